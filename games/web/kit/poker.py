"""What both games of poker show alike: the kinds of hands, hands in words, and their ranking."""

from fractions import Fraction

from django.utils.functional import Promise
from django.utils.translation import gettext_lazy as _
from django.utils.translation import pgettext_lazy

from games.ranking.frequencies import of_five_cards
from games.ranking.hand_facts import SHOWN
from games.ranking.hands import Category, Hand
from games.web.kit.cards.names import RANKS
from games.web.kit.formats import number
from games.web.kit.game import Figure
from games.web.kit.letters import folded

CATEGORIES: dict[str, Promise] = {
    Category.HIGH_CARD: pgettext_lazy("hand of poker", "High card"),
    Category.PAIR: pgettext_lazy("hand of poker", "Pair"),
    Category.TWO_PAIRS: pgettext_lazy("hand of poker", "Two pairs"),
    Category.THREE_OF_A_KIND: pgettext_lazy("hand of poker", "Three of a kind"),
    Category.STRAIGHT: pgettext_lazy("hand of poker", "Straight"),
    Category.FLUSH: pgettext_lazy("hand of poker", "Flush"),
    Category.FULL_HOUSE: pgettext_lazy("hand of poker", "Full house"),
    Category.FOUR_OF_A_KIND: pgettext_lazy("hand of poker", "Four of a kind"),
    Category.STRAIGHT_FLUSH: pgettext_lazy("hand of poker", "Straight flush"),
    Category.ROYAL_FLUSH: pgettext_lazy("hand of poker", "Royal flush"),
}

_SEVERAL: dict[str, Promise] = {
    "A": pgettext_lazy("cards of one rank", "aces"),
    "2": pgettext_lazy("cards of one rank", "twos"),
    "3": pgettext_lazy("cards of one rank", "threes"),
    "4": pgettext_lazy("cards of one rank", "fours"),
    "5": pgettext_lazy("cards of one rank", "fives"),
    "6": pgettext_lazy("cards of one rank", "sixes"),
    "7": pgettext_lazy("cards of one rank", "sevens"),
    "8": pgettext_lazy("cards of one rank", "eights"),
    "9": pgettext_lazy("cards of one rank", "nines"),
    "T": pgettext_lazy("cards of one rank", "tens"),
    "J": pgettext_lazy("cards of one rank", "jacks"),
    "Q": pgettext_lazy("cards of one rank", "queens"),
    "K": pgettext_lazy("cards of one rank", "kings"),
}
# Hands as a dealer names them, for the end of a sentence such as “Player B wins with …”.
_NAMED: dict[str, Promise] = {
    # Translators: {high} is a rank such as “ace”, {ranks} and {others} are ranks in the plural such as “kings”.
    Category.HIGH_CARD: _("{high} high"),
    Category.PAIR: _("a pair of {ranks}"),
    Category.TWO_PAIRS: _("two pairs, {ranks} and {others}"),
    Category.THREE_OF_A_KIND: _("three of a kind, {ranks}"),
    Category.STRAIGHT: _("a straight, {high} high"),
    Category.FLUSH: _("a flush, {high} high"),
    Category.FULL_HOUSE: _("a full house, {ranks} full of {others}"),
    Category.FOUR_OF_A_KIND: _("four of a kind, {ranks}"),
    Category.STRAIGHT_FLUSH: _("a straight flush, {high} high"),
    Category.ROYAL_FLUSH: _("a royal flush"),
}


def named(hand: Hand) -> str:
    """Return a hand in words, with the ranks that make it: "two pairs, kings and nines"."""
    ranks = list(dict.fromkeys(card.rank for card in hand.made))
    words = str(_NAMED[hand.category])
    return words.format(high=RANKS[ranks[0]], ranks=_SEVERAL[ranks[0]], others=_SEVERAL[ranks[1 % len(ranks)]])


def rank_of_several(word: str) -> str:
    """Return the rank of which a word names several cards, such as “kings”; empty where it names none."""
    return next((rank for rank, several in _SEVERAL.items() if folded(str(several)) == folded(word)), "")


def ranking() -> Figure:
    """Return every kind of hand with an example and how often it is dealt, from the highest."""
    counts = of_five_cards()
    hands = sum(counts.values())
    rows = [(CATEGORIES[kind], SHOWN[kind], number(count), Fraction(count, hands)) for kind, count in counts.items()]
    return Figure("kit/_ranking.html", {"rows": rows[::-1]})
