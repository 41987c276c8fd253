"""Mistakes that dealers make at Caribbean stud, with the clauses that settle them. The ids are permanent."""

from django.utils.translation import gettext_lazy as _

from games.caribbean_stud.clauses import Clause
from training.drills.kit.mistakes import Mistake

UNQUALIFIED_PLAYED = Mistake(
    "cs-unqualified-played",
    _("Played on although the bank does not qualify"),
    _("You compared the hands as if the bank had qualified. If it does not, the ante is paid and the BET goes back."),
    (Clause.UNQUALIFIED,),
)
ANTE_RETURNED = Mistake(
    "cs-ante-returned",
    _("The ante only returned when the bank does not qualify"),
    _("You returned the ante and paid nothing on it. Where the bank does not qualify, the ante wins."),
    (Clause.UNQUALIFIED,),
)
BET_AT_EVENS = Mistake(
    "cs-bet-at-evens",
    _("The BET paid like the ante"),
    _("You paid the BET once, as the ante is paid. A winning BET is paid by the table for the player’s hand."),
    (Clause.PAYS,),
)
ANTE_AND_BET = Mistake(
    "cs-ante-and-bet",
    _("Ante and BET confused"),
    _("You paid the ante by the table and the BET once. It is the BET that the table is for."),
    (Clause.PAYS,),
)
ANTE_BY_TABLE = Mistake(
    "cs-ante-by-table",
    _("The ante paid by the table as well"),
    _("You paid ante and BET by the table. A winning ante is always paid once."),
    (Clause.ANTE_WINS,),
)
STAKE_IN_THE_WIN = Mistake(
    "cs-stake-in-the-win",
    _("The stakes counted into the win"),
    _("You added the stakes to the win. They are returned beside it and are not part of it."),
    (Clause.ANTE_WINS,),
)
TIE_LOST = Mistake(
    "cs-tie-lost",
    _("Equal hands taken as a loss"),
    _("You took the stakes although the hands were equal. Ante and BET go back."),
    (Clause.TIE,),
)
REDUCED_FORGOTTEN = Mistake(
    "cs-reduced-forgotten",
    _("Paid in full after a change"),
    _("You paid the BET as if no card had been changed. After a change the highest hands are paid less."),
    (Clause.REDUCED, Clause.REDUCED_NONE),
)
MAXIMUM_NOT_CUT = Mistake(
    "cs-maximum-not-cut",
    _("Paid above the maximum"),
    _("You settled the whole ante. What is above the maximum does not play and goes back."),
    (Clause.MAXIMUM,),
)
JACKPOT_NOT_SHARED = Mistake(
    "cs-jackpot-not-shared",
    _("A shared prize paid whole"),
    _("You paid the whole prize. Players who hold such a hand at the same time share it, at all tables."),
    (Clause.JACKPOT_SHARED,),
)
JACKPOT_LOST_PAID = Mistake(
    "cs-jackpot-lost-paid",
    _("A jackpot chip paid that had lost"),
    _("You paid the posted prize. The chip has lost when the hand is folded, changed or not announced in time."),
    (Clause.JACKPOT_FOLDED,),
)

MISTAKES = (
    UNQUALIFIED_PLAYED,
    ANTE_RETURNED,
    BET_AT_EVENS,
    ANTE_AND_BET,
    ANTE_BY_TABLE,
    STAKE_IN_THE_WIN,
    TIE_LOST,
    REDUCED_FORGOTTEN,
    MAXIMUM_NOT_CUT,
    JACKPOT_NOT_SHARED,
    JACKPOT_LOST_PAID,
)
