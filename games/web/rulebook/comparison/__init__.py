"""Rulesets of one family side by side: their parameters first, then clause by clause what each says."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from itertools import groupby

from django.urls import reverse
from django.utils.translation import gettext, override

from games.core.rulesets import GameRules
from games.web import registry
from games.web.kit.game import KEPT, Game, Lines
from games.web.rulebook.editions import ClauseText, Dealt, SectionText, edition
from games.web.rulebook.selectors import papers_cited, stamp_of
from games.web.rulebook.sources import Document


@dataclass(frozen=True, slots=True)
class Column:
    """One of the rulesets: what it is called, and the page of its rules."""

    ruleset: str
    game: Game
    title: str
    url: str


@dataclass(frozen=True, slots=True)
class Cell:
    """What one ruleset says. `lines` are plain, `html` are a clause's words; without either it says nothing. `like` is
    an earlier column that says the same."""

    column: Column
    lines: tuple[str, ...] = ()
    html: str = ""
    like: Column | None = None


@dataclass(frozen=True, slots=True)
class Row:
    """A parameter or a clause under every ruleset; `same` where all say one thing. A parameter has no clause."""

    title: str
    cells: tuple[Cell, ...]
    same: bool
    clause: ClauseText | None = None


@dataclass(frozen=True, slots=True)
class Chapter:
    section: SectionText
    rows: tuple[Row, ...]


@dataclass(frozen=True, slots=True)
class Comparison:
    """Rulesets in columns: what each has as its parameters, then what each says, chapter by chapter.

    The parameters may have one column more, for rules of a reader's own. `edges` are what the bets cost, before all
    else; `busy` says that some of it is still being computed.
    """

    columns: tuple[Column, ...]
    parameters: tuple[Row, ...]
    chapters: tuple[Chapter, ...]
    edges: tuple[Row, ...] = ()
    own: Column | None = None
    busy: bool = False

    @property
    def at_a_glance(self) -> tuple[Column, ...]:
        """The columns of the parameters."""
        return (*self.columns, self.own) if self.own else self.columns

    @property
    def clauses(self) -> int:
        """How many are compared."""
        return sum(len(chapter.rows) for chapter in self.chapters)

    @property
    def documents(self) -> list[Document]:
        """The papers that the clauses in sight cite."""
        return papers_cited(row.clause for chapter in self.chapters for row in chapter.rows if row.clause)

    @property
    def differing(self) -> "Comparison":
        """Only what differs."""
        chapters = (replace(chapter, rows=_differing(chapter.rows)) for chapter in self.chapters)
        kept = tuple(chapter for chapter in chapters if chapter.rows)
        return replace(self, parameters=_differing(self.parameters), chapters=kept, edges=_differing(self.edges))


def compared(rulesets: Sequence[str], language: str) -> Comparison:
    """Return the comparison in a language. One query, and one more for each edition that was not rendered before."""
    game = registry.game_of(rulesets[0])
    return _compared(game.engine, tuple(rulesets), language, stamp_of(game.engine))


@lru_cache(maxsize=KEPT)
def _compared(engine: str, rulesets: tuple[str, ...], language: str, stamp: str) -> Comparison:
    with override(language):
        columns = tuple(map(column_of, rulesets))
        rows = tuple(parameters(columns, [registry.rules(engine, ruleset) for ruleset in rulesets]))
    editions = [edition(Dealt(engine, ruleset), language, stamp) for ruleset in rulesets]
    return Comparison(columns, rows, tuple(_chapters(columns, editions)))


def column_of(ruleset: str) -> Column:
    """Return a ruleset by the name of its game, in the language that is active."""
    game = registry.game_of(ruleset)
    page, title = reverse("rulebook:game", args=[game.slug]), str(game.title)
    if ruleset != game.ruleset:
        page = f"{page}?rules={ruleset}"
    if len(game.rulesets) > 1:
        title = gettext("{game}: {ruleset}").format(game=title, ruleset=game.rulesets[ruleset])
    return Column(ruleset, game, title, page)


def parameters(columns: Sequence[Column], rules: Sequence[GameRules]) -> Iterator[Row]:
    """Yield a row for each parameter of rulesets of one game."""
    by_ruleset = [parameters_of(one) for one in rules]
    for title, lines in zip(by_ruleset[0], zip(*(said.values() for said in by_ruleset), strict=True), strict=True):
        yield row_of(title, [Cell(column, lines=said) for column, said in zip(columns, lines, strict=True)])


def parameters_of(rules: GameRules) -> dict[str, Lines]:
    """Return what each parameter of a ruleset is, by its name: the same names in the same order for all rulesets of a
    game."""
    return registry.game_of(rules.name).room().parameters(rules)


def _chapters(columns: Sequence[Column], editions: Sequence[Sequence[SectionText]]) -> Iterator[Chapter]:
    """Yield every chapter that one of the editions has, with every clause that one of them has, by their places in the
    book: each edition numbers them otherwise."""
    every = sorted((section for sections in editions for section in sections), key=lambda section: section.position)
    for _position, sections in groupby(every, key=lambda section: section.position):
        same = list(sections)
        said = [_clauses(sections, same[0].slug) for sections in editions]
        found = {clause.id: clause for section in same for clause in section.clauses}
        rows = (_clause_row(columns, said, clause) for clause in sorted(found.values(), key=lambda one: one.position))
        yield Chapter(same[0], tuple(rows))


def _clauses(sections: Iterable[SectionText], slug: str) -> dict[str, ClauseText]:
    return {clause.id: clause for section in sections if section.slug == slug for clause in section.clauses}


def _clause_row(columns: Sequence[Column], said: Sequence[dict[str, ClauseText]], clause: ClauseText) -> Row:
    words = [clauses[clause.id].html if clause.id in clauses else "" for clauses in said]
    row = row_of(clause.title, [Cell(column, html=html) for column, html in zip(columns, words, strict=True)])
    return replace(row, clause=clause)


def row_of(title: str, cells: Sequence[Cell]) -> Row:
    """Return a row in which each cell names the first column that says the same."""
    first: dict[tuple[object, ...], Column] = {}
    found = []
    for cell in cells:
        said = (cell.lines, cell.html)
        like = first.setdefault(said, cell.column)
        found.append(replace(cell, like=like) if like is not cell.column and any(said) else cell)
    return Row(title, tuple(found), len(first) == 1)


def _differing(rows: Iterable[Row]) -> tuple[Row, ...]:
    return tuple(row for row in rows if not row.same)
