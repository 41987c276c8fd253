"""Whose house somebody teaches in, and whose trainees they may look at."""

from django.core.exceptions import PermissionDenied

from training.staff.models import House, User


def taught_house(viewer: User) -> House:
    """Return the house whose trainees an instructor teaches. Raise PermissionDenied for anybody else."""
    if not viewer.is_instructor or viewer.house is None:
        raise PermissionDenied
    return viewer.house


def overseen_house(viewer: User) -> House:
    """Return the house whose training instructors and HR oversee. Raise PermissionDenied for anybody else."""
    if not (viewer.is_instructor or viewer.is_hr) or viewer.house is None:
        raise PermissionDenied
    return viewer.house
