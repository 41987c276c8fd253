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
}


class PersonRefused(Refused):
    """The person stays as they are. `code` is a key of REFUSALS."""

    sentences = REFUSALS
