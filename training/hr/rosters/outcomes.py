"""What becomes of a shift: whether the person may deal at the table on that day, and if not, why."""

from django.db.models import TextChoices
from django.utils.translation import gettext_lazy as _
from django.utils.translation import pgettext_lazy

from training.certification.states import State
from training.hr.competence.selectors import Competence
from training.hr.people_without import Without


class Outcome(TextChoices):
    """In the order of lists: what needs somebody's attention first."""

    UNKNOWN_PERSON = "unknown-person", _("unknown person")
    UNKNOWN_PLACE = "unknown-table", _("unknown table")
    LEFT = "left", _("has left by then")
    TO_COME = "to-come", _("does not work here yet on that day")
    WILL_EXPIRE = "will-expire", _("expires before that day")
    UNRECOGNISED = "unrecognised", _("certificate not recognised on that day")
    EXPIRED = "expired", pgettext_lazy("certificate", "expired")
    SUSPENDED = "suspended", pgettext_lazy("certificate", "suspended")
    REVOKED = "revoked", pgettext_lazy("certificate", "revoked")
    THEORY = "theory", _("certificate without the practical test")
    IN_TRAINING = "in-training", pgettext_lazy("person", "in training")
    NOT_STARTED = "not-started", _("no certificate")
    GRACE = "grace", _("expired, may still deal")
    QUALIFIED = "qualified", _("qualified")

    @property
    def tone(self) -> str:
        """The class of its badge."""
        if self.is_unknown:
            return "info"
        return {Outcome.QUALIFIED: "good", Outcome.GRACE: "warn"}.get(self, "bad")

    @property
    def sign(self) -> str:
        return {"good": "✓", "warn": "!", "bad": "✗", "info": "?"}[self.tone]

    @property
    def is_unknown(self) -> bool:
        """Whether nobody can say, because the roster names what the house does not have."""
        return self in (Outcome.UNKNOWN_PERSON, Outcome.UNKNOWN_PLACE)

    @property
    def may_deal(self) -> bool:
        return self in (Outcome.QUALIFIED, Outcome.GRACE)


_OF_STATES = {
    State.EXPIRED: Outcome.EXPIRED,
    State.SUSPENDED: Outcome.SUSPENDED,
    State.REVOKED: Outcome.REVOKED,
    Without.IN_TRAINING: Outcome.IN_TRAINING,
}


def outcome_of(then: Competence | None, now: Competence | None) -> Outcome:
    """Return what becomes of a shift by what its programme means for the person on its day and today."""
    if then and then.may_deal:
        in_grace = then.exemption is None and then.state == State.OVERDUE
        return Outcome.GRACE if in_grace else Outcome.QUALIFIED
    if then and then.state in State.values and State(then.state).may_deal:
        return Outcome.THEORY
    if now and now.may_deal:
        is_unrecognised = now.issuer and not now.exemption and not (then and then.code)
        return Outcome.UNRECOGNISED if is_unrecognised else Outcome.WILL_EXPIRE
    return _OF_STATES.get(then.state, Outcome.NOT_STARTED) if then else Outcome.NOT_STARTED  # type: ignore[call-overload]
