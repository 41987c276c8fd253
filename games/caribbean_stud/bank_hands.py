"""Every hand that the bank can have with its open card, counted by strength.

Hands are counted by kind and not one by one. Leaving suits aside, what lies under the open card is a choice of four
ranks, which can be dealt in a number of ways. Only where it may be of the open card's suit is it treated apart: such a
hand is counted once more as a flush, and taken off as what its ranks alone make.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import lru_cache
from math import comb
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from games.core.cards import RANKS, SUITS, Card
from games.ranking.evaluator import BITS, RANK_KEYS, RANK_OF, SUIT_OF, flush_table, numbers, rank_sets, rank_strengths
from games.ranking.hands import ACE, HAND, VALUES, Category, strengths

Ints = NDArray[np.int64]

ACE_KING = strengths()[Category.HIGH_CARD, (ACE, VALUES["K"], 4, 3, 2)]  # the lowest with which the bank qualifies
_OVER = len(strengths()) + 1  # above every strength
_RANKS = len(RANKS)
_TIMES = len(SUITS) + 1  # a rank is dealt from 0 to 4 times
_WAYS = np.array([[comb(there, dealt) for there in range(_TIMES)] for dealt in range(_TIMES)])


class Counts(NamedTuple):
    """How many of the bank's hands do not qualify, and how many that do are worse than a hand, equal, better."""

    unqualified: Ints
    worse: Ints
    equal: Ints
    better: Ints


class BankHands:
    """What lies under the bank's open card: any four of the cards that have not been seen."""

    def __init__(self, bank_card: Card, unseen: Sequence[Card]) -> None:
        opened, cards = numbers([bank_card])[0], numbers(unseen)
        self._ranks, self._of_suit = RANK_OF[cards], SUIT_OF[cards] == SUIT_OF[opened]
        self._left = np.bincount(self._ranks, minlength=_RANKS)
        self._left_of_suit = BITS[cards[self._of_suit]].sum()
        self._kinds = kinds_under(int(RANK_OF[opened]))

    def against(self, own: Ints) -> Counts:
        """Return the bank's hands against one of a strength, which is an array."""
        plain = self._kinds.by_ranks(self._left[:, None])
        suited = self._kinds.of_suit(self._left_of_suit[None])
        return _divided(own, lambda strength: plain.below(strength, 0) + suited.below(strength, 0))

    def against_drawn(self, own: Ints) -> Counts:
        """Return the same where a card has been drawn that the bank cannot have: the last axis of `own` goes by that
        card."""
        gone = np.eye(_RANKS, dtype=np.int64)  # by the rank drawn
        plain = self._kinds.by_ranks(np.maximum(self._left[:, None] - gone, 0))
        suited = self._kinds.of_suit(self._left_of_suit & ~np.append(1 << np.arange(_RANKS), 0))
        of_suit = np.where(self._of_suit, self._ranks, _RANKS)  # the last where a card of another suit is drawn
        return _divided(own, lambda strength: plain.below(strength, self._ranks) + suited.below(strength, of_suit))


def _divided(own: Ints, below: Callable[[Ints], Ints]) -> Counts:
    unqualified, every = below(np.full_like(own, ACE_KING)), below(np.full_like(own, _OVER))
    worse, within = below(np.maximum(own, ACE_KING)), below(np.maximum(own + 1, ACE_KING))
    return Counts(unqualified, worse - unqualified, within - worse, every - within)


class _Counted:
    """Kinds of hands by strength from the lowest, and in how many ways each is dealt: a column for each deck."""

    def __init__(self, strengths: Ints, ways: Ints) -> None:
        self._strengths = strengths
        self._upto = np.zeros((len(ways) + 1, ways.shape[1]), np.int64)
        np.cumsum(ways, axis=0, out=self._upto[1:])

    def below(self, strength: Ints, deck: Ints | int) -> Ints:
        """Return how many hands are lower than a strength."""
        found: Ints = self._upto[np.searchsorted(self._strengths, strength), deck]
        return found


@dataclass(frozen=True)
class _Kinds:
    """The kinds of hands with an open card of a rank, by strength from the lowest.

    First those that differ by their ranks: `factors` has the places of the ranks that are covered in a table of ways.
    Then those of the open card's suit, `ranks` of which are covered, as bits: once as flushes, `sign` 1, and once as
    what their ranks alone make, `sign` -1.
    """

    plain: Ints
    factors: Ints
    suited: Ints
    ranks: Ints
    sign: Ints

    def by_ranks(self, left: Ints) -> _Counted:
        """Return hands that differ by their ranks, from decks with so many cards of each rank: a row each."""
        ways = _WAYS[:, left].swapaxes(0, 1).reshape(-1, left.shape[1])
        one, two, three, four = self.factors
        return _Counted(self.plain, ways[one] * ways[two] * ways[three] * ways[four])

    def of_suit(self, left: Ints) -> _Counted:
        """Return what flushes change, from decks with these cards of the open card's suit, as bits."""
        return _Counted(self.suited, self.sign[:, None] * (self.ranks[:, None] & ~left == 0))


@lru_cache(maxsize=_RANKS)
def kinds_under(opened: int) -> _Kinds:
    """Return the kinds of hands with an open card of that rank, 0 for the two."""
    ranks = rank_sets(HAND - 1)
    ranks = ranks[(ranks == opened).sum(axis=1) < len(SUITS)]
    often = (ranks[:, :, None] == np.arange(_RANKS)).sum(axis=1)
    plain = rank_strengths(often @ RANK_KEYS + RANK_KEYS[opened], HAND)
    factors = ranks * _TIMES + np.take_along_axis(often, ranks, axis=1)
    factors[:, 1:][ranks[:, 1:] == ranks[:, :-1]] = 0  # dealt 0 times, since that rank was counted before
    apart = (often.max(axis=1) == 1) & (often[:, opened] == 0)
    bits = often[apart] @ (1 << np.arange(_RANKS))
    suited = np.concatenate((flush_table()[bits | 1 << opened], plain[apart]))
    order, order_of_suit = np.argsort(plain), np.argsort(suited)
    return _Kinds(
        plain[order].astype(np.int64),
        factors[order].T,
        suited[order_of_suit].astype(np.int64),
        np.tile(bits, 2)[order_of_suit],
        np.repeat((1, -1), len(bits))[order_of_suit],
    )
