"""Which houses belong together, and which ones somebody may look at on a day."""

from datetime import date

from django.db.models import Q, QuerySet

from training.staff.group_models import GroupOffice
from training.staff.models import House, User


def sisters(house: House) -> QuerySet[House]:
    """Return the other houses of a house's group, by name."""
    return House.objects.filter(group__isnull=False, group=house.group_id).exclude(pk=house.pk)


def offices_on(day: date) -> QuerySet[GroupOffice]:
    """Return the offices that hold on a day."""
    not_over = Q(last_day=None) | Q(last_day__gte=day)
    return GroupOffice.objects.filter(not_over, end=None, first_day__lte=day)


def houses_of_officer(person: User, day: date) -> QuerySet[House]:
    """Return the houses that a group officer may look at on a day, by name; none for anybody else."""
    return House.objects.filter(group__in=offices_on(day).filter(person=person).values("group"))
