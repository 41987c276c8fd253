"""What can be imported: the columns of its file, what a file would do, and how lines are done."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import Any

from django.db.models import Model
from django.utils.functional import Promise

from training.hr.imports import certificates, jobs, people
from training.hr.imports.models import Application, Import, Outcome
from training.hr.imports.plan import Column, Line, Plan
from training.staff.models import User


@dataclass(frozen=True)
class Kind:
    """`make` makes something of each line, and `outcome` is the field of an Outcome that names it. `built_on` says by
    its key why an outcome cannot be taken back, `take_back` does it."""

    columns: tuple[Column, ...]
    plan: Callable[[User, Mapping[str, Any], str, datetime], Plan]
    make: Callable[[User, list[Line], datetime], Sequence[Model]]
    outcome: str
    built_on: Callable[[Application, list[Outcome]], dict[int, Promise | str]]
    take_back: Callable[[User, Outcome, str, datetime], object]


KINDS: dict[str, Kind] = {
    Import.Kind.PEOPLE: Kind(people.COLUMNS, people.plan, people.make, "person", people.built_on, people.take_back),
    Import.Kind.CERTIFICATES: Kind(
        certificates.COLUMNS,
        certificates.plan,
        certificates.make,
        "certificate",
        certificates.built_on,
        certificates.take_back,
    ),
    Import.Kind.JOBS: Kind(jobs.COLUMNS, jobs.plan, jobs.make, "posting", jobs.built_on, jobs.take_back),
}


def plan_of(author: User, imported: Import, now: datetime) -> Plan:
    """Return what an import would do now if this officer did it."""
    return KINDS[imported.kind].plan(author, imported.table, imported.language, now)
