"""What the address of a drill asks for, and the addresses of other levels and rulesets."""

from dataclasses import dataclass
from typing import Any

from django.http import Http404, HttpRequest

from games.web.registry import games_of
from training.drills.kit.cells import Cells
from training.drills.kit.items import Item
from training.drills.kit.skill import Generator
from training.drills.registry import GENERATORS, MISTAKES
from training.quiz.dealt import DEALT, Dealt, drill_address

LAST = 9999
DRAWS = 150  # among how many items one is looked for to which a mistake gives another answer


@dataclass(frozen=True, slots=True)
class Asked:
    """What an address of a drill asks for: the skill, its ruleset and level, the item by seed, place and cell, and the
    mistake that it should tell from right answers, if any.

    `due` counts from 1 the items that are due and were skipped; it is 0 in a drill of one skill.
    """

    generator: Generator
    dealt: Dealt
    level: int
    seed: str
    place: int
    cell: str
    due: int = 0
    mistake: str = ""

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
        return "/".join((self.generator.name, self.dealt.name, str(self.level), self.drawn, self.cell))

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
    """Return what the address asks for, where it is there to be asked."""
    generator = GENERATORS.get(slug)
    if generator is None:
        raise Http404
    dealt = named(request) or next((each for each in rulesets_of(generator) if generator.suits(each.rules)), None)
    if dealt is None or not (suited := generator.suits(dealt.rules)):
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
    return Asked(generator, dealt, level, request.GET.get("seed", ""), place, cell, due, mistake)


def named(request: HttpRequest) -> Dealt | None:
    """Return the ruleset that the address names; None where it names none."""
    name = request.GET.get("rules")
    if name is not None and name not in DEALT:
        raise Http404
    return DEALT[name] if name is not None else None


def rulesets_of(generator: Generator) -> list[Dealt]:
    """Return the rulesets of the games that have a skill, the usual one first; those of others need not be made."""
    return [DEALT[name] for game in games_of(generator.engine) for name in game.rulesets]


def levels(generator: Generator, dealt: Dealt) -> list[dict[str, Any]]:
    """Return the levels of a skill under a ruleset, each with its number, title, address and how many cells it has."""
    return [
        {
            "number": level,
            "title": generator.levels[level - 1],
            "url": drill_address(generator.name, dealt, level=level),
            "cells": len(grid.cells) if (grid := generator.grid(dealt.rules, level)) else 0,
        }
        for level in generator.suits(dealt.rules)
    ]


def choices(generator: Generator, level: int) -> list[dict[str, Any]]:
    """Return the rulesets under which the skill is asked: at the same level where there is one, else at the first."""
    found = []
    for dealt in rulesets_of(generator):
        if urls := {each["number"]: each["url"] for each in levels(generator, dealt)}:
            found.append({"dealt": dealt, "url": urls.get(level, next(iter(urls.values())))})
    return found


def _whole(text: str, most: int) -> int:
    if not text.isascii() or not text.isdigit() or len(text) > 5 or not 1 <= int(text) <= most:
        raise Http404
    return int(text)
