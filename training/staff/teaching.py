"""Who teaches in a house."""

from django.core.exceptions import PermissionDenied

from training.staff.models import House, User


def house_of(viewer: User) -> House:
    """Return the house whose trainees an instructor teaches. Raise PermissionDenied for anybody else."""
    if not viewer.is_instructor or viewer.house is None:
        raise PermissionDenied
    return viewer.house
