"""The terms of the glossary."""

from collections.abc import Iterator

from django.urls import reverse
from django.utils.translation import get_language

from games.web.kit.formats import in_a_row
from games.web.rulebook.editions import ENGLISH
from games.web.rulebook.glossary import glossary
from games.web.search.found import Found
from games.web.search.models import Kind
from games.web.search.plain import plain


def terms() -> Iterator[Found]:
    """Yield each term with its definition, by all its names."""
    page = reverse("rulebook:terms")
    for letter in glossary(get_language() or ENGLISH):
        for entry in letter.entries:
            yield Found(
                Kind.TERM,
                entry.term.id,
                f"{page}#term-{entry.term.id}",
                entry.said.word,
                in_a_row(entry.games),
                plain(entry.html),
                words=entry.term.sought,
                context=(*(other.word for other in entry.others), *entry.games),
                spoken=entry.said.language,
            )
