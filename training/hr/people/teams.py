"""The people who report to a manager, and those who report to nobody in the house."""

from collections import Counter
from datetime import date

from django.db.models import F, OuterRef, Q, QuerySet, Subquery

from training.hr.competence.ahead import by_name, reports
from training.hr.models import Posting
from training.hr.selectors import house_of
from training.staff.history import staff_on
from training.staff.models import House, User


def team_of(viewer: User, manager: User, day: date) -> list[User]:
    """Return the people of the viewer's house who report to somebody on a day or later, by name. Raise
    PermissionDenied."""
    return by_name({each.person for each in reports(house_of(viewer), manager, day)})


def leader(viewer: User, pk: int) -> User:
    """Return a person of the viewer's house, or somebody who leads or has led there. Raise User.DoesNotExist for
    others, PermissionDenied."""
    house = house_of(viewer)
    led = Posting.objects.filter(house=house, manager__isnull=False).values("manager")
    return User.objects.get(Q(house=house) | Q(pk__in=led), pk=pk)


def successors(viewer: User, manager: User) -> QuerySet[User]:
    """Return to whom of the viewer's house a team can be handed over. Raise PermissionDenied."""
    return User.objects.filter(house=house_of(viewer), is_active=True).exclude(pk=manager.pk)


def without_manager(people: QuerySet[User], house: House, day: date) -> QuerySet[User]:
    """Return those of the people of a house who report to nobody on a day, or to somebody who does not work there on
    it."""
    return _with_manager(people, house, day).filter(Q(manager=None) | Q(manager__in=_gone(house, day)))


def gone_managers(house: House, day: date) -> list[tuple[User, int]]:
    """Return who does not work in a house on a day, by name, with how many of its people report to them on it."""
    gone = _gone(house, day)
    if not gone:
        return []
    led = Posting.objects.filter(house=house, manager__in=gone).values("person")
    people = _with_manager(staff_on(house, day).filter(pk__in=led), house, day)
    counts = Counter(people.filter(Q(manager__in=gone)).order_by().values_list(F("manager"), flat=True))
    return [(manager, counts[manager.pk]) for manager in by_name(set(User.objects.filter(pk__in=counts)))]


def _gone(house: House, day: date) -> list[int]:
    """Return the keys of those who lead or have led somebody in a house and do not work there on a day: few."""
    led = Posting.objects.filter(house=house, manager__isnull=False).order_by().values("manager")
    managers = User.objects.filter(pk__in=led).exclude(pk__in=staff_on(house, day).order_by().values("pk"))
    return list(managers.order_by().values_list("pk", flat=True))


def _with_manager(people: QuerySet[User], house: House, day: date) -> QuerySet[User]:
    rows = Posting.objects.filter(person=OuterRef("pk"), house=house, first_day__lte=day).reverse()
    return people.annotate(**{"manager": Subquery(rows.values("manager")[:1])})
