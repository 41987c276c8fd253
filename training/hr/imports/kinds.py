"""What can be imported: the columns of its file, what a file would do, and how lines are done."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import Any

from django.db.models import Model
from django.utils.functional import Promise

from training.hr.imports import acts, assignments, certificates, jobs, orders, people
from training.hr.imports.models import Application, Import, Outcome
from training.hr.imports.plan import Column, Fact, Line, Plan
from training.staff.models import User


@dataclass(frozen=True)
class Kind:
    """`make` makes something of each line, and `outcome` is the field of an Outcome that names it. `built_on` says by
    its key why an outcome cannot be taken back, `take_back` does it to some.

    The lines of a kind that is not `of_file` are a list that HR chose: those that cannot be done are left out. `facts`
    says what is done to it.
    """

    columns: tuple[Column, ...]
    plan: Callable[[User, Mapping[str, Any], str, datetime], Plan]
    make: Callable[[Application, list[Line], datetime], Sequence[Model]]
    outcome: str
    built_on: Callable[[Application, list[Outcome]], dict[int, Promise | str]]
    take_back: Callable[[User, list[Outcome], str, datetime], object]
    of_file: bool = True
    facts: Callable[[Import], list[Fact]] | None = None
    is_final: Callable[[Import], bool] = lambda _imported: False  # whether there is no undo


def _one_by_one(take_back: Callable[[User, Outcome, str, datetime], object]) -> Callable[..., None]:
    def each(author: User, outcomes: list[Outcome], reason: str, now: datetime) -> None:
        for outcome in outcomes:
            take_back(author, outcome, reason, now)

    return each


KINDS: dict[str, Kind] = {
    Import.Kind.PEOPLE: Kind(
        people.COLUMNS, people.plan, people.make, "person", people.built_on, _one_by_one(people.take_back)
    ),
    Import.Kind.CERTIFICATES: Kind(
        certificates.COLUMNS,
        certificates.plan,
        certificates.make,
        "certificate",
        certificates.built_on,
        _one_by_one(certificates.take_back),
    ),
    Import.Kind.JOBS: Kind(jobs.COLUMNS, jobs.plan, jobs.make, "posting", jobs.built_on, _one_by_one(jobs.take_back)),
    Import.Kind.ASSIGNMENTS: Kind(
        assignments.COLUMNS,
        assignments.plan,
        assignments.make,
        "membership",
        assignments.built_on,
        assignments.take_back,
    ),
    Import.Kind.ACT: Kind(
        acts.COLUMNS,
        acts.plan,
        acts.make,
        "certificate",
        acts.built_on,
        acts.take_back,
        of_file=False,
        facts=acts.facts,
        is_final=acts.is_final,
    ),
    Import.Kind.ORDER: Kind(
        orders.COLUMNS,
        orders.plan,
        assignments.make,
        "membership",
        assignments.built_on,
        assignments.take_back,
        of_file=False,
        facts=orders.facts,
    ),
}


OF_FILES = {key: kind for key, kind in KINDS.items() if kind.of_file}


def plan_of(author: User, imported: Import, now: datetime) -> Plan:
    """Return what an import would do now if this officer did it."""
    return KINDS[imported.kind].plan(author, imported.table, imported.language, now)
