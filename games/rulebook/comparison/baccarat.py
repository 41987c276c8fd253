"""The parameters of a ruleset of baccarat: each game has a module of its own."""

from importlib import import_module

from games.baccarat.rulesets import Ruleset

Lines = tuple[str, ...]


def parameters(rules: Ruleset) -> dict[str, Lines]:
    """By its name, what each parameter is: the same names in the same order for every ruleset of a game."""
    module = import_module(f"games.rulebook.comparison.{rules.game.replace('-', '_')}")
    found: dict[str, Lines] = module.parameters(rules)
    return found
