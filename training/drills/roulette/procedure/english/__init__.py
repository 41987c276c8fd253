"""What is done, called and allowed at a table of English roulette. One module a group of topics."""

from django.utils.translation import gettext_lazy as _

from training.drills.kit.procedures import procedure_skill
from training.drills.roulette.procedure.english.asked import asked
from training.drills.roulette.procedure.english.colours import COLOURS
from training.drills.roulette.procedure.english.crew import CREW
from training.drills.roulette.procedure.english.paying import PAYING
from training.drills.roulette.procedure.english.players import PLAYERS
from training.drills.roulette.procedure.english.spin import SPIN
from training.drills.roulette.procedure.halved import zero_topic

NAME = "english-procedure"

generator = procedure_skill(
    NAME,
    engine="roulette",
    version=3,
    title=_("Procedure at English roulette"),
    about=_("What is done, called and allowed at the table, and in which order."),
    topics=(CREW, COLOURS, SPIN, PAYING, zero_topic(asked), PLAYERS),
)
