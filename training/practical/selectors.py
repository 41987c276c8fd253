"""Who may see which practical test, what waits for them, and which of them count on a day. Instructors of the house
write, HR reads too, and everybody reads their own."""

from dataclasses import dataclass
from datetime import date

from django.db.models import F, Q, QuerySet

from training.practical.models import PracticalTest, Standing
from training.practical.validity import lapsed_by
from training.staff.days import end_of
from training.staff.models import House, Role, User
from training.staff.teaching import overseen_house


def tests(viewer: User) -> QuerySet[PracticalTest]:
    """Return the tests of the viewer's house, the latest first. Raise PermissionDenied."""
    found = PracticalTest.objects.filter(house=overseen_house(viewer))
    return found.select_related("candidate", "assessor", "second", "opinion", "withdrawal__author")


def tests_of(viewer: User, person: User) -> QuerySet[PracticalTest]:
    """Return the tests of a person in the viewer's house, the latest first. Raise PermissionDenied."""
    return tests(viewer).filter(candidate=person)


def people_tested(viewer: User) -> QuerySet[User]:
    """Return whom the tests of the viewer's house can be about: its people, and everyone who was tested there.
    Raise PermissionDenied."""
    house = overseen_house(viewer)
    tested = PracticalTest.objects.filter(house=house).values("candidate")
    found = User.objects.filter(Q(house=house, is_active=True) & ~Q(role=Role.HR) | Q(pk__in=tested))
    return found.order_by("last_name", "first_name", "pk")


def own_tests(user: User) -> QuerySet[PracticalTest]:
    """Return the tests that a person has taken, in any house, the latest first."""
    own = PracticalTest.objects.filter(candidate=user.pk)
    return own.select_related("assessor", "second", "opinion", "withdrawal__author")


@dataclass(frozen=True)
class Matters:
    """Tests that wait for the viewer's own answer, those that wait for somebody who can no longer answer, and those on
    which the assessors disagree."""

    waiting: list[PracticalTest]
    stranded: list[PracticalTest]
    disputed: list[PracticalTest]


def matters(viewer: User) -> Matters:
    """Return what waits for the viewer, the oldest first: disagreement, and a second assessor who has left, are matters
    of HR and of who signed, until the test is withdrawn. Raise PermissionDenied."""
    waiting = Q(needs_second=True, opinion=None)
    has_left = ~Q(second__is_active=True, second__role=Role.INSTRUCTOR, second__house=F("house"))
    unsettled = Q(opinion__agrees=False) | waiting & has_left
    own = unsettled if viewer.is_hr else waiting & Q(second=viewer) | unsettled & Q(assessor=viewer)
    found = list(tests(viewer).filter(own, withdrawal=None).order_by("ended_at", "pk"))
    unanswered = [test for test in found if test.standing == Standing.WAITING]
    return Matters(
        waiting=[test for test in unanswered if not test.second_has_left],
        stranded=[test for test in unanswered if test.second_has_left],
        disputed=[test for test in found if test.standing == Standing.DISPUTED],
    )


def candidates(house: House, assessor: User) -> QuerySet[User]:
    """Return the people whom an assessor may test."""
    return User.objects.filter(house=house, is_active=True).exclude(role=Role.HR).exclude(pk=assessor.pk)


def second_assessors(house: House, assessor: User, candidate: User) -> QuerySet[User]:
    """Return the other instructors of the house."""
    others = User.objects.filter(house=house, role=Role.INSTRUCTOR, is_active=True)
    return others.exclude(pk__in=[assessor.pk, candidate.pk])


def passed_on(day: date) -> QuerySet[PracticalTest]:
    """Return the tests that were passed by the end of a day, confirmed by then where a second assessor has to, not
    withdrawn by then, and not so old that they count no longer in their house."""
    end = end_of(day)
    stands = Q(withdrawal=None) | Q(withdrawal__at__gte=end)
    confirmed = Q(needs_second=False) | Q(opinion__agrees=True, opinion__at__lt=end)
    return PracticalTest.objects.filter(stands, confirmed, ~lapsed_by(day), passed=True, ended_at__lt=end)
