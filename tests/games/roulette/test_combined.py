"""Stakes taken together: by hand, by a computation of the test's own, and against the odds of each alone."""

from fractions import Fraction

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from games.core.money import show_money
from games.core.problems import Refused
from games.roulette.bets import POSITIONS, Bet, Kind
from games.roulette.combined import combined
from games.roulette.odds import odds
from games.roulette.rulesets import NAMES, ruleset
from games.roulette.stakes import Choice, Stake, ZeroOption
from tests.games.roulette.reading import read_laid, rows
from tests.games.roulette.test_ruleset_odds import cost, unit

LEAVE, HALF = Choice(ZeroOption.LEAVE), Choice(ZeroOption.TAKE_HALF)
VENICE = ruleset()


@pytest.mark.parametrize("row", list(rows("combined")), ids=lambda row: f"{row[0]}: {row[1]}")
def test_stakes_together_come_to_what_is_worked_by_hand(row):
    name, laid, staked, counts, ends, total, squares = row
    rules = ruleset(name)
    found, size = combined(rules, read_laid(laid)[0]), len(rules.wheel.pockets)
    assert show_money(found.staked) == staked
    numbers = (found.covered, found.ahead, found.even, found.behind)
    assert [len(which) for which in numbers] == [*map(int, counts.split())]
    assert [show_money(found.best), show_money(found.worst)] == ends.split()
    mean = Fraction(total) / size
    assert found.cost == -100 * mean
    assert found.edge == -mean / Fraction(staked)
    assert found.variance == 10_000 * (Fraction(squares) / size - mean**2)
    assert found.deviation == pytest.approx(float(found.variance) ** 0.5)


def brings(numbers: tuple[int, ...], amount: int, pocket: int) -> int:
    """What a stake on so many numbers brings in a French casino; of an even chance half is lost at zero."""
    if pocket in numbers:
        return amount * (36 // len(numbers) - 1)
    return -amount // 2 if pocket == 0 and len(numbers) == 18 else -amount


@given(st.lists(st.tuples(st.sampled_from(list(POSITIONS.values())), st.integers(1, 200)), min_size=1, max_size=12))
@settings(max_examples=50, deadline=None)
def test_any_stakes_come_to_the_sum_of_what_each_brings(chosen):
    found = combined(VENICE, [Stake(bet, 100 * amount) for bet, amount in chosen])
    nets = [sum(brings(bet.numbers, 100 * amount, pocket) for bet, amount in chosen) for pocket in range(37)]
    assert [pocket.net for pocket in found.pockets] == nets
    assert (found.best, found.worst, found.cost) == (max(nets), min(nets), -Fraction(sum(nets), 37))
    assert found.gain == Fraction(sum(net > 0 for net in nets), 37)
    assert found.covered == tuple(n for n in range(37) if any(n in bet.numbers for bet, _amount in chosen))
    assert found.win == Fraction(len(found.covered), 37)


@pytest.mark.parametrize("name", NAMES)
def test_one_stake_costs_what_its_odds_say(name):
    rules = ruleset(name)
    for bet in rules.positions.values():
        amount, stated = unit(rules), odds(rules, bet)
        found = combined(rules, [Stake(bet, amount, unchanged=True)])
        assert (found.edge, found.win) == (stated.edge, stated.win), bet.key
        assert found.left == (stated.policies["leave"] * amount if stated.policies else None), bet.key


@pytest.mark.parametrize("amount", [50, 150, 1050, 9_950])
def test_a_stake_that_is_left_costs_what_the_prison_makes_of_its_chips(amount):
    """The chain is solved in the other test, whose steps the table makes; odd chips are rounded at its end."""
    found = combined(VENICE, [Stake(POSITIONS["red"], amount), Stake(POSITIONS["straight:0"], 100)])
    alone = cost(VENICE, POSITIONS["red"], amount, LEAVE) * amount
    assert found.left == alone + Fraction(100, 37)
    assert found.cost == cost(VENICE, POSITIONS["red"], amount, HALF) * amount + Fraction(100, 37)
    assert found.cost <= found.left


def test_what_is_over_the_maximum_does_not_play():
    rules = ruleset(maximum={"straight": "100"})
    found = combined(rules, [Stake(Bet.parse("straight:17"), 15_000)])
    assert (found.staked, found.best, found.worst, found.edge) == (10_000, 350_000, -10_000, Fraction(1, 37))


def test_stakes_that_a_table_refuses_have_no_odds():
    with pytest.raises(Refused) as caught:
        combined(ruleset(minimum={Kind.STRAIGHT: "5"}), [Stake(Bet.parse("straight:17"), 100)])
    assert caught.value.first.code == "below_minimum"


def test_without_stakes_nothing_is_lost():
    found = combined(VENICE, [])
    assert (found.staked, found.edge, found.best, found.worst, found.left) == (0, 0, 0, 0, None)
