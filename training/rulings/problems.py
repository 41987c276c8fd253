"""Why a ruling is refused, in the reader's language."""

from django.utils.translation import gettext_lazy as _

from training.staff.refusals import Refused

REFUSALS = {
    "future": _("This day is still to come. Choose today or an earlier date."),
    "no-table": _("This table was not on the floor on that day, or your house had not entered it yet."),
    "not-dealt": _("The rules of that day can no longer be read, so nothing can be settled under them."),
    "nothing": _("Enter at least one stake."),
    "unworded": _(
        "The site has no wording of a rule that this ruling would cite, so it is not made. Tell the administrators."
    ),
    "replaced": _("This ruling has already been replaced by another one."),
}


class RulingRefused(Refused):
    """No ruling is made. `code` is a key of REFUSALS."""

    sentences = REFUSALS
