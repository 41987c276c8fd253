"""The bank's hands that are below the player's, when the player's cards and perhaps one thrown have been taken.

Under an open card, the hands that hold none of the cards taken are all, less those with one of them, plus those with
two, and so on; for that the ranks are enough. What flushes of the bank change depends on which of the cards taken are
of the open card's suit, and is added.
"""

from collections.abc import Iterator
from functools import lru_cache
from itertools import combinations, pairwise
from math import comb
from typing import NamedTuple, TypeVar

import numpy as np
from numpy.typing import NDArray

from games.caribbean_stud.bank_hands import ACE_KING, Ints, kinds_under
from games.caribbean_stud.every_hand import fives, hands
from games.caribbean_stud.patterns import RANK_COUNT
from games.caribbean_stud.tallies import COVERED
from games.core.cards import SUITS
from games.ranking.evaluator import RANK_KEYS, rank_sets, rank_strengths
from games.ranking.hands import HAND

_SUITS = len(SUITS)
_WAYS = np.array([[comb(there, dealt) for dealt in range(_SUITS + 1)] for there in range(_SUITS + 1)])
_SUITED = np.array([bits for bits in range(1 << RANK_COUNT) if bits.bit_count() <= HAND + 1])  # that can be taken
_TAKEN_SUITED = len(_SUITED)
_COLUMN = np.searchsorted(_SUITED, np.arange(1 << RANK_COUNT))
T = TypeVar("T", bound=np.integer)
Numbers = NDArray[np.integer]


class Below(NamedTuple):
    """How many of the bank's hands do not qualify, with those worse than the player's, and with the equal ones too."""

    unqualified: Numbers
    worse: Numbers
    equal: Numbers


class Taken:
    """Of the bank's hands with an open card of a rank, 0 for the two, how many are below each of `fives()`.

    `plain` counts them by their ranks alone, `thrown` has what a card thrown changes in that, by its rank.
    """

    def __init__(self, opened: int) -> None:
        self.opened = opened
        self.plain, self.thrown = _by_ranks(opened)
        self._suited, strengths = _suited_kinds(opened)
        self._levels = [level[hands().five] * _TAKEN_SUITED for level in _levels(strengths)]

    def of_hands(self) -> Below:
        """Return the bank's hands below each of `hands()`, where no card is thrown."""
        five, bits, _ways = hands()
        return Below(*(one[five] + more for one, more in zip(self.plain, self.suited(bits), strict=True)))

    def suited(self, bits: Ints) -> Below:
        """Return what the bank's flushes change against each of `hands()`, by which of the open card's suit were
        taken."""
        column = _COLUMN[bits]
        return Below(*(self._suited.take(level + column) for level in self._levels))


@lru_cache(maxsize=RANK_COUNT)
def _by_ranks(opened: int) -> tuple[Below, Below]:
    holding, strengths = _holding(opened)
    levels, choices = _levels(strengths), _choices()
    plain = Below(*(_without(holding, choices.of_hand, level) for level in levels))
    thrown = Below(*(_without(holding, choices.with_thrown, level[:, None]) for level in levels))
    return plain, thrown


def _levels(strengths: Ints) -> list[Ints]:
    """Among ascending strengths the places where the bank qualifies, ties with each of `fives()`, and beats it."""
    own = fives().strengths
    levels = np.full_like(own, ACE_KING), np.maximum(own, ACE_KING), np.maximum(own + 1, ACE_KING)
    return [np.searchsorted(strengths, level) for level in levels]


class _Fours(NamedTuple):
    """Every choice of up to four ranks, by key, and every one of four with those within it, by their places."""

    often: Ints
    keys: Ints
    four: Ints
    part: Ints


