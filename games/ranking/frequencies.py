"""How many hands of five cards there are of each kind."""

from collections import Counter
from math import comb

from games.core.cards import SUITS
from games.ranking.hands import HAND, Category, strengths

_ALL, _PAIR, _THREE = len(SUITS), comb(len(SUITS), 2), comb(len(SUITS), 3)
_UNSUITED = _ALL**HAND - _ALL

# In how many ways the suits of a hand of given ranks can be dealt.
_SUITS = {
    Category.HIGH_CARD: _UNSUITED,
    Category.PAIR: _PAIR * _ALL**3,
    Category.TWO_PAIRS: _PAIR**2 * _ALL,
    Category.THREE_OF_A_KIND: _THREE * _ALL**2,
    Category.STRAIGHT: _UNSUITED,
    Category.FLUSH: _ALL,
    Category.FULL_HOUSE: _THREE * _PAIR,
    Category.FOUR_OF_A_KIND: _ALL,
    Category.STRAIGHT_FLUSH: _ALL,
    Category.ROYAL_FLUSH: _ALL,
}


def of_five_cards() -> dict[Category, int]:
    """Return the number of hands of each kind, from the lowest kind to the highest."""
    ranks = Counter(category for category, _ in strengths())
    return {category: ranks[category] * _SUITS[category] for category in Category}
