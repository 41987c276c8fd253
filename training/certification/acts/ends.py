"""The ends of acts upon many certificates at once, as `many.py` does the acts."""

from collections.abc import Collection
from dataclasses import dataclass
from datetime import datetime
from typing import Any

from django.db import transaction

from training.certification.acts.admission import refused
from training.certification.acts.many import Done
from training.certification.models import (
    Certificate,
    Extension,
    ExtensionEnd,
    Lift,
    Reinstatement,
    Revocation,
    Suspension,
)
from training.staff import audit
from training.staff.audit import Action
from training.staff.models import User


@dataclass(frozen=True)
class _End:
    """A kind of row that ends an act, the field that names the act, and why it is refused to one's own certificate
    (empty where it is not), and where there is nothing to end."""

    kind: Any
    field: str
    own: str
    nothing: str


_ENDS = {
    Lift: Action.SUSPENSION_LIFTED,
    Reinstatement: Action.CERTIFICATE_REINSTATED,
    ExtensionEnd: Action.EXTENSION_ENDED,
}


@transaction.atomic
def lift(author: User, certificates: Collection[Certificate], reason: str, now: datetime) -> Done[Lift]:
    """End the suspensions by HR: from `now` on the certificates are as if they had not been. Codes: those of `refused`,
    own-suspension, not-suspended."""
    found = Suspension.objects.filter(certificate__in=[one.pk for one in certificates], lift=None)
    return _ended(author, certificates, reason, now, _End(Lift, "suspension", "own-suspension", "not-suspended"), found)


@transaction.atomic
def reinstate(author: User, certificates: Collection[Certificate], reason: str, now: datetime) -> Done[Reinstatement]:
    """Take revocations back: from `now` on the certificates are as if they had not been. Codes: those of `refused`,
    own, not-revoked."""
    found = Revocation.objects.filter(certificate__in=[one.pk for one in certificates], reinstatement=None)
    return _ended(author, certificates, reason, now, _End(Reinstatement, "revocation", "own", "not-revoked"), found)


@transaction.atomic
def end_extension(
    author: User, certificates: Collection[Certificate], reason: str, now: datetime
) -> Done[ExtensionEnd]:
    """Take the last extension of each back: from `now` on a certificate has the last day that it had before. Codes:
    those of `refused`, not-extended."""
    found = Extension.objects.filter(certificate__in=[one.pk for one in certificates], end=None)
    last = found.order_by("until", "pk")
    return _ended(author, certificates, reason, now, _End(ExtensionEnd, "extension", "", "not-extended"), last)


def _ended(
    author: User, certificates: Collection[Certificate], reason: str, now: datetime, end: _End, found: Any
) -> Done[Any]:
    """End acts, of which the last one of each certificate counts."""
    refusals = refused(author, certificates, reason)
    ending = {row.certificate_id: row for row in found}
    for one in certificates:
        if end.own and one.holder_id == author.pk:
            refusals.setdefault(one.pk, end.own)
        elif one.pk not in ending:
            refusals.setdefault(one.pk, end.nothing)
    acted = [one for one in certificates if one.pk not in refusals]
    said = [(one.code, {"reason": reason.strip()} | _until(ending[one.pk])) for one in acted]
    audit.note_each(author, _ENDS[end.kind], said)
    act = {"at": now, "author": author, "reason": reason.strip()}
    rows = end.kind.objects.bulk_create(end.kind(**{end.field: ending[one.pk]}, **act) for one in acted)
    return {one.pk: row for one, row in zip(acted, rows, strict=True)}, refusals


def _until(row: Any) -> dict[str, str]:
    return {"until": row.until.isoformat()} if isinstance(row, Extension) else {}
