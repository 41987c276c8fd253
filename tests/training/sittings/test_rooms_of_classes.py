"""A room of a class: its page says who of the class has not begun."""

from datetime import timedelta

import pytest
import time_machine

from tests.training.certification.cast import NOON, a_person, an_attempt
from training.classes.models import SchoolClass
from training.classes.services import join, leave
from training.quiz.house.models import Room
from training.quiz.house.rooms import open_room
from training.staff.models import Role

EXAM = "french-roulette"
OPEN = "/en/training/sittings/rooms/open/"
FORM = {"exam": EXAM, "class_name": "Evening class", "minutes": "30"}


@pytest.fixture(autouse=True)
def _noon():
    with time_machine.travel(NOON, tick=False):
        yield


def address(room, *parts):
    return "/".join(["/en/training/sittings/rooms", str(room.uuid), *parts, ""])


def a_class(instructor, *people, name="Spring"):
    found = SchoolClass.objects.create(house=instructor.house, name=name, made_at=NOON)
    join(instructor, found, list(people), NOON)
    return found


def missing(client, room):
    return [person.username for person in client.get(address(room)).context["not_begun"]]


def test_the_room_of_a_class_says_who_has_not_begun_yet(signed_in, instructor, trainee, colleague):
    spring = a_class(instructor, trainee, colleague)
    sent = {"exam": EXAM, "class_name": "", "school_class": spring.pk, "minutes": "30"}
    signed_in.post(OPEN, sent)
    room = Room.objects.get()
    assert room.class_name == "Spring"
    assert missing(signed_in, room) == [trainee.username, colleague.username]  # by name: Ada, Bruno
    an_attempt(trainee, NOON, room=room)
    assert missing(signed_in, room) == [colleague.username]
    assert "Not begun yet" in signed_in.get(address(room)).content.decode()
    signed_in.post(address(room, "close"))
    assert "Did not begin here" in signed_in.get(address(room)).content.decode()


def test_a_room_of_no_class_misses_nobody(signed_in, instructor, trainee):
    room = open_room(instructor, EXAM, "", timedelta(minutes=30), NOON)
    a_class(instructor, trainee)
    assert missing(signed_in, room) == []


def test_a_room_is_for_a_class_of_the_house_that_goes_on(signed_in, instructor, other_house):
    teacher = a_person(other_house, Role.INSTRUCTOR, "otto")
    archived = a_class(instructor, name="Gone")
    SchoolClass.objects.filter(pk=archived.pk).update(archived_at=NOON)
    for wrong in (a_class(teacher).pk, archived.pk, "x"):
        answer = signed_in.post(OPEN, FORM | {"school_class": wrong})
        assert (answer.status_code, list(answer.context["form"].errors)) == (422, ["school_class"])
    assert not Room.objects.exists()


def test_people_who_have_left_the_class_are_not_missed(signed_in, instructor, trainee, colleague):
    spring = a_class(instructor, trainee, colleague)
    leave(instructor, spring, colleague, NOON)
    signed_in.post(OPEN, FORM | {"school_class": spring.pk})
    assert missing(signed_in, Room.objects.get()) == [trainee.username]
