"""What known hands are worth before the board is complete: every board counted, exactly.

Boards are counted by kind and not one by one. Leaving suits aside, a board is a choice of ranks that can be dealt in a
number of ways. Only where a suit may make a flush for somebody are its cards distinguished from others; those boards
are counted once more with the flush, and taken off without it.
"""

from collections.abc import Iterator, Sequence
from functools import lru_cache
from math import comb

import numpy as np
from numpy.typing import NDArray

from games.core.cards import SUITS, Card
from games.ranking.evaluator import (
    BITS,
    KEYS,
    RANK_KEYS,
    RANK_OF,
    SUIT_OF,
    flush_table,
    numbers,
    rank_sets,
    rank_strengths,
)
from games.ranking.hands import HAND
from games.texas_holdem.deal import BOARD, HOLE

Ints = NDArray[np.int64]
_RANKS = len(RANK_KEYS)
WAYS = np.array([[comb(there, dealt) for dealt in range(5)] for there in range(5)], np.int64)


def count_wins(hands: Sequence[Sequence[Card]], board: Sequence[Card], left: Sequence[Card]) -> list[list[int]]:
    """Return for each hand, by how many hands share it, on how many boards made from these cards it is the best."""
    deal = _Deal(hands, board, left)
    tally = Tally(len(hands))
    for strengths, ways in deal.kinds():
        tally.add(strengths, ways)
    return [[int(ways) for ways in row] for row in tally.best_of]


class _Deal:
    """Hands, a board and the cards that may still come, in the numbers of the evaluator."""

    def __init__(self, hands: Sequence[Sequence[Card]], board: Sequence[Card], left: Sequence[Card]) -> None:
        self.known = [numbers([*hand, *board]) for hand in hands]
        self.board = numbers(board)
        self.left = numbers(left)
        self.missing = BOARD - len(board)

    def kinds(self) -> Iterator[tuple[NDArray[np.uint16], Ints]]:
        """Yield all boards by kinds: a row of strengths for each hand, and how many boards there are of each kind."""
        keys, ways = _ranks_dealt(self._there(self.left), self.missing)
        yield np.array([self._plain(known, keys) for known in self.known]), ways
        for suit in range(len(SUITS)):
            yield from self._with_flushes(suit)

    def _there(self, cards: Ints) -> Ints:
        """Return how many cards there are of each rank."""
        return np.bincount(RANK_OF[cards], minlength=_RANKS)

    def _plain(self, known: Ints, keys: Ints) -> NDArray[np.uint16]:
        """Return the strengths of a hand with what comes, flushes left aside."""
        return rank_strengths(keys + KEYS[known].sum(), BOARD + HOLE)

    def _with_flushes(self, suit: int) -> Iterator[tuple[NDArray[np.uint16], Ints]]:
        """Yield the boards with which somebody has a flush in a suit: once with it, and once off without it."""
        held = [bits_of(known, suit) for known in self.known]
        most = max(int(bits).bit_count() for bits in held)
        of_suit = SUIT_OF[self.left] == suit
        others = self._there(self.left[~of_suit])
        for size in range(max(0, HAND - most), self.missing + 1):
            suited = subsets(bits_of(self.left, suit), size)
            keys, ways = _ranks_dealt(others, self.missing - size)
            flushes = [np.repeat(flush_table()[suited | bits], len(keys)) for bits in held]
            keys, ways = np.add.outer(bit_keys()[suited], keys).ravel(), np.tile(ways, len(suited))
            if not len(keys):
                continue
            plain = np.array([self._plain(known, keys) for known in self.known])
            yield np.maximum(plain, flushes), ways
            yield plain, -ways


def bits_of(cards: Ints, suit: int) -> int:
    """Return the ranks of the cards of a suit, a bit each."""
    return int(BITS[cards[SUIT_OF[cards] == suit]].sum())


def subsets(ranks: int, size: int) -> Ints:
    """Return all choices of so many of these ranks, a bit each."""
    every = np.arange(1 << _RANKS)
    return np.flatnonzero((every & ~ranks == 0) & (np.bitwise_count(every) == size))


@lru_cache(maxsize=1)
def bit_keys() -> Ints:
    """Return the sum of the keys of ranks that are given as bits."""
    every = np.arange(1 << _RANKS)
    return np.array((every[:, None] >> np.arange(_RANKS) & 1) @ RANK_KEYS)


def _ranks_dealt(there: Ints, count: int) -> tuple[Ints, Ints]:
    """Return the sums of keys of every choice of so many ranks, and in how many ways it is dealt from what is there."""
    keys, often = _rank_choices(count)
    ways = WAYS[there, often].prod(axis=1)
    return keys[ways > 0], ways[ways > 0]


@lru_cache(maxsize=BOARD + 1)
def _rank_choices(count: int) -> tuple[Ints, Ints]:
    """Return the sum of the keys of every choice of so many ranks, and how often each rank is in it."""
    ranks = rank_sets(count)
    often = (ranks[:, :, None] == np.arange(_RANKS)).sum(axis=1)
    return often @ RANK_KEYS, often


class Tally:
    """Adds up in how many ways each hand is alone the best, and one of two, of three …"""

    def __init__(self, hands: int) -> None:
        self.best_of = np.zeros((hands, hands + 1), np.int64)

    def add(self, strengths: NDArray[np.uint16], ways: Ints) -> None:
        best = strengths == strengths.max(axis=0)
        sharing = best.sum(axis=0)
        for player, wins in enumerate(best):
            for number in range(1, len(best) + 1):
                self.best_of[player, number] += ways[wins & (sharing == number)].sum()
