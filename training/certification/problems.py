"""Why certification says no, in the reader's words."""

from django.utils.translation import gettext_lazy as _

from training.staff.refusals import Refused

REFUSALS = {
    "not-hr": _("Only an HR officer of the house that issued the certificate may do this."),
    "no-reason": _("Say why: the reason is kept with the certificate."),
    "revoked": _("This certificate is revoked already."),
    "not-revoked": _("This certificate is not revoked, so there is nothing to reinstate."),
    "wait": _("After a failed exam there is a time to wait before the next. This page says when you may sit it."),
    "barred": _("Your certificate was revoked. You may sit this exam again when your HR office allows it."),
    "not-barred": _("This certificate is not revoked, so nothing keeps its holder from the exam."),
    "readmitted": _("The holder may sit this exam again already."),
    "own-sitting": _("Nobody allows this to themselves. Ask another HR officer of the house."),
    "own": _("Nobody reinstates a certificate of their own. Ask another HR officer of the house."),
}


class CertificateRefused(Refused):
    """The certificate stays as it is. `code` is a key of REFUSALS."""

    sentences = REFUSALS
