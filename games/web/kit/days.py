"""Days by the house's clock. A day is counted in `TIME_ZONE`, from midnight to midnight."""

from datetime import date, datetime, time, timedelta

from django.utils import timezone


def house_day(moment: datetime) -> date:
    """Return the day in the house at `moment`, whatever time zone the reader is in."""
    return timezone.localdate(moment, timezone.get_default_timezone())


def today() -> date:
    return house_day(timezone.now())


def start_of(day: date) -> datetime:
    """Return the first moment of a day."""
    return datetime.combine(day, time.min, timezone.get_default_timezone())


def end_of(day: date) -> datetime:
    """Return the first moment after `day`: what was recorded before it counts as known on the day."""
    return start_of(day + timedelta(days=1))
