"""Why an exam or a question of a house is left as it is, in the reader's language."""

from django.utils.translation import gettext_lazy as _

from training.drills.kit.exam import Section
from training.staff.refusals import Refused

REFUSALS = {
    "empty": _("This exam has no questions yet. Add some before you publish it."),
    "no-count": _("All sections are tried out, so nothing would count in the mark. Let at least one of them count."),
    "stale": _("Somebody else has changed this draft. Check it again before you publish it."),
    "overtaken": _(
        "Somebody else has changed this since you opened it. Nothing of yours is lost: if you save again, it replaces "
        "what they wrote."
    ),
    "no-draft": _("This exam has no draft. Begin a new version first."),
    "drafted": _("A draft of the next version already exists. Go on with it."),
    "not-offered": _("This exam is not open to trainees."),
    "offered": _("This exam is already open to trainees."),
    "no-table": _("The house’s table has other rules now. Choose again."),
    "gone": _("A section asks for something that the site no longer asks under these rules. Remove it from the draft."),
    "too-few": _("A section asks for more questions than there are. Lower its number of questions."),
}


class ExamRefused(Refused):
    """The exam stays as it is. `code` is a key of REFUSALS; `section` is the one that is wrong, where one is."""

    sentences = REFUSALS

    def __init__(self, code: str, section: Section | None = None) -> None:
        super().__init__(code)
        self.section = section
