"""The ranking of poker hands: the best five of five to seven cards, read in plain Python, one hand at a time.

`evaluator.py` gives the same strengths for millions of hands at once.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from enum import StrEnum
from functools import cached_property, lru_cache
from itertools import combinations

from games.core.cards import RANKS, Card, deck_problems
from games.core.problems import Problem

# What a rank counts when hands are compared; the ace also stands below the two in a straight.
VALUES = {rank: value for value, rank in enumerate(RANKS[1:] + RANKS[0], 2)}
ACE, FIVE = VALUES["A"], VALUES["5"]
HAND = 5
_LOW_RUN = (FIVE, 4, 3, 2, ACE)


class Category(StrEnum):
    """The kinds of hands, from the lowest to the highest."""

    HIGH_CARD = "high_card"
    PAIR = "pair"
    TWO_PAIRS = "two_pairs"
    THREE_OF_A_KIND = "three_of_a_kind"
    STRAIGHT = "straight"
    FLUSH = "flush"
    FULL_HOUSE = "full_house"
    FOUR_OF_A_KIND = "four_of_a_kind"
    STRAIGHT_FLUSH = "straight_flush"
    ROYAL_FLUSH = "royal_flush"

    @property
    def height(self) -> int:
        """Its place in this order, 0 for a high card."""
        return _HEIGHTS[self]


_HEIGHTS = {category: height for height, category in enumerate(Category)}
RUNS = frozenset({Category.STRAIGHT, Category.STRAIGHT_FLUSH, Category.ROYAL_FLUSH})
ONE_SUIT = frozenset({Category.FLUSH, Category.STRAIGHT_FLUSH, Category.ROYAL_FLUSH})
# How often the first ranks of a hand are in it; every further rank is there once.
TIMES = {
    Category.PAIR: (2,),
    Category.TWO_PAIRS: (2, 2),
    Category.THREE_OF_A_KIND: (3,),
    Category.FULL_HOUSE: (3, 2),
    Category.FOUR_OF_A_KIND: (4,),
}


@dataclass(frozen=True)
class Hand:
    """Five cards as they are read: `made` are those that make the category, `kickers` the rest from high to low.

    A high card is made by its highest card alone; a straight runs from high to low, the ace last below a two.
    """

    category: Category
    made: tuple[Card, ...]
    kickers: tuple[Card, ...] = ()

    @property
    def five(self) -> tuple[Card, ...]:
        return self.made + self.kickers

    @cached_property
    def ranks(self) -> tuple[int, ...]:
        """The values (2 to 14) that are compared within the category, in order; a straight has that of its top card."""
        values = tuple(dict.fromkeys(VALUES[card.rank] for card in self.five))
        return values[:1] if self.category in RUNS else values

    @cached_property
    def strength(self) -> int:
        """Its place among all the hands that differ in worth, 1 for the lowest; equal hands have the same."""
        return strengths()[self.category, self.ranks]


def best_five(cards: Sequence[Card]) -> Hand:
    """Return the best hand in five to seven different cards. Of cards that serve alike, those named first are taken."""
    high = sorted(cards, key=lambda card: -VALUES[card.rank])
    suited = _suited(high)
    if suited and (run := _run(suited)):
        royal = VALUES[run[0].rank] == ACE
        return Hand(Category.ROYAL_FLUSH if royal else Category.STRAIGHT_FLUSH, run)
    first, second = _groups(high)[:2]
    if len(first) == 4:
        return _with_kickers(Category.FOUR_OF_A_KIND, first, high)
    if len(first) == 3 and len(second) > 1:
        return Hand(Category.FULL_HOUSE, (*first, *second[:2]))
    if suited:
        return Hand(Category.FLUSH, tuple(suited[:HAND]))
    if run := _run(high):
        return Hand(Category.STRAIGHT, run)
    if len(first) == 3:
        return _with_kickers(Category.THREE_OF_A_KIND, first, high)
    if len(second) == 2:
        return _with_kickers(Category.TWO_PAIRS, first + second, high)
    return _with_kickers(Category.PAIR if len(first) == 2 else Category.HIGH_CARD, first, high)


def problems(cards: Sequence[Card], field: str = "cards") -> list[Problem]:
    """Return what keeps these from being the five to seven cards of one deck in which there is a hand."""
    if len(cards) < HAND:
        return [Problem("too_few_cards", field)]
    if len(cards) > 7:
        return [Problem("too_many_cards", field)]
    return deck_problems(1, [(field, cards)])


def _suited(high: Sequence[Card]) -> list[Card]:
    """Return the cards of the suit that has at least five, from high to low; none where no suit has."""
    for suit in {card.suit for card in high[: len(high) - HAND + 1]}:
        same = [card for card in high if card.suit == suit]
        if len(same) >= HAND:
            return same
    return []


def _run(high: Sequence[Card]) -> tuple[Card, ...]:
    """Return the highest straight among cards sorted from high to low; nothing where there is none."""
    by_value: dict[int, Card] = {}
    for card in high:
        by_value.setdefault(VALUES[card.rank], card)
    if ACE in by_value:
        by_value[1] = by_value[ACE]
    for top in by_value:
        if top >= FIVE and all(value in by_value for value in range(top - 4, top)):
            return tuple(by_value[value] for value in range(top, top - HAND, -1))
    return ()


def _groups(high: Sequence[Card]) -> list[tuple[Card, ...]]:
    """Return the cards by rank, the most numerous first and among these the highest."""
    ranks = dict.fromkeys(card.rank for card in high)
    groups = [tuple(card for card in high if card.rank == rank) for rank in ranks]
    return sorted(groups, key=lambda group: -len(group))


def _with_kickers(category: Category, made: tuple[Card, ...], high: Sequence[Card]) -> Hand:
    others = [card for card in high if card not in made]
    return Hand(category, made, tuple(others[: HAND - len(made)]))


@lru_cache(maxsize=1)
def strengths() -> dict[tuple[Category, tuple[int, ...]], int]:
    """Return every hand that differs in worth, by its category and the values compared, with its place from the
    lowest."""
    return {kind: place for place, kind in enumerate(_every_kind(), 1)}


def values_of(category: Category, ranks: tuple[int, ...]) -> tuple[int, ...]:
    """Return the values of all five cards of such a hand, in the order in which it is read; a low ace counts as an
    ace."""
    if category in RUNS:
        (top,) = ranks
        return _LOW_RUN if top == FIVE else tuple(range(top, top - HAND, -1))
    often = TIMES.get(category, ())
    return sum(((value,) * times for value, times in zip(ranks, often, strict=False)), ()) + ranks[len(often) :]


def _every_kind() -> Iterator[tuple[Category, tuple[int, ...]]]:
    """Return all of them from the lowest to the highest."""
    values = range(2, ACE + 1)
    runs = {tuple(range(top, top - HAND, -1)) for top in range(FIVE + 1, ACE + 1)} | {(ACE, *_LOW_RUN[:-1])}
    scattered = sorted(set(_falling(values, HAND)) - runs)
    made: dict[Category, list[tuple[int, ...]]] = {
        Category.HIGH_CARD: scattered,
        Category.PAIR: _beside(values, 1, 3),
        Category.TWO_PAIRS: _beside(values, 2, 1),
        Category.THREE_OF_A_KIND: _beside(values, 1, 2),
        Category.STRAIGHT: [(top,) for top in range(FIVE, ACE + 1)],
        Category.FLUSH: scattered,
        Category.FULL_HOUSE: _beside(values, 1, 1),
        Category.FOUR_OF_A_KIND: _beside(values, 1, 1),
        Category.STRAIGHT_FLUSH: [(top,) for top in range(FIVE, ACE)],
        Category.ROYAL_FLUSH: [(ACE,)],
    }
    return ((category, ranks) for category in Category for ranks in made[category])


def _falling(values: Sequence[int], count: int) -> list[tuple[int, ...]]:
    """Return all choices of so many values, each from high to low."""
    return list(combinations(sorted(values, reverse=True), count))


def _beside(values: Sequence[int], made: int, kickers: int) -> list[tuple[int, ...]]:
    """Return so many values that make the hand, with so many others beside, from the lowest hand to the highest."""
    return sorted(
        first + rest
        for first in _falling(values, made)
        for rest in _falling([value for value in values if value not in first], kickers)
    )
