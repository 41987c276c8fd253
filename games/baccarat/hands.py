"""Cards by their value, and the score of a hand: what punto banco and chemin de fer have in common."""

from collections.abc import Iterable

from games.core.cards import RANKS, Card

VALUES = {rank: points if points < 10 else 0 for points, rank in enumerate(RANKS, start=1)}
NATURALS = (8, 9)
TENS = 10  # a score leaves them out
FIRST_CARDS = 2  # of each hand; only they make a natural
MOST_CARDS = 3


def value(card: Card) -> int:
    """Return the points of a card, 0-9: an ace one, a ten or a court card nothing."""
    return VALUES[card.rank]


def score(cards: Iterable[Card]) -> int:
    """Return the score of a hand, 0-9: the sum of its cards without its tens."""
    return sum(map(value, cards)) % TENS


def is_natural(cards: Iterable[Card]) -> bool:
    """Return whether these are the first cards of a hand and score 8 or 9."""
    hand = tuple(cards)
    return len(hand) == FIRST_CARDS and score(hand) in NATURALS
