"""What people have of what a programme of their house needs, on a day. The number of queries does not depend on how
many they are."""

from collections import defaultdict
from collections.abc import Collection, Iterable
from dataclasses import dataclass
from datetime import date, datetime

from django.utils.functional import Promise

from training.certification.models import Certificate, FurtherExam
from training.certification.own.programme import OwnProgramme
from training.certification.states import undone_on
from training.exams.arranging import Exams
from training.hours.selectors import totals_on
from training.practical.models import PracticalTest
from training.practical.selectors import passed_on
from training.practical.validity import counts_until
from training.quiz.models import Attempt
from training.quiz.sat import Sitting, sittings
from training.staff.days import end_of
from training.staff.models import House


@dataclass(frozen=True)
class ExamNeed:
    """An exam that a programme needs, and how it was passed for the next certificate; None where it was not."""

    slug: str
    title: Promise | str
    passed: Sitting | None


@dataclass(frozen=True)
class Progress:
    """What somebody has: `test` is the practical test that counts, `hours` are those at the tables of the game."""

    person: int
    programme: OwnProgramme
    exams: list[ExamNeed]
    test: PracticalTest | None
    hours: int

    @property
    def has_test(self) -> bool:
        return self.test is not None or not self.programme.practice

    @property
    def has_hours(self) -> bool:
        return self.hours >= self.programme.hours

    @property
    def is_complete(self) -> bool:
        """Whether nothing is missing for a certificate."""
        return all(each.passed for each in self.exams) and self.has_test and self.has_hours

    @property
    def is_begun(self) -> bool:
        """Whether an exam is passed for the next certificate; test and hours may be there from the one before."""
        return any(each.passed for each in self.exams)


def progress_in(
    house: House, programmes: Iterable[OwnProgramme], people: Collection[int], day: date
) -> dict[int, list[Progress]]:
    """Return what people have of each of some programmes of a house, by their keys.

    An exam counts that was passed in the house, within the months of the programme, and on which no certificate of it
    rests that still counts: each certificate takes exams of its own. Practical tests and hours count again.
    """
    wanted = list(programmes)
    if not wanted:
        return {key: [] for key in people}
    passed = _passed(house, {exam for one in wanted for exam in one.exams}, people, day)
    used = _used(house, [one.slug for one in wanted], people, day)
    tests = _tests(house, people, day) if any(one.practice for one in wanted) else {}
    hours = totals_on(house, people, day) if any(one.hours for one in wanted) else {}
    names = Exams(house)

    def of(key: int, one: OwnProgramme) -> Progress:
        def counts(at: datetime) -> bool:
            return day <= counts_until(at, one.months)

        def passed_at(exam: str) -> Sitting | None:
            unused = [each for each in passed[key, exam] if each.attempt.pk not in used[key, one.slug]]
            counting = [each for each in unused if counts(each.attempt.submission.at)]
            return max(counting, key=lambda each: (each.attempt.submission.at, each.attempt.pk), default=None)

        test = tests.get((key, one.game)) if one.practice else None
        return Progress(
            person=key,
            programme=one,
            exams=[ExamNeed(exam, names.title(exam), passed_at(exam)) for exam in one.exams],
            test=test if test and counts(test.ended_at) else None,
            hours=hours.get((key, one.game), 0),
        )

    return {key: [of(key, one) for one in wanted] for key in people}


def _passed(
    house: House, exams: Collection[str], people: Collection[int], day: date
) -> dict[tuple[int, str], list[Sitting]]:
    """Return what people passed in a house by the end of a day, by person and exam."""
    rows = Attempt.objects.filter(house=house, user__in=people, blueprint__in=exams, submission__at__lt=end_of(day))
    found: dict[tuple[int, str], list[Sitting]] = defaultdict(list)
    for each in sittings(rows):
        if each.passed:
            found[each.attempt.user_id, each.attempt.blueprint].append(each)
    return found


def _used(
    house: House, programmes: Collection[str], people: Collection[int], day: date
) -> dict[tuple[int, str], set[int]]:
    """Return the exams on which certificates rest that nothing has undone, by person and programme. Two queries."""
    issued = Certificate.objects.filter(house=house, holder__in=people, programme__in=programmes)
    kept = issued.exclude(undone_on(day))
    found: dict[tuple[int, str], set[int]] = defaultdict(set)
    for holder, programme, attempt in kept.order_by().values_list("holder", "programme", "attempt"):
        found[holder, programme].add(attempt)
    further = FurtherExam.objects.filter(certificate__in=kept.order_by().values("pk")).order_by()
    for holder, programme, attempt in further.values_list("certificate__holder", "certificate__programme", "attempt"):
        found[holder, programme].add(attempt)
    return found


def _tests(house: House, people: Collection[int], day: date) -> dict[tuple[int, str], PracticalTest]:
    """Return the last practical test that people passed in a house, by person and game. One query."""
    rows = passed_on(day).filter(house=house, candidate__in=people).order_by("ended_at", "pk")
    return {(test.candidate_id, test.game): test for test in rows}
