"""The words of a piece of HTML, without its tags."""

import re
from html import unescape

from django.utils.html import strip_tags

_BLOCKS = re.compile(r"</?(?:p|li|ul|ol|dl|dt|dd|h[1-6]|table|thead|tbody|tr|th|td|br|div|section|article)\b[^>]*>")
_SPACES = re.compile(r"[ \t\r\n\f]+")


def plain(html: str) -> str:
    """Return the text, with a space where a block begins or ends; spaces that hold words together stay as they are."""
    return _SPACES.sub(" ", unescape(strip_tags(_BLOCKS.sub(" ", html)))).strip()
