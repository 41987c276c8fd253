"""Why something is not done to a class, in the reader's language."""

from django.utils.translation import gettext_lazy as _

from training.staff.refusals import Refused

REFUSALS = {
    "archived": _("This class is archived. Take it out of the archive first."),
    "not-trainee": _("Only trainees of your house can join a class. Reload the page to see who they are."),
    "not-member": _("Somebody chosen here does not belong to the class any more. Reload the page."),
}


class ClassRefused(Refused):
    """The class stays as it is. `code` is a key of REFUSALS."""

    sentences = REFUSALS
