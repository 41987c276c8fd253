"""Which houses somebody may look at: HR the own one, a group officer all of the group. To act one has to be HR of it.

The address says at which one: `?house=` and its key. Nothing is kept from page to page.
"""

from dataclasses import dataclass

from django.core.exceptions import PermissionDenied

from training.staff.days import today
from training.staff.groups import houses_of_officer
from training.staff.models import House, User


@dataclass(frozen=True)
class Reading:
    """What pages say of where they are: the houses that the viewer may look at, and the one that is looked at."""

    houses: list[House]
    house: House
    may_act: bool

    @property
    def has_choice(self) -> bool:
        return len(self.houses) > 1

    @property
    def query(self) -> str:
        """What links to other pages about the same house end with; nothing where it is the viewer's own as HR."""
        return "" if self.may_act else f"?house={self.house.pk}"


def houses_read(viewer: User, asked: str = "") -> list[House]:
    """Return the houses that somebody may look at, the own one first; only the one whose key is asked for, if any.
    Raise PermissionDenied where there is none."""
    own = [viewer.house] if viewer.is_hr and viewer.house else []
    return _among([*own, *(each for each in houses_of_officer(viewer, today()) if each not in own)], asked)


def _among(houses: list[House], asked: str) -> list[House]:
    found = [each for each in houses if asked in ("", str(each.pk))]
    if not found:
        raise PermissionDenied
    return found


def house_read(viewer: User, asked: str = "") -> House:
    """Return the house that somebody looks at: the one asked for, or the first. Raise PermissionDenied."""
    if viewer.is_hr and viewer.house and asked in ("", str(viewer.house.pk)):
        return viewer.house
    return houses_read(viewer, asked)[0]


def reading(viewer: User, asked: str = "") -> Reading:
    """Return where a page is. Raise PermissionDenied."""
    houses = houses_read(viewer)
    house = _among(houses, asked)[0]
    return Reading(houses, house, viewer.is_hr and house == viewer.house)
