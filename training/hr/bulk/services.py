"""Doing one act to many certificates, as it is done to one."""

from collections.abc import Iterable
from dataclasses import dataclass
from datetime import date, datetime
from functools import cached_property

from django.db import models, transaction
from django.utils.functional import Promise
from django.utils.translation import gettext_lazy as _

from training.certification.acts import ends, many
from training.certification.models import Certificate
from training.certification.problems import REFUSALS
from training.hr.selectors import house_of
from training.staff.foreseen import Changed, digest_of, taken_back
from training.staff.models import User


class BulkAct(models.TextChoices):
    """What can be done to many certificates at once."""

    EXTEND = "extend", _("Extend")
    SUSPEND = "suspend", _("Suspend")
    REVOKE = "revoke", _("Revoke")
    LIFT = "lift", _("Lift the suspension")
    REINSTATE = "reinstate", _("Reinstate")
    SHORTEN = "shorten", _("Take the extension back")


_ACTS = {
    BulkAct.SUSPEND: many.suspend,
    BulkAct.REVOKE: many.revoke,
    BulkAct.LIFT: ends.lift,
    BulkAct.REINSTATE: ends.reinstate,
    BulkAct.SHORTEN: ends.end_extension,
}


@dataclass(frozen=True)
class Asked:
    """What is done and why; `until` is the new last day of an extension."""

    act: str
    reason: str
    until: date | None = None


@dataclass(frozen=True)
class Result:
    """What was asked and what came of each certificate: an empty `refusal` where the act is done."""

    asked: Asked
    lines: list[tuple[Certificate, Promise | str]]

    @property
    def done(self) -> int:
        return sum(not refusal for _certificate, refusal in self.lines)

    @property
    def refused(self) -> int:
        return len(self.lines) - self.done

    @cached_property
    def digest(self) -> str:
        """Say the same for two results that do the same to the same certificates, for the same reason."""
        asked = [self.asked.act, str(self.asked.until or ""), *self.asked.reason.split()]
        said = [[certificate.code, not refusal] for certificate, refusal in self.lines]
        return digest_of([asked, said])


def foresee(author: User, certificates: Iterable[Certificate], asked: Asked, now: datetime) -> Result:
    """Return what an act would do: it is done, and taken back."""
    return taken_back(lambda: _result(author, certificates, asked, now))


def act(author: User, certificates: Iterable[Certificate], asked: Asked, seen: str, now: datetime) -> Result:
    """Do an act to all certificates that do not refuse it, as the officer has seen. Raise Changed."""
    with transaction.atomic():
        result = _result(author, certificates, asked, now)
        if result.digest != seen:
            raise Changed(result)
    return result


def _result(author: User, certificates: Iterable[Certificate], asked: Asked, now: datetime) -> Result:
    house_of(author)
    ordered = sorted(certificates, key=lambda one: one.pk)
    refusals = do(author, ordered, asked, now)
    return Result(asked, [(one, REFUSALS[refusals[one.pk]] if one.pk in refusals else "") for one in ordered])


def do(author: User, certificates: list[Certificate], asked: Asked, now: datetime) -> dict[int, str]:
    """Do an act, and return by the keys of the certificates the codes of why it was refused."""
    if asked.act == BulkAct.EXTEND:
        if asked.until is None:
            return dict.fromkeys((one.pk for one in certificates), "not-later")
        return many.extend(author, certificates, asked.until, asked.reason, now)[1]
    refusals: dict[int, str] = _ACTS[BulkAct(asked.act)](author, certificates, asked.reason, now)[1]
    return refusals
