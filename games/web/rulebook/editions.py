"""A rulebook in one language, ready to print: facts filled in, Markdown rendered.

What is rendered depends on the rows, which a stamp stands for, and on the program, which does not change while
it runs. So an edition is kept in the process under its stamp, and a page read before is not rendered again.
"""

import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import lru_cache
from html import unescape
from itertools import groupby
from typing import Any, Literal

from django.db.models import F
from django.template.loader import render_to_string
from django.utils.translation import override
from markdown_it import MarkdownIt
from modeltranslation.utils import build_localized_fieldname

from games.core.patterns import placeholders
from games.web import registry
from games.web.kit import wording
from games.web.kit.game import KEPT, reference
from games.web.kit.message_format import formatted
from games.web.rulebook import sources
from games.web.rulebook.errata import errata_of
from games.web.rulebook.models import Clause

ENGLISH, FRENCH = "en", "fr"
_ITALICS = re.compile(r"<em>([^<]*)</em>")
_MARKDOWN = MarkdownIt("commonmark", {"html": False}).enable("table")

Row = dict[str, Any]
State = Literal["current", "stale", "missing"]
Difference = Literal["new", "other"]


@dataclass(frozen=True, slots=True)
class ClauseText:
    """A clause ready to print. `language` is the one it is shown in: English where its own is missing.

    `differs` compares it with the common rule, which is the first of the game's family: "new" where that has no such
    clause, "other" where its words or numbers are other ones there, nothing where both say the same.

    `number` is that of the page, whose chapters and clauses are counted without holes; `position` is its place in the
    whole book, which is the same under every ruleset.

    It is printed under `dealt` in an edition in the language `read`, and `cited` says where it comes from. A rule is
    `own` where a law or a house says it itself.
    """

    id: str
    number: str
    position: int
    kind: str
    title: str
    html: str
    language: str
    state: State
    differs: Difference | None
    cited: tuple[sources.Citation, ...]
    dealt: "Dealt"
    read: str

    @property
    def own(self) -> bool:
        return sources.is_own(self.cited)

    @property
    def documents(self) -> tuple[str, ...]:
        """The names of what it cites, each once."""
        return tuple(dict.fromkeys(one.document.id for one in self.cited))

    @property
    def source(self) -> str:
        """Where it comes from, as HTML."""
        return _source(self.cited, self.read)

    @property
    def errata(self) -> str:
        """Where a printed source errs, as HTML."""
        return _errata(self.id, registry.game_of(self.dealt.ruleset).slug, self.read)


@dataclass(frozen=True, slots=True)
class SectionText:
    """A chapter ready to print; `number` is its place on the page, `position` the one in the whole book."""

    slug: str
    number: int
    position: int
    title: str
    language: str
    clauses: tuple[ClauseText, ...]
    for_staff: bool


@dataclass(frozen=True, slots=True)
class Dealt:
    """What an edition is of: a ruleset of an engine, with a house's own parameters over it as JSON."""

    engine: str
    ruleset: str
    overrides: str = ""

    @property
    def common(self) -> "Dealt":
        """The common rule, which is the first ruleset of the game's family."""
        return Dealt(self.engine, registry.rulesets_in(registry.game_of(self.ruleset).family)[0])

    @property
    def clauses(self) -> frozenset[str]:
        """The ids of the clauses that hold."""
        return registry.clauses_of(self.engine, self.ruleset, self.overrides)

    @property
    def numbers(self) -> Mapping[str, str]:
        """The numbers of the clauses that hold, by id."""
        return registry.numbers_of(self.engine, self.ruleset, self.overrides)


@lru_cache(maxsize=KEPT)
def edition(dealt: Dealt, language: str, _stamp: str, without: frozenset[str] = frozenset()) -> tuple[SectionText, ...]:
    """Return the chapters of a game's rules as it is dealt: the clauses that hold, `without` some. One query, or none
    if it is known."""
    printed = [
        row
        for row in rows_of(registry.books_of(dealt.engine), language)
        if not row["retired"] and row["id"] in dealt.clauses - without
    ]
    chapters = groupby(printed, key=lambda row: row["section_slug"])
    return tuple(_section(list(rows), dealt, language) for _, rows in chapters)


def rows_of(books: Iterable[str], language: str) -> list[Row]:
    """Return all clauses of some books in reading order, with the columns of English and of one language, as `own_…`.

    One query.
    """

    def own(name: str) -> F:
        return F(build_localized_fieldname(name, language))

    rows = Clause.objects.rewrite(False).filter(section__book__in=books)
    return list(
        rows.order_by("section__position", "position").values(
            "id",
            "position",
            "kind",
            "source",
            "revision",
            "retired",
            "title_en",
            "body_en",
            section_slug=F("section__slug"),
            section_position=F("section__position"),
            section_title=F("section__title_en"),
            own_section_title=F(f"section__{build_localized_fieldname('title', language)}"),
            own_title=own("title"),
            own_body=own("body"),
            own_source=own("source_revision"),
        )
    )


