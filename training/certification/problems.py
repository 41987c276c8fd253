"""Why certification refuses something, in the reader's language."""

from django.utils.translation import gettext_lazy as _

from training.certification.acts import problems
from training.certification.rechecks import problems as rechecks
from training.staff.refusals import Refused

REFUSALS = {
    **problems.REFUSALS,
    **rechecks.REFUSALS,
    "not-hr": _("Only an HR officer of the house that issued the certificate may do this."),
    "no-reason": _("Enter a reason. It is kept with the certificate."),
    "revoked": _("This certificate is already revoked."),
    "not-revoked": _("This certificate is not revoked, so there is nothing to reinstate."),
    "barred": _("You may sit this exam again when your HR office allows it."),
    "not-barred": _("This certificate is not revoked, so its holder may sit the exam anyway."),
    "readmitted": _("The holder may already sit this exam again."),
    "own-sitting": _("You cannot allow this for yourself. Ask another HR officer of the house."),
    "own": _("You cannot reinstate your own certificate. Ask another HR officer of the house."),
}


class CertificateRefused(Refused):
    """The certificate stays as it is. `code` is a key of REFUSALS."""

    sentences = REFUSALS
