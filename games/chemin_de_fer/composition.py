"""In how many ways the cards fall, exactly: all that the odds of chemin de fer are made of.

Cards count by their value alone. Of so many decks each card that has left is missing for the next ones; with endless
decks none is missed, and a single suit stands for all.
"""

from collections.abc import Mapping
from functools import lru_cache
from itertools import combinations_with_replacement
from math import perm
from typing import Literal

from games.baccarat.hands import TENS, VALUES

Decks = int | Literal["infinite"]
Cell = tuple[int, int | None]  # the bank's score, and the punter's third card or None
Scores = tuple[int, int]

SUITS = 4
_IN_A_SUIT = tuple(list(VALUES.values()).count(points) for points in range(TENS))
_MOST_DEALT = 6  # both hands, the punter's third card and the bank's
# Each pair of values, the smaller first, with the orders in which it is dealt.
_PAIRS = tuple((pair, len(set(pair))) for pair in combinations_with_replacement(range(TENS), 2))


@lru_cache(maxsize=512)
def ways(decks: Decks, cell: Cell) -> Mapping[Scores, int]:
    """Return the ways to a cell, by the punter's score of two cards and the card that would come next for the bank.

    Ways are counted as if as many cards were dealt as a coup may have, so that those of all cells add up: they are
    ways of `all_ways`. A score of 8 or 9 may be asked for too; then nobody draws.
    """
    bank, third = cell
    counted: dict[Scores, int] = {}
    for own, own_times in _PAIRS:
        if sum(own) % TENS == bank:
            for pair, times in _PAIRS:
                seen = (*own, *pair) if third is None else (*own, *pair, third)
                orders, left = _dealt(decks, seen)
                undealt = 1 if third is not None else sum(left) - (decks != "infinite")
                for fourth, count in enumerate(left):
                    key = sum(pair) % TENS, fourth
                    counted[key] = counted.get(key, 0) + own_times * times * orders * count * undealt
    return counted


@lru_cache
def all_ways(decks: Decks) -> int:
    """Return all ways in which the cards of a coup fall."""
    cards = sum(_suits(decks))
    return cards**_MOST_DEALT if decks == "infinite" else perm(cards, _MOST_DEALT)


@lru_cache
def _suits(decks: Decks) -> tuple[int, ...]:
    """Return how many cards of each value there are."""
    times = 1 if decks == "infinite" else SUITS * decks
    return tuple(times * count for count in _IN_A_SUIT)


def _dealt(decks: Decks, cards: tuple[int, ...]) -> tuple[int, list[int]]:
    """Return in how many ways cards of these values are dealt in this order, and how many of each value are then
    left."""
    orders, left = 1, list(_suits(decks))
    for points in cards:
        orders *= left[points]
        left[points] -= decks != "infinite"
    return orders, left
