"""Days and moments as the reader's language writes them, by the house's clock."""

from datetime import date, datetime

from babel.dates import format_date, format_time, get_datetime_format
from babel.units import format_unit
from django import template
from django.utils import timezone

from games.web.kit.days import house_day
from games.web.kit.formats import locale

register = template.Library()


@register.filter
def day(value: date | datetime) -> str:
    """19 November 2026"""
    on = house_day(value) if isinstance(value, datetime) else value
    return _first(format_date(on, "long", locale=locale()))


@register.filter
def short_day(value: date) -> str:
    """19 Nov 2026, for columns"""
    return _first(format_date(value, "medium", locale=locale()))


@register.filter
def moment(value: datetime) -> str:
    """19 Nov 2026, 14:30"""
    together = get_datetime_format("medium", locale=locale())
    return str(together).format(clock(value), short_day(house_day(value)))


@register.filter
def clock(value: datetime) -> str:
    """14:30"""
    local = timezone.localtime(value, timezone.get_default_timezone())
    return format_time(local, "short", locale=locale())


def _first(written: str) -> str:
    """French writes the first of a month as an ordinal: 1er novembre 2026. Babel does not."""
    return written.replace("1 ", "1er ", 1) if locale().language == "fr" and written.startswith("1 ") else written


@register.filter
def seconds(value: float) -> str:
    """45 seconds"""
    return format_unit(round(value), "duration-second", "long", locale=locale())


@register.filter
def days(value: int) -> str:
    """30 days"""
    return format_unit(value, "duration-day", "long", locale=locale())


@register.filter
def hours(value: int) -> str:
    """24 hours"""
    return format_unit(value, "duration-hour", "long", locale=locale())
