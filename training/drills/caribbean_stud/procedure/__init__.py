"""What is done, called and allowed at a table of Caribbean stud. One module a group of topics."""

from django.utils.translation import gettext_lazy as _

from training.drills.caribbean_stud.procedure.dealing import CHOICES, DEAL, TABLE
from training.drills.caribbean_stud.procedure.settling import JACKPOT, MISTAKES, PAYING
from training.drills.kit.procedures import procedure_skill

NAME = "stud-procedure"

generator = procedure_skill(
    NAME,
    engine="caribbean_stud",
    version=2,
    title=_("Procedure at Caribbean stud"),
    about=_("What is done, called and allowed at the table, and in which order."),
    topics=(TABLE, DEAL, CHOICES, PAYING, JACKPOT, MISTAKES),
)
