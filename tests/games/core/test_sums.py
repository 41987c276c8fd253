"""The sums of many rounds, against closed forms and against counting every case."""

from collections import Counter
from fractions import Fraction
from itertools import pairwise, product
from math import comb, prod

import pytest
from hypothesis import given
from hypothesis import strategies as st

from games.core import sums as module
from games.core.outcomes import mean
from games.core.problems import Refused
from games.core.sums import bars, sums

RED = ((Fraction(-1), Fraction(19, 37)), (Fraction(1), Fraction(18, 37)))
BANCO = (
    (Fraction(-1), Fraction(4462, 10000)),
    (Fraction(0), Fraction(952, 10000)),
    (Fraction(19, 20), Fraction(4586, 10000)),
)


@st.composite
def rounds_of_chance(draw):
    """Net results of a round in halves of a unit, with their probabilities."""
    nets = draw(st.lists(st.integers(-6, 12), min_size=1, max_size=4, unique=True))
    counts = draw(st.lists(st.integers(1, 9), min_size=len(nets), max_size=len(nets)))
    return tuple(
        (Fraction(net, 2), Fraction(count, sum(counts))) for net, count in sorted(zip(nets, counts, strict=True))
    )


def counted(chances, rounds):
    """Every sequence of results, one by one."""
    found = Counter()
    for sequence in product(chances, repeat=rounds):
        found[sum(net for net, _ in sequence)] += prod(chance for _, chance in sequence)
    return found


@pytest.mark.parametrize("rounds", [1, 7, 200])
def test_even_chances_follow_the_binomial(rounds):
    found = sums(RED, rounds)
    assert found.is_exact
    for wins in range(rounds + 1):
        chance = comb(rounds, wins) * Fraction(18, 37) ** wins * Fraction(19, 37) ** (rounds - wins)
        assert Fraction(found.counts[wins], found.whole) == chance
        assert found.sum_at(wins) == 2 * wins - rounds


@given(rounds_of_chance(), st.integers(1, 4))
def test_every_sequence_of_results_is_counted(chances, rounds):
    found, every = sums(chances, rounds), counted(chances, rounds)
    shown = {found.sum_at(place): Fraction(count, found.whole) for place, count in enumerate(found.counts) if count}
    assert shown == every


@given(rounds_of_chance(), st.integers(1, 60))
def test_probabilities_make_one_and_the_average_is_that_of_a_round_times_the_rounds(chances, rounds):
    found = sums(chances, rounds)
    assert found.is_exact
    assert found.between(0, len(found.counts)) == 1
    average = sum(found.sum_at(place) * count for place, count in enumerate(found.counts))
    assert Fraction(average) / found.whole == rounds * mean(chances)


@pytest.mark.parametrize(
    ("chances", "rounds"),
    [(RED, 300), (BANCO, 40), (((Fraction(-1), Fraction(36, 37)), (Fraction(35), Fraction(1, 37))), 200)],
)
def test_without_exact_counts_every_range_is_right_to_nine_decimals(chances, rounds, monkeypatch):
    exact = sums(chances, rounds)
    monkeypatch.setattr(module, "_MOST_BITS", 0)
    floating = sums(chances, rounds)
    assert (exact.is_exact, floating.is_exact) == (True, False)
    assert len(exact.counts) == len(floating.counts)
    for place in range(0, len(exact.counts) + 1, max(1, len(exact.counts) // 50)):
        assert abs(exact.between(0, place) - floating.between(0, place)) < 1e-9


def test_a_place_is_that_of_the_first_sum_not_below():
    found = sums(RED, 3)  # -3, -1, 1, 3
    assert [found.place(Fraction(amount)) for amount in (-3, -2, 0, 3, 4)] == [0, 1, 2, 3, 4]
    assert found.place(Fraction(-4)) <= 0


def test_a_quantile_is_the_first_sum_up_to_which_so_much_is():
    found = sums(((Fraction(-1), Fraction(1, 2)), (Fraction(1), Fraction(1, 2))), 2)  # -2, 0, 2 with 1, 2 and 1 of 4
    assert found.quantiles(Fraction(1, 4), Fraction(1, 2), Fraction(3, 4), Fraction(1)) == [0, 1, 1, 2]


def test_too_many_different_sums_are_refused():
    fine = (
        (Fraction(-1_000_001), Fraction(1, 2)),
        (Fraction(999_999), Fraction(1, 4)),
        (Fraction(1_000_000), Fraction(1, 4)),
    )
    with pytest.raises(Refused) as refused:
        sums(fine, 10)
    assert refused.value.first.code == "too_many_sums"


def test_the_outermost_bars_have_what_is_very_rare():
    drawn = bars(sums(RED, 100))
    assert (drawn[0].low, drawn[-1].high) == (-100, 100)
    assert drawn[0].high < -30
    assert 25 < drawn[-1].low < 40  # one in a thousand is beyond three standard deviations of ten


@given(rounds_of_chance(), st.integers(1, 40))
def test_bars_have_all_of_the_probability_and_one_begins_at_nothing(chances, rounds):
    found = sums(chances, rounds)
    drawn = bars(found)
    assert sum(bar.chance for bar in drawn) == 1
    assert len(drawn) <= 26
    assert all(before.high < after.low for before, after in pairwise(drawn))
    assert not any(bar.low < 0 <= bar.high for bar in drawn[1:-1])
