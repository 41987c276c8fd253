"""How long a pass is good for. An early renewal keeps what was left of the certificate before."""

from dataclasses import dataclass
from datetime import date, timedelta

from django.db.models import Max

from training.certification.models import Certificate
from training.certification.states import HOLDS, barred_on, state_on
from training.drills.kit.exam import MONTHS_OF_A_YEAR, Certified
from training.staff.days import after_months
from training.staff.models import User

# No certificate lasts longer than so many times the validity, however often its exam is passed.
MOST = 2


@dataclass(frozen=True)
class Span:
    """The days of a certificate: from when on it should be renewed, its last valid one, and the end of the grace."""

    due_from: date
    expires_on: date
    grace_until: date


def span(programme: Certified, holder: User, house: int, passed_on: date, today: date) -> Span:
    """Return the days of a certificate of a pass on a day, after what its holder held on that day and has not lost
    since."""
    own = Certificate.objects.filter(holder=holder, house=house, programme=programme.slug).exclude(barred_on(today))
    last = state_on(own, passed_on).filter(HOLDS).aggregate(last=Max("until"))["last"] or passed_on
    return ending_on(programme, renewed_until(programme, last, passed_on))


def ending_on(programme: Certified, last: date) -> Span:
    """Return the days of a certificate whose last valid one is `last`."""
    return Span(
        due_from=last - timedelta(days=programme.window_days),
        expires_on=last,
        grace_until=last + timedelta(days=programme.grace_days),
    )


def renewed_until(programme: Certified, last: date, issued_on: date) -> date:
    """Return the last valid day of a pass on `issued_on`, where the certificate before is good until `last`.

    Counted from that day, but never further ahead than twice the validity, and never less than it was.
    """
    months = programme.validity_months
    counted = min(after_months(last, months), after_months(issued_on, MOST * months))
    return max(last, _ending(programme, counted, issued_on))


def _ending(programme: Certified, counted: date, issued_on: date) -> date:
    """Return the fixed last day of a programme at or before the one that is counted; the next one where the certificate
    would be due for renewal on the day on which it is issued."""
    if programme.ends is None:
        return counted
    fixed = date(counted.year, *programme.ends)
    if fixed > counted:
        fixed = after_months(fixed, -MONTHS_OF_A_YEAR)
    if fixed - issued_on <= timedelta(days=programme.window_days):
        fixed = after_months(fixed, MONTHS_OF_A_YEAR)
    return fixed
