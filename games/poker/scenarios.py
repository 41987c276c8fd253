"""Legal situations of either game from a seeded random source: each game has a module of its own."""

from random import Random

from games.core.cards import DECK, Card


def cards(rng: Random, count: int) -> tuple[Card, ...]:
    """So many cards of a deck."""
    return tuple(rng.sample(DECK, count))
