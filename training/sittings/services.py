"""What is written about rooms beside the rooms themselves."""

from datetime import datetime, timedelta

from django.db import transaction

from training.classes.models import RoomOfClass, SchoolClass
from training.quiz.house.models import Room
from training.quiz.house.rooms import open_room
from training.staff.models import User


@transaction.atomic
def open_room_for(
    author: User, exam: str, name: str, school_class: SchoolClass | None, stays_open: timedelta, now: datetime
) -> Room:
    """Open a room, of a class of the author's house if one is given, whose name it has where none is typed. Raise
    PermissionDenied for people who arrange no exams."""
    room = open_room(author, exam, name or (school_class.name if school_class else ""), stays_open, now)
    if school_class:
        RoomOfClass.objects.create(room=room, school_class=school_class)
    return room
