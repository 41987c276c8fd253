"""Suspend a certificate and lift that, extend it and take that back. Each act is a row with its author and reason."""

from datetime import date, datetime

from training.certification.acts import ends, many
from training.certification.models import Certificate, Extension, ExtensionEnd, Lift, Suspension
from training.staff.models import User


def suspend(author: User, certificate: Certificate, reason: str, now: datetime) -> Suspension:
    """Suspend a certificate: from `now` on it does not count, until that is lifted. Raise CertificateRefused."""
    return many.only(certificate, many.suspend(author, [certificate], reason, now))


def lift(author: User, certificate: Certificate, reason: str, now: datetime) -> Lift:
    """End the suspension by HR: from `now` on the certificate is as if it had not been. Raise CertificateRefused."""
    return many.only(certificate, ends.lift(author, [certificate], reason, now))


def extend(author: User, certificate: Certificate, until: date, reason: str, now: datetime) -> Extension:
    """Let a certificate be valid until a later day, from `now` on. Raise CertificateRefused."""
    return many.only(certificate, many.extend(author, [certificate], until, reason, now))


def end_extension(author: User, certificate: Certificate, reason: str, now: datetime) -> ExtensionEnd:
    """Take the last extension back: from `now` on the certificate has the last day that it had before. Raise
    CertificateRefused."""
    return many.only(certificate, ends.end_extension(author, [certificate], reason, now))
