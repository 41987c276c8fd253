"""What pages say about the key that signs papers."""

from django import template

from training.signing.site import current, former_fingerprints

register = template.Library()


@register.simple_tag
def fingerprint() -> str:
    """Return the fingerprint of the certificate with which papers are signed now."""
    return current().fingerprint


@register.simple_tag
def earlier_fingerprints() -> tuple[str, ...]:
    """Return the fingerprints of the certificates with which papers were signed earlier."""
    return former_fingerprints()
