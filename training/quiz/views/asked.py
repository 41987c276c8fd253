"""What the address of a drill asks for, and the addresses of other levels and rulesets."""

import re
from dataclasses import dataclass, field, replace
from typing import Any

from django.http import Http404, HttpRequest

from games.web.registry import games_of
from training.drills.kit.cells import Cells
from training.drills.kit.items import Item
from training.drills.kit.skill import Generator
from training.drills.registry import GENERATORS, MISTAKES
from training.quiz.dealt import DEALT, Dealt, drill_address
from training.quiz.house_tables import HouseTable, can_follow, dealt_under, find, table_for, tables_of
from training.staff.models import User

LAST = 9999
SEED = re.compile(r"[A-Za-z0-9]{1,32}", re.ASCII)
DRAWS = 150  # among how many items one is looked for to which a mistake gives another answer


@dataclass(frozen=True, slots=True)
class Asked:
    """What an address of a drill asks for: the skill, its ruleset and level, the item by seed, place and cell, and the
    mistake that it should tell from right answers, if any.

    `due` counts from 1 the items that are due and were skipped; it is 0 in a drill of one skill. `tables` are those of
    the reader's house.
    """

    generator: Generator
    dealt: Dealt
    level: int
    seed: str
    place: int
    cell: str
    due: int = 0
    mistake: str = ""
    tables: list[HouseTable] = field(default_factory=list)

    @property
    def table(self) -> HouseTable | None:
        """The table of the reader's house whose rules these are."""
        return find(self.tables, self.dealt.table)

    @property
    def drawn(self) -> str:
        """The seed of this very item."""
        return f"{self.seed}-{self.place}"

    def item(self) -> tuple[Item, str]:
        """Return the item and its seed. Where the address names a mistake, it is the first of many to which the mistake
        gives another answer, if there is one."""
        rules, plain = self.dealt.rules, self.drawn
        for seed in [f"{plain}-{again}" for again in range(DRAWS)] if self.mistake else []:
            item = self.generator.make(seed, self.level, rules)
            if self.mistake in item.mistaken:
                return item, seed
        return self.generator.make(plain, self.level, rules, self.cell), plain

    @property
    def name(self) -> str:
        """What tells this item from every other."""
        return "/".join((self.generator.name, self.dealt.key, str(self.level), self.drawn, self.cell))

    @property
    def grid(self) -> Cells | None:
        return self.generator.grid(self.dealt.rules, self.level)

    @property
    def here(self) -> str:
        """The address of this very item."""
        own = {"seed": self.seed, "n": self.place, "level": self.level, "cell": self.cell, "due": self.due} | {
            "mistake": self.mistake
        }
        return drill_address(self.generator.name, self.dealt, **own)

    def address(self, place: int, cell: str = "") -> str:
        asked = {"seed": self.seed, "n": place, "level": self.level, "cell": cell, "mistake": self.mistake}
        return drill_address(self.generator.name, self.dealt, **asked)


def read(request: HttpRequest, slug: str) -> Asked:
    """Return what the address asks for, where it is there to be asked.

    An address that names no item leads to the table of the reader's house, where the house has one for the ruleset.
    """
    generator = GENERATORS.get(slug)
    if generator is None:
        raise Http404
    tables = of_reader(request)
    dealt = named(request, tables) or next(
        (each for each in rulesets_of(generator) if generator.suits(each.rules)), None
    )
    if dealt is not None and not SEED.fullmatch(request.GET.get("seed", "")):
        dealt = followed(dealt, tables, generator, request.GET.get("level", ""))
    if dealt is None or not can_follow(dealt, generator) or not (suited := generator.suits(dealt.rules)):
        raise Http404
    level = _whole(request.GET.get("level", str(suited[0])), len(generator.levels))
    if level not in suited:
        raise Http404
    grid, cell = generator.grid(dealt.rules, level), request.GET.get("cell", "")
    if cell and cell not in (grid.cells if grid else ()):
        raise Http404
    place = _whole(request.GET.get("n", "1"), LAST)
    due = _whole(request.GET["due"], LAST) if "due" in request.GET else 0
    mistake = request.GET.get("mistake", "")
    if mistake and mistake not in MISTAKES:
        raise Http404
    return Asked(generator, dealt, level, request.GET.get("seed", ""), place, cell, due, mistake, tables)


def of_reader(request: HttpRequest) -> list[HouseTable]:
    """Return the tables of the reader's house, none for somebody who is not signed in. One query."""
    return tables_of(request.user) if isinstance(request.user, User) else []


def named(request: HttpRequest, tables: list[HouseTable]) -> Dealt | None:
    """Return the rules that the address names, of a ruleset or of a table; None where it names none.

    A table's are kept once an item is shown by them. An open list may name others that the table had meanwhile: where
    no item is asked for, they stand for their ruleset.
    """
    name = request.GET.get("rules")
    if name is None:
        return None
    dealt = dealt_under(name, tables)
    if dealt is None and "seed" not in request.GET:
        dealt = DEALT.get(name.rpartition("-at-")[0])
    if dealt is None:
        raise Http404
    return replace(dealt, over_table=True) if "standard" in request.GET and not dealt.table else dealt


def followed(dealt: Dealt, tables: list[HouseTable], generator: Generator, level: str = "") -> Dealt:
    """Return the rules of the house's table where a ruleset is meant, no other was chosen, and the skill is asked
    there."""
    if dealt.table or dealt.over_table:
        return dealt
    table = table_for(tables, dealt.name, generator, int(level) if level.isdecimal() else None)
    return table.dealt if table else dealt


def rulesets_of(generator: Generator) -> list[Dealt]:
    """Return the rulesets of the games that have a skill, the usual one first; those of others need not be made."""
    return [DEALT[name] for game in games_of(generator.engine) for name in game.rulesets]


def levels(generator: Generator, dealt: Dealt) -> list[dict[str, Any]]:
    """Return the levels of a skill under a ruleset, each with its number, title, address and cells."""
    return [
        {
            "number": level,
            "title": generator.levels[level - 1],
            "url": drill_address(generator.name, dealt, level=level),
            "cells": grid.cells if (grid := generator.grid(dealt.rules, level)) else (),
        }
        for level in generator.suits(dealt.rules)
    ]


def choices(asked: Asked) -> list[dict[str, Any]]:
    """Return the rules under which the skill is asked, those of the house's tables first: at the same level where there
    is one, else at the first."""
    found = []
    for dealt, table in every_choice(rulesets_of(asked.generator), asked.tables):
        urls = {each["number"]: each["url"] for each in levels(asked.generator, dealt)}
        if urls and can_follow(dealt, asked.generator):
            url = urls.get(asked.level, next(iter(urls.values())))
            found.append({"dealt": dealt, "table": table, "url": url, "current": dealt.key == asked.dealt.key})
    return found


def every_choice(rulesets: list[Dealt], tables: list[HouseTable]) -> list[tuple[Dealt, HouseTable | None]]:
    """Return the tables that change one of the rulesets, and then the rulesets, as they are chosen over a table."""
    names = {dealt.name for dealt in rulesets}
    own = [table for table in tables if table.dealt.name in names]
    over = {table.dealt.name for table in own}
    plain = [replace(dealt, over_table=dealt.name in over) for dealt in rulesets]
    return [(table.dealt, table) for table in own] + [(dealt, None) for dealt in plain]


def _whole(text: str, most: int) -> int:
    if not text.isascii() or not text.isdigit() or len(text) > 5 or not 1 <= int(text) <= most:
        raise Http404
    return int(text)
