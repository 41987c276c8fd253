"""The cards of a shoe by their points, and how likely one row is, exactly; `both_rows` says how it is counted."""

from collections import defaultdict
from fractions import Fraction
from math import comb, factorial, perm
from typing import NamedTuple

from games.trente_quarante.rows import LAST_OPEN

VALUES = range(1, 11)

Row = dict[tuple[int, int], int]  # ways by the points of a row and its number of cards


class Shoe(NamedTuple):
    """Cards by their points, how many of each and how many of these are black."""

    cards: tuple[int, ...]
    black: tuple[int, ...]

    @property
    def size(self) -> int:
        return sum(self.cards)

    @property
    def even(self) -> bool:
        """Whether half of the cards of every value are black."""
        return all(2 * black == cards for cards, black in zip(self.cards, self.black, strict=True))


def most_cards(shoe: Shoe, most: int) -> int:
    """Return how many cards fit into so many points."""
    cards = 0
    for value, count in zip(VALUES, shoe.cards, strict=True):
        fit = min(count, most // value)
        most, cards = most - fit * value, cards + fit
    return cards


def may_run_out(shoe: Shoe) -> bool:
    """Return whether the cards may come in an order in which they run out before both rows are complete.

    They do only if all of them but the last card of noir make no more than both rows may have while they are open.
    """
    return shoe.size < most_cards(shoe, 2 * LAST_OPEN) + 2


def row_ways(shoe: Shoe) -> dict[int, dict[int, Fraction]]:
    """Return how likely a row is, by its total and then by its number of cards."""
    found: dict[int, dict[int, Fraction]] = {}
    for last in VALUES:
        total = LAST_OPEN + last
        row: Row = {(0, 0): 1}
        for value in reversed(VALUES):
            row = _into_row(row, value, shoe.cards[value - 1], total)
            if value == last:  # it may be any of the cards so far that completes the row, the others come in any order
                row = {(points, cards): ways * cards for (points, cards), ways in row.items()}
        found[total] = {
            cards: Fraction(ways * factorial(cards - 1), perm(shoe.size, cards))
            for (points, cards), ways in row.items()
            if points == total and ways
        }
    return found


def _into_row(row: Row, value: int, count: int, most: int) -> Row:
    """Return a row with cards of a value in it, where it may have so many points at most."""
    after: Row = defaultdict(int)
    for (points, cards), ways in row.items():
        for more in range(min(count, (most - points) // value) + 1):
            after[points + more * value, cards + more] += comb(count, more) * ways
    return after
