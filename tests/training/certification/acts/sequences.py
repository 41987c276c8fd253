"""Sequences of acts, and the days that matter in them."""

from collections.abc import Iterator
from datetime import date, timedelta

from tests.training.certification.acts.model import Person, Terms

FIRST = date(2026, 3, 2)
TERMS = (
    Terms(12, 30, 0),
    Terms(12, 0, 10),
    Terms(6, 60, 45),
    Terms(1, 27, 3),
    Terms(12, 30, 10, (1, 31)),
    Terms(24, 90, 30, (2, 28)),
)
# What happens more often in a sequence, so that more of it may be done.
ACTS = (
    *("pass", "pass", "pass", "extend", "extend", "extend", "suspend", "lift", "lift", "shorten"),
    *("revoke", "reinstate", "reinstate", "fall", "rise", "confirm", "refuse", "paper", "paper"),
)
# From day to day a certificate to which nothing is done only goes on along this line.
LINE = ("not-yet", "valid", "runs-out", "overdue", "expired")


def days_of(person: Person) -> Iterator[date]:
    """Every day on which something is done or ends, with its neighbours."""
    marks = set()
    for paper in person.papers:
        ends = {paper.printed, *(until for _day, _act, until in paper.events if until)}
        marks |= {paper.issued, paper.since, *ends, *(day for day, _act, _until in paper.events)}
        marks |= {end + timedelta(person.terms.grace) for end in ends}
        marks |= {end - timedelta(person.terms.window) for end in ends}
    yield from sorted({day + timedelta(days) for day in marks for days in (-1, 0, 1)})


def is_possible(before: str, after: str) -> bool:
    """Whether a state may follow another from one day to the next where nothing is done."""
    if before in LINE:
        return after in LINE[LINE.index(before) :]
    return after == before
