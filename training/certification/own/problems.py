"""Why a programme of a house stays as it is, in the reader's language."""

from django.utils.translation import gettext_lazy as _

from training.staff.refusals import Refused

REFUSALS = {
    "overtaken": _(
        "Somebody else has changed this programme since you opened it. What you typed is still here: if you save "
        "again, it replaces their version."
    ),
    "no-exam": _("Choose at least one exam."),
    "gone": _("One of these exams is no longer open under the rules of this programme. Choose again."),
    "ruleset": _("The site no longer has these rules. Choose others."),
    "not-offered": _("This programme is already withdrawn."),
    "offered": _("This programme is not withdrawn."),
}


class ProgrammeRefused(Refused):
    """The programme stays as it is. `code` is a key of REFUSALS."""

    sentences = REFUSALS
