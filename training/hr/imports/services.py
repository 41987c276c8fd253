"""What HR writes with imports: a file is uploaded, then imported as a whole or not at all."""

from datetime import datetime
from hashlib import sha256

from django.db import transaction

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
from training.staff.models import House, User
from training.staff.refusals import Refused


def upload(author: User, kind: str, name: str, content: bytes, language: str, now: datetime) -> Import:
    """Keep the lines of a file, so that they can be looked at and imported. Raise Refused, as `sheets.read`.

    The same file that is uploaded again while it is kept is found again.
    """
    house, table, digest = house_of(author), read(content), sha256(content).hexdigest()
    waiting = Import.objects.filter(house=house, application=None)
    same = {"kind": kind, "digest": digest, "author": author, "language": language, "name": name[:200]}
    if found := waiting.filter(**same, asked_at=None).first():
        return found
    lines = {"heads": table.heads, "rows": table.rows}
    return Import.objects.create(house=house, table=lines, at=now, **same)


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
        imported.table = {}
        imported.save(update_fields=["table"])
    return application


def _held(author: User, imported: Import) -> Import:
    """Return a file of the author's house as it is now; nobody else changes it until the transaction ends."""
    return Import.objects.select_for_update().get(pk=imported.pk, house=house_of(author))


def _agreed(author: User, imported: Import, seen: str, now: datetime) -> Plan:
    """Return the plan of an import, if it is the one that was seen and can be done."""
    if Application.objects.filter(imported=imported).exists():
        raise ImportRefused("done")
    if not imported.table:
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
        made = zip(some, kind.make(author, some, now), strict=True)
        Outcome.objects.bulk_create(
            Outcome(application=application, line=line.number, **{kind.outcome: one}) for line, one in made
        )
    audit.note(author, Action.FILE_IMPORTED, imported.name, kind=imported.kind, rows=len(lines))
    return application
