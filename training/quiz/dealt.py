"""How roulette may be dealt in drills and exams: the rulesets by name, and which of the rules hold under each."""

from dataclasses import dataclass
from functools import cache
from urllib.parse import urlencode

from django.utils.functional import Promise
from django.utils.translation import pgettext_lazy

from games.core.clauses import Clause, load
from games.roulette.rulesets import Ruleset, ruleset
from games.rulebook.registry import Game, games_of

ENGINE = "roulette"
_SHORT = {
    "venice-french": pgettext_lazy("roulette", "French"),
    "venice-fair": pgettext_lazy("roulette", "Fair"),
    "france-english": pgettext_lazy("roulette", "English"),
    "parlour": pgettext_lazy("roulette", "Parlour"),
    "parlour-double-zero": pgettext_lazy("roulette", "Parlour with double zero"),
}


@dataclass(frozen=True)
class Dealt:
    """A ruleset as it is chosen, and the game on whose pages its rules are printed."""

    name: str
    game: Game

    @property
    def rules(self) -> Ruleset:
        return ruleset(self.name)

    @property
    def title(self) -> Promise | str:
        """What it is called in a row of choices; without a short name, that of its game."""
        return _SHORT.get(self.name, self.game.title)


# By the name of the ruleset; the first is the one in which drills are dealt unless another is asked for.
DEALT = {name: Dealt(name, game) for game in games_of(ENGINE) for name in game.rulesets}
USUAL = next(iter(DEALT))


def game_slug(ruleset_name: str) -> str:
    """The game on whose pages a ruleset is printed; empty for a ruleset that is no longer offered."""
    return DEALT[ruleset_name].game.slug if ruleset_name in DEALT else ""


def with_rules(address: str, ruleset_name: str) -> str:
    """The address of a page of drills under a ruleset; the usual one goes without saying."""
    if ruleset_name == USUAL or ruleset_name not in DEALT:
        return address
    return f"{address}{'&' if '?' in address else '?'}{urlencode({'rules': ruleset_name})}"


def holds(rules: Ruleset, *clauses: str) -> bool:
    """Whether all of these are rules under a ruleset: only then may they be asked."""
    return all(_clauses()[clause].holds(rules) for clause in clauses)


@cache
def _clauses() -> dict[str, Clause]:
    return {clause.id: clause for clause in load(f"games.{ENGINE}")}
