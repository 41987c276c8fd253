"""What instructors and HR see when they arrange the exams of their house. Every selector asks first who is looking."""

from dataclasses import dataclass

from training.exams.arranging import Exam, exams_in
from training.quiz.house.models import AnotherAttempt, ExamTerms, ExtraTime
from training.quiz.house.terms import all_terms
from training.quiz.house.waiting import hours_after_failure
from training.staff.models import User
from training.staff.teaching import overseen_house


@dataclass(frozen=True, slots=True)
class Arranged:
    """An exam with what the house asks at it; `hours` is the wait after a failure that holds."""

    exam: Exam
    terms: ExamTerms

    @property
    def hours(self) -> int:
        return hours_after_failure(self.terms, self.exam.wait_hours)


def exams(viewer: User) -> list[Arranged]:
    """Return every exam with what the viewer's house asks at it. Six queries."""
    house = overseen_house(viewer)
    terms = all_terms(house.pk)
    return [Arranged(exam, terms.get(exam.slug) or ExamTerms(exam=exam.slug)) for exam in exams_in(house)]


def arranged(viewer: User, exam: str) -> Arranged | None:
    """Return an exam with what the viewer's house asks at it; None where there is no such exam."""
    return next((each for each in exams(viewer) if each.exam.slug == exam), None)


def person(viewer: User, pk: int) -> User:
    """Return somebody of the viewer's house. Raise User.DoesNotExist for others."""
    return User.objects.get(pk=pk, house=overseen_house(viewer), is_active=True)


def extra_time(viewer: User, pk: int) -> ExtraTime:
    """Return extra time that the viewer's house granted. Raise ExtraTime.DoesNotExist for others."""
    return ExtraTime.objects.select_related("person").get(pk=pk, house=overseen_house(viewer))


def another_attempt(viewer: User, pk: int) -> AnotherAttempt:
    """Return a further attempt that the viewer's house allowed. Raise AnotherAttempt.DoesNotExist for others."""
    return AnotherAttempt.objects.select_related("person").get(pk=pk, house=overseen_house(viewer))
