"""Where a rule comes from: the documents of `sources.toml`, and what a clause cites of them.

A clause says `source = "croupier-course: figure 3; decision: R4"`: documents by name, each with the place in it. What
we decided ourselves is numbered in `decisions.toml` of the book or of its base and stands there in words.
"""

import datetime
import re
import tomllib
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import cache, lru_cache
from importlib.resources import files
from typing import Any

from django.utils.functional import Promise
from django.utils.html import format_html
from django.utils.safestring import SafeString
from django.utils.translation import get_language, get_language_info, pgettext, pgettext_lazy

from games.core.clauses import Rulebook
from games.web.kit.formats import day
from games.web.kit.game import KEPT, reference
from games.web.registry import books, books_of

KINDS: dict[str, Promise] = {
    "law": pgettext_lazy("kind of source", "law"),
    "house": pgettext_lazy("kind of source", "house rule"),
    "course": pgettext_lazy("kind of source", "course"),
    "leaflet": pgettext_lazy("kind of source", "leaflet"),
    "custom": pgettext_lazy("kind of source", "custom"),
    "computed": pgettext_lazy("kind of source", "computed"),
    "decision": pgettext_lazy("kind of source", "our decision"),
}
PLACE = "place in a document"
OWN = frozenset({"law", "house"})  # what a law or a house says itself
_OURS = frozenset({"custom", "computed"})  # documents without pages: their place is a word of ours
_DECISION = re.compile(r"[A-Z][1-9]\d*")
_KEYS = {"title", "publisher", "language", "date", "kind"}
# Places that are said in the reader's language; what a document calls its own parts stays as it stands there.
_COUNTED = {
    "chapter": pgettext_lazy("place in a document", "chapter {number}"),
    "section": pgettext_lazy("place in a document", "section {number}"),
    "paragraph": pgettext_lazy("place in a document", "paragraph {number}"),
    "paragraphs": pgettext_lazy("place in a document", "paragraphs {number}"),
    "figure": pgettext_lazy("place in a document", "figure {number}"),
    "page": pgettext_lazy("place in a document", "page {number}"),
    "point": pgettext_lazy("place in a document", "point {number}"),
}
_COUNTED_PLACE = re.compile(rf"\b({'|'.join(_COUNTED)}) (\d+(?:[-–.]\d+)*|[a-k])\b", re.IGNORECASE)
_WORD = re.compile(r"[^\W\d_]{2}")


class SourceFault(ValueError):
    """A source that does not resolve; the message says what of it."""


@dataclass(frozen=True, slots=True)
class Document:
    """Something that rules are taken from. `publisher`, `language` and `date` only where it shows them itself."""

    id: str
    english: str
    kind: str
    publisher: str = ""
    language: str = ""
    date: datetime.date | None = None

    @property
    def title(self) -> str:
        return pgettext(title_context(self.id), self.english)

    @property
    def kind_name(self) -> str:
        return str(KINDS[self.kind])

    @property
    def said_date(self) -> str:
        return day(self.date) if self.date else ""

    @property
    def language_name(self) -> str:
        """The language of the document in that of the reader, empty where it has several."""
        return str(get_language_info(self.language)["name_translated"]) if self.language not in ("", "mul") else ""

    @property
    def printed(self) -> bool:
        """Whether there is something to open it at: custom, arithmetic and decisions are no paper."""
        return self.kind not in _OURS | {"decision"}


@dataclass(frozen=True, slots=True)
class Citation:
    """A place in a document. `decided` is what we decided, in English, where the document is our decisions."""

    document: Document
    place: str
    decided: str = ""

    @property
    def said_place(self) -> SafeString:
        """The place as a page has it, in the reader's language as far as the words are ours."""
        return said_place(self.document, self.place)

    @property
    def said_decision(self) -> str:
        return pgettext(decision_context(self.place), self.decided)

    @property
    def decision_language(self) -> str:
        """The language in which the decision is said: English where the reader's has it not yet."""
        return "en" if self.said_decision == self.decided else get_language() or "en"


def said_place(document: Document, place: str) -> SafeString:
    """Return a place as a page has it, in the reader's language as far as its words are ours.

    What an English document calls its parts stays, marked as English.
    """
    if document.kind in _OURS:
        return format_html("{}", pgettext(PLACE, place))
    if document.language == "en":
        said = _COUNTED_PLACE.sub(_counted, place)
        return format_html("{}" if get_language() == "en" else '<span lang="en">{}</span>', said)
    return format_html("{}", ", ".join(_part(part) for part in place.split(", ")))


