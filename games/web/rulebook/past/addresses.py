"""The permanent addresses of the rules on a day."""

from datetime import date, timedelta

from django.urls import reverse

from games.web import registry
from games.web.kit.days import house_day
from games.web.rulebook.changes import Change


class DayConverter:
    """A day in an address, such as 2026-01-31. One that no calendar has is in no address."""

    regex = r"\d{4}-\d{2}-\d{2}"

    def to_python(self, value: str) -> date:
        return date.fromisoformat(value)

    def to_url(self, value: date) -> str:
        return value.isoformat()


def day_before(change: Change) -> date:
    """Return the day before a rule last changed."""
    return house_day(change.at) - timedelta(days=1)


def rule_before(change: Change) -> str:
    """Return where a changed rule can be read as it stood on the day before."""
    return rule_on(change, day_before(change))


def rule_on(change: Change, day: date) -> str:
    """Return where a changed rule can be read as it stood on a day."""
    game = registry.game_of(change.ruleset)
    page = reverse("rulebook:past", args=[game.slug, day])
    asked = "" if change.ruleset == game.ruleset else f"?rules={change.ruleset}"
    return f"{page}{asked}#{change.clause}"
