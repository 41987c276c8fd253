"""The history of people: what each was, where, from when on."""

from collections.abc import Iterable
from datetime import datetime

from training.staff.models import Employment, User


def begin(people: Iterable[User], now: datetime, author: User) -> None:
    """Begin the history of people who are new in their house. One query."""
    Employment.objects.bulk_create([_row(person, now, author, "") for person in people])


def keep(person: User, now: datetime, author: User | None = None, reason: str = "") -> Employment | None:
    """Add what a person is now to their history, unless its last row says the same.

    Nothing is kept of people who never belonged to a house: they are administrators of the site.
    """
    last = person.employments.last()
    if last is None and person.house_id is None:
        return None
    if last and (last.house_id, last.role, last.is_active) == (person.house_id, person.role, person.is_active):
        return last
    row = _row(person, now, author, reason)
    row.save()
    return row


def _row(person: User, now: datetime, author: User | None, reason: str) -> Employment:
    kept = {"house": person.house, "role": person.role, "is_active": person.is_active}
    return Employment(person=person, at=now, author=author, reason=reason, **kept)
