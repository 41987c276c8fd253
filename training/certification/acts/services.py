"""Suspend a certificate and lift that, extend it and take that back. Each act is a row with its author and reason."""

from datetime import date, datetime

from django.db import transaction

from games.web.kit.days import house_day
from training.certification.acts.admission import admitted
from training.certification.models import Certificate, Extension, ExtensionEnd, Lift, Suspension
from training.certification.problems import CertificateRefused
from training.certification.states import State, standing_on, state_on
from training.staff import audit
from training.staff.days import after_months
from training.staff.models import User

MOST_MONTHS = 12  # beyond the last day with which it was issued


@transaction.atomic
def suspend(author: User, certificate: Certificate, reason: str, now: datetime) -> Suspension:
    """Suspend a certificate: from `now` on it does not count, until that is lifted. Raise CertificateRefused."""
    reason = admitted(author, certificate, reason)
    if certificate.revocations.filter(reinstatement=None).exists():
        raise CertificateRefused("revoked")
    if _open_suspension(certificate) is not None:
        raise CertificateRefused("suspended")
    audit.note(author, audit.Action.CERTIFICATE_SUSPENDED, certificate.code, reason=reason)
    number = Lift.objects.filter(suspension__certificate=certificate).count() + 1
    return Suspension.objects.create(certificate=certificate, number=number, at=now, author=author, reason=reason)


@transaction.atomic
def lift(author: User, certificate: Certificate, reason: str, now: datetime) -> Lift:
    """End the suspension by HR: from `now` on the certificate is as if it had not been. Raise CertificateRefused."""
    reason = admitted(author, certificate, reason)
    if certificate.holder_id == author.pk:
        raise CertificateRefused("own-suspension")
    suspension = _open_suspension(certificate)
    if suspension is None:
        raise CertificateRefused("not-suspended")
    audit.note(author, audit.Action.SUSPENSION_LIFTED, certificate.code, reason=reason)
    return Lift.objects.create(suspension=suspension, at=now, author=author, reason=reason)


@transaction.atomic
def extend(author: User, certificate: Certificate, until: date, reason: str, now: datetime) -> Extension:
    """Let a certificate be valid until a later day, from `now` on. Raise CertificateRefused."""
    reason = admitted(author, certificate, reason)
    _check_extension(author, certificate, until, house_day(now))
    audit.note(author, audit.Action.CERTIFICATE_EXTENDED, certificate.code, reason=reason, until=until.isoformat())
    moved = until - certificate.expires_on
    return Extension.objects.create(
        certificate=certificate,
        due_from=certificate.due_from + moved,
        until=until,
        grace_until=certificate.grace_until + moved,
        at=now,
        author=author,
        reason=reason,
    )


def _check_extension(author: User, certificate: Certificate, until: date, day: date) -> None:
    if certificate.holder_id == author.pk:
        raise CertificateRefused("own-extension")
    one = Certificate.objects.filter(pk=certificate.pk)
    present = state_on(one, day).get()
    if present.state == State.REVOKED:
        raise CertificateRefused("revoked-first")
    if not standing_on(one, day).exists():
        raise CertificateRefused("renewed")
    if until <= present.until:
        raise CertificateRefused("not-later")
    if until < day:
        raise CertificateRefused("past")
    if until > after_months(certificate.expires_on, MOST_MONTHS):
        raise CertificateRefused("too-late")


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


def _open_suspension(certificate: Certificate) -> Suspension | None:
    return certificate.suspensions.filter(lift=None).first()