@lru_cache(maxsize=1)
def _fours() -> _Fours:
    often = np.concatenate([_often(rank_sets(size)) for size in range(COVERED + 1)])
    often = often[np.argsort(often @ RANK_KEYS)]
    keys, ranks = often @ RANK_KEYS, rank_sets(COVERED)
    four = np.searchsorted(keys, RANK_KEYS[ranks].sum(axis=1))
    pairs = [(four, np.searchsorted(keys, RANK_KEYS[part].sum(axis=1))) for _size, part in _parts(ranks)]
    return _Fours(often, keys, *np.unique(np.concatenate(pairs, axis=1), axis=1))


def _often(ranks: Ints) -> Ints:
    found: Ints = (ranks[:, :, None] == np.arange(RANK_COUNT)).sum(axis=1)
    return found


def _parts(ranks: Ints) -> Iterator[tuple[int, Ints]]:
    """Yield all choices of up to four cards of each hand, with their number."""
    for size in range(COVERED + 1):
        for part in combinations(range(ranks.shape[1]), size):
            yield size, ranks[:, list(part)]


class _Choices(NamedTuple):
    """All that the bank may hold of the cards taken: the sign with which it counts, and its place in `_fours()`."""

    of_hand: list[tuple[int, Ints]]
    with_thrown: list[tuple[int, Ints]]


@lru_cache(maxsize=1)
def _choices() -> _Choices:
    keys = _fours().keys
    parts = [(size, np.searchsorted(keys, RANK_KEYS[part].sum(axis=1))) for size, part in _parts(fives().ranks)]
    of_hand = [((-1) ** size, place.astype(np.int32)) for size, place in parts]
    with_one = np.searchsorted(keys, keys[:, None] + RANK_KEYS).clip(max=len(keys) - 1).astype(np.int32)
    thrown = [((-1) ** (size + 1), with_one[place]) for size, place in parts if size < COVERED]
    return _Choices(of_hand, thrown)


def _holding(opened: int) -> tuple[NDArray[np.int32], Ints]:
    """Return by level and choice of ranks how many hands below the level hold such cards; and the strengths,
    ascending."""
    fours = _fours()
    whole = np.unique(fours.four)
    keys = fours.keys[whole]
    there = fours.often[whole, opened] < _SUITS
    strengths = rank_strengths(np.where(there, keys, keys[there][0]) + RANK_KEYS[opened], HAND).astype(np.int64)
    order = np.argsort(strengths)
    level = np.empty(len(fours.keys), np.int64)
    level[whole[order]] = np.arange(1, len(whole) + 1)
    left = _SUITS - (np.arange(RANK_COUNT) == opened) - fours.often[fours.part]
    ways = _WAYS[left, fours.often[fours.four] - fours.often[fours.part]].prod(axis=1)
    holding = np.zeros((len(whole) + 1, len(fours.keys)), np.int32)
    holding[level[fours.four], fours.part] = ways
    return _added_up(holding), strengths[order]


def _without(holding: NDArray[np.int32], choices: list[tuple[int, Ints]], level: Ints) -> NDArray[np.int32]:
    """Return how many hands below a level hold none of the cards taken."""
    start = (level * holding.shape[1]).astype(np.int32)
    found = np.zeros(choices[0][1].shape, np.int32)
    for sign, place in choices:
        found += sign * holding.take(start + place)
    return found


def _suited_kinds(opened: int) -> tuple[NDArray[np.int16], Ints]:
    """Return by level and cards taken of the open card's suit what flushes change below it; and the strengths,
    ascending."""
    kinds = kinds_under(opened)
    free = kinds.ranks.astype(np.int16)[:, None] & _SUITED.astype(np.int16) == 0
    table = np.zeros((len(free) + 1, _TAKEN_SUITED), np.int16)
    np.multiply(kinds.sign.astype(np.int16)[:, None], free, out=table[1:])
    return _added_up(table), kinds.suited


def _added_up(table: NDArray[T]) -> NDArray[T]:
    """Return every row with all those before it, in place; row by row, which is quicker than `cumsum`."""
    for row, after in pairwise(table):
        after += row
    return table
