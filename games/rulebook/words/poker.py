"""What both games of poker call the kinds of hands."""

from django.utils.functional import Promise
from django.utils.translation import pgettext_lazy

from games.poker.hands import Category

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
