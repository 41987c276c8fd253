"""Where a printed source errs: `errata.toml` of a book, with what the engine computes instead.

`line` is our one sentence; its placeholders are `{printed}`, which is what the source has, and the facts that the
engine's `errata.py` computes. An erratum stands under its clause on the pages of `games`, or on all that print the
book.
"""

import tomllib
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import Any

from django.utils.html import escape, format_html
from django.utils.safestring import SafeString, mark_safe
from django.utils.translation import pgettext

from games.core.facts import Fact
from games.core.patterns import placeholders
from games.web.kit import wording
from games.web.kit.formats import with_calls
from games.web.kit.message_format import formatted
from games.web.registry import GAMES, books, games_of
from games.web.rulebook.sources import PLACE, Document, SourceFault, document, said_place, words_of

_KEYS = ("id", "clause", "document", "place", "printed", "line")


@dataclass(frozen=True, slots=True)
class Erratum:
    """A fault of a document. `printed` is a quotation of it, in `language`; `line` is the English of what we say."""

    id: str
    clause: str
    document: Document
    place: str
    printed: str
    line: str
    language: str
    book: str
    games: tuple[str, ...]

    @property
    def said(self) -> str:
        """The line in the reader's language, with what is printed and what the engine computes."""
        return formatted(self._sentence, {**self._facts, "printed": f"“{self.printed}”"})

    @property
    def html(self) -> SafeString:
        """The line as a page has it: what is printed is a quotation in its own language, French calls in italics."""
        quoted = format_html('<q lang="{}">{}</q>', self.language, self.printed)
        facts = {name: value if isinstance(value, int) else escape(value) for name, value in self._facts.items()}
        return mark_safe(formatted(with_calls(self._sentence), {**facts, "printed": quoted}))

    @property
    def said_place(self) -> SafeString:
        return said_place(self.document, self.place)

    @property
    def _sentence(self) -> str:
        return pgettext(context(self.id), self.line)

    @property
    def _facts(self) -> dict[str, str | int]:
        return wording.arguments(computed(self.book))


@cache
def errata(book: str) -> tuple[Erratum, ...]:
    """Return the errata of a book in the order of their file. Raise SourceFault for one that cannot be read."""
    file = files(f"games.{book}") / "errata.toml"
    table = tomllib.loads(file.read_text(encoding="utf-8")) if file.is_file() else {}
    return tuple(_erratum(read, book) for read in table.get("erratum", []))


def _erratum(read: dict[str, Any], book: str) -> Erratum:
    name = read.get("id", "?")
    if missing := [key for key in _KEYS if not str(read.get(key, "")).strip()]:
        raise SourceFault(f"erratum {name} lacks {', '.join(missing)}")
    if unknown := sorted(read.keys() - {*_KEYS, "games", "language"}):
        raise SourceFault(f"erratum {name} has {', '.join(unknown)}, which nobody reads")
    games = tuple(read.get("games", [game.slug for game in games_of(book)]))
    if strange := sorted(set(games) - GAMES.keys()):
        raise SourceFault(f"erratum {name} is of {', '.join(strange)}, which is no game")
    texts = {key: read[key].strip() for key in _KEYS if key != "document"}
    paper = document(read["document"])
    language = read.get("language", paper.language)
    return Erratum(document=paper, language=language, book=book, games=games, **texts)


@cache
def computed(book: str) -> Mapping[str, Fact]:
    """Return what the engine computes where a source errs, by placeholder."""
    return games_of(book)[0].room().errata()


def every_erratum() -> Iterator[Erratum]:
    for book in books():
        yield from errata(book)


def errata_of(clause: str, game: str) -> tuple[Erratum, ...]:
    """Return the errata that stand under a clause on the page of a game."""
    return tuple(one for one in every_erratum() if one.clause == clause and game in one.games)


def context(erratum: str) -> str:
    return f"erratum.{erratum}.line"


def messages() -> Iterator[tuple[str, str]]:
    """Yield what translators translate of the errata: context and English."""
    for one in every_erratum():
        yield context(one.id), one.line
        for word in words_of(one.document, one.place):
            yield PLACE, word


def faults_in(book: str) -> Iterator[str]:
    """Yield what is wrong with the placeholders of a book's errata, a line each."""
    known = computed(book).keys() | {"printed"}
    for one in errata(book):
        for name in sorted(placeholders(one.line) - known):
            yield f"{one.id}: {{{name}}} is nothing that games/{book}/errata.py computes"
