"""Days and times of day, as people write them in tables."""

import re
from datetime import date, time

# The days around them can still be counted.
FIRST, LAST = date(1900, 1, 1), date(2199, 12, 31)

_DAY = re.compile(r"(\d{4})-(\d{1,2})-(\d{1,2})|(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})")
_TIME = re.compile(r"(\d{1,2})(?:[:.hH](\d{2})?(?::\d{2})?)?")


def read_moment(text: str) -> tuple[date | None, time | None]:
    """Return the day that was written, and the time of day where one follows it. Both are None where either cannot be
    read."""
    day, _space, hours = text.replace("T", " ").partition(" ")
    found = read_day(day)
    started = read_time(hours) if hours else None
    return (None, None) if hours and started is None else (found, started)


def read_day(text: str) -> date | None:
    """Return a day written as 2026-01-31 or, day first, as 31/1/2026; None for anything else."""
    match = _DAY.fullmatch(text)
    if match is None:
        return None
    year, month, day = match.group(1, 2, 3) if match[1] else match.group(6, 5, 4)
    try:
        found = date(int(year), int(month), int(day))
    except ValueError:
        return None
    return found if FIRST <= found <= LAST else None


def read_time(text: str) -> time | None:
    """Return a time of day written as 20:30, 20.30, 20h30 or 20; None for anything else. 24 is midnight."""
    match = _TIME.fullmatch(text.replace(" ", ""))
    if match is None:
        return None
    hours, minutes = int(match[1]), int(match[2] or 0)
    if (hours, minutes) == (24, 0):
        hours = 0
    return time(hours, minutes) if hours < 24 and minutes < 60 else None
