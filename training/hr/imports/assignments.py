"""Lines of assignments: each gives somebody an exam or a course to do, and those with the same days become a class."""

from collections import Counter, defaultdict
from collections.abc import Mapping
from datetime import date, datetime
from typing import Any

from django.utils.functional import Promise
from django.utils.translation import gettext as _
from django.utils.translation import gettext_lazy, pgettext_lazy

from games.web.kit.days import house_day
from games.web.kit.formats import in_a_row
from training.classes.assignment_forms import DaysForm
from training.classes.models import Assignment, Membership, SchoolClass
from training.classes.work import work_of
from training.house_courses.things import Things
from training.hr.assigning import services
from training.hr.assigning.offers import named, what_of
from training.hr.assigning.refusals import known
from training.hr.assigning.services import Order
from training.hr.imports.members import PERSON, member, members, refuse, refuse_repeated
from training.hr.imports.models import Application, Outcome
from training.hr.imports.plan import Column, Line, Plan, check, day, laid_out, plain
from training.hr.selectors import house_of
from training.staff.days import today
from training.staff.foreseen import digest_of
from training.staff.models import House, User

THING = Column(
    "thing",
    gettext_lazy("Exam or course"),
    gettext_lazy("Its name, as it stands in the list when you assign something. A programme means its exam."),
    "",
)
COLUMNS = (
    PERSON,
    THING,
    Column(
        "opens_on",
        pgettext_lazy("assignment", "Opens on"),
        gettext_lazy("Empty means the day of the import."),
        "2026-01-31",
        needed=False,
    ),
    Column("due_on", pgettext_lazy("assignment", "Due on"), "", "2026-02-28"),
)
_LABELS = {column.name: column.label for column in COLUMNS}
_TWICE = gettext_lazy("The file assigns this exam or course to this person in more than one line.")
_NOT_OFFERED = gettext_lazy("Your house offers no exam or course of this name.")
_MISSING = gettext_lazy("Enter an exam or a course.")
_DAYS = ("opens_on", "due_on")


def plan(author: User, table: Mapping[str, Any], _language: str, now: datetime) -> Plan:
    """Return what a file of assignments would do. The number of queries does not depend on its lines."""
    return laid_out(COLUMNS, table, lambda lines: _fill(house_of(author), lines, house_day(now)))


def make(application: Application, lines: list[Line], now: datetime) -> list[Membership]:
    """Let the people of lines join the classes of what they get, which are made with the first line of each."""
    house, author = house_of(application.author), application.author
    orders = {_token(application, line): line for line in lines}
    there = Assignment.objects.filter(school_class__house=house, token__in=orders).select_related("school_class")
    classes = {each.token: each.school_class for each in there}
    new = {token: line for token, line in orders.items() if token not in classes}
    things = Things(house)
    table = application.imported.table
    asked = [(_order(table, things, token, line), line.values["together"]) for token, line in new.items()]
    classes |= services.set_up(author, house, asked, now)
    pairs = [(classes[_token(application, line)], line.values["holder"]) for line in lines]
    return services.join(author, pairs, now)


def built_on(application: Application, made: list[Outcome]) -> dict[int, Promise | str]:
    """Return why assignments cannot be taken back: who has begun, and which classes are not HR's any more."""
    house, classes = application.imported.house, {one.membership.school_class_id for one in made}
    own = SchoolClass.objects.filter(pk__in=classes, instructors=None, archived_at=None)
    begun = {
        (key, cell.member.person.pk)
        for key, work in work_of(house, own, today()).items()
        for cell in work.cells.values()
        if cell.progress.begun or cell.progress.done_at
    }
    gone = classes - {each.pk for each in own}
    found: dict[int, Promise | str] = {}
    for one in made:
        if one.membership.school_class_id in gone:
            found[one.pk] = gettext_lazy("An instructor has taken over the class, or it was archived.")
        elif (one.membership.school_class_id, one.membership.person_id) in begun:
            found[one.pk] = gettext_lazy("The person has already begun.")
    return found


def take_back(author: User, outcomes: list[Outcome], reason: str, now: datetime) -> None:
    """Withdraw what was assigned to the classes of some lines."""
    services.withdraw_from(author, {one.membership.school_class_id for one in outcomes}, reason, now)


def _what(line: Line) -> tuple[object, ...]:
    """Return what a line assigns and when: lines that say the same make one class."""
    return line.values["choice"], *(line.values[name] for name in _DAYS)


def _token(application: Application, line: Line) -> str:
    return f"{application.pk}-{digest_of(_what(line))[:12]}"


def _order(table: Mapping[str, Any], things: Things, token: str, line: Line) -> Order:
    """Return what a line assigns. A list that HR chose has a name for the class, and a note."""
    what = what_of(line.values["choice"], table.get("note", ""))
    name = table.get("name") or things.of(what).title[:80]
    return Order(name, what, (line.values["opens_on"], line.values["due_on"]), token)


def _fill(house: House, lines: list[Line], on: date) -> None:
    people, titles = members(house), _choices(house)
    for line in lines:
        sent = {name: day(line.cells[name]) for name in _DAYS}
        check(line, DaysForm(sent | {"opens_on": sent["opens_on"] or on.isoformat()}), _LABELS)
        holder = member(people, line, PERSON)
        line.values |= {"holder": holder and holder.pk, "choice": _choice(titles, line)}
    _judge(house, [line for line in lines if not line.problems], on)
    refuse_repeated(lines, PERSON, lambda line: (line.values["holder"], line.values["choice"]), _TWICE)
    together = Counter(_what(line) for line in lines if not line.problems and not line.is_known)
    for line in lines:
        if not line.problems and not line.is_known:
            line.values["together"] = together[_what(line)]


def _choices(house: House) -> dict[str, set[str]]:
    """Return what can be assigned by all that may be written for it: a title, or the kind and the permanent name."""
    found: dict[str, set[str]] = defaultdict(set)
    for title, choices in named(house).items():
        for choice in choices:
            found[plain(title)].add(choice)
            found[plain(choice)].add(choice)
    return found


def _choice(titles: Mapping[str, set[str]], line: Line) -> str:
    """Return what a line names; empty with an error where that is nothing, or more than one thing."""
    cell = line.cells["thing"]
    found = sorted(titles.get(plain(cell), ())) if plain(cell) else []
    if not cell:
        refuse(line, THING, _MISSING)
    elif not found:
        refuse(line, THING, _NOT_OFFERED)
    elif len(found) > 1:
        said = _("More than one exam or course has this name. Write one of these instead: {names}.")
        refuse(line, THING, said.format(names=in_a_row(found)))
    return found[0] if len(found) == 1 else ""


def _judge(house: House, lines: list[Line], on: date) -> None:
    """Say what cannot be assigned, and what is assigned already until the same day."""
    wanted = {choice: what_of(choice) for choice in {line.values["choice"] for line in lines}}
    facts = known(house, {line.values["holder"] for line in lines}, list(wanted.values()), on)
    for line in lines:
        holder, what = line.values["holder"], wanted[line.values["choice"]]
        if facts.until(holder, what) == line.values["due_on"]:
            line.is_known = True
        elif refusal := facts.refusal(holder, what):
            refuse(line, PERSON, refusal)
