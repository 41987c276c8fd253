"""Acts upon many certificates at once. The number of queries does not depend on how many they are.

Each act is done to the certificates that allow it, as it is to a single one: a row and an entry in the audit for each.
It returns the rows, and the codes of refusals, both by the keys of the certificates.
"""

from collections import Counter
from collections.abc import Collection
from datetime import date, datetime
from typing import Any, TypeVar

from django.db import transaction
from django.db.models import F

from games.web.kit.days import house_day
from training.certification.acts.admission import refused
from training.certification.models import Certificate, Extension, Lift, Reinstatement, Revocation, Suspension
from training.certification.problems import CertificateRefused
from training.certification.states import State, standing_on, state_on
from training.staff import audit
from training.staff.audit import Action
from training.staff.days import after_months
from training.staff.models import User

MOST_MONTHS = 12  # beyond the last day with which it was issued

_Row = TypeVar("_Row")
Done = tuple[dict[int, _Row], dict[int, str]]


def only(certificate: Certificate, done: Done[_Row]) -> _Row:
    """Return what was made of a single certificate. Raise CertificateRefused."""
    rows, refusals = done
    if certificate.pk in refusals:
        raise CertificateRefused(refusals[certificate.pk])
    return rows[certificate.pk]


@transaction.atomic
def suspend(author: User, certificates: Collection[Certificate], reason: str, now: datetime) -> Done[Suspension]:
    """Suspend certificates: from `now` on they do not count, until that is lifted. Codes: those of `refused`, revoked,
    suspended."""
    keys = [one.pk for one in certificates]
    revoked = Revocation.objects.filter(certificate__in=keys, reinstatement=None)
    suspended = Suspension.objects.filter(certificate__in=keys, lift=None)
    refusals = refused(author, certificates, reason)
    _add(refusals, "revoked", revoked)
    _add(refusals, "suspended", suspended)
    lifted = Lift.objects.filter(suspension__certificate__in=keys).values_list("suspension__certificate", flat=True)
    acted = [one for one in certificates if one.pk not in refusals]
    audit.note_each(author, Action.CERTIFICATE_SUSPENDED, [(one.code, {"reason": reason.strip()}) for one in acted])
    return _barred(Suspension, acted, Counter(lifted), at=now, author=author, reason=reason.strip()), refusals


@transaction.atomic
def revoke(author: User, certificates: Collection[Certificate], reason: str, now: datetime) -> Done[Revocation]:
    """Revoke certificates: from `now` on they are not valid. Codes: those of `refused`, revoked."""
    keys = [one.pk for one in certificates]
    refusals = refused(author, certificates, reason)
    _add(refusals, "revoked", Revocation.objects.filter(certificate__in=keys, reinstatement=None))
    ended = Reinstatement.objects.filter(revocation__certificate__in=keys)
    acted = [one for one in certificates if one.pk not in refusals]
    audit.note_each(author, Action.CERTIFICATE_REVOKED, [(one.code, {"reason": reason.strip()}) for one in acted])
    numbers = Counter(ended.values_list("revocation__certificate", flat=True))
    return _barred(Revocation, acted, numbers, at=now, author=author, reason=reason.strip()), refusals


@transaction.atomic
def extend(
    author: User, certificates: Collection[Certificate], until: date, reason: str, now: datetime
) -> Done[Extension]:
    """Let certificates be valid until a later day, from `now` on. Codes: those of `refused`, and why each cannot be."""
    refusals, day = refused(author, certificates, reason), house_day(now)
    asked = Certificate.objects.filter(pk__in=[one.pk for one in certificates])
    present = {
        key: (state, last) for key, state, last in state_on(asked, day).values_list("pk", F("state"), F("until"))
    }
    standing = set(standing_on(asked, day).values_list("pk", flat=True))
    for one in certificates:
        state, last = present[one.pk]
        if code := _why_not_extended(author, one, state, last, until, day, is_standing=one.pk in standing):
            refusals.setdefault(one.pk, code)
    acted = [one for one in certificates if one.pk not in refusals]
    said = {"reason": reason.strip(), "until": until.isoformat()}
    audit.note_each(author, Action.CERTIFICATE_EXTENDED, [(one.code, said) for one in acted])
    rows = [
        Extension(
            certificate=one,
            due_from=one.due_from + (until - one.expires_on),
            until=until,
            grace_until=one.grace_until + (until - one.expires_on),
            at=now,
            author=author,
            reason=reason.strip(),
        )
        for one in acted
    ]
    return {row.certificate_id: row for row in Extension.objects.bulk_create(rows)}, refusals


def _why_not_extended(
    author: User, certificate: Certificate, state: str, last: date, until: date, day: date, *, is_standing: bool
) -> str:
    if certificate.holder_id == author.pk:
        return "own-extension"
    if state == State.REVOKED:
        return "revoked-first"
    if not is_standing:
        return "renewed"
    if until <= last:
        return "not-later"
    if until < day:
        return "past"
    return "too-late" if until > after_months(certificate.expires_on, MOST_MONTHS) else ""


def _add(refusals: dict[int, str], code: str, rows: Any) -> None:
    """Refuse the certificates of some rows, unless they are refused for another reason."""
    for key in rows.values_list("certificate", flat=True):
        refusals.setdefault(key, code)


def _barred(kind: Any, certificates: Collection[Certificate], ended: Counter[int], **act: Any) -> dict[int, Any]:
    """Write suspensions or revocations, each numbered by how many of the certificate have ended."""
    rows = [kind(certificate=one, number=ended[one.pk] + 1, **act) for one in certificates]
    return {row.certificate_id: row for row in kind.objects.bulk_create(rows)}
