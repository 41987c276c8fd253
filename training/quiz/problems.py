"""Why the quiz says no, in the reader's words."""

from django.utils.translation import gettext_lazy as _

from training.staff.refusals import Refused

REFUSALS = {
    "no-house": _("An exam is sat for a house, and your account names none. Ask your HR office to enter it."),
    "language": _("The rules are not complete in this language, so no exam is held in it. Choose another."),
    "closed": _("This exam is handed in. Nothing can be changed any more."),
    "late": _("The time had run out when this answer arrived, so it does not count."),
    "open": _("This exam is still going on. It can be marked again once it is handed in."),
    "no-reason": _("Say why the mark is changed: the reason is kept with it."),
    "long-reason": _("The reason is too long. Two thousand characters are enough."),
    "not-examiner": _("Only an instructor or HR officer of the same house may change a mark."),
    "score": _("The mark must lie between nothing and the most that the item can earn."),
    "same-mark": _("This is the mark already. Enter another one, or leave it."),
    "stale-mark": _("Somebody changed this mark while you were looking at it. Read it again before you change it."),
    "not-decider": _("Only an HR officer of the house decides whether a changed result counts."),
    "own-exam": _("Nobody decides on an exam of their own. Another HR officer of the house decides."),
    "own-mark": _("You changed a mark of this exam yourself, so another HR officer of the house decides."),
    "no-decision-reason": _("Say why: the reason is kept with the decision."),
    "decided": _("Another HR officer has decided on this change already."),
    "stale-decision": _("Marks of this exam were changed while you were reading. Read them again before you decide."),
}


class AttemptRefused(Refused):
    """The attempt does not allow it. `code` is a key of REFUSALS."""

    sentences = REFUSALS


class BadAnswer(Exception):
    """What was typed is no answer. `errors` has a sentence for each part; nothing is kept."""

    def __init__(self, errors: dict[str, str]) -> None:
        super().__init__(errors)
        self.errors = errors
