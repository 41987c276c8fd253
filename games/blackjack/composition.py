"""Cards of a shoe by their values: ten counts, aces first and tens last; and all ways in which cards can be drawn.

A *draw* is cards without their order, as ten counts. Whatever is worked out here is worked out for all draws at once.
"""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import lru_cache
from itertools import pairwise
from typing import Self

import numpy as np
from numpy.typing import NDArray

from games.blackjack.hands import TARGET, TEN

Counts = tuple[int, ...]
Floats = NDArray[np.float64]
Whole = NDArray[np.int64]
Bools = NDArray[np.bool_]

VALUES = range(1, TEN + 1)
NOTHING: Counts = (0,) * TEN


def full(decks: int) -> Counts:
    """Return the counts of so many decks: tens and court cards count together."""
    return (4 * decks,) * (TEN - 1) + (16 * decks,)


def without(counts: Counts, values: Iterable[int]) -> Counts:
    """Return the counts when cards of these values are out; below nothing where there are not so many."""
    left = list(counts)
    for value in values:
        left[value - 1] -= 1
    return tuple(left)


@dataclass(frozen=True)
class Draws:
    """All draws whose cards, aces counting one, make no more than `most`; by their number of cards.

    `cards` has a row of ten counts for each; `low` is the sum of each and `size` its number of cards. `child[i, v - 1]`
    is the row of draw i with a card v more, -1 where that makes too much. `levels` are the slices of equal size.
    """

    most: int
    cards: Whole
    low: Whole
    size: Whole
    child: Whole
    levels: tuple[slice, ...]

    def only(self, rows: Bools) -> Self:
        """Return these rows alone, in their order; a child that is not among them is -1."""
        place = np.append(np.where(rows, np.cumsum(rows) - 1, -1), -1)
        low, size = self.low[rows], self.size[rows]
        return type(self)(int(low.max()), self.cards[rows], low, size, place[self.child[rows]], _levels(size))


@lru_cache
def draws(most: int) -> Draws:
    """Return the draws up to a sum, which is at most 21."""
    if most < TARGET:
        return draws(TARGET).only(draws(TARGET).low <= most)
    rows = sorted(_partitions(most, TEN), key=lambda row: (sum(row), row))
    place = {row: i for i, row in enumerate(rows)}
    cards = np.array(rows, dtype=np.int64)
    child = np.array([[place.get((*row[:v], row[v] + 1, *row[v + 1 :]), -1) for v in range(TEN)] for row in rows])
    size = cards.sum(axis=1)
    return Draws(most, cards, cards @ np.arange(1, TEN + 1), size, child, _levels(size))


def _levels(size: Whole) -> tuple[slice, ...]:
    starts = np.searchsorted(size, np.arange(size[-1] + 2))
    return tuple(slice(int(a), int(b)) for a, b in pairwise(starts))


def _partitions(most: int, value: int) -> Iterator[Counts]:
    """Count of values 1 to `value` that make no more than `most`."""
    if value == 0:
        yield ()
        return
    for number in range(most // value + 1):
        for rest in _partitions(most - number * value, value - 1):
            yield (*rest, number)


def totals(of: Draws, start_low: int = 0, start_ace: bool = False) -> tuple[Whole, Bools]:
    """Return the best count of a hand that starts with something and goes on with each draw, and whether it is soft."""
    low = of.low + start_low
    soft = ((of.cards[:, 0] > 0) | start_ace) & (low + TEN <= TARGET)
    return low + TEN * soft, soft
