"""Reading a roster as a calendar (iCalendar, RFC 5545), without a database: each event is a shift."""

from collections.abc import Iterator
from datetime import date, datetime, timedelta, tzinfo
from typing import Any

from training.hr.rosters.heads import DAY, PERSON, PLACE
from training.hr.rosters.reading import Fault, Reading, Shift, joined, read
from training.hr.tables.moments import FIRST, LAST

_BEGIN = "BEGIN:VCALENDAR"
_MAILTO = "mailto:"
_A_DAY = timedelta(days=1)
_MOST_DAYS = 366  # of one event without times


def read_roster(text: str, zone: tzinfo) -> Reading:
    """Return what a roster says, as a calendar or as a table. `zone` is the clock of the house."""
    is_calendar = text.removeprefix("\ufeff").lstrip()[: len(_BEGIN)].upper() == _BEGIN
    return read_calendar(text, zone) if is_calendar else read(text)


def read_calendar(text: str, zone: tzinfo) -> Reading:
    """Return the events of a calendar as shifts: an attendee is a person, the title is the table. Events that are
    cancelled are left out. A line is that on which an event begins."""
    from icalendar import Calendar  # costly, and few rosters are calendars

    text = text.removeprefix("\ufeff").lstrip()
    try:
        calendars: Any = Calendar.from_ical(text, multiple=True)
    except ValueError:
        return Reading(faults=(Fault(1, "", "", "calendar"),))
    events = [event for calendar in calendars for event in calendar.walk("VEVENT")]
    if not events:
        return Reading(faults=(Fault(1, "", "", "empty"),))
    lines = (number for number, line in enumerate(text.splitlines(), 1) if line.strip().upper() == "BEGIN:VEVENT")
    return joined(one for line, event in zip(lines, events, strict=False) for one in _shifts(line, event, zone))


def _shifts(line: int, event: Any, zone: tzinfo) -> Iterator[Shift | list[Fault]]:
    """Yield the shifts of an event, one for each person and day, or all that is wrong with it."""
    if str(event.get("STATUS", "")).upper() == "CANCELLED":
        return
    place, people = str(event.get("SUMMARY", "")).strip(), _people(event)
    faults = [Fault(line, name, "", "missing") for name, has in ((PERSON, people), (PLACE, place)) if not has]
    if "RRULE" in event or "RDATE" in event:
        faults.append(Fault(line, DAY, place, "repeats"))
    times = _times(event, zone)
    if times is None:
        faults.append(Fault(line, DAY, place, "event"))
    if faults or times is None:
        yield faults
        return
    for start, end in times:
        for person in people:
            if isinstance(start, datetime):
                yield Shift(line, start.date(), person, place, start.time(), end.time())
            else:
                yield Shift(line, start, person, place)


def _people(event: Any) -> list[str]:
    """Return the attendees by their addresses, or by their names where they have none."""
    found = event.get("ATTENDEE", [])
    attendees = found if isinstance(found, list) else [found]
    said = (
        str(one)[len(_MAILTO) :] if str(one).lower().startswith(_MAILTO) else str(one.params.get("CN", one))
        for one in attendees
    )
    return [person.strip() for person in said if person.strip()]


def _times(event: Any, zone: tzinfo) -> list[tuple[Any, Any]] | None:
    """Return from when to when an event lasts by the clock of the house, or its days where it has no times; None where
    it cannot be known, is empty, is longer than a shift can be, or is on a day that no roster has."""
    try:
        times = _counted(event.start, event.end, zone)
    except (ValueError, OverflowError):
        return None
    return times if times and _day(times[0][0]) >= FIRST and _day(times[-1][0]) <= LAST else None


def _counted(start: Any, end: Any, zone: tzinfo) -> list[tuple[Any, Any]] | None:
    if isinstance(start, datetime) and isinstance(end, datetime):
        start, end = (moment.astimezone(zone) if moment.tzinfo else moment for moment in (start, end))
        start, end = start.replace(tzinfo=None), end.replace(tzinfo=None)
        return [(start, end)] if timedelta(0) < end - start <= _A_DAY else None
    if isinstance(start, datetime) or not isinstance(start, date) or not 0 < (end - start).days <= _MOST_DAYS:
        return None
    return [(start + _A_DAY * number, None) for number in range((end - start).days)]


def _day(moment: date) -> date:
    return moment.date() if isinstance(moment, datetime) else moment
