"""A ruleset is data: a TOML table whose parameters a house may override one by one.

`Rulesets` holds those of an engine. One with several games has a class for each.
"""

import tomllib
from collections.abc import Mapping
from dataclasses import fields
from functools import lru_cache
from importlib.resources import files
from typing import Any, Generic, Protocol, Self, TypeVar

from games.core.problems import Problem, Refused


def load_rulesets(package: str) -> dict[str, dict[str, Any]]:
    """The tables of a game's `rulesets.toml`, by name. One that is `like` another comes after it, with what differs."""
    whole: dict[str, dict[str, Any]] = {}
    for name, own in tomllib.loads((files(package) / "rulesets.toml").read_text(encoding="utf-8")).items():
        like = own.pop("like", None)
        whole[name] = _like(whole[like], own) if like else own
    return whole


def _like(model: Mapping[str, Any], own: Mapping[str, Any]) -> dict[str, Any]:
    """A model's parameters with a ruleset's own over them; a table's entries one by one."""
    merged = dict(model)
    for name, value in own.items():
        merged[name] = {**model[name], **value} if isinstance(value, dict) else value
    return merged


def overridden(kind: type, table: Mapping[str, Any], overrides: Mapping[str, Any]) -> dict[str, Any]:
    """A ruleset's parameters with a house's own put over them. Raises Refused for a parameter unknown to `kind`."""
    known = {parameter.name for parameter in fields(kind)} - {"name"}
    for parameter in overrides:
        if parameter not in known:
            raise Refused(Problem("unknown_parameter", f"overrides.{parameter}", {"parameter": parameter}))
    return {**table, **overrides}


class GameRules(Protocol):
    """How a house deals a game: a dataclass. Its attribute `game` tells it from the other games of its engine."""

    @classmethod
    def read(cls, name: str, table: Mapping[str, Any], overrides: Mapping[str, Any]) -> Self:
        """The ruleset that a table describes, with a house's own parameters over it. Raises Refused."""


Every = TypeVar("Every", bound=GameRules)
One = TypeVar("One", bound=GameRules)


class Rulesets(Generic[Every]):
    """The rulesets of a package; where it has several games, `game` in a table says of which it is. The class of the
    game reads the rest."""

    def __init__(self, package: str, *games: type[Every]) -> None:
        kinds = {getattr(kind, "game", ""): kind for kind in games}
        self.tables = load_rulesets(package)
        self._kinds = {name: kinds[table.pop("game", "")] for name, table in self.tables.items()}
        self.names = tuple(self.tables)
        self._plain = lru_cache(lambda name: self._kinds[name].read(name, self.tables[name], {}))

    def ruleset(self, name: str, overrides: Mapping[str, Any] | None = None) -> Every:
        """A ruleset by name, single parameters overridden. Raises Refused for what does not exist or fit together."""
        if name not in self._kinds:
            raise _unknown(name)
        return self._kinds[name].read(name, self.tables[name], overrides) if overrides else self._plain(name)

    def ruleset_of(self, game: type[One], name: str, overrides: Mapping[str, Any] | None = None) -> One:
        """Return ruleset `name` of `game`. Raise Refused (`unknown_ruleset`) where it belongs to another game."""
        rules = self.ruleset(name, overrides) if self._kinds.get(name) is game else None
        if not isinstance(rules, game):
            raise _unknown(name)
        return rules


def _unknown(name: str) -> Refused:
    return Refused(Problem("unknown_ruleset", "rules", {"rules": name}))
