"""Amounts, shares and refusals in the reader's language, for every page of the site."""

from typing import Any

from django import template

from games.web.kit import formats, wording

register = template.Library()
register.filter("money", formats.money)
register.filter("money_column", formats.money_column)
register.filter("signed", formats.signed)
register.filter("percent", formats.percent)
register.filter("percent_column", formats.percent_column)
register.filter("percent_signed", formats.percent_signed)
register.filter("percent_short", formats.percent_short)
register.filter("decimal", formats.decimal)
register.filter("whole_percent", formats.whole_percent)
register.filter("fraction", formats.fraction)
register.filter("odds", formats.odds)
register.filter("run", formats.run)
register.filter("sentence_case", formats.sentence_case)
register.filter("problem_text", wording.problem_text)


@register.filter
def entry(table: dict[str, Any], key: str) -> Any:
    """Return what a table has under a key that is itself a value of the template; empty where it has nothing."""
    return table.get(key, "")
