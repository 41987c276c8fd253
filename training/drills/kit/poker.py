"""Poker hands of a kind from a drill's chance, for both games of poker."""

from collections import Counter
from collections.abc import Sequence

from games.core.cards import CARDS, SUITS, Card, show_cards
from games.ranking.hands import ONE_SUIT, VALUES, Category, best_five, strengths, values_of
from training.drills.kit.chance import Chance
from training.drills.kit.items import Phrase, Step, Value
from training.drills.kit.worked import named

Ranks = tuple[int, ...]

_RANK = {value: rank for rank, value in VALUES.items()}


def ranks_of(category: Category) -> list[Ranks]:
    """Return all values that hands of a kind are compared by."""
    return [ranks for kind, ranks in strengths() if kind is category]


def made(kinds: str, cards: Sequence[Card], whose: Phrase | None = None) -> Step:
    """Return what the best five of some cards are. `kinds` is the skill that has phrases for the kinds of hands."""
    best = best_five(cards)
    said: dict[str, Value] = {"about": {"say": f"{kinds}.{best.category}"}, "cards": {"cards": show_cards(best.five)}}
    if whose is None:
        return Step(Phrase("worked.cards", said), best.category.value)
    return Step(Phrase("worked.whose-cards", said | {"whose": named(whose)}), best.category.value)


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
