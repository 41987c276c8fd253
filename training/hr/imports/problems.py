"""Why a file is not read, or why it or a list is not done, in the reader's language."""

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
    "changed": _("Something has changed since this page was shown. Check what would happen now."),
    "errors": _("The file has errors. Correct it and upload it again: nothing is imported before all is right."),
    "nothing": _("There is nothing left to do: all of it is already there."),
    "done": _("This has already been done."),
    "gone": _("The lines are no longer kept. Upload the file again, or choose again."),
    "not-hr": _("The officer who asked for this is no longer an HR officer of the house."),
    "failed": _("It stopped for a reason that is in the site’s log. Nothing was changed."),
    "undo-failed": _("Undoing stopped for a reason that is in the site’s log. Nothing was changed."),
    "undone": _("This has already been undone."),
    "final": _("This act has no undo. Suspend, revoke or extend the certificates again instead."),
    "late": _("The 7 days in which this could be undone are over."),
    "built-on": _("This cannot be undone, since something was built on it."),
    "own": _("This concerns you yourself. Ask another HR officer of the house to undo it."),
    "no-reason": _("Enter a reason. It is kept in the audit log."),
}


class ImportRefused(Refused):
    """Nothing is imported or undone. `code` is a key of REFUSALS."""

    sentences = REFUSALS
