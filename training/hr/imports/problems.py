"""Why a file is not read or not imported, in the reader's language."""

from django.utils.translation import gettext_lazy as _

from training.staff.refusals import Refused

MOST_ROWS, MOST_CELL = 5_000, 2_000  # of a file; the last in characters
MOST_BYTES = 4 * 1024 * 1024
UNDO_DAYS = 7

REFUSALS = {
    "empty": _("The file is empty, or has no lines below its column heads."),
    "large": _("The file is too large: it may have 4 MB at most."),
    "rows": _("The file has more than 5,000 lines. Split it."),
    "columns": _("The file has more than 40 columns. Delete those that are not needed."),
    "cell": _("A cell of the file holds more than 2,000 characters."),
    "changed": _("Something has changed since this page was shown. Check what the import would do now."),
    "errors": _("The file has errors. Correct it and upload it again: nothing is imported before all is right."),
    "nothing": _("There is nothing to import: everything in the file is already there."),
    "done": _("This file has already been imported."),
    "gone": _("The lines of this file are no longer kept. Upload it again."),
    "not-hr": _("The officer who asked for the import is no longer an HR officer of the house."),
    "failed": _("The import stopped for a reason that is in the site’s log. Nothing was imported."),
    "undo-failed": _("Undoing stopped for a reason that is in the site’s log. Nothing was changed."),
    "undone": _("This import has already been undone."),
    "late": _("An import can be undone within 7 days, and they are over."),
    "built-on": _("The import cannot be undone, since something was built on it."),
    "own": _("The import concerns you yourself. Ask another HR officer of the house to undo it."),
    "no-reason": _("Enter a reason. It is kept in the audit log."),
}


class ImportRefused(Refused):
    """Nothing is imported or undone. `code` is a key of REFUSALS."""

    sentences = REFUSALS
