"""What the viewer's house recognises."""

from django.db.models import QuerySet

from training.certification.models import Recognition
from training.hr.selectors import house_of
from training.staff.groups import sisters
from training.staff.models import House, User


def recognitions(viewer: User) -> QuerySet[Recognition]:
    """Return all that the viewer's house recognises or recognised, the latest first. Raise PermissionDenied."""
    found = Recognition.objects.filter(house=house_of(viewer)).order_by("-first_day", "-pk")
    return found.select_related("issuer", "author", "end__author")


def sister_houses(viewer: User) -> QuerySet[House]:
    """Return the houses whose certificates the viewer's house may recognise. Raise PermissionDenied."""
    return sisters(house_of(viewer))
