"""Who may act upon a certificate."""

from training.certification.models import Certificate
from training.certification.problems import CertificateRefused
from training.staff.models import User


def admitted(author: User, certificate: Certificate, reason: str) -> str:
    """Return the reason of an act, without the space around it, with the certificate locked. Raise CertificateRefused
    (not-hr, no-reason)."""
    if not author.is_hr or author.house_id != certificate.house_id:
        raise CertificateRefused("not-hr")
    # Two officers at once: the second waits here and then sees what the first did.
    Certificate.objects.select_for_update().get(pk=certificate.pk)
    if not reason.strip():
        raise CertificateRefused("no-reason")
    return reason.strip()
