"""Every skill under every ruleset of its engine."""

from functools import cache
from importlib import import_module

from games.web.registry import ENGINES
from training.drills.registry import GENERATORS, TAUGHT

# The packages of skills, by the name of the game.
PACKAGES = {package.__name__.rpartition(".")[2]: package.GENERATORS for package in TAUGHT}


@cache
def rulesets():
    """By name, the rulesets of every engine that has skills."""
    modules = [import_module(f"games.{engine}.rulesets") for engine in ENGINES]
    return {name: module.ruleset(name) for module in modules for name in module.NAMES}


def cases(skills=None):
    """Ruleset, skill and level, of all skills or of these."""
    return [
        (rules, generator.name, level)
        for rules, ruleset in rulesets().items()
        for generator in (GENERATORS.values() if skills is None else skills)
        for level in generator.suits(ruleset)
    ]


def make(rules, name, level, seed, cell=""):
    return GENERATORS[name].make(seed, level, rulesets()[rules], cell)
