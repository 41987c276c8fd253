"""The days in the life of a certificate on which people are written to. Knows no database."""

from collections.abc import Iterable, Iterator, Sequence
from datetime import date, timedelta
from itertools import pairwise

from training.certification.models import Reminder
from training.certification.renewal import Span
from training.hr.letters.days import Period

# So long after a certificate has expired nobody is written to about it any more.
LOOK_BACK = timedelta(days=30)
_BEFORE = "-days"


def step_on(span: Span, issued_on: date, periods: Sequence[Period], day: date) -> str | None:
    """Return the kind of the last step on `day` or before, which replaces those before it.

    None where there was none since the day of issue, or the certificate expired too long ago.
    """
    passed = {when: kind for when, kind in _steps(span, periods) if issued_on < when <= day}
    if not passed or day > span.grace_until + LOOK_BACK:
        return None
    return passed[max(passed)]


def _steps(span: Span, periods: Sequence[Period]) -> Iterator[tuple[date, str]]:
    """Yield the days of a certificate with their kinds: as the house says, when it becomes due, the last one, and the
    first ones on which it is overdue and has expired."""
    for period, end in pairwise([*periods, Period(date.max, ())]):
        for number in period.days:
            when = span.expires_on - timedelta(days=number)
            if period.first <= when < end.first:
                yield when, f"{number}{_BEFORE}"
    for when in (span.due_from, span.expires_on):
        yield when, f"{(span.expires_on - when).days}{_BEFORE}"
    if span.grace_until > span.expires_on:
        yield span.expires_on + timedelta(days=1), Reminder.OVERDUE
    yield span.grace_until + timedelta(days=1), Reminder.EXPIRED


def is_said(kind: str, said: Iterable[str]) -> bool:
    """Return whether somebody who was written to at the steps `said` knows what a step of this kind says."""
    return any(_urgency(each) >= _urgency(kind) for each in said)


def _urgency(kind: str) -> int:
    """Return the days that are over, counted from the last valid one; the grace counts as one."""
    after = {Reminder.OVERDUE: 1, Reminder.EXPIRED: 2}
    return after[kind] if kind in after else -int(kind.removesuffix(_BEFORE))
