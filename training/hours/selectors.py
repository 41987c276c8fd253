"""Hours at the tables: who sees which entries, and how many count. Instructors and HR see those of their house."""

from collections.abc import Collection
from datetime import date

from django.db.models import Q, QuerySet, Sum

from training.hours.models import TableHours
from training.staff.days import end_of
from training.staff.models import House, User
from training.staff.teaching import overseen_house


def entries(viewer: User) -> QuerySet[TableHours]:
    """Return the entries of the viewer's house with what became of them, the latest day first. Raise
    PermissionDenied."""
    found = TableHours.objects.filter(house=overseen_house(viewer))
    return found.select_related("person", "author", "corrects", "correction")


def people(viewer: User) -> QuerySet[User]:
    """Return the people whose hours somebody may enter. Raise PermissionDenied."""
    found = User.objects.filter(house=overseen_house(viewer), is_active=True).exclude(pk=viewer.pk)
    return found.order_by("last_name", "first_name", "pk")


def counting_on(house: House, day: date) -> QuerySet[TableHours]:
    """Return the entries of a house that count at the end of a day: entered by then, and not corrected by then."""
    end = end_of(day)
    still = Q(correction=None) | Q(correction__at__gte=end)
    return TableHours.objects.filter(still, house=house, day__lte=day, at__lt=end)


def totals_on(house: House, persons: Collection[int], day: date) -> dict[tuple[int, str], int]:
    """Return how many hours people have at the tables of a house, by person and game. One query."""
    rows = counting_on(house, day).filter(person__in=persons).order_by().values_list("person", "game")
    return {(person, game): total for person, game, total in rows.annotate(Sum("hours"))}
