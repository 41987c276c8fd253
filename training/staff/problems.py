"""Why HR may not do something to a person, in the reader's words."""

from django.utils.translation import gettext_lazy as _

from training.staff.refusals import Refused

REFUSALS = {
    "not-hr": _("Only an HR officer of the person’s house may do this."),
    "self": _("Nobody does this to their own account. Ask another HR officer of the house, or an administrator."),
    "administrator": _("This person has rights in the administration, so only an administrator changes the account."),
    "no-reason": _("Say why: the reason is kept in the person’s history."),
    "username": _("Another person has this user name. Choose another."),
    "email": _(
        "Another person has this e-mail address. If the person works in another house, ask its HR office to offer "
        "the move to you."
    ),
    "has-password": _("This person has set a password. Whoever forgets it asks for a new one on the sign-in page."),
    "closed": _("This account is closed already."),
    "open": _("This account is open already."),
    "no-email": _("This person has no e-mail address, so no letter can be sent. Enter one first."),
    "same-house": _("Choose another house than the person’s own."),
    "offered": _("This person is offered to another house already. Withdraw that offer first."),
    "ended": _("This offer is settled already."),
}


class PersonRefused(Refused):
    """The person stays as they are. `code` is a key of REFUSALS."""

    sentences = REFUSALS
