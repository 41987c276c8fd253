"""What the pages of baccarat draw and tabulate: each game has a module of its own."""

from importlib import import_module

from games.baccarat.rulesets import Ruleset
from games.rulebook.figures import Figure


def figures(rules: Ruleset) -> dict[str, Figure]:
    """The figures of a ruleset by the clause beneath which they stand."""
    module = import_module(f"games.rulebook.figures.{rules.game.replace('-', '_')}")
    found: dict[str, Figure] = module.figures(rules)
    return found
