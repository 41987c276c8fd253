"""The state of a certificate on any day: one rule, as a database expression, so that lists can be filtered by it."""

from datetime import date
from typing import Any

from django.db.models import Case, Exists, F, OuterRef, Q, QuerySet, Subquery, TextChoices, Value, When
from django.db.models.functions import Coalesce
from django.utils.translation import pgettext_lazy

from training.certification.acts.words import OVERDUE
from training.certification.models import Act, Certificate, Extension, Revocation, Suspension
from training.practical.models import Withdrawal
from training.quiz.models import OutcomeChange, OutcomeDecision
from training.staff.days import end_of
from training.staff.models import House


class State(TextChoices):
    NOT_YET = "not-yet", pgettext_lazy("certificate", "not issued yet")
    VALID = "valid", pgettext_lazy("certificate", "valid")
    RUNS_OUT = "runs-out", pgettext_lazy("certificate", "expires soon")
    OVERDUE = "overdue", OVERDUE
    EXPIRED = "expired", pgettext_lazy("certificate", "expired")
    SUSPENDED = "suspended", pgettext_lazy("certificate", "suspended")
    REVOKED = "revoked", pgettext_lazy("certificate", "revoked")

    @property
    def holds(self) -> bool:
        """Whether the certificate is valid."""
        return self in (State.VALID, State.RUNS_OUT)

    @property
    def may_deal(self) -> bool:
        """Whether its holder may deal in the house: while it is valid, and in the grace after it."""
        return self.holds or self == State.OVERDUE

    @property
    def in_public(self) -> "State":
        """The state as everybody outside the house sees it: grace is an arrangement of the house."""
        return State.EXPIRED if self == State.OVERDUE else self


HOLDS = Q(state__in=[state for state in State if state.holds])  # of certificates that come from `state_on`

DEALING = tuple(state for state in State if state.may_deal)
MAY_DEAL = Q(state__in=DEALING)


def state_on(certificates: QuerySet[Certificate], day: date, house: House | None = None) -> QuerySet[Certificate]:
    """Return the certificates, each with its `state` at the end of `day` and `until`, its last valid day as known then.
    One that rests on a paper has the states of its days before it was entered too, as far as they are known now.

    The last valid day counts whole: a certificate is good until midnight of the house's clock. With a `house`, grace is
    only for those that it issued.
    """
    has_grace = Q(house=house) if house else Q()
    rule = Case(
        When(~counting_by(day), then=Value(State.NOT_YET)),
        When(_revoked_on(day) | _withdrawn_on(day) | _test_withdrawn_on(day), then=Value(State.REVOKED)),
        When(_suspended_on(day) | _undecided_on(day), then=Value(State.SUSPENDED)),
        When(_until(day, due_from__gt=day) | Q(due_from__gt=day), then=Value(State.VALID)),
        When(_until(day, until__gte=day) | Q(expires_on__gte=day), then=Value(State.RUNS_OUT)),
        When(has_grace & (_until(day, grace_until__gte=day) | Q(grace_until__gte=day)), then=Value(State.OVERDUE)),
        default=Value(State.EXPIRED),
    )
    longest = in_force(Extension, "end", day).filter(certificate=OuterRef("pk")).order_by("-until")
    until = Coalesce(Subquery(longest.values("until")[:1]), F("expires_on"))
    # By keywords, because the model declares the attributes for readers of the code.
    return certificates.annotate(**{"state": rule, "until": until})


def standing_on(certificates: QuerySet[Certificate], day: date, house: House | None = None) -> QuerySet[Certificate]:
    """Return the certificates that count on `day`: from then or before, and not renewed by a later one, unless that one
    is revoked or suspended, or ends before an extension of the certificate itself."""
    extended = in_force(Extension, "end", day)
    longer = extended.filter(certificate=OuterRef(OuterRef("pk")), until__gt=OuterRef("expires_on"))
    later = Certificate.objects.filter(
        Q(expires_on__gt=OuterRef("expires_on")) | Q(pk__gt=OuterRef("pk")),
        counting_by(day),
        ~Exists(longer),
        expires_on__gte=OuterRef("expires_on"),
        holder=OuterRef("holder"),
        house=OuterRef("house"),
        programme=OuterRef("programme"),
    ).exclude(barred_on(day))
    return state_on(certificates.filter(counting_by(day)).exclude(Exists(later)), day, house)


