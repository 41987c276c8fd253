"""What is done, called and allowed at a table of chemin de fer. One module a group of topics."""

from django.utils.translation import gettext_lazy as _

from training.drills.chemin_de_fer.procedure.bets import BETS
from training.drills.chemin_de_fer.procedure.coup import COUP, TABLEAU
from training.drills.chemin_de_fer.procedure.mistakes import MISTAKES
from training.drills.chemin_de_fer.procedure.passing import PASSING
from training.drills.chemin_de_fer.procedure.table import TABLE
from training.drills.kit.procedures import procedure_skill

NAME = "cdf-procedure"

generator = procedure_skill(
    NAME,
    engine="chemin_de_fer",
    version=3,
    title=_("Procedure at chemin de fer"),
    about=_("What is done, called and allowed at the table, and in which order."),
    topics=(TABLE, BETS, COUP, TABLEAU, PASSING, MISTAKES),
)
