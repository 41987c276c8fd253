"""What instructors and HR see when they arrange the exams of their house. Every selector asks first who is looking."""

from dataclasses import dataclass

from training.certification.programmes import programmes
from training.certification.waiting import wait_hours
from training.drills.kit.exam import Programme
from training.quiz.house.models import AnotherAttempt, ExamTerms, ExtraTime
from training.quiz.house.terms import all_terms
from training.staff.models import User
from training.staff.teaching import overseen_house


@dataclass(frozen=True, slots=True)
class Arranged:
    """An exam with what the house asks at it; `hours` is the wait after a failure that holds."""

    programme: Programme
    terms: ExamTerms

    @property
    def hours(self) -> int:
        return wait_hours(self.programme, self.terms)


def exams(viewer: User) -> list[Arranged]:
    """Return every exam with what the viewer's house asks at it. One query."""
    terms = all_terms(overseen_house(viewer).pk)
    return [
        Arranged(programme, terms.get(programme.exam) or ExamTerms(exam=programme.exam))
        for programme in programmes().values()
    ]


def arranged(viewer: User, exam: str) -> Arranged | None:
    """Return an exam with what the viewer's house asks at it; None where there is no such exam."""
    return next((each for each in exams(viewer) if each.programme.exam == exam), None)


def person(viewer: User, pk: int) -> User:
    """Return somebody of the viewer's house. Raise User.DoesNotExist for others."""
    return User.objects.get(pk=pk, house=overseen_house(viewer), is_active=True)


def extra_time(viewer: User, pk: int) -> ExtraTime:
    """Return extra time that the viewer's house granted. Raise ExtraTime.DoesNotExist for others."""
    return ExtraTime.objects.select_related("person").get(pk=pk, house=overseen_house(viewer))


def another_attempt(viewer: User, pk: int) -> AnotherAttempt:
    """Return a further attempt that the viewer's house allowed. Raise AnotherAttempt.DoesNotExist for others."""
    return AnotherAttempt.objects.select_related("person").get(pk=pk, house=overseen_house(viewer))
