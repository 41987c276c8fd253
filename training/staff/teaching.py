"""In whose house somebody teaches or keeps the record, and whose trainees they may look at."""

from django.core.exceptions import PermissionDenied

from training.staff.models import House, User


def taught_house(viewer: User) -> House:
    """Return the house whose trainees an instructor teaches. Raise PermissionDenied for anybody else."""
    if not viewer.is_instructor or viewer.house is None:
        raise PermissionDenied
    return viewer.house


def house_of(viewer: User) -> House:
    """Return the house whose record an HR officer keeps. Raise PermissionDenied for anybody else."""
    if not viewer.is_hr or viewer.house is None:
        raise PermissionDenied
    return viewer.house


def overseen_house(viewer: User) -> House:
    """Return the house whose training instructors and HR oversee. Raise PermissionDenied for anybody else."""
    if not (viewer.is_instructor or viewer.is_hr) or viewer.house is None:
        raise PermissionDenied
    return viewer.house
