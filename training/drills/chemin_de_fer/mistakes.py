"""Mistakes that croupiers make at chemin de fer, with the clauses that settle them. The ids are permanent."""

from django.utils.translation import gettext_lazy as _

from games.chemin_de_fer.clauses import Clause
from training.drills.kit.mistakes import Mistake

CAGNOTTE_FORGOTTEN = Mistake(
    "cdf-cagnotte-forgotten",
    _("The cagnotte forgotten"),
    _("You left the whole win in the bank. The house takes its cagnotte from every coup that the bank wins."),
    (Clause.CAGNOTTE,),
)
CAGNOTTE_ON_ALL = Mistake(
    "cdf-cagnotte-on-all",
    _("The cagnotte on bank and win"),
    _("You took the cagnotte on what was in the bank as well. It is taken on the win of the coup alone."),
    (Clause.CAGNOTTE,),
)
CAGNOTTE_LEFT = Mistake(
    "cdf-cagnotte-left",
    _("The cagnotte left in the bank"),
    _("You worked out the cagnotte and then left it in the bank. What the house takes no longer plays."),
    (Clause.CAGNOTTE,),
)
WHOLE_BANK_WON = Mistake(
    "cdf-whole-bank-won",
    _("The whole bank counted as covered"),
    _("You counted the whole bank as won. The bank wins only what the punters staked against it."),
    (Clause.BANK_WINS,),
)
WIN_TAKEN_OUT = Mistake(
    "cdf-win-taken-out",
    _("The win taken out of the bank"),
    _("You left only the banker’s stake in play. The win stays in the bank with it."),
    (Clause.PLAYS_ON,),
)
DISPLACED_COUNTED = Mistake(
    "cdf-displaced-counted",
    _("Displaced bets counted in"),
    _("You added up all bets that were made. A banco takes the place of the others, which go back at once."),
    (Clause.BANCO, Clause.SUIVI),
)
LINE_WHOLE = Mistake(
    "cdf-line-whole",
    _("A stake on the line played whole"),
    _("You let the whole stake on the line play. Only half of it plays, and the other half goes back."),
    (Clause.LINE,),
)
WIN_WITHOUT_STAKE = Mistake(
    "cdf-win-without-stake",
    _("The stake kept from a winner"),
    _("You gave the winnings alone. A winner gets the stake back as well."),
    (Clause.PUNTERS_WIN,),
)

MISTAKES = (
    CAGNOTTE_FORGOTTEN,
    CAGNOTTE_ON_ALL,
    CAGNOTTE_LEFT,
    WHOLE_BANK_WON,
    WIN_TAKEN_OUT,
    DISPLACED_COUNTED,
    LINE_WHOLE,
    WIN_WITHOUT_STAKE,
)
