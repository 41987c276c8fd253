"""The history of people: what each was, where, from when on."""

from collections.abc import Iterable
from datetime import date, datetime

from django.db.models import Exists, OuterRef, Q, QuerySet

from training.staff.days import end_of, today
from training.staff.models import Employment, House, User


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


def staff_on(house: House, day: date) -> QuerySet[User]:
    """Return who worked in a house at the end of a day: by the accounts for today and later, by the history before."""
    present = Q(house=house, is_active=True)
    if day >= today():
        return User.objects.filter(present)
    rows = Employment.objects.filter(at__lt=end_of(day)).order_by()
    later = rows.filter(Q(at__gt=OuterRef("at")) | Q(at=OuterRef("at"), pk__gt=OuterRef("pk")))
    last = rows.filter(~Exists(later.filter(person=OuterRef("person"))), house=house, is_active=True)
    # Of people whom a program entered there may be no history.
    unwritten = present & Q(date_joined__lt=end_of(day)) & ~Exists(Employment.objects.filter(person=OuterRef("pk")))
    return User.objects.filter(Q(pk__in=last.values("person")) | unwritten)
