"""Drawings and tables that stand beneath clauses. A game has a module here with `figures(rules)`."""

import json
from dataclasses import dataclass
from functools import lru_cache
from importlib import import_module
from typing import Any

from django.template.loader import render_to_string
from django.utils.safestring import SafeString
from django.utils.translation import override

from games.rulebook import registry


@dataclass(frozen=True, slots=True)
class Figure:
    """A template and what it shows."""

    template: str
    shows: dict[str, Any]


@lru_cache(maxsize=registry.KEPT)  # nothing in them changes while the program runs
def rendered(engine: str, ruleset: str, language: str, overrides: str = "") -> dict[str, SafeString]:
    """What stands beneath each clause that has a figure, by its id, in one language."""
    module = import_module(f"games.rulebook.figures.{engine}")
    own = json.loads(overrides) if overrides else None
    with override(language):
        figures: dict[str, Figure] = module.figures(registry.rules(engine, ruleset, own))
        return {clause: render_to_string(figure.template, figure.shows) for clause, figure in figures.items()}
