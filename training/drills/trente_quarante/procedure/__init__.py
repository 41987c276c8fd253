"""What is done, called and allowed at a table of trente et quarante. One module a group of topics."""

from django.utils.translation import gettext_lazy as _

from training.drills.kit.procedures import procedure_skill
from training.drills.trente_quarante.procedure.apres import APRES
from training.drills.trente_quarante.procedure.coup import COUP
from training.drills.trente_quarante.procedure.mistakes import MISTAKES
from training.drills.trente_quarante.procedure.paying import PAYING
from training.drills.trente_quarante.procedure.taille import STAFF, TAILLE

NAME = "tq-procedure"

generator = procedure_skill(
    NAME,
    engine="trente_quarante",
    version=3,
    title=_("Procedure at trente et quarante"),
    about=_("What is done, called and allowed at the table, and in which order."),
    topics=(TAILLE, STAFF, COUP, PAYING, APRES, MISTAKES),
)
