"""What HR writes with imports: a file is uploaded, then imported as a whole or not at all."""

from collections.abc import Iterable
from datetime import datetime
from hashlib import sha256
from typing import Any

from django.db import transaction
from django.db.models import Model

from training.hr.imports import progress
from training.hr.imports.kinds import KINDS, plan_of
from training.hr.imports.models import Application, Import, Outcome
from training.hr.imports.plan import Plan, Verdict
from training.hr.imports.problems import ImportRefused
from training.hr.imports.selectors import under_way
from training.hr.imports.sheets import read
from training.hr.selectors import house_of
from training.staff import audit
from training.staff.audit import Action
from training.staff.foreseen import digest_of
from training.staff.models import House, User
from training.staff.refusals import Refused


def upload(author: User, kind: str, name: str, content: bytes, language: str, now: datetime) -> Import:
    """Keep the lines of a file, so that they can be looked at and imported. Raise Refused, as `sheets.read`.

    The same file that is uploaded again while it is kept is found again.
    """
    table, digest = read(content), sha256(content).hexdigest()
    lines = {"heads": table.heads, "rows": table.rows}
    return _kept(author, lines, now, kind=kind, digest=digest, language=language, name=name[:200])


def choose(author: User, kind: str, name: str, table: dict[str, Any], language: str, now: datetime) -> Import:
    """Keep a list that HR chose, with what is to be done to it. Chosen again while it is kept, it is found again."""
    return _kept(author, table, now, kind=kind, digest=digest_of(table), language=language, name=name[:200])


def _kept(author: User, table: dict[str, Any], now: datetime, **same: str) -> Import:
    house = house_of(author)
    waiting = Import.objects.filter(house=house, application=None, asked_at=None, author=author)
    return waiting.filter(**same).first() or Import.objects.create(
        house=house, table=table, at=now, author=author, **same
    )


def record(author: User, chosen: Import, seen: str, made: Iterable[tuple[int, Model]], now: datetime) -> Application:
    """Keep that something was done at once to a list, which can be undone as if a worker had done it. `made` has the
    results by the numbers of their lines."""
    chosen.officer, chosen.agreed, chosen.asked_at = author, seen, now
    _emptied(chosen, ["officer", "agreed", "asked_at"])
    application = Application.objects.create(imported=chosen, author=author, at=now, plan=seen)
    _outcomes(application, made)
    return application


def _emptied(imported: Import, fields: Iterable[str] = ()) -> None:
    """Remove the lines, and keep what was done to them."""
    imported.table = {name: said for name, said in imported.table.items() if name not in ("heads", "rows")}
    imported.save(update_fields=["table", *fields])


def _outcomes(application: Application, made: Iterable[tuple[int, Model]]) -> None:
    field = KINDS[application.imported.kind].outcome
    Outcome.objects.bulk_create(Outcome(application=application, line=line, **{field: one}) for line, one in made)


def ask(officer: User, imported: Import, seen: str, now: datetime) -> None:
    """Have a file imported by a worker, as the plan says whose digest the officer has seen. Asked for again, nothing
    changes. Raise ImportRefused, as `apply`."""
    with transaction.atomic():
        imported = _held(officer, imported)
        if under_way().filter(pk=imported.pk).exists():
            return
        _agreed(officer, imported, seen, now)
        imported.officer, imported.agreed, imported.asked_at, imported.refusal = officer, seen, now, ""
        imported.save(update_fields=["officer", "agreed", "asked_at", "refusal"])


def apply(author: User, imported: Import, seen: str, now: datetime) -> Application:
    """Import a file as the plan says whose digest the officer has seen. Everything is done, or nothing.

    Raise ImportRefused (done, gone, errors, nothing, changed).
    """
    with transaction.atomic():
        House.objects.select_for_update(no_key=True).get(pk=house_of(author).pk)  # rows that name it may be written
        imported = _held(author, imported)
        plan = _agreed(author, imported, seen, now)
        try:
            application = _done(author, imported, plan, now)
        except Refused:  # by a service that knows more than the plan
            raise ImportRefused("changed") from None
        _emptied(imported)
    return application


def _held(author: User, imported: Import) -> Import:
    """Return a file of the author's house as it is now; nobody else changes it until the transaction ends."""
    return Import.objects.select_for_update().get(pk=imported.pk, house=house_of(author))


def _agreed(author: User, imported: Import, seen: str, now: datetime) -> Plan:
    """Return the plan of an import, if it is the one that was seen and can be done."""
    if Application.objects.filter(imported=imported).exists():
        raise ImportRefused("done")
    if "rows" not in imported.table:
        raise ImportRefused("gone")
    plan = plan_of(author, imported, now)
    if plan.digest != seen:
        raise ImportRefused("changed")
    if plan.missing or plan.errors:
        raise ImportRefused("errors")
    if not plan.may_be_done:
        raise ImportRefused("nothing")
    return plan


def _done(author: User, imported: Import, plan: Plan, now: datetime) -> Application:
    kind, lines = KINDS[imported.kind], plan.of(Verdict.MAKE)
    application = Application.objects.create(imported=imported, author=author, at=now, plan=plan.digest)
    for count in range(0, len(lines), progress.STEP):
        progress.note(imported, count, len(lines))
        some = lines[count : count + progress.STEP]
        made = kind.make(application, some, now)
        _outcomes(application, zip([line.number for line in some], made, strict=True))
    if kind.of_file:  # what is done to a list is in the audit line by line
        audit.note(author, Action.FILE_IMPORTED, imported.name, kind=imported.kind, rows=len(lines))
    return application
