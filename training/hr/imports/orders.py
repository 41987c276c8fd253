"""Lines of people to whom HR assigns one exam or course: who cannot have it is left out."""

from collections.abc import Collection, Mapping
from datetime import date, datetime
from typing import Any

from django.utils.functional import Promise
from django.utils.translation import gettext_lazy, pgettext_lazy

from games.web.kit.days import house_day
from games.web.kit.formats import day as said_day
from training.house_courses.things import Things
from training.hr.assigning.offers import what_of
from training.hr.assigning.refusals import known
from training.hr.assigning.services import Order
from training.hr.imports.models import Import
from training.hr.imports.plan import Column, Fact, Line, Plan, laid_out
from training.hr.selectors import house_of
from training.staff.models import House, User

KEY = "person"
COLUMNS = (Column(KEY, gettext_lazy("Name"), "", ""), Column("role", gettext_lazy("Role"), "", "", needed=False))


def table_of(people: Collection[User], order: Order) -> dict[str, Any]:
    """Return what is kept of people and an order."""
    rows = [(number, [str(person.pk)]) for number, person in enumerate(people, 1)]
    what, (opens_on, due_on) = order.what, order.days
    asked = {"choice": f"{what.kind}/{what.name}", "opens_on": opens_on.isoformat(), "due_on": due_on.isoformat()}
    return {"heads": [KEY], "rows": rows, "name": order.name, "note": what.note, "token": order.token, **asked}


def facts(imported: Import) -> list[Fact]:
    """Say what is assigned and when, the name of the class, and the note."""
    table = imported.table
    said: list[tuple[Promise | str, Promise | str]] = [
        (gettext_lazy("Exam or course"), Things(imported.house).of(what_of(table["choice"])).title),
        (pgettext_lazy("class", "Name of the class"), table["name"]),
        (pgettext_lazy("assignment", "Opens on"), said_day(date.fromisoformat(table["opens_on"]))),
        (pgettext_lazy("assignment", "Due on"), said_day(date.fromisoformat(table["due_on"]))),
        (gettext_lazy("Note to the trainees"), table["note"]),
    ]
    return [Fact(label, text) for label, text in said if text]


def plan(author: User, table: Mapping[str, Any], _language: str, now: datetime) -> Plan:
    """Return what an order would do. The number of queries does not depend on the people."""
    return laid_out(COLUMNS, table, lambda lines: _fill(house_of(author), lines, table, house_day(now)))


def _fill(house: House, lines: list[Line], table: Mapping[str, Any], on: date) -> None:
    what = what_of(table["choice"])
    people = User.objects.filter(pk__in=[int(line.cells[KEY]) for line in lines]).in_bulk()
    facts = known(house, list(people), [what], on)
    days = {name: date.fromisoformat(table[name]) for name in ("opens_on", "due_on")}
    for line in lines:
        person = people[int(line.cells[KEY])]
        line.cells |= {KEY: person.full_name, "role": person.get_role_display()}
        line.values = {"holder": person.pk, "choice": table["choice"], **days}
        line.left_out = facts.refusal(person.pk, what)
    together = sum(not line.left_out for line in lines)
    for line in lines:
        line.values["together"] = together
