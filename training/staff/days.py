"""Days and months by the house's clock. A day is counted in `TIME_ZONE`, from midnight to midnight."""

from calendar import monthrange
from datetime import date, datetime, time, timedelta

from django.utils import timezone

from games.web.kit.days import house_day


def after_months(day: date, months: int) -> date:
    """Return the same day `months` later; the last of the month where that month is shorter."""
    years, month = divmod(day.month - 1 + months, 12)
    year, month = day.year + years, month + 1
    return date(year, month, min(day.day, monthrange(year, month)[1]))


def today() -> date:
    return house_day(timezone.now())


def start_of(day: date) -> datetime:
    """Return the first moment of a day."""
    return datetime.combine(day, time.min, timezone.get_default_timezone())


def end_of(day: date) -> datetime:
    """Return the first moment after `day`: what was recorded before it counts as known on the day."""
    return start_of(day + timedelta(days=1))
