"""A notation that is too long is refused before anything in it is read: every one of every engine."""

import pkgutil
import time
from importlib import import_module

import pytest

import games
from games.core.notation import MOST_LETTERS
from games.core.problems import Refused

_WITHOUT_ENGINE = {"games.core", "games.web"}


def _parsers():
    """Every `parse` of an engine, by its module and class."""
    found = {}
    for package in pkgutil.iter_modules(games.__path__, "games."):
        if package.name in _WITHOUT_ENGINE:
            continue
        for module in pkgutil.walk_packages(import_module(package.name).__path__, f"{package.name}."):
            members = vars(import_module(module.name))
            if members.get("parse"):
                found[module.name] = members["parse"]
            for kind in members.values():
                if isinstance(kind, type) and kind.__module__ == module.name and hasattr(kind, "parse"):
                    found[f"{module.name}.{kind.__name__}"] = kind.parse
    return found


PARSERS = _parsers()
# Those of one word each, which a line of any of the others is made of.
ONE_WORD = {name for name in PARSERS if name.rpartition(".")[2] in ("Bet", "CalledBet", "Choice", "Call", "Dealt")}
LINES = sorted(PARSERS.keys() - ONE_WORD)
SORTS = [" ", "1", "x", "*", ".", "(", "Td", "1 ", "10*red ", "f ", "\u0315\u0300", "\x00", "1,", "a@1_", "Td9h*10!~"]


def hostile(sort, length):
    return (sort * length)[:length]


def refused(name, text):
    with pytest.raises((Refused, ValueError)) as found:
        PARSERS[name](text)
    return found.value


def test_each_game_has_its_notation_here():
    assert len(LINES) == 9


@pytest.mark.parametrize("name", LINES)
@pytest.mark.parametrize("sort", SORTS)
def test_a_line_that_is_too_long_is_refused_unread(name, sort):
    assert refused(name, hostile(sort, 100_000)).first.code == "too_much"


@pytest.mark.parametrize("name", sorted(PARSERS))
@pytest.mark.parametrize("sort", [sort for sort in SORTS if sort.strip()])
def test_reading_takes_time_in_proportion_to_the_length(name, sort):
    # Time of this process alone, which load does not lengthen: in proportion this takes milliseconds.
    before = time.process_time()
    refused(name, hostile(sort, MOST_LETTERS if name in LINES else 100_000))
    assert time.process_time() - before < 5
