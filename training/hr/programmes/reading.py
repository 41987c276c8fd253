"""Who may look at the programmes of a house: HR and instructors of it, and the officers of its group."""

from dataclasses import dataclass

from django.db.models import QuerySet

from training.certification.own.models import HouseProgramme, ProgrammeVersion
from training.certification.own.programme import OwnProgramme, of_version
from training.hr.reading import house_read
from training.staff.models import House, User


@dataclass(frozen=True)
class Kept:
    """A programme that the house has made: its last version as a programme, and whether it is offered."""

    made: HouseProgramme
    last: OwnProgramme
    is_offered: bool

    @property
    def version(self) -> ProgrammeVersion:
        return self.last.version


def programmes_read(viewer: User, asked: str = "") -> House:
    """Return the house at whose programmes somebody looks: the one whose key is asked for, or the first. Raise
    PermissionDenied."""
    if viewer.is_instructor and viewer.house and asked in ("", str(viewer.house.pk)):
        return viewer.house
    return house_read(viewer, asked)


def made_in(viewer: User, asked: str = "") -> QuerySet[HouseProgramme]:
    """Return what a house has made, for somebody who may look at it, the oldest first. Raise PermissionDenied."""
    found = HouseProgramme.objects.filter(house=programmes_read(viewer, asked)).order_by("pk")
    return found.select_related("house", "author").prefetch_related("versions__author", "offers")


def kept(made: HouseProgramme) -> Kept:
    """Return how a programme of `made_in` stands. No query."""
    last = max(made.versions.all(), key=lambda version: version.number)
    last.programme = made
    offers = list(made.offers.all())
    return Kept(made, of_version(last), bool(offers) and offers[-1].version_id is not None)
