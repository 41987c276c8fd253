"""The state of a certificate on any day: one rule, as a database expression, so that lists can be filtered by it."""

from datetime import date, timedelta

from django.db.models import Case, Exists, OuterRef, Q, QuerySet, TextChoices, Value, When
from django.utils.translation import pgettext_lazy

from training.certification.models import Certificate, Revocation
from training.quiz.models import OutcomeChange, OutcomeDecision
from training.staff.days import end_of

RUNS_OUT_DAYS = 90


class State(TextChoices):
    NOT_YET = "not-yet", pgettext_lazy("certificate", "not issued yet")
    VALID = "valid", pgettext_lazy("certificate", "valid")
    RUNS_OUT = "runs-out", pgettext_lazy("certificate", "expires soon")
    EXPIRED = "expired", pgettext_lazy("certificate", "expired")
    SUSPENDED = "suspended", pgettext_lazy("certificate", "suspended")
    REVOKED = "revoked", pgettext_lazy("certificate", "revoked")

    @property
    def holds(self) -> bool:
        """Whether the certificate is valid."""
        return self in (State.VALID, State.RUNS_OUT)


def state_on(certificates: QuerySet[Certificate], day: date) -> QuerySet[Certificate]:
    """Return the certificates, each with its `state` at the end of `day`.

    The last valid day counts whole: a certificate is good until midnight of the house's clock.
    """
    rule = Case(
        When(issued_on__gt=day, then=Value(State.NOT_YET)),
        When(_revoked_on(day) | _withdrawn_on(day), then=Value(State.REVOKED)),
        When(_suspended_on(day), then=Value(State.SUSPENDED)),
        When(expires_on__lt=day, then=Value(State.EXPIRED)),
        When(expires_on__lte=day + timedelta(days=RUNS_OUT_DAYS), then=Value(State.RUNS_OUT)),
        default=Value(State.VALID),
    )
    # By keywords, because the model declares the attribute for readers of the code.
    return certificates.annotate(**{"state": rule})


def standing_on(certificates: QuerySet[Certificate], day: date) -> QuerySet[Certificate]:
    """Return the certificates that count on `day`: issued by then, and not renewed by a later one, unless that one is
    revoked or suspended."""
    later = Certificate.objects.filter(
        Q(expires_on__gt=OuterRef("expires_on")) | Q(pk__gt=OuterRef("pk")),
        expires_on__gte=OuterRef("expires_on"),
        holder=OuterRef("holder"),
        house=OuterRef("house"),
        programme=OuterRef("programme"),
        issued_on__lte=day,
    ).exclude(_revoked_on(day) | _withdrawn_on(day) | _suspended_on(day))
    return state_on(certificates.filter(issued_on__lte=day).exclude(Exists(later)), day)


def _revoked_on(day: date) -> Q:
    open_then = Q(reinstatement=None) | Q(reinstatement__at__gte=end_of(day))
    return Q(pk__in=Revocation.objects.filter(open_then, at__lt=end_of(day)).values("certificate"))


def _withdrawn_on(day: date) -> Q:
    """HR has decided that the exam does not count as passed, and has not decided otherwise since."""
    by_then = OutcomeDecision.objects.filter(at__lt=end_of(day)).order_by()
    later = by_then.filter(change__attempt=OuterRef("change__attempt"), pk__gt=OuterRef("pk"))
    return Q(attempt__in=by_then.filter(~Exists(later), passed=False).values("change__attempt"))


def _suspended_on(day: date) -> Q:
    """Return whether the marks no longer give a pass, and HR had not decided on that by the end of the day."""
    by_then = OutcomeChange.objects.filter(at__lt=end_of(day)).order_by()
    later = by_then.filter(attempt=OuterRef("attempt"), pk__gt=OuterRef("pk"))
    undecided = Q(decision=None) | Q(decision__at__gte=end_of(day))
    return Q(attempt__in=by_then.filter(undecided, ~Exists(later), passed=False).values("attempt"))
