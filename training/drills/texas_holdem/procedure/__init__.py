"""What is done, called and allowed at a table of Texas hold'em. One module a group of topics."""

from django.utils.translation import gettext_lazy as _

from training.drills.kit.procedures import procedure_skill
from training.drills.texas_holdem.procedure.hand import ACTION, TABLE
from training.drills.texas_holdem.procedure.irregular import BETTING, DEALING
from training.drills.texas_holdem.procedure.showdown import BOARD, SHOWDOWN

NAME = "holdem-procedure"

generator = procedure_skill(
    NAME,
    engine="texas_holdem",
    version=3,
    title=_("Procedure at Texas hold’em"),
    about=_("What is done, said and allowed at the table, and what happens when something is irregular."),
    topics=(TABLE, ACTION, BOARD, SHOWDOWN, DEALING, BETTING),
)
