"""Days and months by the house's clock, as `games.web.kit.days` counts them."""

from calendar import monthrange
from datetime import date

from games.web.kit.days import end_of, start_of, today

__all__ = ["after_months", "end_of", "start_of", "today"]


def after_months(day: date, months: int) -> date:
    """Return the same day `months` later; the last of the month where that month is shorter."""
    years, month = divmod(day.month - 1 + months, 12)
    year, month = day.year + years, month + 1
    return date(year, month, min(day.day, monthrange(year, month)[1]))
