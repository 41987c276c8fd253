"""The terms of the glossary."""

from collections.abc import Iterator

from django.urls import reverse
from django.utils.translation import get_language

from games.web.kit.formats import in_a_row
from games.web.rulebook.editions import ENGLISH
from games.web.rulebook.glossary import glossary
from games.web.search.content.names import names_of_all
from games.web.search.found import Found
from games.web.search.models import Kind
from games.web.search.plain import plain


def terms() -> Iterator[Found]:
    """Yield each term with its definition, by all its names."""
    page = reverse("rulebook:terms")
    for letter in glossary(get_language() or ENGLISH):
        for entry in letter.entries:
            named = () if entry.term.is_of_all else names_of_all(entry.term.games)
            yield Found(
                Kind.TERM,
                entry.term.id,
                f"{page}#term-{entry.term.id}",
                entry.said.word,
                in_a_row(entry.games),
                plain(entry.html),
                words=(*entry.term.sought, entry.term.english),
                context=(*(other.word for other in entry.others), *named),
                spoken=entry.said.language,
            )
