"""What is assigned to people and is new, due soon or overdue."""

from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from datetime import date

from django.db.models import Q

from games.web.kit.days import house_day
from training.certification.models import Reminder
from training.certification.renewal import Span
from training.classes.models import SchoolClass
from training.classes.states import State
from training.classes.work import Cell, work_of
from training.house_courses.things import Things
from training.hr.letters.days import Period
from training.hr.letters.models import Said
from training.hr.letters.steps import LOOK_BACK, step_on
from training.staff.models import House, User


@dataclass(frozen=True)
class Task:
    """Something that a person has to do, the kind of notice, and the day that it is about."""

    cell: Cell
    kind: str
    until: date
    things: Things

    @property
    def person(self) -> User:
        return self.cell.member.person

    @property
    def subject(self) -> str:
        return f"assignment-{self.cell.assigned.assignment.pk}-{self.person.pk}"

    @property
    def title(self) -> str:
        """What is to be done, in the active language."""
        return str(self.things.of(self.cell.assigned.assignment).title)

    @property
    def due_on(self) -> date:
        return self.cell.assigned.terms.due_on


def tasks_on(day: date, house: House | None, periods: Mapping[int, Sequence[Period]]) -> Iterator[Task]:
    """Yield what there is to say of assignments. One query where nothing is assigned; else they grow with the houses in
    which something is, but not with the people."""
    of_house: dict[House, list[SchoolClass]] = defaultdict(list)
    for each in _classes(day, house):
        of_house[each.house].append(each)
    for place, found in of_house.items():
        things = Things(place)
        for work in work_of(place, found, day).values():
            for cell in work.cells.values():
                cell.member.person.house = place  # as it is known: a letter is signed in its name
                for kind, until in _said_of(cell, periods[place.pk], day):
                    yield Task(cell, kind, until, things)


def _classes(day: date, house: House | None) -> Iterator[SchoolClass]:
    """Return the classes that go on, with something that is not long overdue."""
    going = Q(ends_on=None) | Q(ends_on__gte=day)
    found = SchoolClass.objects.filter(going, archived_at=None, assignments__terms__due_on__gte=day - LOOK_BACK)
    found = found.filter(house=house) if house else found
    return found.distinct().select_related("house").order_by("pk").iterator()


def _said_of(cell: Cell, periods: Sequence[Period], day: date) -> Iterator[tuple[str, date]]:
    """Yield the kinds of notices with their days: once that it is new, and the last step before its last day, or that
    it is overdue."""
    if cell.state.is_over or cell.state == State.NOT_OPEN:
        return
    due_on, first = cell.assigned.terms.due_on, cell.assigned.first_opened
    since = max(first, house_day(cell.member.since))
    if cell.state != State.OVERDUE and since >= day - LOOK_BACK:
        yield Said.NEW, first
    kind = step_on(Span(due_on, due_on, due_on), since, periods, day)
    if kind:
        yield (Reminder.OVERDUE if kind == Reminder.EXPIRED else kind), due_on
