"""The names of cards in words, for those who hear them."""

from collections.abc import Iterable

from django.utils.functional import Promise
from django.utils.translation import gettext, pgettext_lazy

from games.core.cards import Card
from games.web.kit.formats import listed

SUITS: dict[str, Promise] = {
    "c": pgettext_lazy("suit of cards", "Clubs"),
    "d": pgettext_lazy("suit of cards", "Diamonds"),
    "h": pgettext_lazy("suit of cards", "Hearts"),
    "s": pgettext_lazy("suit of cards", "Spades"),
}
RANKS: dict[str, Promise] = {
    "A": pgettext_lazy("rank of a card", "ace"),
    "2": pgettext_lazy("rank of a card", "two"),
    "3": pgettext_lazy("rank of a card", "three"),
    "4": pgettext_lazy("rank of a card", "four"),
    "5": pgettext_lazy("rank of a card", "five"),
    "6": pgettext_lazy("rank of a card", "six"),
    "7": pgettext_lazy("rank of a card", "seven"),
    "8": pgettext_lazy("rank of a card", "eight"),
    "9": pgettext_lazy("rank of a card", "nine"),
    "T": pgettext_lazy("rank of a card", "ten"),
    "J": pgettext_lazy("rank of a card", "jack"),
    "Q": pgettext_lazy("rank of a card", "queen"),
    "K": pgettext_lazy("rank of a card", "king"),
}
_NAMES: dict[str, Promise] = {
    "c": pgettext_lazy("name of a card", "{rank} of clubs"),
    "d": pgettext_lazy("name of a card", "{rank} of diamonds"),
    "h": pgettext_lazy("name of a card", "{rank} of hearts"),
    "s": pgettext_lazy("name of a card", "{rank} of spades"),
}


def card_name(card: Card | None) -> str:
    """Return a card in words, such as "ten of diamonds"; None is a card that lies face down."""
    if card is None:
        return gettext("a card face down")
    return suited_name(str(RANKS[card.rank]), card.suit)


def suited_name(rank: str, suit: str) -> str:
    """Return a card in words by the word or sign of its rank, such as "10 of diamonds"."""
    return str(_NAMES[suit]).format(rank=rank)


def card_names(cards: Iterable[Card | None]) -> str:
    """Return several cards in words, one after the other."""
    return listed(map(card_name, cards))
