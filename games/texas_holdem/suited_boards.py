"""What flushes change between any two hands of hold'em: the boards with three cards or more of one suit.

For one suit only some things of a hand matter: which of its cards are of that suit, and the ranks of the others. This
is its form, and there are 338 forms. A board is likewise the ranks it has of the suit and those of its other cards; in
how many ways these can be dealt depends on the other ranks alone, so that boards with the same ones are added up first.
"""

from functools import lru_cache
from itertools import combinations, combinations_with_replacement
from math import comb

import numpy as np
from numpy.typing import NDArray

from games.core.cards import RANKS, SUITS
from games.ranking.evaluator import RANK_KEYS, Strengths, flush_table, rank_sets, rank_strengths
from games.texas_holdem.boards import Ints, bit_keys, subsets
from games.texas_holdem.deal import BOARD, HOLE

_RANKS, _OTHERS = len(RANKS), len(SUITS) - 1  # other suits
_ALL = (1 << _RANKS) - 1
_WAYS = np.array([[comb(there, dealt) for dealt in range(HOLE + 1)] for there in range(_OTHERS + 1)])
_NONE, _OVER = 0, np.iinfo(np.uint16).max  # below and above every strength

Form = tuple[tuple[int, ...], tuple[int, ...]]  # the ranks of the suit, and the others; 0 for the two, ascending

FORMS: dict[Form, int] = {
    form: number
    for number, form in enumerate(
        (of_suit, others)
        for size in range(HOLE + 1)
        for of_suit in combinations(range(_RANKS), size)
        for others in combinations_with_replacement(range(_RANKS), HOLE - size)
    )
}
SUITED = np.array([sum(1 << rank for rank in of_suit) for of_suit, _ in FORMS])
OFF = np.array([np.bincount(others, minlength=_RANKS) if others else [0] * _RANKS for _, others in FORMS])
FORM_KEYS = bit_keys()[SUITED] + OFF @ RANK_KEYS


@lru_cache(maxsize=1)
def won_by_flushes() -> Ints:
    """Return for every two forms on how many more boards the first beats the second because flushes count in that
    suit."""
    won = np.zeros((len(FORMS), len(FORMS)), np.int64)
    for size in range(BOARD - HOLE, BOARD + 1):
        of_suit = subsets(_ALL, size)
        for others in rank_sets(BOARD - size):
            off = np.bincount(others, minlength=_RANKS)
            won += _ways(off) * _won(of_suit, off)
    return won


def _ways(off: Ints) -> Ints:
    """Return in how many ways a board's other cards can be dealt where two hands have these forms."""
    ways = np.ones((len(FORMS), len(FORMS)), np.int64)
    for rank in np.flatnonzero(off):
        held = OFF[:, rank]
        ways *= _WAYS[np.maximum(_OTHERS - held[:, None] - held, 0), off[rank]]
    return ways


def _won(of_suit: Ints, off: Ints) -> Ints:
    """Return on how many of the boards with these cards of the suit flushes make a form beat another, less those
    without."""
    there = (of_suit[:, None] & SUITED == 0) & (OFF + off <= _OTHERS).all(axis=1)
    keys = bit_keys()[of_suit][:, None] + off @ RANK_KEYS + FORM_KEYS
    plain = rank_strengths(np.where(there, keys, keys[there][0]).ravel(), BOARD + HOLE).reshape(keys.shape)
    flushes = np.maximum(plain, flush_table()[of_suit[:, None] | SUITED])
    return _beaten(flushes, there) - _beaten(plain, there)


def _beaten(strengths: Strengths, there: NDArray[np.bool_]) -> Ints:
    """Return on how many boards, a row each, a form beats another where both can be held."""
    total = np.zeros((len(FORMS), len(FORMS)), np.int64)
    better, worse = np.where(there, strengths, _NONE), np.where(there, strengths, _OVER)
    beats, some = np.empty(total.shape, bool), np.empty(total.shape, np.uint8)
    for start in range(0, len(better), 255):  # as many as a byte can count
        some[:] = 0
        for own, other in zip(better[start : start + 255], worse[start : start + 255], strict=True):
            np.greater(own[:, None], other, out=beats)
            some += beats.view(np.uint8)
        total += some
    return total
