"""Each engine is used through its package: what it exports, and that its examples give what they show."""

import doctest
import inspect
import pkgutil
import subprocess
import sys
from enum import StrEnum
from importlib import import_module

import pytest

from games import (
    blackjack,
    caribbean_stud,
    chemin_de_fer,
    core,
    punto_banco,
    roulette,
    texas_holdem,
    trente_quarante,
)

ENGINES = (roulette, trente_quarante, blackjack, punto_banco, chemin_de_fer, caribbean_stud, texas_holdem)
MODULES = [
    f"{package.__name__}.{found.name}"
    for package in (core, *ENGINES)
    for found in pkgutil.iter_modules(package.__path__)
]
NAMES = [(engine, name) for engine in ENGINES for name in engine.__all__]
FUNCTIONS = [(engine, name) for engine, name in NAMES if inspect.isfunction(getattr(engine, name))]


@pytest.mark.parametrize("name", [*(engine.__name__ for engine in ENGINES), *MODULES])
def test_the_examples_in_docstrings_give_what_they_show(name):
    assert not doctest.testmod(import_module(name)).failed


@pytest.mark.parametrize("engine", ENGINES)
def test_each_engine_has_one_shape(engine):
    worth = "equity" if engine is texas_holdem else "odds"  # its players bet against each other, not against a house
    assert {"NAMES", "ruleset", "settle", worth, "Line", "Result", "Refused"} <= set(engine.__all__)
    assert len(set(engine.__all__)) == len(engine.__all__)
    assert issubclass(engine.Result, StrEnum)


@pytest.mark.parametrize(("engine", "name"), NAMES)
def test_every_name_is_there_and_is_no_module(engine, name):
    assert not inspect.ismodule(getattr(engine, name))


@pytest.mark.parametrize(("engine", "name"), FUNCTIONS)
def test_every_function_says_what_it_does_and_has_an_example(engine, name):
    docstring = inspect.getdoc(getattr(engine, name)) or ""
    assert docstring.split()[0] in {"Return", "Settle", "Check", "Say"}
    assert ">>> " in docstring


@pytest.mark.parametrize("engine", ENGINES)
def test_an_engine_is_light_to_import(engine):
    code = f"import sys, {engine.__name__}; print(*sorted({{'numpy', 'django', 'pydantic'}} & set(sys.modules)))"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == ""


def test_a_ruleset_is_changed_by_keyword():
    assert blackjack.ruleset("venice-blackjack", decks=4) == blackjack.ruleset("venice-blackjack", {"decks": 4})
    with pytest.raises(blackjack.Refused, match=r"unknown_parameter at overrides.deck: parameter 'deck'"):
        blackjack.ruleset("venice-blackjack", deck=4)


def test_what_is_refused_shows_its_value():
    with pytest.raises(roulette.Refused, match="unknown_spot at bet: bet 'purple'"):
        roulette.Bet.parse("purple")
