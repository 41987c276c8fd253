"""Every hand of the player against every hand of the bank, counted at once and exactly.

Suits that nobody has told apart are alike: of hands that differ only in them, one stands for all. How many of the
bank's hands hold none of the player's cards follows from how many hold each set of them, by inclusion and exclusion:
all, less those with one card of the player's, plus those with two of them, and so on.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import combinations, permutations
from math import comb
from typing import Any

import numpy as np
from numpy.typing import NDArray

from games.caribbean_stud.bank_hands import ACE_KING, Counts, Ints
from games.caribbean_stud.tallies import COVERED
from games.core.cards import RANKS, SUITS
from games.ranking.evaluator import hand_strengths
from games.ranking.hands import HAND

Places = NDArray[np.uint8]
Numbers = NDArray[np.int32]
Parts = list[list[Numbers]]

_RANKS = len(RANKS)
_CHOICES = np.array([[comb(n, k) for k in range(HAND + 1)] for n in range(_RANKS * len(SUITS))])
_DTYPES = (np.int32, np.uint16, np.uint16, np.uint8)  # how many hands can hold none, one, two, three given cards


def chosen(count: int, size: int) -> Places:
    """Every choice of so many places: the i-th row has the i-th place of each, from low to high."""
    places = np.fromiter(combinations(range(count), size), np.dtype((np.uint8, size)), comb(count, size))
    return np.ascontiguousarray(places.T)


def ordinal(places: Places | Sequence[Places]) -> Numbers:
    """The number of a choice among all of its size; its places are told from low to high."""
    found = np.zeros(len(places[0]), np.int32)
    for size, place in enumerate(places, 1):
        found += _CHOICES[place, size].astype(np.int32)
    return found


def _parts(places: Places) -> Parts:
    """The numbers of all choices of up to four of each hand's places, by size."""
    return [[ordinal(part) for part in combinations(places, size)] for size in range(1, COVERED + 1)]


@dataclass(frozen=True)
class Layout:
    """The cards that are left when one or two have gone, as places: first those of the suits that are `alike`.

    `hands` are the player's hands that stand for all, each for as many as `weights` says.
    """

    count: int
    hands: Places
    weights: Ints
    parts: Parts
    covered: Places
    covered_parts: Parts


@lru_cache(maxsize=2)
def layout(count: int, alike: int) -> Layout:
    """So many places, of which the first belong to suits that are alike."""
    every = chosen(count, HAND)
    masks = suit_masks(every, alike)
    stands = np.logical_and.reduce([masks[suit] >= masks[suit + 1] for suit in range(alike - 1)])
    hands, masks = every[:, stands], masks[:, stands]
    orders = [masks[list(order)] for order in permutations(range(alike))]
    same = sum((order == masks).all(axis=0).astype(np.int64) for order in orders)
    covered = chosen(count, COVERED)
    return Layout(count, hands, len(orders) // same, _parts(hands), covered, _parts(covered))


def deck_without(gone: Sequence[int]) -> Ints:
    """The cards that are left at a layout's places, as numbers; those gone are of the last suits."""
    return np.setdiff1d(np.arange(_RANKS * len(SUITS)), gone)


def suit_masks(hands: Places, suits: int) -> Ints:
    """For each of the first suits which ranks of it are in each hand, as bits."""
    return np.array(
        [
            np.where(hands // _RANKS == suit, 1 << (hands % _RANKS).astype(np.int64), 0).sum(axis=0)
            for suit in range(suits)
        ]
    )


def divided(lay: Layout, gone: Sequence[int]) -> tuple[Ints, Counts]:
    """The strengths of the player's hands when the first card gone is the bank's open one, and how its hands divide."""
    deck = deck_without(gone)
    own = hand_strengths(deck[lay.hands]).astype(np.int64)
    opened = np.full(lay.covered.shape[1], gone[0])
    bank = hand_strengths(np.vstack([opened, deck[lay.covered]]))
    levels, place = np.unique(bank, return_inverse=True)
    qualified = np.full_like(own, np.searchsorted(levels, ACE_KING))
    below = np.maximum(np.searchsorted(levels, own, "left"), qualified)
    within = np.maximum(np.searchsorted(levels, own, "right"), qualified)
    tables = _Tables(lay, place, len(levels) + 1)
    unqualified, worse, equal = (tables.disjoint(column) for column in (qualified, below, within))
    every = comb(lay.count - HAND, COVERED)
    return own, Counts(unqualified, worse - unqualified, equal - worse, every - equal)


class _Tables:
    """How many of the bank's hands below a level hold a set of cards, for each set and level."""

    def __init__(self, lay: Layout, place: Ints, columns: int) -> None:
        self._lay, self._columns = lay, columns
        self._all = np.bincount(place + 1, minlength=columns).cumsum()
        self._holding = [self._table(size, place) for size in range(1, COVERED)]
        self._whole = np.empty(len(place), np.int64)
        self._whole[lay.covered_parts[COVERED - 1][0]] = place

    def _table(self, size: int, place: Ints) -> NDArray[Any]:
        flat = np.zeros(comb(self._lay.count, size) * self._columns, _DTYPES[size])
        for part in self._lay.covered_parts[size - 1]:
            np.add.at(flat, part.astype(np.int64) * self._columns + place + 1, 1)
        table = flat.reshape(-1, self._columns)
        np.cumsum(table, axis=1, out=table)
        return flat

    def disjoint(self, column: Ints) -> Ints:
        """How many of the bank's hands below the level of each hand hold none of its cards."""
        found: Ints = self._all[column]
        for size, table in enumerate(self._holding, 1):
            for part in self._lay.parts[size - 1]:
                held = table[part.astype(np.int64) * self._columns + column]
                found = found + held if size % 2 == 0 else found - held
        for part in self._lay.parts[COVERED - 1]:
            found = found + (self._whole[part] < column)
        return found
