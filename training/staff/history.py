"""The history of people: what each was, where, from which day on."""

from collections.abc import Iterable
from datetime import date, datetime
from typing import Any

from django.db.models import Exists, OuterRef, Q, QuerySet

from games.web.kit.days import house_day
from training.staff.days import end_of
from training.staff.models import Employment, House, User


def begin(people: Iterable[tuple[User, date]], now: datetime, author: User) -> None:
    """Begin the history of people who are new in their house, each on their first day. One query."""
    Employment.objects.bulk_create([_row(person, day, now, author, "") for person, day in people])


def begin_late(person: User, now: datetime) -> None:
    """Begin the history of somebody whom a program entered, before it goes on: with what the account says, from the day
    on which they were entered."""
    if person.house_id is not None and not person.employments.exists():
        _row(person, min(house_day(person.date_joined), house_day(now)), now, None, "").save()


def keep(
    person: User, now: datetime, author: User | None = None, reason: str = "", first_day: date | None = None
) -> Employment | None:
    """Add what a person is now to their history, from a day on (from today), unless it says so already.

    What waits for its day waits on if only the role has changed, else it falls away. Nothing is kept of people who
    never belonged to a house: they are administrators of the site.
    """
    last, waiting = present(person), waiting_for(person)
    if last is None and person.house_id is None:
        return None
    if last and _says(last) == _says(person):
        return last
    row = _row(person, _day(last, now, first_day), now, author, reason)
    row.save()
    if waiting and last and _says(last)[:2] == _says(person)[:2]:
        _wait_on(waiting, person, now, author)
    elif waiting:
        drop_waiting(person)
    return row


def _wait_on(waiting: Employment, person: User, now: datetime, author: User | None) -> None:
    """Add once more what waits for its day, in the person's present role where they stay in the house."""
    role = person.role if waiting.house_id == person.house_id else waiting.role
    what = {"house": waiting.house, "role": role, "is_active": waiting.is_active}
    wait(person, waiting.first_day, now, author, waiting.reason, **what)


def wait(person: User, first_day: date, now: datetime, author: User | None, reason: str, **what: Any) -> None:
    """Add what a person will be from a later day on: what they are now, but for `what` (house, role, is_active). The
    account says so from that day."""
    _row(person, first_day, now, author, reason, **what).save()
    person.changes_on = first_day
    person.save(update_fields=["changes_on"])


def drop_waiting(person: User) -> None:
    """Let what waited for its day fall away: a later row of the history stands in its place."""
    person.changes_on = None
    person.save(update_fields=["changes_on"])


def stay(person: User, now: datetime, author: User) -> Employment:
    """Add that a person stays what they are, in place of what waited for its day."""
    row = _row(person, _day(present(person), now, None), now, author, "")
    row.save()
    drop_waiting(person)
    return row


def waiting_for(person: User) -> Employment | None:
    """Return the row that waits for its day, if any: the last one of the person."""
    return person.employments.select_related("house").last() if person.changes_on else None


def present(person: User) -> Employment | None:
    """Return the row that says what the account says; it may begin on a later day, for somebody who is to come."""
    place = 1 if person.changes_on else 0
    return next(iter(person.employments.reverse()[place : place + 1]), None)


def known_before(rows: Iterable[Employment], row: Employment) -> Employment | None:
    """Return what held on the first day of a row before that row was recorded."""
    known = [each for each in rows if each.pk < row.pk and each.first_day <= row.first_day]
    return max(known, key=lambda each: each.pk, default=None)


def _day(last: Employment | None, now: datetime, first_day: date | None) -> date:
    """Return from which day on a new row counts: not before the one that it follows."""
    return max(first_day or house_day(now), last.first_day if last else date.min)


def _says(what: User | Employment) -> tuple[int | None, bool, str]:
    return what.house_id, what.is_active, what.role


def _row(person: User, first_day: date, now: datetime, author: User | None, reason: str, **what: Any) -> Employment:
    said = {"house": person.house, "role": person.role, "is_active": person.is_active} | what
    return Employment(person=person, first_day=first_day, at=now, author=author, reason=reason, **said)


def staff_on(house: House, day: date) -> QuerySet[User]:
    """Return who works in a house on a day, past or to come, as is known now.

    The account says what holds after the last row of a person. So the history is asked only about people of whom a row
    counts from after the day, or waits for the account to follow; all others are what their account says. Of people
    whom a program entered there may be no history: they count from the day on which they were entered.

    Every part is a set that is found once, and those who are in another house by now are found first: then databases
    read the others in the order of their index, and PostgreSQL does not take the question for a costly one.
    """
    by_then, later_rows = (Employment.objects.filter(**{f"first_day__{way}": day}).order_by() for way in ("lte", "gt"))
    waiting = User.objects.filter(changes_on__isnull=False).order_by()
    changing = later_rows.values("person").union(waiting.values("pk"))
    replaced = Exists(by_then.filter(person=OuterRef("person"), pk__gt=OuterRef("pk")))
    last = by_then.filter(~replaced, person__in=changing, house=house, is_active=True)
    was_here = Q(pk__in=last.values("person"))
    unwritten = ~Exists(Employment.objects.filter(person=OuterRef("pk")))
    to_come = User.objects.filter(unwritten, house=house, date_joined__gte=end_of(day)).order_by()
    is_here = Q(is_active=True) & ~Q(pk__in=changing) & ~Q(pk__in=to_come.values("pk"))
    here = Q(house=house) & (is_here | was_here)
    elsewhere = list(User.objects.filter(was_here).exclude(house=house).order_by().values_list("pk", flat=True))
    return User.objects.filter(here | Q(pk__in=elsewhere) if elsewhere else here)
