"""Why something about saved views is refused, in the reader's language."""

from django.utils.translation import gettext_lazy as _

from training.staff.refusals import Refusal

REFUSALS = {
    "known": _("You already have a view of this name."),
    "no-name": _("Enter a name for the view."),
    "too-many": _("You have saved as many views as there can be. Delete one that you no longer need."),
    "empty": _("Choose at least one filter: without any, the view would be the matrix itself."),
}


class ViewRefused(Refusal):
    REFUSALS = REFUSALS
