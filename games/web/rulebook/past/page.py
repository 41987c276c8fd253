"""The rules of a game as they stood at the end of a past day, with what has changed since."""

from dataclasses import dataclass
from datetime import date
from enum import StrEnum
from itertools import groupby

from django.db.models import Min

from games.web import registry
from games.web.kit.days import end_of, house_day
from games.web.kit.game import Game
from games.web.rulebook.changed_texts import numbers_changed
from games.web.rulebook.changes import Change, History, Stood, history_of_rules
from games.web.rulebook.editions import ENGLISH, ClauseText, Dealt, Row, edition, rows_of
from games.web.rulebook.former import Former, former_since
from games.web.rulebook.models import ClauseFacts
from games.web.rulebook.past.texts import Text, text_then
from games.web.rulebook.selectors import stamp_of


class Since(StrEnum):
    """What has become of a rule since the day; `REWORDED` has other words alone."""

    CHANGED = "changed"
    REWORDED = "reworded"
    CEASED = "ceased"
    NEW = "new"


@dataclass(frozen=True, slots=True)
class PastClause:
    """A rule as it stood, with the number that it had by its place among those that held; `now` is what today's page
    prints, None where it no longer holds, and `numbers` are its values then and now where they differ."""

    id: str
    number: str
    text: Text
    since: Since | None
    now: ClauseText | None
    numbers: tuple[tuple[str, str], ...]


@dataclass(frozen=True, slots=True)
class PastSection:
    """A chapter with the rules that held, under the title that it has today."""

    slug: str
    number: int
    title: str
    language: str
    clauses: tuple[PastClause, ...]


@dataclass(frozen=True, slots=True)
class PastPage:
    """The rules of a day under a ruleset, and the rules of today that did not hold yet."""

    sections: tuple[PastSection, ...]
    new: tuple[ClauseText, ...]

    @property
    def changed(self) -> list["Changed"]:
        """What has changed since, in reading order, then what is new."""
        held = (one for section in self.sections for one in section.clauses)
        found = [Changed(o.since, o.id, o.number, o.text.title, o.text.language) for o in held if o.since]
        return found + [Changed(Since.NEW, one.id, "", one.title, one.language) for one in self.new]


@dataclass(frozen=True, slots=True)
class Changed:
    """A line of the summary: a rule of the page, without a number if it did not hold yet."""

    since: Since
    id: str
    number: str
    title: str
    language: str


def first_day(ruleset: str) -> date | None:
    """Return the day from which the rules of a ruleset are recorded, words and numbers; None before there are any. One
    query."""
    first = ClauseFacts.objects.filter(ruleset=ruleset).aggregate(first=Min("created"))["first"]
    return house_day(first) if first else None


def past_page(game: Game, ruleset: str, language: str, day: date) -> PastPage:
    """Return the rules of a game at the end of a day. Five queries, and one more where today's rules are not known
    yet."""
    books, dealt, end = registry.books_of(game.engine), Dealt(game.engine, ruleset), end_of(day)
    history = history_of_rules(books, ruleset)
    today = {one.id: one for section in edition(dealt, language, stamp_of(game.engine)) for one in section.clauses}
    rows = [(row, history.before((row["id"], ruleset), end)) for row in sorted(rows_of(books, language), key=_place)]
    held = [(row, stood) for row, stood in rows if stood]
    former = former_since([row["id"] for row, _stood in held], [language], end)
    chapters = enumerate(groupby(held, key=lambda one: str(one[0]["section_slug"])), 1)
    made = _Made(dealt, language, history, former, today)
    known = {row["id"] for row, _stood in held}
    return PastPage(
        tuple(made.section(number, list(rows)) for number, (_slug, rows) in chapters),
        tuple(one for one in today.values() if one.id not in known),
    )


@dataclass(frozen=True, slots=True)
class _Made:
    """What chapters and rules of a past day are made from; `today` are the rules of today's page, by id."""

    dealt: Dealt
    language: str
    history: History
    former: Former
    today: dict[str, ClauseText]

    def section(self, number: int, rows: list[tuple[Row, Stood]]) -> PastSection:
        first, _stood = rows[0]
        own = first["own_section_title"]
        title, language = (own, self.language) if own else (first["section_title"], ENGLISH)
        clauses = (self._clause(f"{number}.{place}", row, stood) for place, (row, stood) in enumerate(rows, 1))
        return PastSection(first["section_slug"], number, title, language, tuple(clauses))

    def _clause(self, number: str, row: Row, stood: Stood) -> PastClause:
        text, now = text_then(row, stood, self.former, self.dealt, self.language), self.today.get(row["id"])
        change = self._change(row["id"], stood)
        numbers = numbers_changed(change, text.body, self.language) if change else ()
        return PastClause(row["id"], number, text, _since(change, row, stood, now), now, numbers)

    def _change(self, clause: str, stood: Stood) -> Change | None:
        place = clause, self.dealt.ruleset
        return self.history.since(place, stood.words.revision, stood.facts.number, stood.facts.created)


def _since(change: Change | None, row: Row, stood: Stood, now: ClauseText | None) -> Since | None:
    if now is None:
        return Since.CEASED
    if change:
        return Since.CHANGED
    same = (stood.words.title, stood.words.body) == (row["title_en"], row["body_en"])
    return None if same else Since.REWORDED


def _place(row: Row) -> tuple[bool, int, str, int]:
    """Return where a clause is or was; chapters that are gone come last, one after the other."""
    gone = row["section_position"] is None
    return gone, row["section_position"] or 0, row["section_slug"], row["position"]
