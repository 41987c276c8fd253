"""Days and moments as the reader's language writes them, by the house's clock."""

from datetime import date, datetime

from babel import Locale
from babel.dates import format_date, format_time, get_datetime_format
from babel.units import format_unit
from django import template
from django.utils import timezone
from django.utils.translation import get_language, to_locale

from training.staff.days import house_day

register = template.Library()


@register.filter
def day(value: date | datetime) -> str:
    """19 November 2026"""
    on = house_day(value) if isinstance(value, datetime) else value
    return _first(format_date(on, "long", locale=_locale()))


@register.filter
def short_day(value: date) -> str:
    """19 Nov 2026, for columns"""
    return _first(format_date(value, "medium", locale=_locale()))


@register.filter
def moment(value: datetime) -> str:
    """19 Nov 2026, 14:30"""
    together = get_datetime_format("medium", locale=_locale())
    return str(together).format(clock(value), short_day(house_day(value)))


@register.filter
def clock(value: datetime) -> str:
    """14:30"""
    local = timezone.localtime(value, timezone.get_default_timezone())
    return format_time(local, "short", locale=_locale())


def _first(written: str) -> str:
    """French writes the first of a month as an ordinal: 1er novembre 2026. Babel does not."""
    return written.replace("1 ", "1er ", 1) if _locale().language == "fr" and written.startswith("1 ") else written


@register.filter
def seconds(value: float) -> str:
    """45 seconds"""
    return format_unit(round(value), "duration-second", "long", locale=_locale())


def _locale() -> Locale:
    language = get_language() or "en"
    # English as it is read in Europe: the day before the month.
    return Locale.parse("en_GB" if language == "en" else to_locale(language))
