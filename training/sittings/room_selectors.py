"""The rooms of a house, and who sits in them. Every selector asks first who is looking."""

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime
from uuid import UUID

from django.db.models import Count, Exists, OuterRef, Q, QuerySet
from django.utils.functional import Promise

from training.classes.models import RoomOfClass
from training.classes.selectors import members_of
from training.exams.arranging import Exams
from training.quiz.house.models import DeviceRelease, Room
from training.quiz.house.rooms import open_rooms
from training.quiz.models import Attempt
from training.quiz.outcomes import annulments
from training.quiz.selectors import GRACE
from training.staff.models import User
from training.staff.teaching import overseen_house

PAST = 10  # rooms that are closed, as the list shows them


@dataclass(frozen=True, slots=True)
class Listed:
    """A room with the name of its exam."""

    room: Room
    exam: Promise | str

    @property
    def closed_at(self) -> datetime:
        return self.room.closing.at if hasattr(self.room, "closing") else self.room.closes_at

    def is_open(self, now: datetime) -> bool:
        return now < self.closed_at


@dataclass(frozen=True, slots=True)
class Seat:
    """Somebody who sits or sat in a room: how many questions they have answered, whether they are still at it, and
    whether the exam was annulled."""

    attempt: Attempt
    answered: int
    total: int
    is_sitting: bool
    is_released: bool
    is_annulled: bool


def rooms(viewer: User, now: datetime) -> tuple[list[Listed], list[Listed]]:
    """Return the open rooms of the viewer's house and the last closed ones, the latest first."""
    house = overseen_house(viewer)
    exams = Exams(house)
    still = [Listed(room, exams.title(room.exam)) for room in open_rooms(house.pk, now)]
    closed = Room.objects.filter(Q(closes_at__lte=now) | Q(closing__isnull=False), house=house)
    return still, [Listed(room, exams.title(room.exam)) for room in closed.select_related("closing")[:PAST]]


def room(viewer: User, uuid: UUID) -> Listed:
    """Return a room of the viewer's house. Raise Room.DoesNotExist for others."""
    house = overseen_house(viewer)
    found = Room.objects.select_related("closing", "author").get(uuid=uuid, house=house)
    return Listed(found, Exams(house).title(found.exam))


def seats(viewer: User, listed: Listed, now: datetime) -> list[Seat]:
    """Return who sits in a room, by name. One query."""
    void = annulments().filter(attempt=OuterRef("pk"))
    unused = DeviceRelease.objects.filter(attempt=OuterRef("pk"), used_by=None)
    answered = Count("items", filter=Q(items__answers__isnull=False), distinct=True)
    found = listed.room.attempts.filter(house=overseen_house(viewer)).select_related("user", "submission")
    counted = found.annotate(
        answered=answered, total=Count("items", distinct=True), released=Exists(unused), void=Exists(void)
    )
    return [
        Seat(
            attempt,
            attempt.answered,
            attempt.total,
            is_sitting=not hasattr(attempt, "submission") and now <= attempt.deadline + GRACE,
            is_released=attempt.released,
            is_annulled=attempt.void,
        )
        for attempt in counted.order_by("user__last_name", "user__first_name", "pk")
    ]


def not_begun(viewer: User, listed: Listed, seats: Sequence[Seat]) -> list[User]:
    """Return who of the room's class has not begun in it, by name; nobody where it is of no class. Two queries."""
    of = RoomOfClass.objects.filter(room=listed.room, room__house=overseen_house(viewer))
    found = of.select_related("school_class").first()
    if found is None:
        return []
    here = {seat.attempt.user_id for seat in seats}
    members = members_of([found.school_class])[found.school_class_id]
    return [each.person for each in members if each.person.pk not in here]


def releases(viewer: User, listed: Listed) -> QuerySet[DeviceRelease]:
    """Return the releases of devices in a room, the latest first, each with its author, its reason and the person."""
    found = DeviceRelease.objects.filter(attempt__room=listed.room, attempt__house=overseen_house(viewer))
    return found.select_related("author", "attempt__user").order_by("-pk")
