"""What Caribbean stud calls its squares, choices and results, and what can go wrong."""

from fractions import Fraction

from django.utils.functional import Promise
from django.utils.translation import gettext_lazy as _
from django.utils.translation import pgettext_lazy

from games.caribbean_stud.clauses import Clause
from games.caribbean_stud.mishaps import Mishap
from games.caribbean_stud.settlement import Square
from games.caribbean_stud.tallies import ACE_KINGS
from games.ranking.hands import Category
from games.web.kit.formats import ltr, money_column
from games.web.kit.poker import CATEGORIES

SQUARES: dict[str, Promise] = {
    Square.ANTE: pgettext_lazy("Caribbean stud", "Ante"),
    Square.BET: pgettext_lazy("Caribbean stud", "BET"),
    Square.CHANGE: pgettext_lazy("Caribbean stud", "Change of a card"),
    Square.JACKPOT: pgettext_lazy("Caribbean stud", "Jackpot chip"),
}
RESULTS: dict[str, Promise] = {
    "win": pgettext_lazy("stake", "Wins"),
    "lose": pgettext_lazy("stake", "Loses"),
    "tie": pgettext_lazy("stake", "Equal hands, returned"),
    "back": pgettext_lazy("stake", "Returned"),
    "excess": pgettext_lazy("stake", "Above the limit, returned"),
    "void": pgettext_lazy("stake", "Void, returned"),
    "paid": pgettext_lazy("stake", "Paid to the bank"),
}
# How a hand ends, by the clause that decides its ante.
ENDS: dict[str, Promise] = {
    Clause.UNQUALIFIED: _("The bank does not qualify"),
    Clause.ANTE_WINS: _("The bank qualifies, and the player’s hand is better"),
    Clause.TIE: _("The bank qualifies, and the hands are equal"),
    Clause.LOSES: _("The bank qualifies, and its hand is better"),
    Clause.FOLD: _("The player has folded"),
}
VOID_END = _("The hand is void")
CHOICES: dict[str, Promise] = {
    "fold": pgettext_lazy("Caribbean stud", "Fold"),
    "play": pgettext_lazy("Caribbean stud", "Play"),
    "change": pgettext_lazy("Caribbean stud", "Change a card"),
}
# Translators: {card} is the name of a card, such as “ten of hearts”.
CHANGE_CARD = pgettext_lazy("Caribbean stud", "Change a card ({card})")
# Kinds of hands as the odds have them: of high cards, those with an ace-king stand by themselves.
KINDS: dict[str, Promise] = {
    **CATEGORIES,
    Category.HIGH_CARD: pgettext_lazy("hand of poker", "Less than an ace-king"),
    ACE_KINGS: pgettext_lazy("hand of poker", "Ace-king"),
}
CHANCES: dict[str, Promise] = {
    "unqualified": _("The bank does not qualify"),
    # Translators: the subject is the bank.
    "worse": _("It qualifies with a worse hand"),
    "equal": _("It qualifies with an equal hand"),
    "better": _("It qualifies with a better hand"),
}
MISHAPS: dict[str, Promise] = {
    Mishap.COUNT: _("The dealer or a player has a wrong number of cards"),
    Mishap.SHUFFLER: _("After the deal, the cards in the shuffler jam, come out or turn face up"),
    Mishap.SHOWN: _("The dealer exposes a card by mistake during the deal"),
    Mishap.DROPPED: _("The dealer drops a card during the deal"),
    Mishap.SKIPPED: _("The dealer skips a box that has an ante"),
    Mishap.EMPTY_BOX: _("The dealer deals to an empty box"),
    Mishap.RAKED: _("The dealer rakes in the bank’s own cards with folded hands"),
    Mishap.LIFTED: _("A player picks up the cards before the deal is finished"),
    Mishap.THROWN: _("A player picks up a discarded card"),
}


def antes(value: Fraction) -> str:
    """Write what a hand wins or loses in antes, with its sign, to two decimals."""
    sign = "+" if value > 0 else "\u2212" if value < 0 else ""
    return ltr(f"{sign}{money_column(round(abs(value) * 100))}")
