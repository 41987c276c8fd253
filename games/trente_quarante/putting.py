"""Cards of one value put into both rows in every way, counted modulo a prime."""

from functools import lru_cache
from math import comb

import numpy as np
from numpy.typing import NDArray

from games.trente_quarante.primes import Table, reduce, residues
from games.trente_quarante.states import MOST_CARDS, classes, moves, states
from games.trente_quarante.ways import Shoe

Spaces = dict[tuple[str, tuple[int, ...]], Table]


class Putting:
    """The cards of a shoe, put into rows that have a weight by their numbers of cards when they lack nothing."""

    def __init__(self, shoe: Shoe, weights: NDArray[np.object_], prime: int, spaces: Spaces) -> None:
        """Take over the `spaces` of the prime before, if any: to get new memory takes longer than to fill it."""
        self._shoe, self._prime, self._spaces = shoe, prime, spaces
        self._weights = residues(weights, prime)

    def space(self, name: str, *shape: int) -> Table:
        """Return an array for something of this shape, with whatever was in it before."""
        if (name, shape) not in self._spaces:
            self._spaces[name, shape] = np.empty(shape)
        return self._spaces[name, shape]

    def reduce(self, table: Table) -> Table:
        """Bring a table back to residues, in place."""
        return reduce(table, self._prime)

    def black(self, value: int) -> float:
        """Return the share of black cards among those of a value."""
        count = self._shoe.cards[value - 1]
        return float(self._shoe.black[value - 1] * pow(count, -1, self._prime) % self._prime) if count else 0.0

    def aces(self) -> tuple[Table, Table]:
        """Return the table before the aces, of which a row gets as many as it lacks points, and its cards with them."""
        lacks, cards, _ = states(1)
        cards = cards + lacks
        table = self._ways(1, MOST_CARDS)[np.ix_(lacks, lacks)] * self._weights[np.ix_(cards, cards)]
        return self.reduce(table), cards.astype(float)

    def put(self, tables: Table, value: int, marked: int = 0) -> Table:
        """Return the tables before the cards of a value from those after them, by noir's state, kind and rouge's state.

        In the last `marked` tables a black card of noir is marked. In as many at the beginning none is, and it may be
        one of the cards of this value.
        """
        size, kinds = len(states(value).lacks), tables.shape[1]
        ways = self._ways(value, len(moves(value)) - 1)
        before = self.space(f"before {value}", size, kinds, size)
        for here, there, start, end, cards in classes(value):
            after = self.space("after", len(tables), kinds, len(there))
            tables.take(there, axis=2, out=after, mode="clip")
            room = self.space("room", size, kinds, len(there))
            sums, marks = self.space("sums", size, kinds, len(here)), self.space("marks", size, marked, len(here))
            sums[:] = 0
            marks[:] = 0
            rouge = np.zeros((len(there), len(here)))
            for noir, (fits, places) in enumerate(moves(value)[: self._shoe.cards[value - 1] + 1]):
                rouge[end, start] = ways[noir, cards]
                led_to = after.take(places, axis=0, out=room[: len(places)], mode="clip")
                found = led_to @ rouge  # a product for each state: a single large one would start threads
                sums[fits] += found
                marks[fits] += noir * found[:, kinds - marked :]
            self.reduce(sums)[:, :marked] += self.reduce(marks) * self.black(value)
            before[:, :, here] = self.reduce(sums)
        return before

    def _ways(self, value: int, most: int) -> Table:
        return residues(_ways(self._shoe.cards[value - 1], most), self._prime)


@lru_cache(maxsize=256)
def _ways(count: int, most: int) -> NDArray[np.object_]:
    """Return in how many ways i cards go to noir and j to rouge, out of so many."""
    each = range(most + 1)
    return np.array([[comb(count, i + j) * comb(i + j, i) for j in each] for i in each], dtype=object)
