"""Every hand that the bank can have with its open card, counted by strength."""

from collections.abc import Sequence
from functools import lru_cache
from itertools import combinations
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from games.core.cards import Card
from games.ranking.evaluator import hand_strengths, numbers
from games.ranking.hands import ACE, HAND, VALUES, Category, strengths

Ints = NDArray[np.int64]

ACE_KING = strengths()[Category.HIGH_CARD, (ACE, VALUES["K"], 4, 3, 2)]  # the lowest with which the bank qualifies
KINDS = len(strengths()) + 1  # the strengths, and none for 0


class Counts(NamedTuple):
    """How many of the bank's hands do not qualify, and how many that do are worse than a hand, equal, better."""

    unqualified: Ints
    worse: Ints
    equal: Ints
    better: Ints


def divided(upto: Ints, own: Ints) -> Counts:
    """`upto[..., s]` counts the bank's hands of strength s or less; `own` are strengths, for each row of `upto` one."""
    rows = np.arange(len(upto))
    unqualified = upto[rows, ACE_KING - 1]
    below = upto[rows, np.maximum(own, ACE_KING) - 1]
    within = upto[rows, np.maximum(own, ACE_KING - 1)]
    return Counts(unqualified, below - unqualified, within - below, upto[rows, -1] - within)


class BankHands:
    """What lies under the bank's open card: any four of the cards that have not been seen."""

    def __init__(self, bank_card: Card, unseen: Sequence[Card]) -> None:
        self._cards = len(unseen)
        self._places = _fours(self._cards)
        opened = np.full(self._places.shape[1], numbers([bank_card])[0])
        self._strengths = hand_strengths(np.vstack([opened, numbers(unseen)[self._places]])).astype(np.int64)
        self._upto = np.bincount(self._strengths, minlength=KINDS).cumsum()

    def against(self, own: Ints) -> Counts:
        """The bank's hands against one of a strength, told as an array."""
        return divided(self._upto[None], own)

    def against_drawn(self, own: Ints) -> Counts:
        """The same where a card has been drawn that the bank cannot have: the last axis of `own` goes by that card."""
        with_card = np.bincount((self._places * KINDS + self._strengths).ravel(), minlength=self._cards * KINDS)
        return divided(self._upto - with_card.reshape(self._cards, KINDS).cumsum(axis=1), own)


@lru_cache(maxsize=2)
def _fours(count: int) -> Ints:
    """Every choice of four places out of so many: the i-th row has the i-th place of each."""
    places = np.fromiter(combinations(range(count), HAND - 1), np.dtype((np.int64, HAND - 1)))
    return np.ascontiguousarray(places.T)
