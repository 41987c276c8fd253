"""Hands of Caribbean stud for the laws."""

from random import Random

from hypothesis import strategies as st

from games.caribbean_stud import scenarios
from games.core.cards import DECK
from tests.games.caribbean_stud.reading import rules

HOUSES = [
    rules(),
    rules("plain-caribbean-stud"),
    rules(overrides={"reduced_pay": None, "jackpot": None, "minimum": {"ante": "5.00"}, "maximum": {"ante": "20.00"}}),
]
houses = st.sampled_from(HOUSES)
seeds = st.integers(min_value=0, max_value=2**64)
decks = st.permutations(DECK)


def deal(seed, house):
    return scenarios.deal(Random(seed), house)
