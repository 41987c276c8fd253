"""A ruleset is data: a TOML table whose parameters a house may override one by one."""

import tomllib
from collections.abc import Mapping
from dataclasses import fields
from functools import lru_cache
from importlib.resources import files
from typing import Any, ClassVar, Generic, Protocol, Self, TypeVar

from games.core.problems import Problem, Refused


def load_rulesets(package: str) -> dict[str, dict[str, Any]]:
    """Return the tables of a game's `rulesets.toml`, by name. One that is `like` another comes after it, with what
    differs."""
    whole: dict[str, dict[str, Any]] = {}
    for name, own in tomllib.loads((files(package) / "rulesets.toml").read_text(encoding="utf-8")).items():
        like = own.pop("like", None)
        whole[name] = _like(whole[like], own) if like else own
    return whole


def _like(model: Mapping[str, Any], own: Mapping[str, Any]) -> dict[str, Any]:
    """Return a model's parameters with a ruleset's own over them; a table's entries one by one."""
    merged = dict(model)
    for name, value in own.items():
        merged[name] = {**model[name], **value} if isinstance(value, dict) else value
    return merged


def overridden(kind: type, table: Mapping[str, Any], overrides: Mapping[str, Any]) -> dict[str, Any]:
    """Return a ruleset's parameters with a house's own put over them. Raise Refused for a parameter unknown to
    `kind`."""
    known = {parameter.name for parameter in fields(kind)} - {"name"}
    for parameter in overrides:
        if parameter not in known:
            raise Refused(Problem("unknown_parameter", f"overrides.{parameter}", {"parameter": parameter}))
    return {**table, **overrides}


class GameRules(Protocol):
    """How a house deals a game: a frozen dataclass of its engine."""

    __dataclass_fields__: ClassVar[dict[str, Any]]

    @property
    def name(self) -> str: ...
    @classmethod
    def read(cls, name: str, table: Mapping[str, Any], overrides: Mapping[str, Any]) -> Self:
        """Return the ruleset that a table describes, with a house's own parameters over it. Raise Refused."""


Rules = TypeVar("Rules", bound=GameRules)


class Rulesets(Generic[Rules]):
    """The rulesets of a package by name; the game's class reads what each parameter means."""

    def __init__(self, package: str, kind: type[Rules]) -> None:
        self.tables = load_rulesets(package)
        self.names = tuple(self.tables)
        self._kind = kind
        self._plain = lru_cache(lambda name: self._kind.read(name, self.tables[name], {}))

    def ruleset(self, name: str, overrides: Mapping[str, Any] | None = None) -> Rules:
        """Return a ruleset by name, single parameters overridden. Raise Refused for what does not exist or fit
        together."""
        if name not in self.tables:
            raise Refused(Problem("unknown_ruleset", "rules", {"rules": name}))
        return self._kind.read(name, self.tables[name], overrides) if overrides else self._plain(name)
