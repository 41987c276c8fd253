"""What known hands are worth against a hand that is not known: every hand that it may be and every board, counted.

As in `boards.py`, boards are counted by kind, once without flushes and then suit by suit where flushes change them. Nor
are the hands of the unknown player counted one by one: leaving suits aside their two ranks matter, and for one suit
their form (`suited_boards.py`).
"""

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import combinations_with_replacement

import numpy as np
from numpy.typing import NDArray

from games.core.cards import RANKS, SUITS, Card
from games.ranking.evaluator import (
    KEYS,
    RANK_KEYS,
    RANK_OF,
    SUIT_OF,
    Strengths,
    flush_table,
    numbers,
    rank_sets,
    rank_strengths,
)
from games.ranking.hands import HAND
from games.texas_holdem.boards import WAYS, Ints, bit_keys, bits_of, subsets
from games.texas_holdem.deal import BOARD, HOLE
from games.texas_holdem.suited_boards import FORM_KEYS, FORMS, OFF, SUITED

_RANKS = len(RANKS)
_HELD = np.array(list(combinations_with_replacement(range(_RANKS), HOLE)))  # the ranks of two cards
_PLACE = {tuple(held): place for place, held in enumerate(_HELD.tolist())}
_SOME_KEY = int(RANK_KEYS[: BOARD + HOLE].sum())
Floats = NDArray[np.float64]


def count_against(
    hands: Sequence[Sequence[Card]], board: Sequence[Card], left: Sequence[Card], held: Sequence[Sequence[Card]]
) -> Ints:
    """Return how often each player is the best, a row each, by how many share the pot; the unknown player comes last.

    Each of the hands `held` is one that the unknown player may have, from the cards `left`, and every board is counted
    with each of them.
    """
    deal = _Deal.of(hands, board, left)
    cards = np.array([numbers(hand) for hand in held])
    total = deal.plain(np.bincount([_PLACE[tuple(sorted(ranks))] for ranks in RANK_OF[cards].tolist()]))
    for (suit, often), times in Counter(deal.suits(_forms(cards))).items():
        total += times * suit.won(np.frombuffer(often, np.int64))
    counted: Ints = np.rint(total).astype(np.int64)  # all sums are whole and far below what a float has room for
    return counted


def _forms(cards: Ints) -> Iterator[tuple[int, bytes]]:
    """Yield each suit with how often each form is held in it."""
    for suit in range(len(SUITS)):
        forms = [
            FORMS[tuple(sorted(ranks[own])), tuple(sorted(ranks[~own]))]
            for ranks, own in zip(RANK_OF[cards], SUIT_OF[cards] == suit, strict=True)
        ]
        yield suit, np.bincount(forms, minlength=len(FORMS)).astype(np.int64).tobytes()


@dataclass(frozen=True)
class _Deal:
    """Known hands with the board, the board alone and the cards that may still come, in the evaluator's numbers."""

    known: list[Ints]
    board: Ints
    left: Ints

    @classmethod
    def of(cls, hands: Sequence[Sequence[Card]], board: Sequence[Card], left: Sequence[Card]) -> "_Deal":
        return cls([numbers([*hand, *board]) for hand in hands], numbers(board), numbers(left))

    @property
    def keys(self) -> tuple[int, ...]:
        return tuple(int(KEYS[known].sum()) for known in self.known)

    def plain(self, often: Ints) -> Floats:
        """Count all boards, flushes left aside. `often` is how often any two ranks are held, in the order of _HELD."""
        columns = np.flatnonzero(often)
        own = _often(_HELD[columns])
        dealt = _often(rank_sets(BOARD - len(self.board)))
        ways = _ways(np.bincount(RANK_OF[self.left], minlength=_RANKS) - own, dealt)
        possible = ways.any(axis=1)
        dealt, ways = dealt[possible], ways[possible]
        coming = dealt @ RANK_KEYS
        known = np.array([rank_strengths(coming + key, BOARD + HOLE) for key in self.keys])
        held = own @ RANK_KEYS + int(KEYS[self.board].sum())
        found = _strengths(coming[:, None] + held, ways > 0)
        return _best_of(known, found, ways.astype(float)) @ often[columns]

    def suits(self, forms: Iterator[tuple[int, bytes]]) -> Iterator[tuple["_Suit", bytes]]:
        """Yield what matters of each suit, equal where two suits are alike."""
        for suit, often in forms:
            of_suit = SUIT_OF[self.left] == suit
            others = np.bincount(RANK_OF[self.left[~of_suit]], minlength=_RANKS)
            held = tuple(bits_of(known, suit) for known in self.known)
            own = bits_of(self.board, suit)
            yield (
                _Suit(
                    held,
                    own,
                    bits_of(self.left, suit),
                    tuple(others.tolist()),
                    self.keys,
                    int(KEYS[self.board].sum()),
                    BOARD - len(self.board),
                ),
                often,
            )


