"""Why a practical test is not signed, confirmed or withdrawn, in the reader's language."""

from django.utils.translation import gettext_lazy as _

from training.staff.refusals import Refused

REFUSALS = {
    "candidate": _("You can only test people of your own house, and not yourself."),
    "second": _("The second assessor must be another instructor of your house, and not the candidate."),
    "rounds": _("Fewer rounds were dealt than this test asks for."),
    "grades": _("Every required line needs a grade."),
    "times": _("The test cannot end before it began, or in the future."),
    "not-second": _("Only the second assessor whom the test names can confirm it."),
    "answered": _("You have already answered. What is on record is not changed."),
    "reason": _("Say why you disagree. The first assessor and HR read it."),
    "withdrawn": _("This test has already been withdrawn."),
}


class PracticalRefused(Refused):
    """Nothing is written. `code` is a key of REFUSALS."""

    sentences = REFUSALS
