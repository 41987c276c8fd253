"""How games may be dealt in drills and exams: the rulesets by name, each with its game."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import Any
from urllib.parse import urlencode

from django.urls import reverse
from django.utils.functional import Promise

from games.core.rulesets import GameRules
from games.web import registry
from games.web.kit.game import Game
from games.web.registry import FAMILIES as FAMILIES
from games.web.registry import GAMES
from training.drills.registry import GENERATORS
from training.quiz.citing import parameters_of


@dataclass(frozen=True)
class Dealt:
    """A ruleset as it is chosen, and the game on whose pages its rules are printed.

    `table` names the rules of a house's table (house_tables.py), which change the ruleset by `overrides`, JSON as the
    venue has it; both are empty for the ruleset itself. `over_table`: it was chosen although the house has a table.
    """

    name: str
    game: Game
    table: str = ""
    overrides: str = ""
    over_table: bool = False

    @cached_property
    def rules(self) -> GameRules:
        """The ruleset of the game's own engine. Raise Refused for overrides that the engine does not take."""
        return registry.overridden(self.game.engine, self.name, self.overrides)

    @property
    def key(self) -> str:
        """What the rules are called in an address, and in what was drawn under them."""
        return self.table or self.name

    @cached_property
    def parameters(self) -> dict[str, Any]:
        """The parameters of the ruleset as plain JSON, as an exam keeps them."""
        return parameters_of(self.rules)

    @property
    def title(self) -> Promise | str:
        """What it is called in a row of choices: without a short name, what its game calls it."""
        only = len(self.game.rulesets) == 1
        return self.game.short.get(self.name, self.game.title if only else self.game.rulesets[self.name])

    @property
    def full_title(self) -> str:
        """The name of its game, with the ruleset where that is not the usual one."""
        is_usual = self.name == self.game.ruleset
        return str(self.game.title) if is_usual else f"{self.game.title} ({self.title})"

    @property
    def family(self) -> Promise:
        """What the kinds of its game are called together."""
        return registry.family_title(self.game.family)


# By the name of the ruleset; the first is the one in which drills are listed unless another is asked for.
DEALT = {name: Dealt(name, game) for game in GAMES.values() for name in game.rulesets}
USUAL = next(iter(DEALT))


def dealt_in(family: str) -> list[Dealt]:
    """Return the rulesets of a family of games, the usual one first."""
    return [dealt for dealt in DEALT.values() if dealt.game.family == family]


def usual_of(engine: str) -> str:
    """Return the usual ruleset for skills of an engine, or of a package that games share."""
    return registry.games_of(engine)[0].ruleset


def list_address(ruleset_name: str) -> str:
    """Return the list of drills under a ruleset; the usual one needs no parameter."""
    return list_of(DEALT.get(ruleset_name, DEALT[USUAL]))


def list_of(dealt: Dealt) -> str:
    """Return the list of drills as they are dealt; the usual ruleset needs no parameter."""
    here, rules = reverse("quiz:drills"), _named(dealt, USUAL)
    return f"{here}?{urlencode(rules)}" if rules else here


def drill_address(skill: str, dealt: Dealt, **query: object) -> str:
    """Return a skill under a ruleset; the usual one of its engine needs no parameter."""
    return _address("quiz:drill", skill, dealt, query)


def cases_address(skill: str, dealt: Dealt, level: int) -> str:
    """Return the page of how well the reader knows each case of a level under a ruleset."""
    return _address("quiz:cases", skill, dealt, {"level": level})


def worksheet_address(skill: str, dealt: Dealt, level: int, seed: str = "") -> str:
    """Return the page on which items of a level are printed under a ruleset, from a seed or from a new one."""
    return _address("quiz:worksheet", skill, dealt, {"level": level, "seed": seed})


def _address(page: str, skill: str, dealt: Dealt, query: Mapping[str, object]) -> str:
    asked = {name: value for name, value in query.items() if value} | _named(dealt, usual_of(GENERATORS[skill].engine))
    here = reverse(page, args=[skill])
    return f"{here}?{urlencode(asked)}" if asked else here


def _named(dealt: Dealt, usual: str) -> dict[str, str]:
    """Return the parameters of an address that name the rules; none for the usual ones."""
    if dealt.over_table:
        return {"rules": dealt.name, "standard": "1"}
    return {} if dealt.key == usual else {"rules": dealt.key}
