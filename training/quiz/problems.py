"""Why the quiz refuses something, in the reader's language."""

from django.utils.translation import gettext_lazy as _

from training.staff.refusals import Refused

# Characters of a reason; the same as for other acts of HR.
REASON_LENGTH = 2000

REFUSALS = {
    "no-house": _("You sit exams for a house, but your account has no house. Ask your HR office to add it."),
    "language": _("The rules are not complete in this language, so there are no exams in it. Choose another language."),
    "closed": _("This exam has been handed in. Nothing can be changed any more."),
    "late": _("This answer arrived after the time was up, so it does not count."),
    "open": _("This exam is still in progress. You can change its marks once it has been handed in."),
    "no-reason": _("Enter a reason for the change. It is kept with the mark."),
    "long-reason": _("The reason is too long. Use at most two thousand characters."),
    "not-examiner": _("Only an instructor or HR officer of the same house may change a mark."),
    "not-annuller": _("Only an instructor or HR officer of the same house may annul an exam, and nobody their own."),
    "annul-open": _("This exam is still in progress. You can annul it once it has been handed in or its time is up."),
    "annulled": _("This exam has already been annulled, or HR has refused to annul it."),
    "annulled-question": _("This question has already been annulled in one of these exams."),
    "annulled-marks": _("This exam was annulled, so its marks are left as they are."),
    "undecided": _("A changed result of this exam waits for HR. It can be annulled once HR has decided."),
    "score": _("The mark must be between zero and the maximum for this question."),
    "same-mark": _("This question already has this mark. Enter a different one, or leave it as it is."),
    "stale-mark": _("Somebody changed this mark while you were reading. Check it again before you change it."),
    "not-decider": _("Only an HR officer of the house can decide whether a changed result counts."),
    "own-exam": _("You cannot decide on your own exam. Another HR officer of the house must decide."),
    "own-mark": _("You changed a mark in this exam yourself, so another HR officer of the house must decide."),
    "own-annulment": _("You annulled this exam yourself, so another HR officer of the house must decide."),
    "no-decision-reason": _("Enter a reason. It is kept with the decision."),
    "decided": _("Another HR officer has already decided on this change."),
    "not-arranger": _(
        "Only an instructor or HR officer of the person’s house may allow this, and nobody for themselves."
    ),
    "arranged-reason": _("Enter a reason. It is kept under your name."),
    "withdrawn": _("This has already been withdrawn."),
    "used": _("This attempt has already been used, so it cannot be withdrawn."),
    "already-allowed": _("The person already has another attempt at this exam that has not been used."),
    "wait": _("After a failed exam you must wait before you sit it again. This page says when you may."),
    "limit": _(
        "You have had as many attempts at this exam as your house allows. This page says when you may sit it again."
    ),
    "no-code": _("Enter the code of the room. The instructor there has it."),
    "wrong-code": _("No open room has this code for this exam. Compare it with the one that the instructor shows."),
    "too-many-codes": _("You entered too many wrong codes. Wait ten minutes, or ask the instructor."),
    "not-released": _("The exam can only be continued on the device on which it was begun. Ask the instructor."),
    "stale-decision": _("Marks in this exam were changed while you were reading. Check them again before you decide."),
}


class AttemptRefused(Refused):
    """The attempt does not allow it. `code` is a key of REFUSALS."""

    sentences = REFUSALS


class BadAnswer(Exception):
    """What was typed is not an answer. `errors` has a sentence for each part; nothing is kept."""

    def __init__(self, errors: dict[str, str]) -> None:
        super().__init__(errors)
        self.errors = errors
