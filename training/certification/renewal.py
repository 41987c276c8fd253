"""How long a pass is good for. An early renewal keeps what was left of the certificate before."""

from datetime import date

from django.db.models import Max, Q

from training.certification.models import Certificate
from training.certification.states import State, state_on
from training.drills.kit.exam import Programme
from training.staff.days import after_months
from training.staff.models import User

# No certificate lasts longer than so many times the validity, however often its exam is passed.
MOST = 2


def expires_on(programme: Programme, holder: User, house: int, issued_on: date) -> date:
    """Return the last valid day of a certificate issued on a day, after what its holder holds on that day."""
    held = state_on(Certificate.objects.filter(holder=holder, house=house, programme=programme.slug), issued_on)
    good = held.filter(Q(state__in=[State.VALID, State.RUNS_OUT]))
    return renewed_until(programme, good.aggregate(last=Max("expires_on"))["last"] or issued_on, issued_on)


def renewed_until(programme: Programme, last: date, issued_on: date) -> date:
    """Return the last valid day of a pass on `issued_on`, where the certificate before is good until `last`.

    Counted from that day, but never further ahead than twice the validity.
    """
    months = programme.validity_months
    return min(after_months(last, months), after_months(issued_on, MOST * months))
