"""Every hand of five cards of the player as the bank's open card sees it, and what it is worth."""

from functools import lru_cache
from typing import NamedTuple

import numpy as np

from games.caribbean_stud.bank_hands import Ints
from games.caribbean_stud.patterns import OTHER_SUITS, patterns
from games.ranking.evaluator import RANK_KEYS, flush_table, rank_sets, rank_strengths
from games.ranking.hands import HAND


class Fives(NamedTuple):
    """Any five ranks and their strengths: first all that are not in one suit, then all that are, each by key."""

    ranks: Ints
    keys: Ints
    suited_keys: Ints
    strengths: Ints

    @property
    def suited(self) -> Ints:
        """The ranks of those in one suit."""
        return self.ranks[len(self.keys) :]

    def place(self, keys: Ints) -> Ints:
        """Return the places of ranks by their keys, not in one suit."""
        return np.searchsorted(self.keys, keys)

    def place_suited(self, keys: Ints) -> Ints:
        """Return the places of ranks by their keys, in one suit; any place where these cannot be in one suit."""
        return len(self.keys) + np.searchsorted(self.suited_keys, keys).clip(max=len(self.suited_keys) - 1)


@lru_cache(maxsize=1)
def fives() -> Fives:
    """Return all five ranks that a hand can have."""
    ranks = rank_sets(HAND)
    ranks = ranks[np.argsort(RANK_KEYS[ranks].sum(axis=1))]
    suited = ranks[(np.diff(ranks, axis=1) > 0).all(axis=1)]
    keys, suited_keys = RANK_KEYS[ranks].sum(axis=1), RANK_KEYS[suited].sum(axis=1)
    found = rank_strengths(keys, HAND), flush_table()[(1 << suited).sum(axis=1)]
    return Fives(np.concatenate((ranks, suited)), keys, suited_keys, np.concatenate(found).astype(np.int64))


class Hands(NamedTuple):
    """The patterns of five cards, and after them the flushes of the other suits: the place of each in `fives()`, which
    of its cards are of the open card's suit, as bits, and in how many ways it is dealt."""

    five: Ints
    bits: Ints
    ways: Ints


@lru_cache(maxsize=1)
def hands() -> Hands:
    """Return all hands of five cards, whatever the open card is."""
    every, ranks = patterns(HAND), fives()
    of_suit = np.bitwise_count(every.bits) == HAND
    five = np.where(of_suit, ranks.place_suited(every.keys), ranks.place(every.keys))
    flushes = ranks.place_suited(ranks.suited_keys)
    ways = every.ways.copy()
    ways[every.place(ranks.suited_keys)] -= OTHER_SUITS
    return Hands(
        np.concatenate((five, flushes)),
        np.concatenate((every.bits, np.zeros_like(flushes))),
        np.concatenate((ways, np.full_like(flushes, OTHER_SUITS))),
    )


def ways_without(opened: int) -> Ints:
    """Return in how many ways each of `hands()` is dealt when the open card has that rank."""
    return np.where(hands().bits >> opened & 1, 0, hands().ways)
