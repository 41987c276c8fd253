"""What pages read of the rules. The first query asks for the book's stamp; a known book needs no other."""

from collections.abc import Collection, Iterable, Iterator
from dataclasses import dataclass, replace
from datetime import datetime
from functools import lru_cache, partial

from django.conf import settings
from django.core.cache import caches
from django.db.models import Max
from django.urls import reverse
from django.utils.translation import override

from games.core.patterns import placeholders
from games.web import registry
from games.web.kit.game import KEPT, Game
from games.web.kit.message_format import formatted
from games.web.rulebook.editions import (
    ENGLISH,
    ClauseText,
    Dealt,
    Row,
    SectionText,
    edition,
    facts_said,
    rows_of,
)
from games.web.rulebook.models import Book, Clause, ClauseRevision
from games.web.rulebook.opening import Opening, opening
from games.web.rulebook.sources import Document, documents

Pair = tuple[ClauseText, ClauseText | None]


@dataclass(frozen=True, slots=True)
class Page:
    """A rulebook in one language and, if `second` is set, in another one beside it.

    It has `whole` clauses, `own_whole` of which a law or a house says itself; with `own` it shows only those, and not
    the `opening`, whose words are ours.
    """

    game: Game
    ruleset: str
    language: str
    second: str | None
    sections: tuple[SectionText, ...]
    beside: tuple[SectionText, ...]
    own: bool
    whole: int
    own_whole: int
    opening: Opening | None

    @property
    def rows(self) -> Iterator[tuple[SectionText, SectionText | None, Iterable[Pair]]]:
        """Chapters and their clauses in order, each with its counterpart in the second language."""
        for index, section in enumerate(self.sections):
            if self.second:
                other = self.beside[index]
                yield section, other, zip(section.clauses, other.clauses, strict=True)
            else:
                yield section, None, ((clause, None) for clause in section.clauses)

    @property
    def has_staff_chapters(self) -> bool:
        return any(section.for_staff for section in self.sections)

    @property
    def documents(self) -> list[Document]:
        """The papers that the clauses in sight cite."""
        return papers_cited(clause for section in self.sections for clause in section.clauses)


def rulebook_page(
    game: Game, ruleset: str, language: str, second: str | None = None, overrides: str = "", *, own: bool = False
) -> Page:
    """Return the rules of a game under a ruleset, with a house's own parameters over it as JSON; with `own` only what a
    law or a house says itself. One query, and one more for each language not rendered before."""
    stamp, dealt = stamp_of(game.engine), Dealt(game.engine, ruleset, overrides)
    first = edition(dealt, language, stamp)
    beside = edition(dealt, second, stamp) if second else ()
    clauses = [one for section in first for one in section.clauses]
    own_whole = sum(one.own for one in clauses)
    if own:
        first, beside = _own(first), _own(beside)
    opens = opening(dealt, language, stamp) if first and not own else None
    return Page(game, ruleset, language, second, first, beside, own, len(clauses), own_whole, opens)


def _own(sections: Iterable[SectionText]) -> tuple[SectionText, ...]:
    """Return the chapters with those clauses alone that a law or a house says itself."""
    kept = (replace(section, clauses=tuple(one for one in section.clauses if one.own)) for section in sections)
    return tuple(section for section in kept if section.clauses)


def papers_cited(clauses: Iterable[ClauseText]) -> list[Document]:
    """Return the documents that can be opened among those that clauses cite, in the order of their list."""
    named = {name for clause in clauses for name in clause.documents}
    return [document for name, document in documents().items() if name in named and document.printed]


@dataclass(frozen=True, slots=True)
class ClauseLink:
    """Where a clause is printed, and how it is called; `language` is that of the title.

    `number` is that of the rules into which it leads. A retired clause, which a record may cite, keeps its title; it
    has no number and leads nowhere.
    """

    id: str
    number: str
    title: str
    url: str
    language: str


def link_among(links: dict[str, ClauseLink], clause_id: str) -> ClauseLink:
    """Return the link to a clause; one that no book has is called by its id and leads nowhere."""
    return links.get(clause_id) or ClauseLink(clause_id, "", clause_id, "", ENGLISH)


def clause_links(book: str, language: str, ruleset: str = "") -> dict[str, ClauseLink]:
    """Return the links to every clause of a book, by id: into the rules under that ruleset where they hold there, else
    into the first that print them, each with the number that it has there. At most one query when they are known: a
    change of a title shows after `KEPT_PAGES_SECONDS` at the latest, as on the pages that are kept."""
    return _links(book, language, ruleset, _kept_stamp(book)) if book in registry.books() else {}


def _kept_stamp(book: str) -> str:
    seconds = settings.KEPT_PAGES_SECONDS
    return str(caches["pages"].get_or_set(f"stamp-{book}", partial(_stamp_of, (book,)), seconds))


def clause_revisions(ids: Collection[str]) -> dict[str, int]:
    """Return the revision at which each of these clauses stands now. One query."""
    return dict(Clause.objects.filter(id__in=ids).values_list("id", "revision"))


def stamps() -> dict[str, str]:
    """Return what the rows of every book stand under, by book. One query."""
    return dict(Book.objects.values_list("game", "stamp"))


def stamp_of(engine: str) -> str:
    """Return what the rows of an engine's pages stand under; it is new whenever a word changed. One query."""
    return _stamp_of(registry.books_of(engine))


def _stamp_of(books: Iterable[str]) -> str:
    return " ".join(Book.objects.filter(game__in=books).values_list("stamp", flat=True))


def last_change(engine: str) -> datetime | None:
    """Return when a word of an engine's pages was last written, None before there are any. One query."""
    worded = ClauseRevision.objects.filter(clause__section__book__in=registry.books_of(engine))
    found: datetime | None = worded.aggregate(last=Max("created"))["last"]
    return found


@lru_cache(maxsize=KEPT)
def _links(book: str, language: str, ruleset: str, _stamp: str) -> dict[str, ClauseLink]:
    return {row["id"]: link_to(row, book, language, ruleset) for row in rows_of((book,), language)}


def link_to(row: Row, book: str, language: str, ruleset: str) -> ClauseLink:
    """Return the link to the clause of a row, as `clause_links` has it."""
    own = row["own_source"] is not None
    title, shown = (row["own_title"], language) if own else (row["title_en"], ENGLISH)
    place = None if row["retired"] else place_of(book, row["id"], ruleset)
    if place is None:
        return ClauseLink(row["id"], "", title, "", shown)
    dealt = Dealt(place[0].engine, place[1])
    known = facts_said(dealt, shown) if placeholders(title) else {}
    return ClauseLink(
        row["id"], dealt.numbers[row["id"]], formatted(title, known, shown), _url(place, language, row["id"]), shown
    )


def place_of(book: str, clause_id: str, ruleset: str = "") -> tuple[Game, str] | None:
    """Return the game and the ruleset under which a clause is printed: that ruleset if it holds there, else the first,
    of the same game before others."""
    games = sorted(registry.games_of(book), key=lambda game: ruleset not in game.rulesets)
    places = ((game, name) for game in games for name in sorted(game.rulesets, key=lambda name: name != ruleset))
    return next((place for place in places if clause_id in registry.clauses_of(place[0].engine, place[1])), None)


def _url(place: tuple[Game, str], language: str, clause_id: str) -> str:
    game, ruleset = place
    with override(language):
        page = reverse("rulebook:game", args=[game.slug])
    return f"{page}#{clause_id}" if ruleset == game.ruleset else f"{page}?rules={ruleset}#{clause_id}"
