"""What the pages of baccarat draw and tabulate: each game has a module of its own."""

from importlib import import_module
from types import ModuleType

from games.baccarat.rulesets import Ruleset
from games.rulebook.figures import Figure


def figures(rules: Ruleset) -> dict[str, Figure]:
    """The figures of a ruleset by the clause beneath which they stand."""
    found: dict[str, Figure] = _module(rules).figures(rules)
    return found


def picture(rules: Ruleset, game: str) -> Figure:
    """A short game of an example as it lies on the table."""
    drawn: Figure = _module(rules).picture(rules, game)
    return drawn


def _module(rules: Ruleset) -> ModuleType:
    return import_module(f"games.rulebook.figures.{rules.game.replace('-', '_')}")
