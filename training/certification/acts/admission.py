"""Who may act upon certificates."""

from collections.abc import Collection

from training.certification.models import Certificate
from training.certification.problems import CertificateRefused
from training.staff.models import User


def refused(author: User, certificates: Collection[Certificate], reason: str) -> dict[int, str]:
    """Lock certificates for an act, and return by their keys why it is refused (not-hr, no-reason)."""
    foreign = {one.pk for one in certificates if not author.is_hr or author.house_id != one.house_id}
    own = [one.pk for one in certificates if one.pk not in foreign]
    # Two officers at once: the second waits here and then sees what the first did. All lock in the same order.
    list(Certificate.objects.select_for_update().filter(pk__in=own).order_by("pk").values_list("pk"))
    return dict.fromkeys(foreign, "not-hr") | (dict.fromkeys(own, "no-reason") if not reason.strip() else {})


def admitted(author: User, certificate: Certificate, reason: str) -> str:
    """Return the reason of an act, without the space around it, with the certificate locked. Raise CertificateRefused
    (not-hr, no-reason)."""
    if code := refused(author, [certificate], reason).get(certificate.pk):
        raise CertificateRefused(code)
    return reason.strip()
