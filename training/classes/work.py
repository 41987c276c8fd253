"""The assignments of classes with the state of each member. The number of queries depends on neither."""

from collections.abc import Collection
from dataclasses import dataclass, field
from datetime import date

from games.web.kit.days import house_day
from training.classes.models import Assignment, SchoolClass, Terms
from training.classes.selectors import Member, members_of, present_classes
from training.classes.states import State, state_on
from training.house_courses.selectors import progress_in
from training.house_courses.things import Things
from training.staff.days import start_of
from training.staff.models import House, User
from training.steps.evidence import progress_of
from training.steps.things import Thing
from training.steps.what import NOTHING, Kind, Progress


@dataclass(frozen=True, slots=True)
class Assigned:
    """An assignment with its terms, and what it is called. `only` are the ids of those it names, none for all."""

    assignment: Assignment
    terms: Terms
    first_opened: date
    thing: Thing
    only: frozenset[int]

    def concerns(self, member: Member) -> bool:
        """Whether a member has to do it: not what was due before they joined."""
        named = not self.only or member.person.pk in self.only
        return named and self.terms.due_on >= house_day(member.since)


@dataclass(frozen=True, slots=True)
class Cell:
    """A member and an assignment."""

    assigned: Assigned
    member: Member
    state: State
    progress: Progress


@dataclass
class Work:
    """A class, its present members, and what is assigned to it by the day on which it is due."""

    school_class: SchoolClass
    members: list[Member]
    assigned: list[Assigned]
    cells: dict[tuple[int, int], Cell] = field(default_factory=dict)

    def of(self, person: User) -> list[Cell]:
        """Return the cells of a member, by the day on which they are due."""
        found = [self.cells.get((each.assignment.pk, person.pk)) for each in self.assigned]
        return [cell for cell in found if cell]

    def rows(self, state: str = "") -> list[tuple[Member, list[Cell | None]]]:
        """Return each member with a cell for each assignment, None where it does not concern them; those alone who are
        in a state with one of them, where it is named."""
        keys = [each.assignment.pk for each in self.assigned]
        rows = [(each, [self.cells.get((key, each.person.pk)) for key in keys]) for each in self.members]
        return [row for row in rows if not state or any(cell and cell.state == state for cell in row[1])]

    @property
    def overdue(self) -> list[Cell]:
        return [cell for cell in self.cells.values() if cell.state == State.OVERDUE]


def assigned(house: House, wanted: Collection[SchoolClass], *, withdrawn: bool = False) -> dict[int, list[Assigned]]:
    """Return what is assigned to classes of a house by their ids, or what was withdrawn; the first due first. Three
    queries, and those for the titles of what the house makes."""
    things = Things(house)
    rows = Assignment.objects.filter(school_class__in=wanted).prefetch_related("terms", "addressees")
    found: dict[int, list[Assigned]] = {each.pk: [] for each in wanted}
    for row in rows.order_by("pk"):
        terms = list(row.terms.all())
        if terms[-1].withdrawn == withdrawn:
            only = frozenset(each.person_id for each in row.addressees.all())
            first = min(each.opens_on for each in terms)
            found[row.school_class_id].append(Assigned(row, terms[-1], first, things.of(row), only))
    for each in found.values():
        each.sort(key=lambda one: (one.terms.due_on, one.assignment.pk))
    return found


def work_of(house: House, wanted: Collection[SchoolClass], day: date, person: User | None = None) -> dict[int, Work]:
    """Return the work of classes of a house by their ids, for all members or for one person."""
    members, by_class = members_of(wanted, person), assigned(house, wanted)
    people = {member.person.pk: member.person for each in members.values() for member in each}
    every = [one for each in by_class.values() for one in each]
    since = {one.assignment.pk: start_of(one.first_opened) for one in every}
    everybody = list(people.values())
    courses = {one.assignment.pk: one.assignment.name for one in every if one.assignment.kind == Kind.COURSE}
    done = progress_of(house, {one.assignment.pk: one.assignment for one in every}, everybody, since)
    done |= progress_in(house, courses, everybody)
    found = {each.pk: Work(each, members[each.pk], by_class[each.pk]) for each in wanted}
    for work in found.values():
        for one in work.assigned:
            for member in filter(one.concerns, work.members):
                key = one.assignment.pk, member.person.pk
                progress = done.get(key, NOTHING)
                state = state_on(day, one.terms.opens_on, one.terms.due_on, progress)
                work.cells[key] = Cell(one, member, state, progress)
    return found


def to_do(person: User, day: date) -> list[Cell]:
    """Return what is assigned to a person, open and not done, the first due first. One query for somebody without a
    class."""
    wanted = present_classes(person, day) if person.house else []
    if not wanted or person.house is None:
        return []
    cells = [cell for work in work_of(person.house, wanted, day, person).values() for cell in work.of(person)]
    waiting = [cell for cell in cells if cell.state in (State.OVERDUE, State.BEGUN, State.OPEN)]
    return sorted(waiting, key=lambda cell: (cell.assigned.terms.due_on, cell.assigned.assignment.pk))
