"""Why hours at a table are not entered, in the reader's language."""

from django.utils.translation import gettext_lazy as _

from training.staff.refusals import Refused

REFUSALS = {
    "person": _("You can only enter hours of people who work in your house, and not your own."),
    "future": _("Choose today or an earlier day."),
    "corrected": _("This entry has already been corrected. Correct the entry that took its place."),
    "same": _("Nothing would change: these hours and this day are already on record."),
    "no-reason": _("Say why the entry is corrected."),
}


class HoursRefused(Refused):
    """Nothing is written. `code` is a key of REFUSALS."""

    sentences = REFUSALS
