"""Figures of the table's page."""

from django import template

from games.rulebook.formats import ltr, money

register = template.Library()


@register.filter
def signed(cents: int) -> str:
    """An amount with its sign, as a gain or a loss is written."""
    return ltr(f"+{money(cents)}") if cents > 0 else money(cents)
