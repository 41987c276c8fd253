"""A ruling in the reader's language, for its page, its paper and the public check: read from its row alone."""

from collections.abc import Mapping
from dataclasses import dataclass
from datetime import datetime
from typing import Any

from django.utils.translation import get_language, gettext

from games.web.kit.formats import money
from games.web.kit.templatetags.days import day
from games.web.rulebook.editions import ENGLISH
from training.rulings.models import Ruling


@dataclass(frozen=True, slots=True)
class Cited:
    """A clause that a line cites, by its place in the list of clauses of the ruling."""

    id: str
    number: int
    revision: int


@dataclass(frozen=True, slots=True)
class Line:
    player: str
    spot: str
    result: str
    stake: str
    paid: str
    returned: str
    held: str
    taken: str
    cited: tuple[Cited, ...]


@dataclass(frozen=True, slots=True)
class ClauseShown:
    """A clause as it stood on the day; `language` is English where what it said is known in English only."""

    id: str
    number: int
    revision: int
    title: str
    body: str
    language: str
    is_known: bool


@dataclass(frozen=True, slots=True)
class Shown:
    """What a ruling says in one language, with its amounts written out."""

    language: str
    house: str
    author: str
    table: str
    game: str
    ruleset: str
    came: list[list[str]]
    laid: list[dict[str, Any]]
    lines: list[Line]
    total: dict[str, str]
    limits: list[tuple[str, str, str]]
    differences: list[str]
    clauses: list[ClauseShown]
    records: list[str]

    @property
    def has_players(self) -> bool:
        return any(line.player for line in self.lines)

    @property
    def has_held(self) -> bool:
        return any(line.held for line in self.lines)


def shown(ruling: Ruling) -> Shown:
    """Return what a ruling says in the language that is active, or in English where it has no words of that one."""
    kept = ruling.contents
    language = get_language() or ENGLISH
    language = language if language in kept["said"] else ENGLISH
    said = kept["said"][language]
    places = {clause["id"]: number for number, clause in enumerate(kept["clauses"], 1)}
    return Shown(
        language=language,
        house=kept["house"],
        author=kept["author"],
        table=kept["table"]["name"] or said["game"],
        game=said["game"],
        ruleset=said["ruleset"],
        came=said["came"],
        laid=said["laid"],
        lines=[_line(line, language, places) for line in kept["lines"]],
        total={name: money(sum(line[name] for line in kept["lines"])) for name in _SUMS},
        limits=[(name, _limit(least), _limit(most)) for name, least, most in said["limits"]],
        differences=said["differences"],
        clauses=[_clause(clause, language, places[clause["id"]]) for clause in kept["clauses"]],
        records=_records(kept),
    )


_SUMS = ("stake", "winnings", "returned", "held", "taken")


def _line(line: Mapping[str, Any], language: str, places: Mapping[str, int]) -> Line:
    spot, result = line["said"][language]
    return Line(
        player=line["player"],
        spot=spot,
        result=result,
        stake=money(line["stake"]),
        paid=_amount(line["winnings"]),
        returned=_amount(line["returned"]),
        held=_amount(line["held"]),
        taken=_amount(line["taken"]),
        cited=tuple(Cited(one["id"], places[one["id"]], one["revision"]) for one in line["clauses"]),
    )


def _amount(cents: int) -> str:
    return money(cents) if cents else ""


def _limit(cents: int | None) -> str:
    return "–" if cents is None else money(cents)


def _clause(clause: Mapping[str, Any], language: str, number: int) -> ClauseShown:
    texts = clause["texts"]
    shown_in = language if language in texts else ENGLISH
    text = texts[shown_in]
    return ClauseShown(
        clause["id"], number, clause["revision"], text["title"], text["body"], shown_in, clause["is_known"]
    )


def _records(kept: Mapping[str, Any]) -> list[str]:
    """Return how far the records of the rules go back, in a sentence for the table, the ruleset and the clauses."""
    table, ruleset = kept["records"]["table"], kept["records"]["ruleset"]
    found = [
        gettext("The table is recorded with these rules and limits since {day}.").format(day=_since(table))
        if table
        else gettext("There is no record of the table from that day, so its first known rules and limits are used."),
        gettext("The numbers of the ruleset are recorded as they are here since {day}.").format(day=_since(ruleset))
        if ruleset
        else gettext("There is no record of the ruleset from that day, so its first known numbers are used."),
    ]
    if any(not clause["is_known"] for clause in kept["clauses"]):
        found.append(
            gettext("There is no record of some clauses from that day, so their first known wording is printed.")
        )
    return found


def _since(moment: str) -> str:
    return day(datetime.fromisoformat(moment))
