"""What hands count: an ace one or eleven, a court card ten."""

from collections.abc import Sequence
from dataclasses import dataclass

from games.core.cards import RANKS, Card

ACE, TEN = 1, 10
TARGET = 21
DEALER_STANDS = 17
# A box may not stand below this: no card can take it over 21.
MUST_DRAW_TO = 11
_VALUES = {rank: min(place, TEN) for place, rank in enumerate(RANKS, 1)}


def value(card: Card) -> int:
    """Return what a card counts: an ace 1, a court card 10."""
    return _VALUES[card.rank]


@dataclass(frozen=True, slots=True)
class HandTotal:
    """The total of a hand. `soft`: an ace of it counts eleven."""

    total: int
    soft: bool = False

    @property
    def is_bust(self) -> bool:
        return self.total > TARGET


def hand_total(cards: Sequence[Card]) -> HandTotal:
    """Return the best total of a hand: an ace counts eleven where that does not bust.

    >>> from games.core.cards import parse_cards
    >>> hand_total(parse_cards("Ah6c"))
    HandTotal(total=17, soft=True)
    """
    return values_total([value(card) for card in cards])


def values_total(values: Sequence[int]) -> HandTotal:
    """Return the best total of cards given by their values, an ace being 1."""
    low = sum(values)
    soft = ACE in values and low + TEN <= TARGET
    return HandTotal(low + TEN if soft else low, soft)


def is_blackjack(cards: Sequence[Card]) -> bool:
    """Return whether two cards are an ace and a ten or court card; after a split that is not a blackjack."""
    return len(cards) == 2 and {value(card) for card in cards} == {ACE, TEN}


def is_pair(cards: Sequence[Card]) -> bool:
    """Return whether two cards are of equal value and may be split."""
    return len(cards) == 2 and value(cards[0]) == value(cards[1])


def dealer_hits(hand: HandTotal, hits_soft17: bool) -> bool:
    """Return whether the dealer must take another card: below 17, and on a soft 17 where the house hits it.

    >>> dealer_hits(HandTotal(17, soft=True), hits_soft17=True)
    True
    """
    return hand.total < DEALER_STANDS or (hits_soft17 and hand.soft and hand.total == DEALER_STANDS)
