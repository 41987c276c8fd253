"""Suspend a certificate and lift that, extend it and take that back. Each act is a row with its author and reason."""

from datetime import date, datetime

from django.db import transaction

from training.certification.acts import many
from training.certification.acts.admission import admitted
from training.certification.models import Certificate, Extension, ExtensionEnd, Lift, Suspension
from training.certification.problems import CertificateRefused
from training.staff import audit
from training.staff.models import User


def suspend(author: User, certificate: Certificate, reason: str, now: datetime) -> Suspension:
    """Suspend a certificate: from `now` on it does not count, until that is lifted. Raise CertificateRefused."""
    return many.only(certificate, many.suspend(author, [certificate], reason, now))


@transaction.atomic
def lift(author: User, certificate: Certificate, reason: str, now: datetime) -> Lift:
    """End the suspension by HR: from `now` on the certificate is as if it had not been. Raise CertificateRefused."""
    reason = admitted(author, certificate, reason)
    if certificate.holder_id == author.pk:
        raise CertificateRefused("own-suspension")
    suspension = certificate.suspensions.filter(lift=None).first()
    if suspension is None:
        raise CertificateRefused("not-suspended")
    audit.note(author, audit.Action.SUSPENSION_LIFTED, certificate.code, reason=reason)
    return Lift.objects.create(suspension=suspension, at=now, author=author, reason=reason)


def extend(author: User, certificate: Certificate, until: date, reason: str, now: datetime) -> Extension:
    """Let a certificate be valid until a later day, from `now` on. Raise CertificateRefused."""
    return many.only(certificate, many.extend(author, [certificate], until, reason, now))


@transaction.atomic
def end_extension(author: User, certificate: Certificate, reason: str, now: datetime) -> ExtensionEnd:
    """Take the last extension back: from `now` on the certificate has the last day that it had before. Raise
    CertificateRefused."""
    reason = admitted(author, certificate, reason)
    extension = certificate.extensions.filter(end=None).order_by("until").last()
    if extension is None:
        raise CertificateRefused("not-extended")
    audit.note(author, audit.Action.EXTENSION_ENDED, certificate.code, reason=reason, until=extension.until.isoformat())
    return ExtensionEnd.objects.create(extension=extension, at=now, author=author, reason=reason)
