"""Saved views of the matrix: filters under a name, each reader's own, of HR or a group officer."""

from django.db import transaction
from django.db.models import QuerySet

from training.hr.matrix.problems import ViewRefused
from training.hr.models import SavedView
from training.hr.reading import house_read
from training.staff.models import User

MOST = 50  # views of one person


def views_of(viewer: User) -> QuerySet[SavedView]:
    """Return the views that an HR officer or a group officer has saved, by name. Raise PermissionDenied for anybody
    else."""
    house_read(viewer)
    return SavedView.objects.filter(owner=viewer)


@transaction.atomic
def save(viewer: User, name: str, filters: dict[str, str]) -> SavedView:
    """Save filters under a name; the same ones under the same name are the same view. Raise ViewRefused (known,
    too-many, empty), PermissionDenied."""
    _lock(viewer)
    if not filters:
        raise ViewRefused("empty")
    found = views_of(viewer).filter(name__iexact=name).first()
    if found and found.filters == filters:
        return found
    if found:
        raise ViewRefused("known")
    if views_of(viewer).count() >= MOST:
        raise ViewRefused("too-many")
    return SavedView.objects.create(owner=viewer, name=name, filters=filters)


@transaction.atomic
def rename(viewer: User, view: SavedView, name: str) -> None:
    """Give a view of the viewer's own another name. Raise ViewRefused (known), PermissionDenied, DoesNotExist."""
    _lock(viewer)
    own = views_of(viewer).get(pk=view.pk)
    if views_of(viewer).filter(name__iexact=name).exclude(pk=view.pk).exists():
        raise ViewRefused("known")
    own.name = name
    own.save(update_fields=["name"])


def delete(viewer: User, view: SavedView) -> None:
    """Delete a view of the viewer's own. Raise PermissionDenied."""
    views_of(viewer).filter(pk=view.pk).delete()


def _lock(viewer: User) -> None:
    User.objects.select_for_update().get(pk=viewer.pk)
