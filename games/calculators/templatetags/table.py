"""Figures of the table's page."""

from django import template

from games.rulebook.formats import ltr, money

register = template.Library()


@register.filter
def signed(cents: int) -> str:
    """An amount with its sign, as a gain or a loss is written; a loss with the minus, which is no hyphen."""
    sign = "+" if cents > 0 else "\u2212" if cents < 0 else ""
    return ltr(f"{sign}{money(abs(cents))}")
