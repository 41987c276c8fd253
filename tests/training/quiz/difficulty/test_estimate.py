"""Estimates against an independent computation in exact fractions, written out by hand."""

from fractions import Fraction

import pytest

from training.quiz.difficulty.estimate import STRENGTH, Bucket, LevelKey, Tally, estimate

EASY, HARD = Bucket("cut.ask", 0), Bucket("cut.ask", 2)
ONE, TWO = LevelKey("large", "cut", 1, 1), LevelKey("large", "cut", 1, 2)
OTHER = LevelKey("mini", "zero", 3, 1)
TALLIES = {ONE: {EASY: Tally(40, 36), HARD: Tally(10, 3)}, TWO: {HARD: Tally(5, 1)}, OTHER: {EASY: Tally(25, 20.5)}}


def test_each_share_is_drawn_towards_that_of_the_larger_group():
    assert STRENGTH == 20
    found = estimate(TALLIES)
    whole = Fraction(121, 160)  # 36 + 3 + 1 + 20.5 of 80
    cut = (40 + 20 * whole) / 75
    one, two = (39 + 20 * cut) / 70, (1 + 20 * cut) / 25
    zero = (Fraction(41, 2) + 20 * whole) / 45
    assert found.whole == pytest.approx(float(whole), abs=1e-12)
    assert found.skills == pytest.approx({"cut": float(cut), "zero": float(zero)}, abs=1e-12)
    assert found.levels[ONE] == pytest.approx(float(one), abs=1e-12)
    assert found.of(ONE, EASY) == pytest.approx(float((36 + 20 * one) / 60), abs=1e-12)
    assert found.of(ONE, HARD) == pytest.approx(float((3 + 20 * one) / 30), abs=1e-12)
    assert found.of(TWO, HARD) == pytest.approx(float((1 + 20 * two) / 25), abs=1e-12)


def test_a_bucket_that_nobody_answered_is_as_its_level():
    found = estimate(TALLIES)
    assert found.of(TWO, EASY) == found.levels[TWO]


def test_many_answers_speak_for_themselves_and_a_few_hardly():
    found = estimate({ONE: {EASY: Tally(100_000, 90_000), HARD: Tally(2, 0)}})
    assert found.of(ONE, EASY) == pytest.approx(0.9, abs=1e-4)
    assert 0.8 < found.of(ONE, HARD) < 0.9


def test_without_answers_nothing_is_expected():
    with pytest.raises(ValueError, match="Without answers"):
        estimate({})
