"""A rulebook in one language, ready to print: facts filled in, Markdown rendered.

What is rendered depends on the rows, which a stamp stands for, and on the program, which does not change while
it runs. So an edition is kept in the process under its stamp, and a page read before is not rendered again.
"""

from dataclasses import dataclass
from functools import lru_cache
from itertools import groupby
from typing import Any, Literal

from django.db.models import F
from django.utils.translation import override
from markdown_it import MarkdownIt
from modeltranslation.utils import build_localized_fieldname

from games.core.clauses import fill, placeholders
from games.rulebook import registry, wording
from games.rulebook.models import Clause

ENGLISH = "en"
KEPT = 128  # languages times rulesets
_MARKDOWN = MarkdownIt("commonmark", {"html": False}).enable("table")

Row = dict[str, Any]
State = Literal["current", "stale", "missing"]
Difference = Literal["new", "other"]


@dataclass(frozen=True, slots=True)
class ClauseText:
    """A clause ready to print. `language` is the one it is shown in: English where its own is missing.

    `differs` tells it from the common rule, which is the engine's first ruleset: "new" where that has no such clause,
    "other" where its words or numbers are other ones there, nothing where both say the same.
    """

    id: str
    number: str
    kind: str
    title: str
    html: str
    language: str
    state: State
    differs: Difference | None = None


@dataclass(frozen=True, slots=True)
class SectionText:
    """A chapter ready to print; `number` is its place in the book."""

    slug: str
    number: int
    title: str
    language: str
    clauses: tuple[ClauseText, ...]


@lru_cache(maxsize=KEPT)
def edition(engine: str, ruleset: str, language: str, _stamp: str) -> tuple[SectionText, ...]:
    """The chapters of a game's rules under a ruleset: the clauses that hold there. One query, or none if it is known.

    A clause keeps its number under every ruleset, so that the numbers of a page may have gaps.
    """
    holding = registry.clauses_of(engine, ruleset)
    printed = [row for row in rows_of(engine, language) if not row["retired"] and row["id"] in holding]
    chapters = groupby(printed, key=lambda row: row["section_slug"])
    return tuple(_section(list(rows), ruleset, language) for _, rows in chapters)


def rows_of(engine: str, language: str) -> list[Row]:
    """All clauses in reading order, with the columns of English and of one language, as `own_…`. One query."""

    def own(name: str) -> F:
        return F(build_localized_fieldname(name, language))

    rows = Clause.objects.rewrite(False).filter(section__book=engine)
    return list(
        rows.order_by("section__position", "position").values(
            "id",
            "position",
            "kind",
            "revision",
            "retired",
            "title_en",
            "body_en",
            engine=F("section__book"),
            section_slug=F("section__slug"),
            section_position=F("section__position"),
            section_title=F("section__title_en"),
            own_section_title=F(f"section__{build_localized_fieldname('title', language)}"),
            own_title=own("title"),
            own_body=own("body"),
            own_source=own("source_revision"),
        )
    )


def number(row: Row) -> str:
    """The number in the margin, such as 4.2."""
    return f"{row['section_position']}.{row['position']}"


def _section(rows: list[Row], ruleset: str, language: str) -> SectionText:
    first = rows[0]
    own = first["own_section_title"]
    return SectionText(
        first["section_slug"],
        first["section_position"],
        own or first["section_title"],
        language if own else ENGLISH,
        tuple(_clause(row, ruleset, language) for row in rows),
    )


def _clause(row: Row, ruleset: str, language: str) -> ClauseText:
    state = _state(row, ruleset)
    shown, title, body = (
        (ENGLISH, row["title_en"], row["body_en"])
        if state == "missing"
        else (language, row["own_title"], row["own_body"])
    )
    html = _MARKDOWN.render(fill(body, _words(row["engine"], ruleset, shown)))
    differs = _difference(row, ruleset)
    return ClauseText(row["id"], number(row), row["kind"], title, html, shown, state, differs)


def _difference(row: Row, ruleset: str) -> Difference | None:
    engine, common = row["engine"], registry.rulesets_of(row["engine"])[0]
    if row["id"] not in registry.clauses_of(engine, common):
        return "new"
    here, there = (_words(engine, name, ENGLISH) for name in (ruleset, common))
    same = all(here[name] == there[name] for name in placeholders(row["body_en"]))
    return None if same else "other"


def _state(row: Row, ruleset: str) -> State:
    """A text that names something which the engine knows no more cannot be printed: it is missing too."""
    if row["own_source"] is None:
        return "missing"
    if row["own_source"] == row["revision"]:
        return "current"
    known = _words(row["engine"], ruleset, ENGLISH).keys()
    return "stale" if placeholders(row["own_body"]) <= known else "missing"


@lru_cache(maxsize=KEPT)
def _words(engine: str, ruleset: str, language: str) -> dict[str, str]:
    """What fills the placeholders, said in a language."""
    with override(language):
        return {name: wording.fact(value) for name, value in registry.facts(engine, ruleset).items()}
