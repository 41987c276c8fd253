"""Cards as people type them: "Td 9h", "td9h", "10d, 9h", "10♦ 9♥", "ten of diamonds", and "10 9" where suits mean
nothing; in the words and letters of the page's language too, such as "as de pique" and "R♠"."""

import re
from dataclasses import dataclass

from django.utils.translation import get_language

from games.core.cards import CARDS, Card
from games.core.problems import Problem, Refused
from games.web.kit.cards.vocabulary import LETTERS, OPEN, SUIT_LETTERS, card_letters, phrases
from games.web.kit.form import LONGEST

_SIGNS = ("c♣♧", "d♦♢", "h♥♡", "s♠♤")
_SUITS = {sign: signs[0] for signs in _SIGNS for sign in signs}
_DRAWN = {sign: suit for sign, suit in _SUITS.items() if sign != suit}
_WORD = re.compile(r"[^\s,;.:/|+&–—،，、；-]+")
# A suit's sign may be followed by one that asks for a picture, and cards that a page prints stand between marks.
_PICTURES = re.compile(r"[\ufe0e\ufe0f\u2066-\u2069\u200e\u200f]")
_CARD = re.compile(rf"(10|[2-9atjqk])([{''.join(_SUITS)}]?)")
_QUOTED = 40  # characters of what cannot be read
_LONGEST = 4  # words of the name of a card


def read_typed(text: str, *, suits: bool = True) -> tuple[Card, ...]:
    """Return cards in the order in which they are typed. Raise Refused, which shows the words that cannot be read.

    Without `suits` a word may be a rank alone; the suit of such a card is OPEN.
    """
    if len(text) > LONGEST:  # marks that combine take time by the square of their number
        raise Refused(Problem("too_long"))
    plain = _PICTURES.sub("", text)
    spans = [word.span() for word in _WORD.finditer(plain)]
    reader = _Reader([card_letters(plain[start:end]) for start, end in spans], get_language() or "en", suits)
    cards: list[Card] = []
    place = 0
    while place < len(spans):
        found, used = reader.read(place)
        if not found:
            last = reader.unreadable(place)
            raise _refused(plain[spans[place][0] : spans[last][1]], suits=suits)
        cards += found
        place += used
    return tuple(cards)


@dataclass(frozen=True, slots=True)
class _Reader:
    words: list[str]
    language: str
    suits: bool

    def read(self, place: int) -> tuple[list[Card], int]:
        """Return the cards at a place and how many words these are; none where they cannot be read."""
        names = phrases(self.language)
        for used in range(min(_LONGEST, len(self.words) - place), 1, -1):
            if card := names.get(tuple(self.words[place : place + used])):
                return [card], used
        word = self.words[place]
        suit = self._suit(place + 1)
        if suit and (found := self._cards(word + suit)):
            return found, 2
        found = self._cards(word) or ([names[word,]] if (word,) in names else [])
        return ([] if found and self.suits and found[0].suit == OPEN else found), 1

    def unreadable(self, place: int) -> int:
        """Return the last of the words that cannot be read from a place on."""
        words = range(place + 1, len(self.words))
        return next((at for at in words if self.read(at)[0]), len(self.words)) - 1

    def _suit(self, place: int) -> str:
        """Return the suit that stands apart from its rank, as in "10 d", unless it may be a rank itself."""
        word = self.words[place] if place < len(self.words) else ""
        is_rank = not self.suits and word in LETTERS.get(self.language, {})
        return word if (word in _SUITS or word in SUIT_LETTERS.get(self.language, {})) and not is_rank else ""

    def _cards(self, word: str) -> list[Card]:
        """Return the cards of one word, which all have suits or none: "jack" is not the jack, the ace of clubs and the
        king."""
        letters, suits = LETTERS.get(self.language, {}), SUIT_LETTERS.get(self.language, {})
        if len(word) > 1 and word[-1] in suits:
            word = word[:-1] + suits[word[-1]]
        if word[0] not in letters:
            return self._written(word)
        if len(word) == 1:
            return [Card(letters[word], OPEN)]
        # A letter of the language takes a drawn suit: in "Rc" nobody knows what c means.
        suit = _DRAWN.get(word[1]) if len(word) == 2 else None
        return [CARDS[letters[word[0]] + suit]] if suit else []

    @staticmethod
    def _written(word: str) -> list[Card]:
        found = list(_CARD.finditer(word))
        if "".join(card[0] for card in found) != word or len({bool(card[2]) for card in found}) != 1:
            return []
        ranks = [card[1].upper().replace("10", "T") for card in found]
        return [
            CARDS[rank + _SUITS[card[2]]] if card[2] else Card(rank, OPEN)
            for rank, card in zip(ranks, found, strict=True)
        ]


def _refused(quoted: str, *, suits: bool) -> Refused:
    typed = quoted if len(quoted) <= _QUOTED else f"{quoted[:_QUOTED]}…"
    return Refused(Problem("unreadable_cards" if suits else "unreadable_ranks", "", {"typed": typed}))
