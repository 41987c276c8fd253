"""Why a practical test is not signed, confirmed or withdrawn, in the reader's language."""

from django.utils.text import format_lazy
from django.utils.translation import gettext_lazy as _

from training.staff.refusals import Refused

# A sheet waits on a tablet no longer than a week of shifts. What is older is more likely a wrong clock; and a test
# changes who could deal on the days since then, which have been asked about.
DAYS_TO_ARRIVE = 7

REFUSALS = {
    "candidate": _("You can only test people of your own house, and not yourself."),
    "second": _("The second assessor must be another instructor of your house, and not the candidate."),
    "rounds": _("Fewer rounds were dealt than this test asks for."),
    "grades": _("Every required line needs a grade."),
    "times": _("The test cannot end before it began."),
    "ahead": _(
        "The test would have ended in the future: the clock of this device may be wrong. Enter the day on which it "
        "took place."
    ),
    "late": format_lazy(
        # Translators: {days} is a number, 7 at present.
        _(
            "A sheet has to arrive within {days} days of the test, and this one is older, or the clock of this device "
            "is wrong. Enter the day on which it took place; an older test has to be dealt again."
        ),
        days=DAYS_TO_ARRIVE,
    ),
    "not-second": _("Only the second assessor whom the test names can confirm it."),
    "answered": _("You have already answered. What is on record is not changed."),
    "reason": _("Say why you disagree. The first assessor and HR read it."),
    "withdrawn": _("This test has already been withdrawn."),
    "not-hr": _("Only an HR officer of the house may do this."),
}


class PracticalRefused(Refused):
    """Nothing is written. `code` is a key of REFUSALS."""

    sentences = REFUSALS
