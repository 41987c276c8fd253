"""Playing cards: a rank of `A23456789TJQK` and a suit of `cdhs`, written as in "Td"."""

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass

from games.core.problems import Problem, Refused

RANKS = "A23456789TJQK"
SUITS = "cdhs"
RED = "dh"


@dataclass(frozen=True, slots=True)
class Card:
    """One card. `DECK` has each of them once, and `Card.parse` gives these same objects."""

    rank: str
    suit: str

    @classmethod
    def parse(cls, text: str) -> "Card":
        """Return the card of that name. Raise Refused."""
        card = CARDS.get(text)
        if card is None:
            raise Refused(Problem("not_a_card", "", {"card": text[:10]}))
        return card

    def __str__(self) -> str:
        return self.rank + self.suit

    @property
    def is_red(self) -> bool:
        return self.suit in RED


DECK = tuple(Card(rank, suit) for suit in SUITS for rank in RANKS)
CARDS = {str(card): card for card in DECK}


def read_card(name: str, field: str) -> Card:
    """Return the card of that name. Raise Refused, at that field."""
    try:
        return Card.parse(name)
    except Refused as refused:
        raise refused.at(field) from None


def read_cards(names: Iterable[str], field: str) -> tuple[Card, ...]:
    """Return cards by their names. Raise Refused, which names the one that is none, as `field[3]`."""
    return tuple(read_card(name, f"{field}[{place}]") for place, name in enumerate(names))


def show_cards(cards: Iterable[Card]) -> str:
    """Return cards in one word, as notations have them: "TdAs"."""
    return "".join(map(str, cards))


def parse_cards(text: str) -> tuple[Card, ...]:
    """Return the cards of one word such as "TdAs". Raise Refused."""
    return tuple(Card.parse(text[place : place + 2]) for place in range(0, len(text), 2))


def deck_problems(
    decks: int, places: Iterable[tuple[str, Card | Sequence[Card]]], clause: str | None = None
) -> list[Problem]:
    """Return a problem for each card beyond those that so many decks have, with the rule that says how many there are.

    `places` are the cards by field, in order; a card by itself is reported at its field, one of several at `field[3]`.
    """
    found, seen = [], Counter[Card]()
    for field, card in _each(places):
        seen[card] += 1
        if seen[card] > decks:
            found.append(Problem("card_too_often", field, {"card": str(card)}, clause))
    return found


def _each(places: Iterable[tuple[str, Card | Sequence[Card]]]) -> Iterator[tuple[str, Card]]:
    for field, cards in places:
        if isinstance(cards, Card):
            yield field, cards
        else:
            yield from ((f"{field}[{place}]", card) for place, card in enumerate(cards))
