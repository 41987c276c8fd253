"""What is done, called and allowed at a table of punto banco. One module a group of topics."""

from django.utils.translation import gettext_lazy as _

from training.drills.kit.procedures import procedure_skill
from training.drills.punto_banco.procedure.coup import COUP, PAYING, SHOE
from training.drills.punto_banco.procedure.mistakes import MISTAKES, PLAYERS

NAME = "punto-banco-procedure"

generator = procedure_skill(
    NAME,
    engine="punto_banco",
    version=4,
    title=_("Procedure at punto banco"),
    about=_("What is done, called and allowed at the table, and in which order."),
    topics=(SHOE, COUP, PAYING, MISTAKES, PLAYERS),
)
