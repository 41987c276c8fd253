"""The parameters of a ruleset of poker: each game that has several rulesets has a module of its own."""

from importlib import import_module
from importlib.util import find_spec

from games.poker.rulesets import Ruleset

Lines = tuple[str, ...]


def parameters(rules: Ruleset) -> dict[str, Lines]:
    """By its name, what each parameter is: the same names in the same order for every ruleset of a game."""
    name = f"games.rulebook.comparison.{rules.game.replace('-', '_')}"
    found: dict[str, Lines] = import_module(name).parameters(rules) if find_spec(name) else {}
    return found
