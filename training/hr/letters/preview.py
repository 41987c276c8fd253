"""What HR sees of the letters of its house: those to come, by the rule that sends them, and those that went."""

from dataclasses import replace
from datetime import date, datetime, timedelta

from django.db.models import QuerySet

from games.web.kit.days import house_day
from training.hr.letters.due import due_on
from training.hr.letters.models import Digest
from training.hr.letters.notices import Draft, Notice
from training.hr.selectors import house_of
from training.staff.days import start_of
from training.staff.models import House, User

# When the checks of a night are over, from its midnight. The timetable is in portal.celery.
NIGHT_ENDS = timedelta(hours=9)


def next_night(now: datetime) -> date:
    """Return the day of the next letters."""
    day = house_day(now)
    return day if now < start_of(day) + NIGHT_ENDS else day + timedelta(days=1)


def coming(viewer: User, day: date, now: datetime) -> list[Draft]:
    """Return the letters to people of the viewer's house that would go on a day, as the record is now; none for a
    night that is over.

    What is due before, and has not gone yet, goes before. Raise PermissionDenied.
    """
    house = house_of(viewer)
    first = next_night(now)
    if day < first:
        return []
    wrote = set(Digest.objects.filter(day=day, reader__house=house).values_list("reader", flat=True))
    drafts = [draft for draft in due_on(day, house) if draft.reader.pk not in wrote]
    return _without(drafts, _sent_before(day, house, first)) if drafts and day != first else drafts


def _sent_before(day: date, house: House, first: date) -> set[tuple[object, ...]]:
    """Return what goes in the nights before a day, as far as it would be due on the day too."""
    eve = day - timedelta(days=1)
    barred = set()
    if eve == first:  # who got the letter of that day has to wait for the next one
        barred = set(Digest.objects.filter(day=eve, reader__house=house).values_list("reader", flat=True))
    return {
        _key(draft, notice) for draft in due_on(eve, house) if draft.reader.pk not in barred for notice in draft.notices
    }


def _without(drafts: list[Draft], gone: set[tuple[object, ...]]) -> list[Draft]:
    left = [replace(draft, notices=[one for one in draft.notices if _key(draft, one) not in gone]) for draft in drafts]
    return [draft for draft in left if draft.notices]


def _key(draft: Draft, notice: Notice) -> tuple[object, ...]:
    return draft.reader.pk, notice.about, notice.kind, notice.until


def written(viewer: User) -> QuerySet[Digest]:
    """Return the letters that went to people of the viewer's house, the latest first. Raise PermissionDenied."""
    return Digest.objects.filter(reader__house=house_of(viewer)).select_related("reader")
