"""All that writes hours at the tables."""

from dataclasses import dataclass
from datetime import date, datetime

from django.db import transaction

from games.web.kit.days import house_day
from training.hours.models import TableHours
from training.hours.problems import HoursRefused
from training.hours.selectors import people
from training.hours.signals import hours_entered
from training.staff import audit
from training.staff.models import User
from training.staff.teaching import overseen_house


@dataclass(frozen=True)
class Worked:
    """So many whole hours, of which `day` was the last day; the same `token` again is the same entry."""

    hours: int
    day: date
    token: str
    note: str = ""


@transaction.atomic
def enter(author: User, person: User, game: str, worked: Worked, now: datetime) -> TableHours:
    """Enter hours that somebody of the author's house worked at the tables of a game. Raise PermissionDenied,
    HoursRefused (person, future)."""
    house = overseen_house(author)
    if not people(author).filter(pk=person.pk).exists():
        raise HoursRefused("person")
    _turn(person)
    if kept := TableHours.objects.filter(author=author, token=worked.token).first():
        return kept
    return _add(author, worked, now, audit.Action.HOURS_ENTERED, house=house, person=person, game=game)


@transaction.atomic
def correct(author: User, entry: TableHours, worked: Worked, now: datetime) -> TableHours:
    """Put another entry in the place of one, with a note that says why; no hours take it back. Raise PermissionDenied,
    HoursRefused (person, future, corrected, same, no-reason)."""
    house = overseen_house(author)
    if entry.house_id != house.pk or entry.person_id == author.pk:
        raise HoursRefused("person")
    _turn(entry.person)
    if kept := TableHours.objects.filter(author=author, token=worked.token).first():
        return kept
    if TableHours.objects.filter(corrects=entry).exists():
        raise HoursRefused("corrected")
    if (entry.hours, entry.day) == (worked.hours, worked.day):
        raise HoursRefused("same")
    if not worked.note.strip():
        raise HoursRefused("no-reason")
    of = {"house": house, "person": entry.person, "game": entry.game, "corrects": entry}
    return _add(author, worked, now, audit.Action.HOURS_CORRECTED, **of)


def _turn(person: User) -> None:
    """Wait until nobody else writes about somebody, to the end of the transaction."""
    User.objects.select_for_update(no_key=True).get(pk=person.pk)


def _add(author: User, worked: Worked, now: datetime, action: audit.Action, **of: object) -> TableHours:
    if worked.day > house_day(now):
        raise HoursRefused("future")
    entry = TableHours.objects.create(
        hours=worked.hours,
        day=worked.day,
        note=worked.note.strip(),
        token=worked.token,
        author=author,
        at=now,
        **of,
    )
    details = {"candidate": entry.person_id, "game": entry.game, "hours": entry.hours, "reason": entry.note}
    audit.note(author, action, str(entry.pk), **details)
    hours_entered.send(TableHours, entry=entry)
    return entry
