from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from games.core.prison import divided, results_left, worth_left, worth_taken


@pytest.mark.parametrize(
    ("amount", "caught", "returned"),
    [(1000, 1, 500), (1000, 2, 300), (1500, 1, 800), (100, 3, 100), (800, 3, 100)],
)
def test_a_divided_stake_gives_back_whole_chips_rounded_up(amount, caught, returned):
    assert divided(amount, caught, 100, "clause", "rounding")[0] == returned


def test_rounding_is_cited_only_where_it_counted():
    assert divided(1000, 1, 100, "clause", "rounding")[1] == ("clause",)
    assert divided(1500, 1, 100, "clause", "rounding")[1] == ("clause", "rounding")


def test_a_part_taken_halves_with_each_level():
    assert worth_taken(3) == (Fraction(1, 2), Fraction(1, 4), Fraction(1, 8))


chances = st.fractions(min_value=0, max_value=Fraction(1, 2), max_denominator=60)


@given(chances, chances, st.integers(1, 6))
def test_a_stake_left_is_worth_what_the_next_spin_makes_of_it(win, caught, levels):
    worth = (Fraction(1), *worth_left(win, caught, levels), Fraction(1, 2 ** (levels + 1)))
    for level in range(1, levels + 1):
        assert worth[level] == win * worth[level - 1] + caught * worth[level + 1]


@given(chances, chances, st.integers(1, 6))
def test_what_becomes_of_a_stake_that_is_left_is_worth_what_it_is_worth(win, caught, levels):
    results = results_left(win, caught, levels)
    assert sum(results.values()) == 1
    assert 1 + sum(net * chance for net, chance in results.items()) == worth_left(win, caught, levels)[0]


def test_a_stake_left_on_one_level_is_freed_divided_or_lost_at_the_next_spin():
    free, caught = Fraction(18, 37), Fraction(1, 37)
    assert results_left(free, caught, 1) == {Fraction(0): free, Fraction(-3, 4): caught, Fraction(-1): free}
