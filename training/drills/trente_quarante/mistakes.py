"""Mistakes that croupiers make at trente et quarante, with the clauses that settle them. The ids are permanent."""

from django.utils.translation import gettext_lazy as _

from games.trente_quarante.clauses import Clause
from training.drills.kit.mistakes import Mistake

REFAIT_LOST = Mistake(
    "tq-refait-lost",
    _("The stake lost at 31 après"),
    _("You took the whole stake at 31 après. It is not lost: what happens to it is a rule of its own."),
    (Clause.PRISON, Clause.MINI_HALF),
)
REFAIT_HALVED = Mistake(
    "tq-refait-halved",
    _("Halved instead of imprisoned"),
    _("You divided the stake at 31 après, as the mini table does. Here it goes to prison."),
    (Clause.PRISON,),
)
REFAIT_IMPRISONED = Mistake(
    "tq-refait-imprisoned",
    _("Imprisoned instead of halved"),
    _("You imprisoned the stake at 31 après. The mini table has no prison and halves it at once."),
    (Clause.MINI_HALF,),
)
TIE_LOST = Mistake(
    "tq-tie-lost",
    _("Stakes lost at a tie"),
    _("You took the stakes when both rows had the same total. A tie other than 31 après decides nothing."),
    (Clause.TIE,),
)
COULEUR_AND_INVERSE = Mistake(
    "tq-couleur-and-inverse",
    _("Couleur and inverse confused"),
    _("You settled couleur as inverse. Couleur wins if the first card of the coup has the colour of the winning row."),
    (Clause.COULEUR,),
)
LEVELS_FORGOTTEN = Mistake(
    "tq-levels-forgotten",
    _("The levels of the prison forgotten"),
    _("You let one win free the stake. At a higher level a win only brings it one level down."),
    (Clause.DOWN,),
)
PREMIUM_RETURNED = Mistake(
    "tq-premium-returned",
    _("The premium given back"),
    _("You gave back the premium. It is lost however the coup ends."),
    (Clause.PREMIUM_LOST,),
)
INSURED_IMPRISONED = Mistake(
    "tq-insured-imprisoned",
    _("An insured stake held at 31 après"),
    _("You treated the stake as if it were not insured. At 31 après an insured stake goes back whole."),
    (Clause.INSURED_APRES,),
)
ACE_ELEVEN = Mistake(
    "tq-ace-eleven",
    _("Aces counted eleven"),
    _("You counted an ace eleven, as at blackjack. Here an ace always counts one."),
    (Clause.POINTS,),
)
PICTURES_NOTHING = Mistake(
    "tq-pictures-nothing",
    _("Pictures counted as nothing"),
    _("You left the pictures out, as at punto banco. Here a picture counts ten."),
    (Clause.POINTS,),
)

MISTAKES = (
    REFAIT_LOST,
    REFAIT_HALVED,
    REFAIT_IMPRISONED,
    TIE_LOST,
    COULEUR_AND_INVERSE,
    LEVELS_FORGOTTEN,
    PREMIUM_RETURNED,
    INSURED_IMPRISONED,
    ACE_ELEVEN,
    PICTURES_NOTHING,
)
