"""All that is written about the courses that a house makes itself."""

from collections.abc import Sequence
from dataclasses import asdict, dataclass
from datetime import datetime

from django.db import transaction

from training.house_courses.models import CourseDraft, CourseRun, CourseVersion, HouseCourse
from training.house_courses.problems import CourseRefused
from training.house_courses.things import Things
from training.staff import making
from training.staff.models import House, User
from training.staff.teaching import taught_house
from training.steps.what import What


@dataclass(frozen=True, slots=True)
class Contents:
    """What a draft consists of, as it was typed."""

    titles: dict[str, str]
    descriptions: dict[str, str]
    steps: Sequence[What]

    @property
    def columns(self) -> dict[str, object]:
        """The columns of a draft; a step keeps what it has and no more."""
        steps = [{name: value for name, value in asdict(step).items() if value} for step in self.steps]
        return {"titles": self.titles, "descriptions": self.descriptions, "steps": steps}


@transaction.atomic
def begin_course(author: User, titles: dict[str, str], now: datetime) -> HouseCourse:
    """Begin a course of the author's house, with an empty draft. Raise PermissionDenied."""
    course = HouseCourse.objects.create(house=taught_house(author), author=author)
    _draft(course, author, Contents(titles, {}, []), now)
    return course


def _draft(course: HouseCourse, author: User, contents: Contents, now: datetime) -> CourseDraft:
    return CourseDraft.objects.create(course=course, changed_by=author, changed_at=now, **contents.columns)


@transaction.atomic
def save_draft(course: HouseCourse, author: User, edition: int, contents: Contents, now: datetime) -> CourseDraft:
    """Keep a draft as it was typed. `edition` is the one that the form showed.

    Raise CourseRefused (no-draft, overtaken, gone).
    """
    draft: CourseDraft = making.current(making.turn(course, author), edition, "overtaken")
    _check(course.house, contents.steps)
    for name, value in contents.columns.items():
        setattr(draft, name, value)
    draft.edition, draft.changed_by, draft.changed_at = edition + 1, author, now
    draft.save()
    return draft


def _check(house: House, steps: Sequence[What]) -> None:
    """Check that people of a house can do each step. Raise CourseRefused (gone)."""
    if not set(steps) <= Things(house).offered(steps):
        raise CourseRefused("gone")


@transaction.atomic
def publish(course: HouseCourse, author: User, edition: int) -> CourseVersion:
    """Make a version of the draft, which trainees may begin from now on.

    `edition` is the one that the author saw. Raise CourseRefused (no-draft, stale, empty, gone).
    """
    course = making.turn(course, author)
    draft: CourseDraft = making.current(course, edition, "stale")
    if not draft.steps:
        raise CourseRefused("empty")
    _check(course.house, draft.things)
    version: CourseVersion = making.release(
        course, author, titles=draft.titles, descriptions=draft.descriptions, steps=draft.steps
    )
    return version


@transaction.atomic
def revise(course: HouseCourse, author: User, now: datetime) -> CourseDraft:
    """Begin the next version as a draft of the last one. Raise CourseRefused (drafted)."""
    course = making.turn(course, author)
    last = making.to_revise(course)
    return _draft(course, author, Contents(last.titles, last.descriptions, last.things), now)


@transaction.atomic
def take(person: User, course: HouseCourse, now: datetime) -> CourseRun:
    """Begin the version of a course that is open, or change to it. Twice is once.

    Raise CourseRefused (not-offered), HouseCourse.DoesNotExist for a course of another house.
    """
    held = HouseCourse.objects.select_for_update().get(pk=course.pk, house=person.house_id)
    offer = held.offers.last()
    if offer is None or offer.version is None:
        raise CourseRefused("not-offered")
    last = CourseRun.objects.filter(person=person, version__course=held).last()
    if last and last.version_id == offer.version_id:
        return last
    return CourseRun.objects.create(person=person, version=offer.version, at=now)
