"""Who of a class is where, and who needs help. The number of queries does not depend on how many they are."""

from collections.abc import Collection
from dataclasses import dataclass, field
from datetime import date, datetime

from training.certification.standings import Standing, standings
from training.classes.models import SchoolClass
from training.classes.selectors import Member
from training.classes.states import State
from training.classes.work import Cell, work_of
from training.courses.models import LessonProgress
from training.staff.models import User
from training.steps.things import courses_for, title_of


@dataclass(frozen=True, slots=True)
class Reached:
    """How far somebody is in a course that they have opened; `next` is the first lesson that is not done, empty where
    all are."""

    title: str
    done: int
    all: int
    next: str


@dataclass
class Place:
    """Where a member is: the standing by certificates, exams and skills, the courses, and what is assigned."""

    member: Member
    standing: Standing
    reached: list[Reached] = field(default_factory=list)
    cells: list[Cell] = field(default_factory=list)

    @property
    def overdue(self) -> list[Cell]:
        return [cell for cell in self.cells if cell.state == State.OVERDUE]


def places(school_class: SchoolClass, now: datetime, day: date) -> list[Place]:
    """Return where the members of a class are: who has most overdue first, then who is weak in most skills, then who
    has not practised for longest."""
    work = work_of(school_class.house, [school_class], day)[school_class.pk]
    people = [member.person for member in work.members]
    reached = _reached(people, school_class.games)
    by_person = {standing.person.pk: standing for standing in standings(school_class.house, people, now, day)}
    found = [
        Place(member, by_person[member.person.pk], reached[member.person.pk], work.of(member.person))
        for member in work.members
    ]
    return sorted(found, key=lambda place: (-len(place.overdue), -len(place.standing.weak), _idle(place, now)))


def _idle(place: Place, now: datetime) -> float:
    """The less the longer ago somebody practised, and least for who never did."""
    return (place.standing.practised - now).total_seconds() if place.standing.practised else float("-inf")


def _reached(people: Collection[User], games: Collection[str]) -> dict[int, list[Reached]]:
    """Return by person the courses opened, on some games or on any. One query."""
    done: dict[tuple[int, str], set[str]] = {}
    rows = LessonProgress.objects.filter(user__in=people).order_by("pk")
    for user, slug, lesson, done_at in rows.values_list("user", "course", "lesson", "done_at"):
        opened = done.setdefault((user, slug), set())
        if done_at:
            opened.add(lesson)
    found: dict[int, list[Reached]] = {person.pk: [] for person in people}
    for course in courses_for(games):
        lessons = [each.slug for each in course.lessons]
        for person in people:
            if (known := done.get((person.pk, course.slug))) is not None:
                left = [each for each in lessons if each not in known]
                next_title = title_of(course, left[0]) if left else ""
                found[person.pk].append(Reached(title_of(course), len(lessons) - len(left), len(lessons), next_title))
    return found
