"""What `manage.py check` says about the key and certificate that sign papers."""

from datetime import timedelta
from typing import Any

from django.conf import settings
from django.core.checks import CheckMessage, Tags, Warning, register
from django.utils import timezone

_AHEAD = timedelta(days=30)


@register(Tags.security, deploy=True)
def papers_are_signed_by_a_known_key(**_asked: Any) -> list[CheckMessage]:
    """Warn where papers are signed with a key that the installation made for itself."""
    if settings.SIGNING_KEY:
        return []
    said = "SIGNING_KEY is not set, so PDFs are signed with a key that was made here and that nobody else knows."
    return [Warning(said, hint="See docs/operations.md, “Signed PDFs”.", id="signing.W001")]


@register(Tags.security)
def the_certificate_is_valid(**_asked: Any) -> list[CheckMessage]:
    """Warn thirty days before the certificate of the settings expires."""
    if not settings.SIGNING_CERTIFICATE:
        return []
    from training.signing.site import current

    until = current().certificate.not_valid_after_utc
    if timezone.now() < until - _AHEAD:
        return []
    said = f"SIGNING_CERTIFICATE is valid until {until:%Y-%m-%d} only: readers reject what is signed with it later."
    return [Warning(said, hint="See docs/operations.md, “Signed PDFs”.", id="signing.W002")]
