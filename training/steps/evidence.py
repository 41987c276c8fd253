"""What the record says of people and of what they are to do. The number of queries depends on neither."""

from collections.abc import Collection, Hashable, Iterator, Mapping, Sequence
from datetime import datetime
from typing import Any, NamedTuple, Protocol, TypeVar

from django.db.models import Q
from django.urls import reverse

from training.courses.models import LessonProgress
from training.drills.courses import course
from training.drills.registry import LESSONS
from training.quiz.models import Attempt, Practice
from training.quiz.sat import Sitting, sittings
from training.shifts.models import Shift, ShiftEnd
from training.staff.models import House, User
from training.steps.what import NOTHING, Kind, Progress, Wanted, reached_at

_K = TypeVar("_K", bound=Hashable)  # of what is looked for


class Subject(NamedTuple):
    """What things of a kind are about."""

    name: str
    level: int | None = None
    ruleset: str = ""


class Piece(NamedTuple):
    """Something that a person did: about what, when, and what of it is judged."""

    person: int
    subject: Subject
    at: datetime
    what: Any


class Reader(Protocol):
    """How the record of a kind is read, since a moment, and judged for one one."""

    def pieces(
        self, house: House, wanted: Collection[Wanted], people: Collection[User], since: datetime
    ) -> Iterator[Piece]: ...

    def judged(self, one: Wanted, pieces: Sequence[Piece]) -> Progress: ...


def progress_of(
    house: House, wanted: Mapping[_K, Wanted], people: Collection[User], since: Mapping[_K, datetime]
) -> dict[tuple[_K, int], Progress]:
    """Return how far each person has come with each thing by its key and theirs; those who have done nothing are left
    out.

    Drills, exams and shifts count from the moment `since` on, lessons whenever they were done. Exams and shifts are
    those of the house.
    """
    found: dict[tuple[_K, int], Progress] = {}
    for kind, reader in _READERS.items():
        of_kind = {key: each for key, each in wanted.items() if each.kind == kind}
        if of_kind and people:
            first = min(since[key] for key in of_kind)
            done: dict[tuple[int, Subject], list[Piece]] = {}
            for piece in reader.pieces(house, of_kind.values(), people, first):
                done.setdefault((piece.person, piece.subject), []).append(piece)
            for key, each in of_kind.items():
                for person in people:
                    own = done.get((person.pk, subject_of(each)), ())
                    counted = [piece for piece in own if kind == Kind.READING or piece.at >= since[key]]
                    if counted and (progress := reader.judged(each, counted)) != NOTHING:
                        found[key, person.pk] = progress
    return found


def subject_of(one: Wanted) -> Subject:
    return Subject(one.name, one.level, one.ruleset)


class _Readings:
    def pieces(
        self, _house: House, wanted: Collection[Wanted], people: Collection[User], _since: datetime
    ) -> Iterator[Piece]:
        rows = LessonProgress.objects.filter(user__in=people, course__in={each.name for each in wanted})
        for row in rows.order_by("pk"):
            yield Piece(row.user_id, Subject(row.course), row.first_opened, row)

    def judged(self, one: Wanted, pieces: Sequence[Piece]) -> Progress:
        lessons = [one.lesson] if one.lesson else _lessons(one.name)
        opened = [piece.what for piece in pieces if piece.what.lesson in lessons]
        done = [row.done_at for row in opened if row.done_at]
        is_done = bool(done) and len(done) == len(lessons)
        return Progress(max(done) if is_done else None, True, len(done), len(lessons)) if opened else NOTHING


def _lessons(slug: str) -> list[str]:
    return [lesson.slug for lesson in course(slug).lessons] if slug in LESSONS else []


class _Drills:
    def pieces(
        self, _house: House, wanted: Collection[Wanted], people: Collection[User], since: datetime
    ) -> Iterator[Piece]:
        asked = Q()
        for name, level, ruleset in sorted({subject_of(each) for each in wanted}):
            asked |= Q(generator=name, level=level, ruleset=ruleset)
        rows = Practice.objects.filter(asked, user__in=people, recorded_at__gte=since, too_fast=False).order_by("pk")
        columns = rows.values_list("user", "generator", "level", "ruleset", "recorded_at", "score", "max")
        for user, name, level, ruleset, at, score, most in columns:
            yield Piece(user, Subject(name, level, ruleset), at, score == most)

    def judged(self, one: Wanted, pieces: Sequence[Piece]) -> Progress:
        items, percent = one.items or 1, one.percent or 0
        done_at = reached_at(((piece.at, piece.what) for piece in pieces), items, percent)
        last = [piece.what for piece in pieces[-items:]]
        return Progress(done_at, True, sum(last), len(last))


class _Exams:
    def pieces(
        self, house: House, wanted: Collection[Wanted], people: Collection[User], since: datetime
    ) -> Iterator[Piece]:
        names = {each.name for each in wanted}
        rows = Attempt.objects.filter(house=house, user__in=people, blueprint__in=names, started_at__gte=since)
        for sitting in sittings(rows.order_by("started_at", "pk")):
            attempt = sitting.attempt
            yield Piece(attempt.user_id, Subject(attempt.blueprint), attempt.started_at, sitting)

    def judged(self, _one: Wanted, pieces: Sequence[Piece]) -> Progress:
        """The first that was passed counts; until then the last that ended is shown."""
        own: list[Sitting] = [piece.what for piece in pieces]
        passed = next((sitting for sitting in own if sitting.passed), None)
        shown = passed or next((sitting for sitting in reversed(own) if sitting.ended), None)
        link = reverse("quiz:result", args=[shown.attempt.uuid]) if shown else ""
        return Progress(passed.ended if passed else None, True, link=link)


class _Shifts:
    def pieces(
        self, house: House, wanted: Collection[Wanted], people: Collection[User], since: datetime
    ) -> Iterator[Piece]:
        names = {each.name for each in wanted}
        rows = Shift.objects.filter(house=house, user__in=people, table__in=names, started_at__gte=since)
        for shift in rows.select_related("end").order_by("started_at", "pk"):
            yield Piece(shift.user_id, Subject(shift.table), shift.started_at, shift)

    def judged(self, _one: Wanted, pieces: Sequence[Piece]) -> Progress:
        """The first that was worked to its end counts; until then the last is shown."""
        own: list[Shift] = [piece.what for piece in pieces]
        worked = next((shift for shift in own if _ended(shift) == ShiftEnd.Reason.WORKED), None)
        link = reverse("shifts:sheet", args=[(worked or own[-1]).uuid])
        return Progress(worked.end.at if worked else None, True, link=link)


def _ended(shift: Shift) -> str:
    return shift.end.reason if hasattr(shift, "end") else ""


_READERS: Mapping[Kind, Reader] = {
    Kind.READING: _Readings(),
    Kind.DRILL: _Drills(),
    Kind.EXAM: _Exams(),
    Kind.SHIFT: _Shifts(),
}
