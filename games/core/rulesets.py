"""A ruleset is data: a TOML table whose parameters a house may override one by one."""

import tomllib
from collections.abc import Mapping
from dataclasses import fields
from importlib.resources import files
from typing import Any

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
