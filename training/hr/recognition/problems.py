"""Why something about recognition is refused, in the reader's language."""

from django.utils.translation import gettext_lazy as _

from training.staff.refusals import Refused

REFUSALS = {
    "issuer": _("Only certificates of a house of the same group can be recognised."),
    "past": _("Choose today or a later day: the past stays as it was."),
    "order": _("The last day is before the first one."),
    "no-reason": _("Enter a reason. It is kept with the recognition."),
    "ended": _("This recognition has already ended."),
}


class RecognitionRefused(Refused):
    """Nothing changes. `code` is a key of REFUSALS."""

    sentences = REFUSALS
