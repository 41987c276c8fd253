"""Rooms in which an exam is sat: an instructor opens one, and its code lets people begin until it closes."""

import secrets
import unicodedata
from collections.abc import Callable, Sequence
from datetime import datetime, timedelta

from django.db import transaction
from django.db.models import QuerySet

from training.quiz.house.models import ExamTerms, Room, RoomClosing
from training.quiz.problems import AttemptRefused
from training.staff.models import User
from training.staff.teaching import overseen_house

ALPHABET = "34679ACDEFGHJKMNPQRTUVWXY"  # no two that look alike on a board
LENGTH = 6
# The refusals that are about the code; they are shown at its field.
OF_THE_CODE = ("no-code", "wrong-code", "too-many-codes")


def open_rooms(house: int, now: datetime) -> QuerySet[Room]:
    """Return the rooms of a house in which somebody may begin."""
    return Room.objects.filter(house=house, closes_at__gt=now, closing=None)


def open_room(
    author: User,
    exam: str,
    class_name: str,
    stays_open: timedelta,
    now: datetime,
    choice: Callable[[Sequence[str]], str] = secrets.choice,
) -> Room:
    """Open a room for an exam. Raise PermissionDenied for people who arrange no exams."""
    house = overseen_house(author)
    taken = set(open_rooms(house.pk, now).values_list("code", flat=True))
    while (code := "".join(choice(ALPHABET) for _ in range(LENGTH))) in taken:
        pass
    return Room.objects.create(
        house=house,
        exam=exam,
        class_name=class_name,
        code=code,
        opened_at=now,
        closes_at=now + stays_open,
        author=author,
    )


@transaction.atomic
def close_room(author: User, room: Room, now: datetime) -> RoomClosing:
    """Close a room, so that nobody begins there any more. A second closing changes nothing and returns the first.

    Raise AttemptRefused (not-arranger).
    """
    room = Room.objects.select_for_update().get(pk=room.pk)
    if overseen_house(author).pk != room.house_id:
        raise AttemptRefused("not-arranger")
    return RoomClosing.objects.get_or_create(room=room, defaults={"at": now, "author": author})[0]


def entered(house: int, terms: ExamTerms, typed: str, now: datetime) -> Room | None:
    """Return the room that a code opens for an exam; None where none is typed or needed.

    Raise AttemptRefused (no-code, wrong-code).
    """
    code = read_code(typed)
    if not code:
        if terms.needs_room:
            raise AttemptRefused("no-code")
        return None
    room = open_rooms(house, now).filter(exam=terms.exam, code=code).first()
    if room is None:
        raise AttemptRefused("wrong-code")
    return room


def read_code(typed: str) -> str:
    """Return a code as it was given out: capitals, spaces and dashes do not matter."""
    return "".join(sign for sign in unicodedata.normalize("NFKC", typed[:40]).upper() if sign.isalnum())
