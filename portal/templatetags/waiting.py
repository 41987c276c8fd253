"""How long somebody has to wait, in words."""

import math

from django import template

register = template.Library()


@register.filter
def minutes(seconds: int) -> int:
    """Whole minutes that are not shorter than the seconds."""
    return math.ceil(seconds / 60)
