"""Why a course of a house is left as it is, in the reader's language."""

from django.utils.translation import gettext_lazy as _

from training.staff.refusals import Refused

REFUSALS = {
    "empty": _("This course has no steps yet. Add some before you publish it."),
    "gone": _("A step is no longer offered. Remove it from the draft."),
    "stale": _("Somebody else has changed this draft. Check it again before you publish it."),
    "overtaken": _(
        "Somebody else has changed this since you opened it. Nothing of yours is lost: if you save again, it replaces "
        "what they wrote."
    ),
    "no-draft": _("This course has no draft. Begin a new version first."),
    "drafted": _("A draft of the next version already exists. Go on with it."),
    "not-offered": _("This course is not open to trainees."),
    "offered": _("This course is already open to trainees."),
}


class CourseRefused(Refused):
    """The course stays as it is. `code` is a key of REFUSALS."""

    sentences = REFUSALS
