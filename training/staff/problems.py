"""Why HR may not do something to a person, in the reader's language."""

from django.utils.translation import gettext_lazy as _

from training.staff.refusals import Refused

REFUSALS = {
    "not-hr": _("Only an HR officer of the person’s house may do this."),
    "self": _("You cannot do this to your own account. Ask another HR officer of the house, or an administrator."),
    "administrator": _("This person has administrator rights, so only an administrator can change the account."),
    "no-reason": _("Enter a reason. It is kept in the person’s history."),
    "username": _("Another person has this user name. Choose a different one."),
    "email": _(
        "Another person has this e-mail address. If the person works in another house, ask its HR office to offer "
        "you the move."
    ),
    "has-password": _(
        "This person has already set a password. To get a new one, the person can use “I have forgotten my password” "
        "on the sign-in page."
    ),
    "closed": _("This account is already closed."),
    "open": _("This account is already open."),
    "no-email": _("This person has no e-mail address, so no invitation can be sent. Enter one first."),
    "same-house": _("Choose a house other than the person’s own."),
    "offered": _("This person is already offered to another house. Withdraw that offer first."),
    "ended": _("This offer is already closed."),
    "before-last": _(
        "The person’s history already has an entry that counts from a later day. Choose the day of that entry, or one "
        "after it."
    ),
    "far": _("Choose a day within the next twelve months."),
    "on-record": _(
        "The record shows the person at work here after that: in an exam, in a practical test, by hours at the tables, "
        "or with an act of their own. Choose a later day."
    ),
    "waiting": _("A change from a later day on is already entered for this person. Withdraw it first."),
    "nothing-waits": _("No change of this person waits for its day."),
}


# Those that are about the day from which a change counts.
DAYS = ("before-last", "far", "on-record")


class PersonRefused(Refused):
    """The person stays as they are. `code` is a key of REFUSALS."""

    sentences = REFUSALS
