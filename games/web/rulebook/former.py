"""Translations that another text takes the place of, kept so that a past day can be read in every language."""

from collections.abc import Iterator
from typing import Any

from modeltranslation.utils import build_localized_fieldname

from games.web.rulebook.models import FormerTranslation
from games.web.rulebook.translations import translated_languages

_FIELDS = ("title", "body", "source_revision")
Row = dict[str, Any]


def replaced(old: Row, new: Row) -> Iterator[FormerTranslation]:
    """Yield the texts of a clause that are other ones now, or are made from another revision. One that was made from an
    unknown revision says nothing of any day."""
    for language in translated_languages():
        before, now = ([row[build_localized_fieldname(name, language)] for name in _FIELDS] for row in (old, new))
        title, body, source = before
        if source and before != now:
            yield FormerTranslation(
                clause_id=old["id"], language=language, source_revision=source, title=title, body=body
            )
