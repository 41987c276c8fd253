"""Lines of certificates to which HR does one act: what would happen is found by doing it and taking it back."""

from collections.abc import Mapping
from datetime import date, datetime
from typing import Any

from django.db.models import Model
from django.utils.functional import Promise
from django.utils.translation import gettext_lazy

from games.web.kit.formats import day as said_day
from training.certification.acts import ends
from training.certification.models import (
    Certificate,
    Extension,
    ExtensionEnd,
    Lift,
    Reinstatement,
    Revocation,
    Suspension,
)
from training.certification.problems import CertificateRefused
from training.hr.bulk.services import Asked, BulkAct, do, foresee
from training.hr.imports.models import Application, Import, Outcome
from training.hr.imports.plan import Column, Fact, Line, Plan, laid_out
from training.hr.selectors import certificates
from training.staff.models import User

CODE = "code"
COLUMNS = (
    Column("holder", gettext_lazy("Name"), "", "", needed=False),
    Column("programme", gettext_lazy("Programme"), "", "", needed=False),
    Column(CODE, gettext_lazy("Code"), "", ""),
)
_UNDONE_BY = {BulkAct.SUSPEND: ends.lift, BulkAct.REVOKE: ends.reinstate, BulkAct.EXTEND: ends.end_extension}
_ACTS: tuple[tuple[type[Model], str], ...] = (
    (Suspension, "certificate"),
    (Revocation, "certificate"),
    (Extension, "certificate"),
    (Lift, "suspension__certificate"),
    (Reinstatement, "revocation__certificate"),
    (ExtensionEnd, "extension__certificate"),
)


def table_of(chosen: list[Certificate], asked: Asked) -> dict[str, Any]:
    """Return what is kept of certificates and an act."""
    rows = [(number, [one.code]) for number, one in enumerate(chosen, 1)]
    until = asked.until.isoformat() if asked.until else ""
    return {"heads": [CODE], "rows": rows, "act": asked.act, "reason": asked.reason, "until": until}


def facts(imported: Import) -> list[Fact]:
    """Say which act is done, until when, and why."""
    asked = _asked(imported.table)
    until = [Fact(gettext_lazy("New last day of validity"), said_day(asked.until))] if asked.until else []
    return [
        Fact(gettext_lazy("What is done"), BulkAct(asked.act).label),
        *until,
        Fact(gettext_lazy("Reason"), asked.reason),
    ]


def is_final(imported: Import) -> bool:
    """Return whether the act has no other that undoes it."""
    return imported.table["act"] not in _UNDONE_BY


def plan(author: User, table: Mapping[str, Any], _language: str, now: datetime) -> Plan:
    """Return what an act would do. The number of queries does not depend on the certificates."""
    return laid_out(COLUMNS, table, lambda lines: _fill(author, lines, _asked(table), now))


def make(application: Application, lines: list[Line], now: datetime) -> list[Certificate]:
    """Do the act to the certificates of lines. Raise CertificateRefused."""
    author, keys = application.author, [line.values["certificate"] for line in lines]
    found = Certificate.objects.filter(pk__in=keys).in_bulk()
    chosen = [found[key] for key in keys]
    for refusal in do(author, chosen, _asked(application.imported.table), now).values():
        raise CertificateRefused(refusal)
    return chosen


def built_on(application: Application, made: list[Outcome]) -> dict[int, Promise | str]:
    """Return to which certificates something was done afterwards."""
    own = Outcome.objects.filter(application=application).order_by().values("certificate")
    acted = {
        key
        for kind, field in _ACTS
        for key in kind._default_manager.filter(**{f"{field}__in": own, "at__gt": application.at})
        .order_by()
        .values_list(field, flat=True)
    }
    said = gettext_lazy("Something was done to the certificate afterwards.")
    return {one.pk: said for one in made if one.certificate_id in acted}


def take_back(author: User, outcomes: list[Outcome], reason: str, now: datetime) -> None:
    """Do the act that undoes it. Raise CertificateRefused."""
    act = BulkAct(outcomes[0].application.imported.table["act"])
    _rows, refusals = _UNDONE_BY[act](author, [one.certificate for one in outcomes], reason, now)
    for refusal in refusals.values():
        raise CertificateRefused(refusal)


def _asked(table: Mapping[str, Any]) -> Asked:
    return Asked(table["act"], table["reason"], date.fromisoformat(table["until"]) if table["until"] else None)


def _fill(author: User, lines: list[Line], asked: Asked, now: datetime) -> None:
    chosen = certificates(author, [line.cells[CODE] for line in lines])
    result = {one.code: (one, refusal) for one, refusal in foresee(author, chosen, asked, now).lines}
    for line in lines:
        one, refusal = result[line.cells[CODE]]
        line.cells |= {"holder": one.holder_name, "programme": str(one.title)}
        line.values["certificate"], line.left_out = one.pk, refusal
