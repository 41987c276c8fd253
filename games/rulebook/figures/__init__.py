"""Drawings and tables that stand beneath clauses. A game has a module here with `figures(rules)`, and with
`picture(rules, game)`, which draws a short game of `examples` for the reader who is new to it."""

import json
from dataclasses import dataclass, field
from functools import lru_cache
from importlib import import_module
from typing import Any

from django.template.loader import render_to_string
from django.utils.safestring import SafeString
from django.utils.translation import override

from games.core.facts import Fact
from games.rulebook import registry


@dataclass(frozen=True, slots=True)
class Figure:
    """A template and what it shows; `facts` are those of a picture, for the sentence beside it."""

    template: str
    shows: dict[str, Any]
    facts: dict[str, Fact] = field(default_factory=dict)


@lru_cache(maxsize=registry.KEPT)  # nothing in them changes while the program runs
def rendered(engine: str, ruleset: str, language: str, overrides: str = "") -> dict[str, SafeString]:
    """What stands beneath each clause that has a figure, by its id, in one language."""
    module = import_module(f"games.rulebook.figures.{engine}")
    own = json.loads(overrides) if overrides else None
    with override(language):
        figures: dict[str, Figure] = module.figures(registry.rules(engine, ruleset, own))
        return {clause: render_to_string(figure.template, figure.shows) for clause, figure in figures.items()}


def picture(engine: str, rules: Any, clause: str) -> Figure | None:
    """The example of a clause as a picture; None where a ruleset has no such example."""
    game = import_module(f"games.{engine}.examples").examples(rules).get(clause)
    if game is None:
        return None
    drawn: Figure = import_module(f"games.rulebook.figures.{engine}").picture(rules, game)
    return drawn
