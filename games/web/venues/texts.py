"""What editors wrote, in the reader's language, or in English where it is not there."""

from dataclasses import dataclass
from typing import Any

from django.conf import settings
from django.db.models import Model
from django.utils.safestring import SafeString, mark_safe
from django.utils.translation import get_language
from markdown_it import MarkdownIt
from modeltranslation.utils import build_localized_fieldname

ENGLISH = "en"
# No HTML, no pictures from elsewhere, and no headings of a level that the page has not left free.
_MARKDOWN = MarkdownIt("commonmark", {"html": False}).disable(["heading", "lheading", "image"])


@dataclass(frozen=True, slots=True)
class Said:
    """A text and the language that it is in. An empty one counts as the reader's own."""

    text: str
    language: str
    own: bool

    def __bool__(self) -> bool:
        return bool(self.text)

    def __str__(self) -> str:
        return self.text

    @property
    def html(self) -> SafeString:
        """The text as Markdown; HTML in it stays text."""
        return mark_safe(_MARKDOWN.render(self.text))


def said(row: Model, field: str) -> Said:
    """Return a translated field of a row for the reader who is served now."""
    here = language()
    own = _column(row, field, here)
    if own:
        return Said(own, here, own=True)
    english = _column(row, field, ENGLISH)
    return Said(english, ENGLISH, own=False) if english else Said("", here, own=True)


def language() -> str:
    """Return the reader's."""
    return get_language() or settings.LANGUAGE_CODE


def _column(row: Any, field: str, language: str) -> str:
    return getattr(row, build_localized_fieldname(field, language)) or ""
