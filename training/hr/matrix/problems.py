"""Why something about saved views is refused, in the reader's language."""

from django.utils.translation import gettext_lazy as _

from training.staff.refusals import Refused


class ViewRefused(Refused):
    """Nothing changes. `code` is a key of `sentences`."""

    sentences = {
        "known": _("You already have a view of this name."),
        "too-many": _("You have saved as many views as there can be. Delete one that you no longer need."),
        "empty": _("Choose a filter first: without any, the view would be the matrix itself."),
    }
