"""An evening: against closed forms, against every case counted, and what is refused."""

from fractions import Fraction
from itertools import groupby, product
from math import comb

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from games.core.evening import MOST_ROUNDS, evening, gone, longest_run, run_chance
from games.core.problems import Refused

RED = ((Fraction(-500), Fraction(19, 37)), (Fraction(500), Fraction(18, 37)))
COIN = ((Fraction(-100), Fraction(1, 2)), (Fraction(100), Fraction(1, 2)))


def test_two_hundred_spins_on_red_follow_the_binomial():
    found = evening(RED, 200, 500)
    ahead = sum(Fraction(comb(200, wins) * 18**wins * 19 ** (200 - wins), 37**200) for wins in range(101, 201))
    even = Fraction(comb(200, 100) * 18**100 * 19**100, 37**200)
    assert found.is_exact
    assert (found.ahead, found.even, found.behind) == (ahead, even, 1 - ahead - even)
    assert found.cost == 200 * 500 * Fraction(1, 37)
    assert abs(found.deviation - 500 * (200 * (1 - 1 / 37**2)) ** 0.5) < 1e-6


def test_half_of_the_evenings_end_at_the_middle_or_below():
    found = evening(COIN, 100, 100)
    assert (found.low, found.middle, found.high) == (-1600, 0, 1600)


@given(st.integers(1, 10), st.integers(0, 600))
@settings(max_examples=40)
def test_money_is_gone_when_some_time_more_is_lost_than_there_is(rounds, room):
    lost = 0
    for sequence in product((-100, 100, 250), repeat=rounds if rounds < 8 else 7):
        so_far, least = 0, 0
        for net in sequence:
            so_far += net
            least = min(least, so_far)
        lost += least < -room
    chances = ((Fraction(-100), Fraction(1, 3)), (Fraction(100), Fraction(1, 3)), (Fraction(250), Fraction(1, 3)))
    rounds = min(rounds, 7)
    assert abs(gone(chances, rounds, room) - lost / 3**rounds) < 1e-9


def test_a_coin_loses_everything_as_the_reflection_principle_says():
    rounds, units = 200, 10  # money for ten stakes: gone when eleven more were lost than won would be too late
    reached = sum(comb(rounds, k) * (2 if rounds - 2 * k > units else 1) for k in range((rounds - units) // 2 + 1))
    found = evening(COIN, rounds, 100, money=100 * units)
    assert found.gone == pytest.approx(reached / 2**rounds, abs=1e-9)


def test_a_bet_that_cannot_lose_never_takes_the_money():
    assert gone(((Fraction(0), Fraction(1, 2)), (Fraction(100), Fraction(1, 2))), 50, 0) == 0


@pytest.mark.parametrize("length", [1, 2, 3, 5])
def test_the_chance_of_a_run_is_that_of_all_sequences_that_have_one(length):
    found = sum(
        any(lost and len(list(run)) >= length for lost, run in groupby(sequence))
        for sequence in product((True, False), repeat=10)
    )
    assert run_chance(0.5, 10, length) == pytest.approx(found / 2**10, abs=1e-12)


@given(st.floats(0.05, 0.95), st.integers(1, 300))
@settings(max_examples=25)
def test_the_longest_run_is_the_last_that_is_likely_enough(lose, rounds):
    longest = longest_run(lose, rounds, 0.5)
    assert longest == 0 or run_chance(lose, rounds, longest) >= 0.5
    assert longest == rounds or run_chance(lose, rounds, longest + 1) < 0.5


@pytest.mark.parametrize(
    ("asked", "code"),
    [
        ({"rounds": 0}, "out_of_range"),
        ({"rounds": MOST_ROUNDS + 1}, "out_of_range"),
        ({"rounds": 10, "money": 499}, "money_below_stakes"),
    ],
)
def test_what_is_refused(asked, code):
    with pytest.raises(Refused) as refused:
        evening(RED, stakes=500, **asked)
    assert refused.value.first.code == code


def test_amounts_whose_sums_are_too_many_to_follow_are_refused():
    fine = ((Fraction(-999_999), Fraction(1, 2)), (Fraction(1), Fraction(1, 2)))
    with pytest.raises(Refused) as refused:
        gone(fine, 2000, 1_500_000)
    assert refused.value.first.code == "too_many_sums"


def test_the_longest_evening_is_answered():
    found = evening(RED, MOST_ROUNDS, 500, 100_00)
    assert found.ahead + found.even + found.behind == pytest.approx(1, abs=1e-9)
    assert found.gone == pytest.approx(0.9, abs=0.1)
