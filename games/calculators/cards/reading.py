"""Cards as people type them: "Td 9h", "td9h", "10d, 9h" or "10♦ 9♥"."""

import re

from games.core.cards import CARDS, Card
from games.core.problems import Problem, Refused

_SIGNS = ("c♣♧", "d♦♢", "h♥♡", "s♠♤")
_SUITS = {sign: signs[0] for signs in _SIGNS for sign in signs}
_BETWEEN = re.compile(r"[\s,;.\ufe0e\ufe0f]+")  # signs of suits may drag along the wish for a picture
_CARD = re.compile(rf"(10|[2-9atjqk])([{''.join(_SUITS)}])", re.IGNORECASE)


def read_typed(text: str) -> tuple[Card, ...]:
    """Cards in the order in which they are typed. Raises Refused, which shows what cannot be read."""
    plain, place, cards = _BETWEEN.sub("", text), 0, []
    while place < len(plain):
        found = _CARD.match(plain, place)
        if found is None:
            raise Refused(Problem("not_a_card", "", {"card": plain[place : place + 3]}))
        rank, suit = found[1].upper().replace("10", "T"), _SUITS[found[2].lower()]
        cards.append(CARDS[rank + suit])
        place = found.end()
    return tuple(cards)
