"""The parameters of any engine's ruleset, kept as plain JSON."""

import json
from dataclasses import dataclass
from enum import StrEnum
from fractions import Fraction

from tests.training.drills.cases import rulesets
from training.quiz.citing import parameters_of


class Bet(StrEnum):
    PUNTO = "punto"


@dataclass(frozen=True)
class Wheel:
    name: str
    pockets: int


@dataclass(frozen=True)
class Limits:
    least: int
    most: int | None


@dataclass(frozen=True)
class Rules:
    name: str
    wheel: Wheel
    limits: Limits
    by_bet: dict
    order: tuple
    taken: frozenset
    share: Fraction
    value: float
    insurance: bool


def test_a_ruleset_is_shown_by_names_fields_and_fractions_as_they_are_written():
    rules = Rules(
        *("house", Wheel("large", 9), Limits(5, None), {Bet.PUNTO: 500}, (Bet.PUNTO, 2), frozenset("ba")),
        *(Fraction(1, 20), 0.5, True),
    )
    assert parameters_of(rules) == {
        "wheel": "large",
        "limits": {"least": 5, "most": None},
        "by_bet": {"punto": 500},
        "order": ["punto", 2],
        "taken": ["a", "b"],
        "share": "1/20",
        "value": 0.5,
        "insurance": True,
    }


def test_every_ruleset_of_the_house_can_be_kept():
    for rules in rulesets().values():
        kept = parameters_of(rules)
        assert kept
        assert json.loads(json.dumps(kept)) == kept
