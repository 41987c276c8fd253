"""The order in which stakes are laid changes neither which of them play nor in which order they are paid."""

from itertools import permutations

import pytest

from games.roulette.bets import POSITIONS
from games.roulette.rulesets import NAMES, ruleset
from games.roulette.spin import settle
from games.roulette.stakes import Choice, Stake, ZeroOption

RED = POSITIONS["red"]
ON_SEVENTEEN = ("straight:17", "split:14-17", "split:16-17", "split:17-18", "split:17-20", "corner:13-17")


def settled(rules, outcome, stakes):
    return [(str(line.bet), line.result, line.stake) for line in settle(rules, outcome, stakes).lines]


def test_a_maximum_cuts_the_same_wish_whichever_is_laid_first():
    limited = ruleset(overrides={"maximum": {"even_chance": "50.00"}})
    table = [
        Stake(RED, 40_00, None, Choice(ZeroOption.TAKE_HALF)),
        Stake(RED, 30_00, None, Choice(ZeroOption.MOVE, POSITIONS["odd"])),
        Stake(RED, 20_00),
    ]
    outcomes = {frozenset(settled(limited, 0, list(laid))) for laid in permutations(table)}
    assert len(outcomes) == 1


@pytest.mark.parametrize("name", [name for name in NAMES if "numbers" in ruleset(name).order_of_payment])
def test_numbers_side_by_side_are_paid_in_one_order(name):
    rules = ruleset(name)
    table = [Stake(POSITIONS[key], 1_00_00) for key in ON_SEVENTEEN]
    assert settled(rules, 17, table) == settled(rules, 17, table[::-1])
