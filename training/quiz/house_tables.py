"""The tables of a house as drills and exams deal them: its venue's overrides over a ruleset, under a name that follows
from both. What is recorded under such a name can be drawn again for ever, whatever becomes of the table."""

import hashlib
import json
import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

from django.db.models import QuerySet
from django.utils.functional import Promise
from django.utils.translation import gettext as _

from games.core.problems import Refused
from games.web.kit.days import house_day
from games.web.kit.formats import day
from games.web.kit.game import KEPT, Limits
from games.web.kit.wording import problem_text
from games.web.venues.differences import differences
from games.web.venues.models import VenueTable
from games.web.venues.texts import Said, said
from training.drills.kit.skill import Generator
from training.quiz.dealt import DEALT, Dealt
from training.quiz.models import TableRules
from training.quiz.table_trial import problems, undrawn
from training.staff.models import User

_KEPT_NAME = re.compile(r"[a-z0-9-]+-at-[0-9a-f]{16}", re.ASCII)


@dataclass(frozen=True, slots=True)
class HouseTable:
    """A table that differs from its ruleset, of the house with that key. `name` is empty where it has none of its own;
    `example` says that its limits are an example."""

    house: int
    slug: str
    name: Said
    dealt: Dealt
    example: bool


def canonical(overrides: Mapping[str, Any]) -> str:
    """Return overrides as JSON, the same for the same content."""
    return json.dumps(overrides, sort_keys=True, separators=(",", ":"))


def name_of(ruleset: str, overrides: Mapping[str, Any], *, example: bool = False) -> str:
    """Return what a ruleset is called with a house's overrides over it, with limits that are an `example` or known."""
    return _called(ruleset, canonical(overrides), example)


def _called(ruleset: str, overrides: str, example: bool) -> str:
    contents = [ruleset, overrides, *(["example"] if example else [])]
    digest = hashlib.sha256("\n".join(contents).encode()).hexdigest()
    return f"{ruleset}-at-{digest[:16]}"


def dealt_under(name: str, tables: Sequence[HouseTable] = ()) -> Dealt | None:
    """Return the rules of a name, of one of the tables, of a standard ruleset or kept from a house's table; None where
    there are none any more. One query for a kept name that this process has not met."""
    if own := find(tables, name):
        return own.dealt
    if name in DEALT:
        return DEALT[name]
    if not _KEPT_NAME.fullmatch(name):
        return None
    try:
        return _kept(name)[0]
    except (TableRules.DoesNotExist, Refused):
        return None


@lru_cache(maxsize=KEPT)
def _kept(name: str) -> tuple[Dealt, TableRules]:
    """Return what a name stands for, and its row. Neither ever changes, so they are read once. Raise DoesNotExist,
    Refused."""
    row = TableRules.objects.get(name=name, ruleset__in=DEALT)
    dealt = _dealt(row.ruleset, canonical(row.overrides), row.example_limits)
    _ = dealt.rules  # refused now where the engine no longer takes them
    return dealt, row


def rules_title(name: str) -> Promise | str:
    """Return what the rules of a name are called in a list: those of a table by its short name and the day on which
    they were kept, as it may have had others."""
    dealt = dealt_under(name)
    if dealt is None or not dealt.table:
        return dealt.title if dealt else name
    row = _kept(name)[1]
    # Translators: {rules} is a name such as “French roulette”, {table} the short name of a table of the house.
    said = _("{rules}, the house’s table {table} by its rules of {day}")
    return said.format(rules=dealt.title, table=row.table, day=day(house_day(row.recorded_at)))


@lru_cache(maxsize=KEPT)
def _dealt(ruleset: str, overrides: str, example: bool) -> Dealt:
    """Return a ruleset with overrides over it as JSON, whose rules are parsed once."""
    return Dealt(ruleset, DEALT[ruleset].game, _called(ruleset, overrides, example), overrides)


def asks(dealt: Dealt, skill: Generator, level: int) -> bool:
    """Return whether a level of a skill can be asked under these rules."""
    return can_follow(dealt, skill) and skill.asks(dealt.rules, level)


