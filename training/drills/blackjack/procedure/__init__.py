"""What is done, called and allowed at a table of blackjack. One module a group of topics."""

from django.utils.translation import gettext_lazy as _

from training.drills.blackjack.procedure.added import DOUBLING, INSURANCE
from training.drills.blackjack.procedure.mistakes import MISTAKES
from training.drills.blackjack.procedure.play import DEAL, PAYING
from training.drills.blackjack.procedure.table import BOXES, SHOE
from training.drills.kit.procedures import procedure_skill

NAME = "bj-procedure"

generator = procedure_skill(
    NAME,
    engine="blackjack",
    version=3,
    title=_("Procedure at blackjack"),
    about=_("What is done, called and allowed at the table, and in which order."),
    topics=(SHOE, BOXES, DEAL, PAYING, DOUBLING, INSURANCE, MISTAKES),
)
