"""The state of certificates on days to come, from what is on record today.

Acts count from the day on which they are recorded, so until another one is recorded nothing but the days of a
certificate changes its state. One query answers for any number of days; `states.state_on` asks one for each.
"""

from datetime import date

from django.db.models import F, OuterRef, QuerySet, Subquery
from django.db.models.functions import Coalesce, Greatest

from training.certification.acts.models import Extension
from training.certification.models import Certificate
from training.certification.states import State, in_force, standing_on

_DAYS = {"due": "due_from", "valid": "until", "grace": "grace_until"}  # as extensions call them


def days_ahead(certificates: QuerySet[Certificate], today: date) -> QuerySet[Certificate]:
    """Return the certificates that count on `today`, each with the first day on which it is to be renewed (`due`), its
    last valid day (`valid`) and the last one on which its holder may deal (`grace`), with the extensions in force."""
    found = standing_on(certificates, today)
    for name, column in _DAYS.items():
        longest = in_force(Extension, "end", today).filter(certificate=OuterRef("pk")).order_by(f"-{column}")
        own = F(column if name != "valid" else "expires_on")
        found = found.annotate(**{name: Greatest(own, Coalesce(Subquery(longest.values(column)[:1]), own))})
    return found


def state_ahead(certificate: Certificate, day: date) -> State:
    """Return the state on `day` of a certificate that comes from `days_ahead` of that day or one before it."""
    state = State(certificate.state)
    if state in (State.REVOKED, State.SUSPENDED):
        return state
    if day < certificate.due:  # type: ignore[attr-defined]
        return State.VALID
    if day <= certificate.valid:  # type: ignore[attr-defined]
        return State.RUNS_OUT
    return State.OVERDUE if day <= certificate.grace else State.EXPIRED  # type: ignore[attr-defined]
