"""Translations that another text takes the place of, kept so that a past day can be read in every language."""

from collections.abc import Collection, Iterator, Mapping
from datetime import datetime
from typing import Any

from modeltranslation.utils import build_localized_fieldname

from games.web.rulebook.models import FormerTranslation
from games.web.rulebook.translations import translated_languages

_FIELDS = ("title", "body", "source_revision")
Row = dict[str, Any]
Place = tuple[str, str, int]  # a clause, a language and the revision that a text is made from
Former = Mapping[Place, FormerTranslation]


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


def former_since(clauses: Collection[str], languages: Collection[str], moment: datetime) -> Former:
    """Return the translations whose place others have taken since a moment, of each revision the earliest.

    One query.
    """
    rows = FormerTranslation.objects.filter(clause__in=clauses, language__in=languages, created__gte=moment)
    return {(row.clause_id, row.language, row.source_revision): row for row in rows.order_by("-pk")}


def own_text(former: Former, place: Place, present: tuple[str, str, int | None]) -> tuple[str, str] | None:
    """Return the first title and body since then that were made from a revision: former ones, or those of `present`
    with the revision of these; None where there are none."""
    if found := former.get(place):
        return found.title, found.body
    title, body, source = present
    return (title, body) if source == place[2] else None
