"""What both games of poker show alike: the kinds of hands and their ranking."""

from fractions import Fraction

from django.utils.functional import Promise
from django.utils.translation import pgettext_lazy

from games.ranking.frequencies import of_five_cards
from games.ranking.hand_facts import SHOWN
from games.ranking.hands import Category
from games.web.kit.formats import number
from games.web.kit.game import Figure

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


def ranking() -> Figure:
    """Return every kind of hand with an example and how often it is dealt, from the highest."""
    counts = of_five_cards()
    hands = sum(counts.values())
    rows = [(CATEGORIES[kind], SHOWN[kind], number(count), Fraction(count, hands)) for kind, count in counts.items()]
    return Figure("kit/_ranking.html", {"rows": rows[::-1]})
