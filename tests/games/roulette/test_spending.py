"""What a called bet gets for the money that somebody has: worked by hand."""

import pytest

from games.core.problems import Refused
from games.roulette.called import CalledBet
from games.roulette.masses import over_maximum, problems
from games.roulette.rulesets import ruleset
from games.roulette.spending import Spending, spend
from games.roulette.stakes import Stake

FIVE = ruleset(
    minimum=dict.fromkeys(("straight", "split", "zero_street", "corner"), "5"),
    maximum={"straight": "100", "split": "200", "zero_street": "300", "corner": "400"},
)
TWO = ruleset(minimum=dict.fromkeys(("straight", "split", "zero_street", "corner"), "2"))


@pytest.mark.parametrize(
    ("rules", "bet", "money", "unit", "left"),
    [
        (FIVE, "voisins", 45, 5, 0),
        (FIVE, "voisins", 50, 5, 5),
        (FIVE, "voisins", 89, 5, 44),
        (FIVE, "voisins", 90, 10, 0),
        (FIVE, "voisins", 135, 15, 0),  # three chips of five on each
        (FIVE, "tiers", 100, 15, 10),
        (FIVE, "orphelins", 10_000, 100, 9_500),  # the maximum of its straight
        (FIVE, "voisins", 10_000, 200, 8_200),  # that of its splits: the zero street alone may exceed its own
        (TWO, "voisins", 45, 5, 0),
        (TWO, "voisins", 40, 4, 4),  # two chips of two on each
        (TWO, "neighbours:17:2", 10, 2, 0),
        (ruleset(), "voisins", 5, "0.50", "0.50"),
    ],
)
def test_money_is_made_into_chips_of_the_table(rules, bet, money, unit, left):
    called, cents = CalledBet.parse(bet), money * 100
    unit, left = int(float(unit) * 100), int(float(left) * 100)
    assert spend(rules, called, cents) == Spending(unit, cents - left, left)
    laid = [Stake(called, unit)]
    assert problems(rules, laid) == over_maximum(rules, laid) == []


@pytest.mark.parametrize(("rules", "money", "least"), [(FIVE, 44, "45.00"), (TWO, 17, "18.00"), (ruleset(), 4, "4.50")])
def test_less_than_a_chip_for_each_is_refused(rules, money, least):
    with pytest.raises(Refused) as caught:
        spend(rules, CalledBet.parse("voisins"), money * 100)
    problem = caught.value.first
    assert (problem.code, problem.field) == ("too_little_to_spend", "spend")
    assert dict(problem.values) == {"bet": "voisins", "chips": 9, "least": least}


def test_the_highest_minimum_of_its_positions_counts():
    rules = ruleset(minimum={"straight": "5", "split": "20"})
    assert spend(rules, CalledBet.parse("tiers"), 120_00) == Spending(20_00, 120_00, 0)
    with pytest.raises(Refused) as caught:
        spend(rules, CalledBet.parse("tiers"), 119_00)
    assert caught.value.first.values["least"] == "120.00"


def test_a_bet_that_the_table_does_not_take_gets_none():
    with pytest.raises(Refused) as caught:
        spend(ruleset(called_bets=["tiers"]), CalledBet.parse("voisins"), 10_000)
    assert caught.value.first.code == "called_bet_not_taken"