def can_follow(dealt: Dealt, skill: Generator) -> bool:
    """Return whether a skill can be drawn under the rules of a table; under a ruleset itself each can."""
    return not dealt.table or skill.name not in undrawn(dealt.name, dealt.overrides)


def tables_of(user: User) -> list[HouseTable]:
    """Return the tables of a person's house whose rules differ from their ruleset, in the house's order. One query."""
    return tables_in(user.house_id) if user.house_id else []


def tables_in(house: int) -> list[HouseTable]:
    """Return those of a house by its key. What an engine refuses is left out, and so is a second table with the same
    rules. One query."""
    found: dict[str, HouseTable] = {}
    for row in _rows(house):
        overrides = canonical(row.overrides)
        if problems(row.ruleset, overrides):
            continue
        dealt = _dealt(row.ruleset, overrides, row.example_limits)
        if dealt.rules != DEALT[row.ruleset].rules:
            found.setdefault(dealt.table, HouseTable(house, row.slug, said(row, "name"), dealt, row.example_limits))
    return list(found.values())


def find(tables: Sequence[HouseTable], name: str) -> HouseTable | None:
    """Return that of the tables whose rules have a name."""
    return next((table for table in tables if table.dealt.table == name), None)


def refused_in(house: int) -> list[tuple[VenueTable, str]]:
    """Return the tables of a house that cannot be followed, each with what is wrong in a sentence. One query."""
    return [
        (row, " ".join(map(problem_text, wrong)))
        for row in _rows(house)
        if (wrong := problems(row.ruleset, canonical(row.overrides)))
    ]


def rules_in_use() -> list[tuple[str, str]]:
    """Return for every table of a house its ruleset and its overrides as JSON, without those that an engine refuses.
    One query."""
    rows = _changed().exclude(venue__house=None).values_list("ruleset", "overrides")
    found = {(ruleset, canonical(overrides)) for ruleset, overrides in rows}
    return [rules for rules in sorted(found) if not problems(*rules)]


def _rows(house: int) -> QuerySet[VenueTable]:
    return _changed().filter(venue__house=house).select_related("venue").order_by("position", "slug")


def _changed() -> QuerySet[VenueTable]:
    return VenueTable.objects.filter(published=True, ruleset__in=DEALT).exclude(overrides={})


def table_for(tables: list[HouseTable], ruleset: str, skill: Generator, level: int | None = None) -> HouseTable | None:
    """Return the first of the tables that changes a ruleset and has a skill, at a level where one is meant."""
    for table in tables:
        if table.dealt.name == ruleset and can_follow(table.dealt, skill):
            levels = skill.suits(table.dealt.rules)
            if levels and level in (None, *levels):
                return table
    return None


def keep(table: HouseTable) -> str:
    """Keep the rules of a table, so that what is recorded under their name can be drawn again. Return the name."""
    dealt = table.dealt
    TableRules.objects.get_or_create(
        name=dealt.table,
        defaults={
            "ruleset": dealt.name,
            "overrides": json.loads(dealt.overrides),
            "house_id": table.house,
            "table": table.slug,
            "example_limits": table.example,
        },
    )
    return dealt.table


@dataclass(frozen=True, slots=True)
class ShownRules:
    """The rules of a table as a page says them: in what they differ from their ruleset, in sentences, and its limits by
    bet, which may be an example. `table` is that of the reader's house, None where these are kept rules of another
    time."""

    dealt: Dealt
    table: HouseTable | None
    has_example_limits: bool
    differences: list[str]
    limits: list[Limits]


def shown_rules(dealt: Dealt | None, table: HouseTable | None = None) -> ShownRules | None:
    """Return what a page says of the rules of a table; None of a ruleset."""
    if dealt is None or not dealt.table:
        return None
    usual, example = DEALT[dealt.name].rules, table.example if table else _kept(dealt.table)[1].example_limits
    return ShownRules(dealt, table, example, differences(usual, dealt.rules), dealt.game.room().limits(dealt.rules))
