"""What punto banco calls its hands, bets and results; hands keep their names in every language."""

from django.utils.functional import Promise
from django.utils.translation import gettext_lazy as _
from django.utils.translation import pgettext_lazy

from games.punto_banco.bets import Bet, Hand
from games.punto_banco.rebuild import Kind

HANDS: dict[str, Promise] = {
    Hand.PUNTO: pgettext_lazy("punto banco", "Punto"),
    Hand.BANCO: pgettext_lazy("punto banco", "Banco"),
}
BETS: dict[str, Promise] = {**HANDS, Bet.TIE: pgettext_lazy("punto banco", "Tie")}
ENDS: dict[str, Promise] = {
    # Translators: the result of a coup, as a heading.
    Bet.PUNTO: pgettext_lazy("punto banco", "Punto wins"),
    Bet.BANCO: pgettext_lazy("punto banco", "Banco wins"),
    Bet.TIE: pgettext_lazy("punto banco", "A tie"),
}
RESULTS: dict[str, Promise] = {
    # Translators: what has happened to a bet, in a cell beside it.
    "win": pgettext_lazy("stake", "Wins"),
    "lose": pgettext_lazy("stake", "Loses"),
    "push": pgettext_lazy("stake", "Returned"),
    "excess": pgettext_lazy("stake", "Over the maximum, returned"),
}
LENGTHS: dict[int, Promise] = {
    # Translators: how a coup of so many cards comes about, beside its probability.
    4: _("Nobody draws"),
    5: _("One hand draws"),
    6: _("Both hands draw"),
}
FAULTS: dict[str, Promise] = {
    # Translators: what was wrong with a card, beside its picture.
    Kind.WRONG_HAND: _("Went to the wrong hand"),
    Kind.ONE_TOO_MANY: _("Should not have been dealt"),
    Kind.MISSING: _("Was not dealt"),
}
TABLES: dict[str, Promise] = {
    "large": pgettext_lazy("table", "A large table"),
    "midi": pgettext_lazy("table", "A midi table"),
    "mini": pgettext_lazy("table", "A mini table"),
}