@dataclass(frozen=True)
class _Suit:
    """What a suit's flushes depend on: the ranks of it that known hands, the board and the deck have, a bit each; how
    many other cards of each rank there are; the keys of known hands and board, and how many cards are to come."""

    held: tuple[int, ...]
    board: int
    left: int
    others: tuple[int, ...]
    keys: tuple[int, ...]
    board_key: int
    missing: int

    def won(self, often: Ints) -> Floats:
        """Count the boards with which somebody has a flush: those with it, less the same without it."""
        players = len(self.held) + 1
        total = np.zeros((players, players + 1))
        for size in range(self.missing + 1):
            columns = np.flatnonzero(often * self._matters(size))
            if len(columns):
                total += self._with(size, columns) @ often[columns]
        return total

    def _matters(self, size: int) -> NDArray[np.bool_]:
        """Return with which forms somebody may have a flush if so many cards of the suit come."""
        if max(bits.bit_count() for bits in self.held) + size >= HAND:
            return np.ones(len(FORMS), bool)
        matters: NDArray[np.bool_] = np.bitwise_count(SUITED | self.board) + size >= HAND
        return matters

    def _with(self, size: int, columns: Ints) -> Floats:
        """Return for each of these forms how often each player is the best when so many cards of the suit come."""
        suited, forms = subsets(self.left, size), SUITED[columns]
        there = suited[:, None] & forms == 0
        flushes = flush_table()[suited[:, None] | forms | self.board]
        known_flushes = np.array([flush_table()[suited | bits] for bits in self.held])
        held = FORM_KEYS[columns] + self.board_key
        dealt = _often(rank_sets(self.missing - size))
        ways = _ways(np.array(self.others) - OFF[columns], dealt)
        players = len(self.held) + 1
        total = np.zeros((players, players + 1, len(columns)))
        for row, way in zip(dealt[ways.any(axis=1)], ways[ways.any(axis=1)], strict=True):
            coming = bit_keys()[suited] + row @ RANK_KEYS
            weights = there * way.astype(float)
            found = _strengths(coming[:, None] + held, weights > 0)
            known = np.array([rank_strengths(coming + key, BOARD + HOLE) for key in self.keys])
            total += _best_of(np.maximum(known, known_flushes), np.maximum(found, flushes), weights)
            total -= _best_of(known, found, weights)
        return total


def _often(ranks: Ints) -> Ints:
    """Return how often each rank is in each row."""
    often: Ints = (ranks[:, :, None] == np.arange(_RANKS)).sum(axis=1)
    return often


def _ways(left: Ints, dealt: Ints) -> Ints:
    """Return in how many ways each row of ranks is dealt from the cards that are left by rank, a column for each."""
    ways = np.ones((len(dealt), len(left)), np.int64)
    for there, coming in zip(np.maximum(left.T, 0), dealt.T, strict=True):
        ways *= WAYS[there][:, coming].T
    return ways


def _strengths(keys: Ints, there: NDArray[np.bool_]) -> Strengths:
    """Return the strengths of seven cards by their keys, anything where no such cards are there."""
    return rank_strengths(np.where(there, keys, _SOME_KEY).ravel(), BOARD + HOLE).reshape(keys.shape)


def _best_of(known: Strengths, found: Strengths, weights: Floats) -> Floats:
    """Return how often each player is the best, by how many share it, for each column of unknown hands.

    `known` has a row for each known hand and a column for each board, `found` and `weights` a row for each board.
    """
    players = len(known) + 1
    best = known.max(axis=0)
    is_best = known == best
    sharing = is_best.sum(axis=0)
    wins, ties = weights * (found < best[:, None]), weights * (found == best[:, None])
    total = np.zeros((players, players + 1, weights.shape[1]))
    total[-1, 1] = weights.sum(axis=0) - wins.sum(axis=0) - ties.sum(axis=0)
    for number in range(1, players):
        for player, is_one in enumerate(is_best):
            rows = (is_one & (sharing == number)).astype(float)
            total[player, number] += rows @ wins
            total[player, number + 1] += rows @ ties
        total[-1, number + 1] += (sharing == number).astype(float) @ ties
    return total
