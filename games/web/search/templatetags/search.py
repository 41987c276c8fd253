"""What other pages show of the search."""

import re
from urllib.parse import unquote

from django import template

from games.web.search.asked import LONGEST

register = template.Library()
_BETWEEN = re.compile(r"[^\w.]+|_")


@register.simple_tag
def longest_query() -> int:
    """Return how many characters a query may have."""
    return LONGEST


@register.filter
def words_of_address(path: str) -> str:
    """Return the words of an address that leads nowhere, without its language and the first folder: what its reader
    may have looked for."""
    parts = [part for part in unquote(path).split("/") if part]
    named = parts[2:] or parts[1:] or parts
    return " ".join(_BETWEEN.sub(" ", " ".join(named)).split())[:LONGEST]
