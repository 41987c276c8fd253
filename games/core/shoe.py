"""A shoe of one deck or several: shuffled from a seeded random source, or counted after cards have left it."""

from collections import Counter
from collections.abc import Iterable
from random import Random

from games.core.cards import DECK, Card
from games.core.problems import Problem, Refused


def shuffled(rng: Random, decks: int = 1) -> list[Card]:
    """Return all cards of so many decks in the order in which they will leave the shoe."""
    cards = list(DECK) * decks
    rng.shuffle(cards)
    return cards


def left(decks: int, seen: Iterable[Card]) -> Counter[Card]:
    """Return how many of each card are left when these are out. Raise Refused for more of a card than there were."""
    counts = Counter(dict.fromkeys(DECK, decks))
    for place, card in enumerate(seen):
        if not counts[card]:
            raise Refused(Problem("card_too_often", f"seen[{place}]", {"card": str(card)}))
        counts[card] -= 1
    return counts
