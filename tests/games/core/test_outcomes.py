"""What one round brings: averages, and bets that are placed together."""

from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from games.core.outcomes import Outcomes, deviation, mean, of_results, together

RED = Outcomes(
    {
        "red": (Fraction(18, 37), Fraction(1)),
        "black": (Fraction(18, 37), Fraction(-1)),
        "zero": (Fraction(1, 37), Fraction(-1, 2)),
    },
    "wheel",
)
ZERO = Outcomes(
    {
        "red": (Fraction(18, 37), Fraction(-1)),
        "black": (Fraction(18, 37), Fraction(-1)),
        "zero": (Fraction(1, 37), Fraction(35)),
    },
    "wheel",
)


def test_the_edge_is_what_a_unit_loses_on_average():
    assert RED.edge == Fraction(1, 74)
    assert ZERO.edge == Fraction(1, 37)


def test_a_win_is_a_net_win():
    assert RED.wins == Fraction(18, 37)
    assert of_results({Fraction(0): Fraction(1, 2), Fraction(-1): Fraction(1, 2)}).wins == 0


def test_the_deviation_of_a_fair_coin_is_one():
    assert of_results({Fraction(1): Fraction(1, 2), Fraction(-1): Fraction(1, 2)}).deviation == 1


def test_bets_on_one_table_are_settled_by_the_same_round():
    chances = together([(RED, 1000), (ZERO, 100)])
    assert chances == (
        (Fraction(-1100), Fraction(18, 37)),
        (Fraction(900), Fraction(18, 37)),
        (Fraction(3000), Fraction(1, 37)),
    )


def test_bets_that_one_round_does_not_settle_cannot_be_placed_together():
    alone = of_results({Fraction(1): Fraction(1, 2), Fraction(-1): Fraction(1, 2)})
    for others in ((RED, alone), (alone, alone)):
        with pytest.raises(ValueError, match=r"wheel|''"):
            together([(other, 100) for other in others])
    assert together([(alone, 100)]) == ((Fraction(-100), Fraction(1, 2)), (Fraction(100), Fraction(1, 2)))


@given(st.integers(1, 10**6), st.integers(1, 10**6))
def test_what_bets_cost_together_is_the_sum_of_what_they_cost(first, second):
    chances = together([(RED, first), (ZERO, second)])
    assert sum(chance for _net, chance in chances) == 1
    assert mean(chances) == -first * RED.edge - second * ZERO.edge
    assert deviation(chances) > 0