def counting_by(day: date) -> Q:
    """Return whether a certificate counts from a day or before: it was issued by then, or its paper was."""
    return Q(issued_on__lte=day) | Q(counts_from__lte=day)


def barred_on(day: date) -> Q:
    """Return whether a certificate is revoked or suspended, by HR or by what became of what it rests on."""
    return _revoked_on(day) | _suspended_on(day) | undone_on(day)


def undone_on(day: date) -> Q:
    """Return whether something that a certificate rests on does not count any more: an exam that is no longer passed,
    or a practical test that was withdrawn."""
    return _withdrawn_on(day) | _undecided_on(day) | _test_withdrawn_on(day)


def _test_withdrawn_on(day: date) -> Q:
    return Q(test__in=Withdrawal.objects.filter(at__lt=end_of(day)).order_by().values("test"))


def in_force(kind: type[Act], end: str, day: date) -> QuerySet[Any]:
    """Return the acts of a kind that were recorded by the end of a day, and not ended by then by a row `end`."""
    still = Q(**{end: None}) | Q(**{f"{end}__at__gte": end_of(day)})
    return kind._default_manager.filter(still, at__lt=end_of(day)).order_by()


def _revoked_on(day: date) -> Q:
    return Q(pk__in=in_force(Revocation, "reinstatement", day).values("certificate"))


def _suspended_on(day: date) -> Q:
    return Q(pk__in=in_force(Suspension, "lift", day).values("certificate"))


def _until(day: date, **which: date) -> Q:
    """Return whether an extension of this kind is in force."""
    return Q(pk__in=in_force(Extension, "end", day).filter(**which).values("certificate"))


def of_undone_exams(day: date) -> Q:
    """Return whether what rests on an `attempt` does not count on a day, since its exam is no longer passed."""
    withdrawn, undecided = _withdrawn(day).values("change__attempt"), _undecided(day).values("attempt")
    return Q(attempt__in=withdrawn) | Q(attempt__in=undecided)


def _withdrawn_on(day: date) -> Q:
    """HR has decided that one of its exams does not count as passed."""
    return _of_exams(_withdrawn(day), "change__attempt")


def _undecided_on(day: date) -> Q:
    """Return whether the marks of one of its exams no longer give a pass, and HR has not decided on that."""
    return _of_exams(_undecided(day), "attempt")


def _of_exams(rows: QuerySet[Any], attempt: str) -> Q:
    """Return whether rows are about an exam of a certificate. Further exams are joined: SQLite takes few levels of
    brackets."""
    further = rows.filter(**{f"{attempt}__further_of__isnull": False}).values(f"{attempt}__further_of__certificate")
    return Q(attempt__in=rows.values(attempt)) | Q(pk__in=further)


def _withdrawn(day: date) -> QuerySet[OutcomeDecision]:
    """Return the decisions by the end of a day that an exam does not count, where HR has not changed its mind."""
    by_then = OutcomeDecision.objects.filter(at__lt=end_of(day)).order_by()
    later = by_then.filter(change__attempt=OuterRef("change__attempt"), pk__gt=OuterRef("pk"))
    return by_then.filter(~Exists(later), passed=False)


def _undecided(day: date) -> QuerySet[OutcomeChange]:
    """Return the last changes by the end of a day after which an exam is not passed, without a decision by then."""
    by_then = OutcomeChange.objects.filter(at__lt=end_of(day)).order_by()
    later = by_then.filter(attempt=OuterRef("attempt"), pk__gt=OuterRef("pk"))
    undecided = Q(decision=None) | Q(decision__at__gte=end_of(day))
    return by_then.filter(undecided, ~Exists(later), passed=False)
