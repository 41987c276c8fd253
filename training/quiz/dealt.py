"""How roulette may be dealt in drills and exams: the rulesets by name, and which of the rules hold under each."""

from dataclasses import dataclass
from functools import cache

from django.utils.functional import Promise
from django.utils.translation import gettext as _

from games.core.clauses import Clause
from games.roulette.rulesets import Ruleset, ruleset
from games.rulebook.registry import Game, games_of, reference

ENGINE = "roulette"


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
        """The name of the game; where it has several rulesets, with that of the ruleset."""
        if len(self.game.rulesets) == 1:
            return self.game.title
        return _("{game}, {rules}").format(game=self.game.title, rules=self.game.rulesets[self.name])


# By the name of the ruleset; the first is the one in which drills are dealt unless another is asked for.
DEALT = {name: Dealt(name, game) for game in games_of(ENGINE) for name in game.rulesets}
USUAL = next(iter(DEALT))


def game_slug(ruleset_name: str) -> str:
    """The game on whose pages a ruleset is printed; empty for a ruleset that is no longer offered."""
    return DEALT[ruleset_name].game.slug if ruleset_name in DEALT else ""


def holds(rules: Ruleset, *clauses: str) -> bool:
    """Whether all of these are rules under a ruleset: only then may they be asked."""
    return all(_clauses()[clause].holds(rules) for clause in clauses)


@cache
def _clauses() -> dict[str, Clause]:
    return {clause.id: clause for clause in reference(ENGINE)}
