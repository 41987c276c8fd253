"""Why a shift refuses something, in the reader's language."""

from django.utils.translation import gettext_lazy as _

from training.staff.refusals import Refused

REFUSALS = {
    "ended": _("This shift has ended. Nothing can be changed any more."),
    "changed": _("The rules of this table have changed since the shift began, so it cannot go on."),
    "not-next": _("Another act comes first."),
}


class ShiftRefused(Refused):
    """The shift does not allow it. `code` is a key of REFUSALS."""

    sentences = REFUSALS
