"""Days and moments as the reader's language writes them, by the house's clock."""

from datetime import date, datetime

from babel import Locale
from babel.dates import format_date, format_datetime, format_time
from django import template
from django.utils import timezone
from django.utils.translation import get_language, to_locale

register = template.Library()


@register.filter
def day(value: date) -> str:
    """19 November 2026"""
    return format_date(value, "long", locale=_locale())


@register.filter
def short_day(value: date) -> str:
    """19 Nov 2026, for columns"""
    return format_date(value, "medium", locale=_locale())


@register.filter
def moment(value: datetime) -> str:
    """19 Nov 2026, 14:30"""
    return format_datetime(_local(value), "medium", tzinfo=timezone.get_default_timezone(), locale=_locale())


@register.filter
def clock(value: datetime) -> str:
    """14:30"""
    return format_time(_local(value), "short", locale=_locale())


def _local(value: datetime) -> datetime:
    return timezone.localtime(value, timezone.get_default_timezone())


def _locale() -> Locale:
    language = get_language() or "en"
    # English as it is read in Europe: the day before the month.
    return Locale.parse("en_GB" if language == "en" else to_locale(language))
