"""A ruleset is data, and a house's own parameters are put over it one by one."""

from dataclasses import dataclass

import pytest

from games.core.problems import Problem, Refused
from games.core.rulesets import load_rulesets, overridden
from games.roulette.bets import Kind
from games.roulette.rulesets import NAMES, ruleset


@dataclass
class House:
    name: str
    decks: int
    surrender: bool


TABLE = {"decks": 6, "surrender": False}


def test_without_overrides_the_table_stands():
    assert overridden(House, TABLE, {}) == TABLE


def test_a_parameter_is_replaced_alone():
    assert overridden(House, TABLE, {"decks": 8}) == {"decks": 8, "surrender": False}
    assert TABLE == {"decks": 6, "surrender": False}


@pytest.mark.parametrize("parameter", ["deck", "name", "Decks", ""])
def test_an_unknown_parameter_is_refused(parameter):
    with pytest.raises(Refused) as caught:
        overridden(House, TABLE, {parameter: 1})
    assert caught.value.first == Problem("unknown_parameter", f"overrides.{parameter}", {"parameter": parameter})


def test_rulesets_are_read_from_their_package():
    assert "venice-french" in load_rulesets("games.roulette")


def test_roulette_is_dealt_in_venice_unless_said_otherwise():
    rules = ruleset()
    assert rules == ruleset("venice-french")
    assert rules.name in NAMES
    assert (rules.zero, rules.prison_levels, rules.smallest_chip) == ("prison", 3, 50)
    assert rules.denominations[0] == 5_000_000
    assert rules.denominations[-1] == 50
    own = ruleset(overrides={"smallest_chip": "2.50", "maximum": {"straight": "100"}})
    assert (own.smallest_chip, own.maximum, own.prison_levels) == (250, {Kind.STRAIGHT: 10_000}, 3)
