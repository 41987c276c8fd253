"""Who may see which practical test, and which of them count on a day. Instructors of the house write, HR reads too."""

from datetime import date

from django.db.models import Q, QuerySet

from training.practical.models import PracticalTest
from training.staff.days import end_of
from training.staff.models import House, Role, User
from training.staff.teaching import overseen_house


def tests(viewer: User) -> QuerySet[PracticalTest]:
    """Return the tests of the viewer's house, the latest first. Raise PermissionDenied."""
    found = PracticalTest.objects.filter(house=overseen_house(viewer))
    return found.select_related("candidate", "assessor", "second", "withdrawal__author")


def candidates(house: House, assessor: User) -> QuerySet[User]:
    """Return the people whom an assessor may test."""
    return User.objects.filter(house=house, is_active=True).exclude(role=Role.HR).exclude(pk=assessor.pk)


def second_assessors(house: House, assessor: User, candidate: User) -> QuerySet[User]:
    """Return the other instructors of the house."""
    others = User.objects.filter(house=house, role=Role.INSTRUCTOR, is_active=True)
    return others.exclude(pk__in=[assessor.pk, candidate.pk])


def passed_on(day: date) -> QuerySet[PracticalTest]:
    """Return the tests that were passed by the end of a day and not withdrawn by then."""
    end = end_of(day)
    counts = Q(withdrawal=None) | Q(withdrawal__at__gte=end)
    return PracticalTest.objects.filter(counts, passed=True, ended_at__lt=end)
