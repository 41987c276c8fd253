"""What HR has done to certificates lately: of each certificate whether it is suspended or not, revoked or not, and
until when it is valid, the last act alone."""

from collections.abc import Iterator
from dataclasses import dataclass
from datetime import date
from typing import Any

from django.db.models import F, Q, QuerySet, Value

from games.web.kit.days import house_day
from training.certification.models import (
    Certificate,
    Extension,
    ExtensionEnd,
    Lift,
    Reinstatement,
    Reminder,
    Revocation,
    Suspension,
)
from training.certification.states import state_on
from training.hr.letters.steps import LOOK_BACK
from training.staff.days import end_of, start_of
from training.staff.models import House

# Each act and what ends it, which are one line of events, with the way to their certificate.
_LINES: tuple[tuple[tuple[type[Any], str, str], ...], ...] = (
    ((Suspension, "certificate", Reminder.SUSPENDED), (Lift, "suspension__certificate", Reminder.LIFTED)),
    ((Revocation, "certificate", Reminder.REVOKED), (Reinstatement, "revocation__certificate", Reminder.REINSTATED)),
    ((Extension, "certificate", Reminder.EXTENDED), (ExtensionEnd, "extension__certificate", Reminder.SHORTENED)),
)
_LINE_OF = {kind: number for number, line in enumerate(_LINES) for _model, _way, kind in line}
KINDS = tuple(_LINE_OF)


@dataclass(frozen=True)
class Acted:
    """What HR did to a certificate, on which day and by which officer."""

    certificate: Certificate
    kind: str
    day: date
    author: int


def acted_by(day: date, house: House | None) -> Iterator[Acted]:
    """Yield the last acts upon certificates that are known at the end of a day: where a house is named, upon its own
    and upon those of the people who work there. One query where there is none, two where there are any."""
    last = {(row["of"], _LINE_OF[row["kind"]]): row for row in sorted(_rows(day, house), key=_order)}
    if not last:
        return
    asked = Certificate.objects.filter(pk__in={of for of, _line in last}).defer("covers", "clauses", "facts")
    certificates = {one.pk: one for one in state_on(asked, day).select_related("holder__house")}
    for (of, _line), row in last.items():
        yield Acted(certificates[of], row["kind"], house_day(row["at"]), row["author"])


def _rows(day: date, house: House | None) -> QuerySet[Any, dict[str, Any]]:
    first, *others = (_found(*each, day, house) for line in _LINES for each in line)
    return first.union(*others, all=True)


def _found(model: type[Any], way: str, kind: str, day: date, house: House | None) -> QuerySet[Any, dict[str, Any]]:
    rows = model._default_manager.filter(at__gte=start_of(day - LOOK_BACK), at__lt=end_of(day)).order_by()
    if house:
        rows = rows.filter(Q(**{f"{way}__house": house}) | Q(**{f"{way}__holder__house": house}))
    found: QuerySet[Any, dict[str, Any]] = rows.annotate(of=F(way), kind=Value(kind)).values(
        "of", "kind", "at", "author"
    )
    return found


def _order(row: dict[str, Any]) -> tuple[object, int]:
    """Return by what acts are in order: of two at the same moment the one that ends the other is the later."""
    return row["at"], KINDS.index(row["kind"])
