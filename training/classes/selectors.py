"""Who may see which class, and who belongs to it. Instructors and HR of the house read; instructors alone write."""

from collections.abc import Collection
from dataclasses import dataclass
from datetime import date, datetime

from django.db.models import Q, QuerySet

from training.classes.models import Assignment, Membership, SchoolClass
from training.staff.models import House, Role, User
from training.staff.teaching import overseen_house


def classes(viewer: User, *, archived: bool = False) -> QuerySet[SchoolClass]:
    """Return the classes of the viewer's house by name, or those that are archived."""
    found = SchoolClass.objects.filter(house=overseen_house(viewer), archived_at__isnull=not archived)
    return found.prefetch_related("instructors").order_by("name", "pk")


def seen_class(viewer: User, pk: int) -> SchoolClass:
    """Return a class of the viewer's house. Raise SchoolClass.DoesNotExist for others."""
    return SchoolClass.objects.select_related("house").get(house=overseen_house(viewer), pk=pk)


def seen_assignment(school_class: SchoolClass, pk: int) -> Assignment:
    """Return an assignment of a class. Raise Assignment.DoesNotExist for those of other classes."""
    return school_class.assignments.prefetch_related("terms__author").get(pk=pk)


def instructors(house: House) -> QuerySet[User]:
    return User.objects.filter(house=house, role=Role.INSTRUCTOR, is_active=True)


def trainees(house: House) -> QuerySet[User]:
    return User.objects.filter(house=house, role=Role.TRAINEE, is_active=True)


@dataclass(frozen=True, slots=True)
class Member:
    """Somebody who belongs to a class at present, and since when."""

    person: User
    since: datetime


def members_of(wanted: Collection[SchoolClass], person: User | None = None) -> dict[int, list[Member]]:
    """Return the present members of classes by their ids, by name; or which of these classes one person belongs to. One
    query.

    Who works for another house by now, or is no trainee any more, is left out: that house keeps their record.
    """
    houses = {each.pk: each.house_id for each in wanted}
    rows = Membership.objects.filter(school_class__in=houses).select_related("person")
    if person:
        rows = rows.filter(person=person)
    last = {(row.school_class_id, row.person_id): row for row in rows.order_by("pk")}
    found: dict[int, list[Member]] = {each.pk: [] for each in wanted}
    for (school_class, _person), row in last.items():
        if row.joins and _is_trainee_of(row.person, houses[school_class]):
            found[school_class].append(Member(row.person, row.at))
    for members in found.values():
        members.sort(key=lambda member: (member.person.last_name, member.person.first_name, member.person.pk))
    return found


def _is_trainee_of(person: User, house: int) -> bool:
    """Return whether somebody is an active trainee of a house.

    It is not left to the query: PostgreSQL, before it has statistics, compares each person with each class, which took
    half a minute for 5,000 people.
    """
    return person.is_active and person.role == Role.TRAINEE and person.house_id == house


def member(school_class: SchoolClass, pk: int) -> Member:
    """Return a present member of a class. Raise User.DoesNotExist for others."""
    for each in members_of([school_class])[school_class.pk]:
        if each.person.pk == pk:
            return each
    raise User.DoesNotExist


def comings_and_goings(school_class: SchoolClass) -> QuerySet[Membership]:
    """Return who joined and left a class, the latest first."""
    return school_class.memberships.select_related("person", "author").order_by("-pk")


def present_classes(person: User, day: date) -> list[SchoolClass]:
    """Return the classes of their house that go on at a day and that a person ever joined. One query."""
    going = Q(ends_on=None) | Q(ends_on__gte=day)
    found = SchoolClass.objects.filter(going, house=person.house_id, archived_at=None, memberships__person=person)
    return list(found.distinct())
