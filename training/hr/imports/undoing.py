"""Undoing an import: what it made is closed, revoked or replaced by new rows, unless something was built on it."""

from dataclasses import dataclass
from datetime import datetime, timedelta

from django.db import transaction
from django.utils.functional import Promise

from training.hr.imports import progress
from training.hr.imports.kinds import KINDS
from training.hr.imports.models import Application, Import, Outcome, Undoing
from training.hr.imports.problems import UNDO_DAYS, ImportRefused
from training.hr.imports.selectors import outcomes, under_way
from training.hr.selectors import house_of
from training.staff import audit
from training.staff.audit import Action
from training.staff.models import House, User
from training.staff.refusals import Refused


@dataclass(frozen=True)
class Obstacle:
    """A line whose result cannot be taken back, and why."""

    outcome: Outcome
    message: Promise | str


def last_moment(application: Application) -> datetime:
    """Return until when an import can be undone."""
    return application.at + timedelta(days=UNDO_DAYS)


def obstacles(application: Application) -> list[Obstacle]:
    """Return what was built on an import. The number of queries does not depend on its lines."""
    kind, made = KINDS[application.imported.kind], list(outcomes(application.imported))
    against = kind.built_on(application, made)
    return [Obstacle(outcome, against[outcome.pk]) for outcome in made if outcome.pk in against]


def ask(officer: User, imported: Import, reason: str, now: datetime) -> None:
    """Have an import undone by a worker. Asked for again, nothing changes. Raise ImportRefused, as `undo`."""
    with transaction.atomic():
        imported = Import.objects.select_for_update().get(pk=imported.pk, house=house_of(officer))
        if under_way().filter(pk=imported.pk).exists():
            return
        _check(officer, Application.objects.select_related("imported").get(imported=imported), reason, now)
        imported.officer, imported.undo_reason, imported.asked_at, imported.refusal = officer, reason.strip(), now, ""
        imported.save(update_fields=["officer", "undo_reason", "asked_at", "refusal"])


def undo(
    author: User, application: Application, reason: str, now: datetime, asked_at: datetime | None = None
) -> Undoing:
    """Take back all that an import made, which may have been asked for before. Raise ImportRefused (undone, late,
    no-reason, own, built-on)."""
    with transaction.atomic():
        House.objects.select_for_update(no_key=True).get(pk=house_of(author).pk)
        application = Application.objects.select_related("imported").get(
            pk=application.pk, imported__house=house_of(author)
        )
        _check(author, application, reason, asked_at or now)
        try:
            made = _taken_back(author, application, reason.strip(), now)
        except Refused:  # by a service that knows more, or does not let an officer do it to themselves
            raise ImportRefused("built-on") from None
        if KINDS[application.imported.kind].of_file:
            details = {"kind": application.imported.kind, "rows": made, "reason": reason.strip()}
            audit.note(author, Action.IMPORT_UNDONE, application.imported.name, **details)
        return Undoing.objects.create(application=application, author=author, at=now, reason=reason.strip())


def _check(author: User, application: Application, reason: str, asked_at: datetime) -> None:
    if Undoing.objects.filter(application=application).exists():
        raise ImportRefused("undone")
    if KINDS[application.imported.kind].is_final(application.imported):
        raise ImportRefused("final")
    if asked_at > last_moment(application):
        raise ImportRefused("late")
    if not reason.strip():
        raise ImportRefused("no-reason")
    if any(outcome.about == author for outcome in outcomes(application.imported)):
        raise ImportRefused("own")
    if obstacles(application):
        raise ImportRefused("built-on")


def _taken_back(author: User, application: Application, reason: str, now: datetime) -> int:
    """Take the results back, the last one first. Return how many there were."""
    kind, made = KINDS[application.imported.kind], list(outcomes(application.imported).reverse())
    for count in range(0, len(made), progress.STEP):
        progress.note(application.imported, count, len(made))
        kind.take_back(author, made[count : count + progress.STEP], reason, now)
    return len(made)
