"""What the site signs with, loaded once in a process."""

from functools import cache
from urllib.parse import urlsplit

from django.conf import settings

from training.signing.keys import Pair, certificates, fingerprint_of, own, read


@cache
def current() -> Pair:
    """Return the key and certificate of the settings; without them, the installation's own."""
    if settings.SIGNING_KEY or settings.SIGNING_CERTIFICATE:
        return read(settings.SIGNING_KEY, settings.SIGNING_CERTIFICATE)
    return own(settings.VAR_DIR / "signing.pem", urlsplit(settings.SITE_URL).hostname or "localhost")


@cache
def former_fingerprints() -> tuple[str, ...]:
    """Return the fingerprints of the certificates with which papers were signed earlier, as the settings have them."""
    found = certificates(settings.SIGNING_FORMER, "SIGNING_FORMER") if settings.SIGNING_FORMER else ()
    return tuple(fingerprint_of(certificate) for certificate in found)
