"""Who may see which course of a house, and how far somebody is in one. Every selector asks first who is looking."""

from collections.abc import Collection, Mapping
from dataclasses import dataclass
from datetime import UTC, datetime
from typing import TypeVar

from django.db.models import QuerySet

from training.house_courses.models import Contents, CourseRun, CourseVersion, HouseCourse
from training.house_courses.things import Things
from training.staff.making import standings
from training.staff.models import House, User
from training.staff.teaching import taught_house
from training.steps.evidence import progress_of
from training.steps.things import Thing
from training.steps.what import NOTHING, Progress, What

# A step counts whenever it was done: what stands in the record need not be done again.
EVER = datetime(2000, 1, 1, tzinfo=UTC)
_K = TypeVar("_K")


def courses_of(viewer: User) -> QuerySet[HouseCourse]:
    """Return the courses that the viewer's house makes, the newest first. Raise PermissionDenied."""
    return HouseCourse.objects.filter(house=taught_house(viewer)).select_related("house", "author")


@dataclass(frozen=True, slots=True)
class Step:
    """A step as one person finds it."""

    what: What
    thing: Thing
    progress: Progress

    @property
    def is_done(self) -> bool:
        return self.progress.done_at is not None


@dataclass(frozen=True, slots=True)
class Taken:
    """A course as one person finds it: the version that they have begun or else may begin, step by step. `newer` is the
    version that is open where that is another one."""

    contents: Contents
    steps: list[Step]
    course: HouseCourse
    begun: bool = False
    newer: CourseVersion | None = None

    @property
    def done(self) -> int:
        return sum(step.is_done for step in self.steps)

    @property
    def next(self) -> Step | None:
        """The first step that is not done, None where all are."""
        return next((step for step in self.steps if not step.is_done), None)


def taken(person: User) -> list[Taken]:
    """Return the courses that a person takes or may begin, the newest first. The number of queries does not depend on
    how many there are."""
    if person.house is None:
        return []
    runs = _runs([person])
    found = []
    for each in standings(HouseCourse.objects.filter(house=person.house)):
        run = runs.get((person.pk, each.thing.pk))
        if version := run or each.offered:
            found.append((each.thing, version, run is not None, each.offered if each.offered != version else None))
    things = Things(person.house)
    done = _done(person.house, [version for _course, version, *_more in found], [person])
    return [
        Taken(
            version,
            [Step(what, things.of(what), done.get((key, person.pk), NOTHING)) for key, what in _keyed(version).items()],
            course,
            begun,
            newer,
        )
        for course, version, begun, newer in found
    ]


def previewed(contents: Contents, course: HouseCourse) -> Taken:
    """Return a course as somebody finds it who has done nothing."""
    things = Things(course.house)
    return Taken(contents, [Step(what, things.of(what), NOTHING) for what in contents.things], course)


def progress_in(house: House, courses: Mapping[_K, str], people: Collection[User]) -> dict[tuple[_K, int], Progress]:
    """Return how far people are in courses of their house, by the key of its slug and theirs: each in the version that
    they have begun, or else in the last one. Five queries and those of the evidence."""
    if not courses:
        return {}
    by_slug = {each.thing.slug: each for each in standings(HouseCourse.objects.filter(house=house))}
    runs = _runs(people)
    wanted = {
        (key, person.pk): runs.get((person.pk, standing.thing.pk)) or standing.last
        for key, slug in courses.items()
        if (standing := by_slug.get(slug)) and standing.last
        for person in people
    }
    done = _done(house, set(wanted.values()), people)
    found = {}
    for (key, person), version in wanted.items():
        steps = [done.get((step, person), NOTHING) for step in _keyed(version)]
        found[key, person] = _whole(steps, begun=(person, version.course_id) in runs)
    return found


def _whole(steps: list[Progress], *, begun: bool) -> Progress:
    finished = [step.done_at for step in steps if step.done_at]
    done_at = max(finished) if len(finished) == len(steps) else None
    return Progress(done_at, begun or any(step.begun for step in steps), len(finished), len(steps))


def _runs(people: Collection[User]) -> dict[tuple[int, int], CourseVersion]:
    """Return the versions that people have begun, by person and course. One query."""
    rows = CourseRun.objects.filter(person__in=people).select_related("version").order_by("pk")
    return {(row.person_id, row.version.course_id): row.version for row in rows}


def _keyed(version: CourseVersion) -> dict[tuple[int, int], What]:
    return {(version.pk, place): what for place, what in enumerate(version.things)}


def _done(
    house: House, versions: Collection[CourseVersion], people: Collection[User]
) -> dict[tuple[tuple[int, int], int], Progress]:
    wanted = {key: what for version in versions for key, what in _keyed(version).items()}
    return progress_of(house, wanted, people, dict.fromkeys(wanted, EVER))
