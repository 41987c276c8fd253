"""What is done, called and allowed at a table of Fair roulette. One module a group of topics."""

from django.utils.translation import gettext_lazy as _

from training.drills.kit.procedures import procedure_skill
from training.drills.roulette.procedure.fair.asked import asked
from training.drills.roulette.procedure.fair.called import CALLED
from training.drills.roulette.procedure.fair.colours import COLOURS
from training.drills.roulette.procedure.fair.house import HOUSE
from training.drills.roulette.procedure.fair.paying import PAYING
from training.drills.roulette.procedure.fair.spin import SPIN
from training.drills.roulette.procedure.halved import zero_topic

NAME = "fair-procedure"

generator = procedure_skill(
    NAME,
    engine="roulette",
    version=3,
    title=_("Procedure at Fair roulette"),
    about=_("What is done, called and allowed at the table, and in which order."),
    topics=(COLOURS, SPIN, PAYING, zero_topic(asked), CALLED, HOUSE),
)
