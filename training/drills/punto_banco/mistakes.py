"""Mistakes that croupiers make at punto banco, with the clauses that settle them. The ids are permanent."""

from django.utils.translation import gettext_lazy as _

from games.baccarat.clauses import HandClause
from games.punto_banco.clauses import Clause
from training.drills.kit.mistakes import Mistake

COMMISSION_FORGOTTEN = Mistake(
    "pb-commission-forgotten",
    _("The commission forgotten"),
    _("You paid banco in full. The house takes its commission from the win."),
    (Clause.COMMISSION,),
)
COMMISSION_ON_ALL = Mistake(
    "pb-commission-on-all",
    _("The commission on stake and win"),
    _("You took the commission on the stake as well. It is taken on the win alone."),
    (Clause.COMMISSION,),
)
COMMISSION_ROUNDED_UP = Mistake(
    "pb-commission-rounded-up",
    _("The commission rounded against the player"),
    _("You rounded the commission up. A part that is smaller than the unit is left to the player."),
    (Clause.COMMISSION_CHIP,),
)
STAKE_IN_THE_WIN = Mistake(
    "pb-stake-in-the-win",
    _("The stake counted into the win"),
    _("You added the stake to what is paid. The stake is returned beside the win and is not part of it."),
    (Clause.PAYS_PUNTO,),
)
TIE_LOST = Mistake(
    "pb-tie-lost",
    _("Punto and banco lost at a tie"),
    _("You took the bets on punto and banco at a tie. They neither win nor lose and are returned."),
    (Clause.TIE_RETURNS,),
)
BANCO_LIKE_PUNTO = Mistake(
    "pb-banco-like-punto",
    _("Banco drawn by punto’s rule"),
    _("You let banco draw by the rule of punto. Once punto has drawn, banco looks at that card in the table of play."),
    (Clause.BY_HEART, Clause.BANCO_THREE),
)
MAXIMUM_NOT_CUT = Mistake(
    "pb-maximum-not-cut",
    _("Paid above the maximum"),
    _("You paid everything that was there. What is above the maximum does not play and goes back."),
    (Clause.MAXIMUM,),
)
TENS_KEPT = Mistake(
    "pb-tens-kept",
    _("The tens of a score kept"),
    _("You gave all points of a hand. Tens and pictures count nothing, and of the sum only the last digit counts."),
    (HandClause.SCORE,),
)

MISTAKES = (
    COMMISSION_FORGOTTEN,
    COMMISSION_ON_ALL,
    COMMISSION_ROUNDED_UP,
    STAKE_IN_THE_WIN,
    TIE_LOST,
    BANCO_LIKE_PUNTO,
    MAXIMUM_NOT_CUT,
    TENS_KEPT,
)
