"""Days by the house's clock. A day is counted in `TIME_ZONE`, from midnight to midnight."""

from datetime import date, datetime

from django.utils import timezone


def house_day(moment: datetime) -> date:
    """Return the day in the house at `moment`, whatever time zone the reader is in."""
    return timezone.localdate(moment, timezone.get_default_timezone())
