"""What drills know of a ruleset, whatever the game."""

from collections.abc import Mapping
from dataclasses import replace
from functools import cache
from typing import TypeVar

from games.core.clauses import Clause, head, load
from games.core.rulesets import GameRules

Ruleset = GameRules
_R = TypeVar("_R", bound=GameRules)


def engine_of(rules: Ruleset) -> str:
    """Return the engine whose ruleset it is: the package of `games` in which its class is written."""
    return type(rules).__module__.split(".")[1]


@cache
def books_of(engine: str) -> frozenset[str]:
    """Return the packages whose rules a page of an engine prints: its own, and one that games share."""
    return frozenset({engine, head(f"games.{engine}").base})


def holds(rules: Ruleset, *clauses: str) -> bool:
    """Return whether all of these are rules under a ruleset: only then may they be asked."""
    known = _clauses(engine_of(rules))
    return all(known[clause].holds(rules) for clause in clauses)


def without_limits(rules: _R) -> _R:
    """Return a ruleset without the limits that it has for single bets."""
    limits = (getattr(rules, name, None) for name in ("minimum", "maximum"))
    if not any(isinstance(limit, Mapping) and limit for limit in limits):
        return rules
    return replace(rules, minimum={}, maximum={})


@cache
def _clauses(engine: str) -> dict[str, Clause]:
    """Read here and not by the rulebook, whose desk may have another book on it."""
    return {clause.id: clause for clause in load(f"games.{engine}").whole}