def _part(part: str) -> str:
    said = pgettext(PLACE, part)
    return _COUNTED_PLACE.sub(_counted, part) if said == part else said


def _counted(found: re.Match[str]) -> str:
    return str(_COUNTED[found[1].lower()]).format(number=found[2])


@cache
def documents() -> Mapping[str, Document]:
    """Return every document by its name. Raise SourceFault where the file is not as it should be."""
    table = tomllib.loads((files("games.web.rulebook") / "sources.toml").read_text(encoding="utf-8"))
    return {name: _document(name, read) for name, read in table.items()}


def _document(name: str, read: Mapping[str, Any]) -> Document:
    if unknown := sorted(read.keys() - _KEYS):
        raise SourceFault(f"{name} has {', '.join(unknown)}, which nobody reads")
    if not read.get("title") or read.get("kind") not in KINDS:
        raise SourceFault(f"{name} needs a title and a kind, one of {', '.join(KINDS)}")
    rest = {key: value for key, value in read.items() if key != "title"}
    return Document(name, read["title"], **rest)


@cache
def decisions(book: str) -> Mapping[str, str]:
    """Return what we decided for a book's rules, in English, by number. Raise SourceFault for one that is not in
    words."""
    file = files(f"games.{book}") / "decisions.toml"
    table = tomllib.loads(file.read_text(encoding="utf-8")) if file.is_file() else {}
    for number, read in table.items():
        words = read.get("text") if isinstance(read, dict) else None
        if not _DECISION.fullmatch(number) or not isinstance(words, str) or not words.strip():
            raise SourceFault(f"decision {number} of {book} needs a number such as R1 and a text")
    return {number: " ".join(read["text"].split()) for number, read in table.items()}


def document(name: str) -> Document:
    """Return the document of that name. Raise SourceFault."""
    if name not in documents():
        raise SourceFault(f"{name!r} is no document of sources.toml")
    return documents()[name]


@lru_cache(maxsize=KEPT * 64)
def parse(source: str, book: str) -> tuple[Citation, ...]:
    """Return what a clause on the pages of a book cites. Raise SourceFault for what does not resolve."""
    return tuple(cited for part in source.split(";") for cited in _cited(part.strip(), book))


def _cited(part: str, book: str) -> Iterator[Citation]:
    name, colon, place = (piece.strip() for piece in part.partition(":"))
    if not name:
        raise SourceFault("a citation is empty")
    found = document(name)
    if not place:
        raise SourceFault(f"{name} is cited without a place in it" if colon else f"{name} has no colon and no place")
    if found.kind != "decision":
        yield Citation(found, place)
        return
    decided = {number: text for name in books_of(book) for number, text in decisions(name).items()}
    for number in re.split(r"\s*,\s*", place):
        if number not in decided:
            raise SourceFault(f"{number!r} is no decision of games/{book}/decisions.toml")
        yield Citation(found, number, decided[number])


def citations(source: str, book: str) -> tuple[Citation, ...]:
    """Return what a clause cites; nothing where its source does not resolve, which `lint_rules` reports."""
    try:
        return parse(source, book)
    except SourceFault:
        return ()


def is_own(found: Iterable[Citation]) -> bool:
    """Return whether a law or a house says itself what cites these."""
    return any(one.document.kind in OWN for one in found)


def title_context(document: str) -> str:
    return f"source.{document}.title"


def decision_context(number: str) -> str:
    return f"decision.{number}.text"


def messages() -> Iterator[tuple[str, str]]:
    """Yield what translators translate of the sources: context and English."""
    for found in documents().values():
        yield title_context(found.id), found.english
    for book in books():
        for number, text in decisions(book).items():
            yield decision_context(number), text
        for place in _places(reference(book)):
            yield PLACE, place


def _places(book: Rulebook) -> list[str]:
    """Return the words of ours in the places that the clauses of a book cite, each once."""
    cited = (citation for clause in book for citation in citations(clause.source, book.game))
    return list(dict.fromkeys(part for one in cited for part in words_of(one.document, one.place)))


def words_of(document: Document, place: str) -> list[str]:
    """Return what of a place translators translate."""
    if document.kind in _OURS:
        return [place]
    if document.language == "en" or document.kind == "decision":
        return []
    return [part for part in place.split(", ") if not _COUNTED_PLACE.fullmatch(part) and _WORD.search(part)]


def kinds_named(found: tuple[Citation, ...]) -> str:
    """Return the kinds of source one after the other, each once, those of most weight first."""
    kinds = {one.document.kind for one in found}
    return ", ".join(str(name) for kind, name in KINDS.items() if kind in kinds)
