"""Poker hands of a kind from a drill's chance, for both games of poker."""

from collections import Counter

from games.core.cards import CARDS, SUITS, Card
from games.ranking.hands import ONE_SUIT, VALUES, Category, best_five, strengths, values_of
from training.drills.kit.chance import Chance

Ranks = tuple[int, ...]

_RANK = {value: rank for rank, value in VALUES.items()}


def ranks_of(category: Category) -> list[Ranks]:
    """Return all values that hands of a kind are compared by."""
    return [ranks for kind, ranks in strengths() if kind is category]


def dealt(chance: Chance, category: Category, ranks: Ranks) -> list[Card]:
    """Five cards of that kind and of these values, in any order."""
    while True:
        cards = chance.shuffled(_suited(chance, category, ranks))
        if best_five(cards).category is category:
            return cards


def _suited(chance: Chance, category: Category, ranks: Ranks) -> list[Card]:
    values = Counter(values_of(category, ranks))
    if category in ONE_SUIT:
        suit = chance.pick(SUITS)
        return [CARDS[_RANK[value] + suit] for value in values]
    return [CARDS[_RANK[value] + suit] for value, count in values.items() for suit in chance.some(SUITS, count)]