def _section(rows: list[Row], dealt: Dealt, language: str) -> SectionText:
    first = rows[0]
    own, slug = first["own_section_title"], first["section_slug"]
    return SectionText(
        slug,
        int(dealt.numbers[first["id"]].partition(".")[0]),
        first["section_position"],
        own or first["section_title"],
        language if own else ENGLISH,
        tuple(_clause(row, dealt, language) for row in rows),
        any(chapter.for_staff for chapter in reference(dealt.engine).chapters if chapter.id == slug),
    )


def printed(row: Row, dealt: Dealt, language: str) -> tuple[State, str, str, str]:
    """Return the words of a clause in a language: how good they are, the language that they are shown in, title and
    HTML."""
    state = _state(row, dealt)
    shown, title, body = (
        (ENGLISH, row["title_en"], row["body_en"])
        if state == "missing"
        else (language, row["own_title"], row["own_body"])
    )
    known = facts_said(dealt, shown) if placeholders(title) | placeholders(body) else {}
    return state, shown, formatted(title, known, shown), html_of(body, known, dealt, shown)


def html_of(body: str, known: Mapping[str, str | int], dealt: Dealt, language: str) -> str:
    """Return the body of a clause in a language as HTML, filled with what is `known`."""
    html = _MARKDOWN.render(formatted(body, known, language))
    return html if language == FRENCH else _with_french(html, dealt, language)


def _with_french(html: str, dealt: Dealt, language: str) -> str:
    """Return a text whose French words, which stand in italics, are marked as French."""

    def marked(found: re.Match[str]) -> str:
        is_french = unescape(found[1]).casefold() in _french(dealt, language)
        return f'<em lang="{FRENCH}">{found[1]}</em>' if is_french else found[0]

    return _ITALICS.sub(marked, html)


@lru_cache(maxsize=KEPT)
def _french(dealt: Dealt, language: str) -> frozenset[str]:
    """Return what is French among the words in italics, in small letters: what the books list, and the calls that the
    engine knows."""
    known = facts_said(dealt, language)
    listed = (word for book in reference(dealt.engine).shelf for word in book.french)
    words = [formatted(word, known, language) for word in listed if placeholders(word) <= known.keys()]
    return frozenset(word.casefold() for word in [*words, *known.values()] if isinstance(word, str))


def _clause(row: Row, dealt: Dealt, language: str) -> ClauseText:
    state, shown, title, html = printed(row, dealt, language)
    return ClauseText(
        row["id"],
        dealt.numbers[row["id"]],
        row["position"],
        row["kind"],
        title,
        html,
        shown,
        state,
        _difference(row, dealt),
        sources.citations(row["source"], dealt.engine),
        dealt,
        language,
    )


@lru_cache(maxsize=KEPT * 64)  # a clause cites the same under every ruleset
def _source(cited: tuple[sources.Citation, ...], language: str) -> str:
    with override(language):
        values = {"citations": cited, "kinds": sources.kinds_named(cited), "language": language}
        return render_to_string("rulebook/_source.html", values).strip() if cited else ""


@lru_cache(maxsize=KEPT * 64)
def _errata(clause: str, game: str, language: str) -> str:
    found = errata_of(clause, game)
    with override(language):
        return render_to_string("rulebook/_errata.html", {"errata": found}).strip() if found else ""


def _difference(row: Row, dealt: Dealt) -> Difference | None:
    if row["id"] not in dealt.common.clauses:
        return "new"
    here, there = facts_said(dealt, ENGLISH), facts_said(dealt.common, ENGLISH)
    same = all(here[name] == there[name] for name in placeholders(row["title_en"]) | placeholders(row["body_en"]))
    return None if same else "other"


def _state(row: Row, dealt: Dealt) -> State:
    """Return how good a text is; one that names something which the engine no longer knows is missing, too."""
    if row["own_source"] is None:
        return "missing"
    if row["own_source"] == row["revision"]:
        return "current"
    named = placeholders(row["own_title"]) | placeholders(row["own_body"])
    return "stale" if named <= facts_said(dealt, ENGLISH).keys() else "missing"


@lru_cache(maxsize=KEPT)
def facts_said(dealt: Dealt, language: str) -> dict[str, str | int]:
    """Return what fills the placeholders, said in a language."""
    with override(language):
        return wording.arguments(registry.facts(dealt.engine, dealt.ruleset, dealt.overrides))
