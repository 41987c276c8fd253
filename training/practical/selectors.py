"""Who may see which practical test, and which of them count on a day. Instructors of the house write, HR reads too."""

from collections.abc import Collection
from datetime import date, datetime

from django.core.exceptions import PermissionDenied
from django.db.models import Q, QuerySet

from training.practical.models import PracticalTest
from training.staff.days import end_of
from training.staff.models import House, Role, User

Practised = dict[tuple[int, int, str], datetime]  # by person, house and game, when the last test that counts ended


def house_of(viewer: User) -> House:
    """Return the house whose tests somebody may see. Raise PermissionDenied for all but instructors and HR."""
    if not (viewer.is_instructor or viewer.is_hr) or viewer.house is None:
        raise PermissionDenied
    return viewer.house


def tests(viewer: User) -> QuerySet[PracticalTest]:
    """Return the tests of the viewer's house, the latest first. Raise PermissionDenied."""
    found = PracticalTest.objects.filter(house=house_of(viewer))
    return found.select_related("candidate", "assessor", "second", "withdrawal__author")


def candidates(house: House, assessor: User) -> QuerySet[User]:
    """Return the people whom an assessor may test."""
    return User.objects.filter(house=house, is_active=True).exclude(role=Role.HR).exclude(pk=assessor.pk)


def second_assessors(house: House, assessor: User, candidate: User) -> QuerySet[User]:
    """Return the other instructors of the house."""
    others = User.objects.filter(house=house, role=Role.INSTRUCTOR, is_active=True)
    return others.exclude(pk__in=[assessor.pk, candidate.pk])


def practised(people: Collection[int], day: date) -> Practised:
    """Return when these people last passed a practical test, by person, house and game, as it counts at the end of a
    day. One query."""
    end = end_of(day)
    counts = Q(withdrawal=None) | Q(withdrawal__at__gte=end)
    passed = PracticalTest.objects.filter(counts, candidate__in=people, passed=True, ended_at__lt=end)
    rows = passed.order_by("ended_at").values_list("candidate", "house", "game", "ended_at")
    return {(person, house, game): ended for person, house, game, ended in rows}
