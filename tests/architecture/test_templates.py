"""Templates load, include and extend only what the code of their floor may import."""

import re
import tomllib
from pathlib import Path

import pytest
from django.template import engines

from tests.architecture.names import ROOMS
from tests.architecture.test_files import ROOT, TRACKED

CONTRACTS = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["tool"]["importlinter"]["contracts"]
LAYERS = [
    [{module.strip() for module in layer.split("|")} for layer in contract["layers"]]
    for contract in CONTRACTS
    if contract["type"] == "layers"
]
LIBRARIES = engines["django"].engine.libraries
TEMPLATES = [name.removeprefix("templates/") for name in TRACKED if name.startswith("templates/")]
_USED = re.compile(r"""\{% (?:include|extends) ["']([^"'#]+)""")
_LOADED = re.compile(r"\{% load ([^%]+) %\}")

# What may be used from below all the same, and why.
ALLOWED = {
    "base.html": "the frame of every page",
    "rulebook": "the tag that links to a clause, wherever one is cited",
}


def module_of(template: str) -> str:
    """The module to whose floor a template belongs."""
    folder, *inner = Path(template).parent.parts or ("portal",)
    if folder in ROOMS:
        return f"training.drills.{folder}" if inner in (["drills"], ["lessons"]) else f"games.web.{folder}"
    found = [parent for parent in ("games.web", "training") if (ROOT / parent.replace(".", "/") / folder).is_dir()]
    return f"{found[0]}.{folder}" if found else "portal"


def used_by(text: str) -> list[tuple[str, str]]:
    """What a template uses, by its name there, with the module to which that belongs."""
    loaded = {name: LIBRARIES.get(name, "") for names in _LOADED.findall(text) for name in names.split()}
    return [(name, module_of(name)) for name in _USED.findall(text)] + list(loaded.items())


def _within(module: str, names: set[str]) -> str:
    """The one of these packages in which a module is; empty where it is in none."""
    return next((name for name in names if f"{module}.".startswith(f"{name}.")), "")


def is_above(user: str, used: str) -> bool:
    """Whether a module is on a higher floor than its user, or beside it in a package that stands alone."""
    for layers in LAYERS:
        floors = [(_within(user, layer), _within(used, layer)) for layer in layers]
        here = next((floor for floor, (mine, _other) in enumerate(floors) if mine), None)
        there = next((floor for floor, (_mine, other) in enumerate(floors) if other), None)
        if here is None or there is None:
            continue
        mine, other = floors[here][0], floors[there][1]
        if there < here or (there == here and mine != other):
            return True
    return False


def faults(template: str, text: str) -> list[str]:
    return [
        f"{template} uses {name} of {module}" for name, module in used_by(text) if is_above(module_of(template), module)
    ]


def allowed(fault: str) -> set[str]:
    return {name for name in ALLOWED if f" uses {name} of " in fault}


FAULTS = [fault for name in TEMPLATES for fault in faults(name, (ROOT / "templates" / name).read_text("utf-8"))]


def test_no_template_uses_what_is_above_it():
    assert [fault for fault in FAULTS if not allowed(fault)] == []


def test_every_allowance_is_needed():
    assert set().union(*map(allowed, FAULTS)) == ALLOWED.keys()


def test_every_template_belongs_to_a_floor():
    assert {module_of(name) for name in TEMPLATES} >= {"portal", "games.web.kit", "training.quiz", "games.web.venues"}
    assert {f"games.web.{room}" for room in ROOMS} & {module_of(name) for name in TEMPLATES}


@pytest.mark.parametrize(
    ("template", "text"),
    [
        ("kit/_field.html", '{% include "quiz/_part.html" %}'),
        ("rulebook/game.html", "{% load i18n people days %}"),
        ("punto_banco/rules/_hand.html", '{% include "blackjack/rules/_hand.html" %}'),
        ("punto_banco/rules/_hand.html", "{% load roulette %}"),
        ("blackjack/rules/_hand.html", '{% include "blackjack/drills/_hand.html" %}'),
        ("quiz/drill.html", '{% extends "hr/home.html" %}'),
        ("trainees/home.html", '{% include "hr/_list.html" %}'),
    ],
)
def test_what_is_planted_is_found(template, text):
    assert len(faults(template, text)) == 1


@pytest.mark.parametrize(
    ("template", "text"),
    [
        ("hr/home.html", '{% load i18n days %}{% include "quiz/_change.html" %}'),
        ("roulette/drills/_layout.html", '{% load roulette formats %}{% include "kit/_query.html" %}'),
        ("portal/home.html", '{% include "venues/_card.html" %}'),
        ("blackjack/rules/_hand.html", '{% include "blackjack/rules/_cards.html" %}'),
    ],
)
def test_what_is_below_may_be_used(template, text):
    assert faults(template, text) == []
