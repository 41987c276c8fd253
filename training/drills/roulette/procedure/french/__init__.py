"""What is done, called and allowed at a table of French roulette. One module a group of topics."""

from django.utils.translation import gettext_lazy as _

from training.drills.kit.procedures import procedure_skill
from training.drills.roulette.procedure.french.change import CHANGE
from training.drills.roulette.procedure.french.crew import CREW
from training.drills.roulette.procedure.french.incidents import INCIDENTS
from training.drills.roulette.procedure.french.opening import OPENING
from training.drills.roulette.procedure.french.paying import PAYING
from training.drills.roulette.procedure.french.rake import FORMERLY, RAKE
from training.drills.roulette.procedure.french.spin import SPIN
from training.drills.roulette.procedure.french.zero import ZERO

NAME = "french-procedure"

generator = procedure_skill(
    NAME,
    engine="roulette",
    version=3,
    title=_("Procedure at French roulette"),
    about=_("What is done, called and allowed at the table, and in which order."),
    topics=(OPENING, CHANGE, SPIN, RAKE, PAYING, INCIDENTS, ZERO, CREW),
    formerly=FORMERLY,
)
