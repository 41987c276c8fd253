"""The signs of states in the matrix."""

from django import template

register = template.Library()


@register.filter
def sign(signs: dict[str, str], state: str) -> str:
    """Return the sign of a state out of those of `grid.signs`."""
    return signs[state]
