"""Why something about jobs and exemptions is refused, in the reader's language."""

from django.utils.translation import gettext_lazy as _

from training.staff.refusals import Refused

REFUSALS = {
    "not-of-house": _("Only HR of the house may do this, for people of the house."),
    "job-known": _("The house already has a job of this name."),
    "job-retired": _("This job is no longer offered. Choose another one."),
    "job-held": _("People have this job today or later. Give them another one first."),
    "posted": _("The person already has this job and this manager on that day."),
    "own-manager": _("Nobody can be their own manager. Choose somebody else."),
    "same-manager": _("Choose a manager other than the present one."),
    "successor-gone": _("This person does not work in the house on that day. Choose somebody else."),
    "no-team": _("Nobody reports to this manager on that day or later."),
    "own-exemption": _("You cannot exempt yourself. Ask another HR officer of the house."),
    "past": _("Choose today or a later day: the past stays as it was."),
    "exempt": _("The person is already exempt until that day or longer."),
    "no-reason": _("Enter a reason. It is kept with the exemption."),
    "ended": _("This exemption has already ended."),
}

# Those that are about who is to lead a team, at the field of the successor.
ABOUT_SUCCESSORS = ("same-manager", "successor-gone", "no-team")


class CompetenceRefused(Refused):
    """Nothing changes. `code` is a key of REFUSALS."""

    sentences = REFUSALS
