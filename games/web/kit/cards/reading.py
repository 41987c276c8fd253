"""Cards as people type them: "Td 9h", "td9h", "10d, 9h" or "10♦ 9♥", and "10 9" where suits have no meaning."""

import re

from games.core.cards import CARDS, Card
from games.core.problems import Problem, Refused

_SIGNS = ("c♣♧", "d♦♢", "h♥♡", "s♠♤")
_SUITS = {sign: signs[0] for signs in _SIGNS for sign in signs}
_BETWEEN = re.compile(r"[\s,;.]+")
_PICTURES = re.compile(r"[\ufe0e\ufe0f]")  # a suit's sign may be followed by one that asks for a picture
_CARD = re.compile(rf"(10|[2-9atjqk])([{''.join(_SUITS)}]?)", re.IGNORECASE)
_QUOTED = 40  # characters of what cannot be read
OPEN = ""  # the suit of a card that was typed without one


def read_typed(text: str, *, suits: bool = True) -> tuple[Card, ...]:
    """Return cards in the order in which they are typed. Raise Refused, which shows the words that cannot be read.

    Without `suits` a word may have ranks alone; the suit of such a card is OPEN.
    """
    words = [word for word in _BETWEEN.split(_PICTURES.sub("", text)) if word]
    cards: list[Card] = []
    place = 0
    while place < len(words):
        found, used = _read(words, place, suits=suits)
        if found is None:
            raise _unreadable(words[place:], suits=suits)
        cards += found
        place += used
    return tuple(cards)


def _read(words: list[str], place: int, *, suits: bool) -> tuple[list[Card] | None, int]:
    """Return the cards of a word, or of two where a suit stands apart as in "10 d", and how many words these are."""
    suit = words[place + 1].lower() if place + 1 < len(words) else ""
    if suit in _SUITS and (found := _cards(words[place] + suit)):
        return found, 2
    found = _cards(words[place])
    return (None if found and suits and found[0].suit == OPEN else found), 1


def _cards(word: str) -> list[Card] | None:
    """Return the cards of one word, which all have suits or none: "jack" is not the jack, the ace of clubs and the
    king."""
    found = list(_CARD.finditer(word))
    if "".join(card[0] for card in found) != word or len({bool(card[2]) for card in found}) != 1:
        return None
    ranks = [card[1].upper().replace("10", "T") for card in found]
    return [
        CARDS[rank + _SUITS[card[2].lower()]] if card[2] else Card(rank, OPEN)
        for rank, card in zip(ranks, found, strict=True)
    ]


def _unreadable(words: list[str], *, suits: bool) -> Refused:
    """Quote the first word and those that follow it, as far as they cannot be read either."""
    bad = next((n for n in range(1, len(words)) if _read(words, n, suits=suits)[0]), len(words))
    quoted = " ".join(words[:bad])
    typed = quoted if len(quoted) <= _QUOTED else f"{quoted[:_QUOTED]}…"
    return Refused(Problem("unreadable_cards" if suits else "unreadable_ranks", "", {"typed": typed}))
