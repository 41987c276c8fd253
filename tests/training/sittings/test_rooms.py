"""Rooms: opened with a code, sat in on one device each, watched, and closed."""

from datetime import timedelta
from uuid import uuid4

import pytest
import time_machine
from django.db import connection
from django.test import Client
from django.test.utils import CaptureQueriesContext

from tests.training.certification.cast import NOON, a_failure, a_person, an_answer, an_attempt, hand_in
from training.quiz.house import codes
from training.quiz.house.models import Device, DeviceRelease, Room
from training.quiz.house.rooms import open_room
from training.quiz.house.terms import set_terms
from training.quiz.models import Attempt, Submission
from training.staff.models import Role

EXAM = "french-roulette"
EXAMS = "/en/training/exams/"
BEGIN = f"{EXAMS}french-roulette-croupier/begin/"
OPEN = "/en/training/sittings/rooms/open/"
FORM = {"exam": EXAM, "class_name": "Evening class", "minutes": "30"}


@pytest.fixture(autouse=True)
def _noon():
    with time_machine.travel(NOON, tick=False):
        yield


@pytest.fixture
def room(instructor):
    set_terms(instructor, EXAM, needs_room=True)
    return open_room(instructor, EXAM, "", timedelta(minutes=30), NOON)


def address(room, *parts):
    return "/".join(["/en/training/sittings/rooms", str(room.uuid), *parts, ""])


def browser(person):
    client = Client()
    client.force_login(person)
    return client


def begin(client, room, typed=None):
    """Begin with the code of the room, and return the address of the exam."""
    response = client.post(BEGIN, {"code": room.code if typed is None else typed})
    assert response.status_code == 302, response.context["offers"]
    return response["Location"]


@pytest.mark.parametrize(
    ("who", "status"), [("instructor", 302), ("hr", 302), ("trainee", 403), ("colleague", 403), ("drifter", 403)]
)
def test_who_opens_a_room(client, request, who, status):
    client.force_login(request.getfixturevalue(who))
    assert client.post(OPEN, FORM).status_code == status
    assert Room.objects.exists() == (status == 302)


@pytest.mark.parametrize(
    ("typed", "field"), [({"exam": "juggling"}, "exam"), ({"minutes": "0"}, "minutes"), ({"minutes": ""}, "minutes")]
)
def test_what_is_entered_wrongly_is_said_at_its_field(signed_in, typed, field):
    response = signed_in.post(OPEN, FORM | typed)
    assert response.status_code == 422
    assert response.context["form"].errors.keys() == {field}


def test_a_code_has_six_clear_characters_and_no_open_room_has_the_same(instructor):
    drawn = iter("AAAAAA" + "AAAAAA" + "CCCCCC")
    first = open_room(instructor, EXAM, "", timedelta(minutes=9), NOON, lambda _signs: next(drawn))
    second = open_room(instructor, EXAM, "", timedelta(minutes=9), NOON, lambda _signs: next(drawn))
    assert (first.code, second.code) == ("AAAAAA", "CCCCCC")
    code = open_room(instructor, EXAM, "", timedelta(minutes=9), NOON).code
    assert len(code) == 6
    assert not set(code) & set("0O1IL5S2Z8B")


@pytest.mark.parametrize("who", ["trainee", "stranger"])
def test_nobody_else_sees_a_room_or_closes_it(client, request, room, who):
    client.force_login(request.getfixturevalue(who))
    status = 403 if who == "trainee" else 404
    assert client.get(address(room)).status_code == status
    assert client.post(address(room, "close")).status_code == status
    assert client.get(address(room, "release", str(uuid4()))).status_code == status


def test_an_exam_that_needs_a_room_is_not_begun_without_its_code(client, trainee, room, rulebook):
    client.force_login(trainee)
    assert "This exam is sat in a room." in client.get(EXAMS).content.decode()
    for typed, sentence in (("", "Enter the code of the room."), ("AAA AAA", "No open room has this code")):
        response = client.post(BEGIN, {"code": typed})
        assert response.status_code == 422
        text = response.content.decode()
        assert sentence in text
        assert f'value="{typed}"' in text
    assert not Attempt.objects.exists()


def test_with_the_code_it_is_begun_in_the_room_however_the_code_is_written(client, trainee, room, rulebook):
    client.force_login(trainee)
    begin(client, room, f" {room.code[:3].lower()}-{room.code[3:].lower()} ")
    assert Attempt.objects.get().room == room


def test_the_code_of_another_exam_or_house_opens_nothing(client, trainee, instructor, stranger, room):
    client.force_login(trainee)
    others = [
        open_room(instructor, "fair-roulette", "", timedelta(minutes=30), NOON),
        open_room(stranger, EXAM, "", timedelta(minutes=30), NOON),
    ]
    for other in others:
        assert client.post(BEGIN, {"code": other.code}).status_code == 422


def test_an_exam_that_needs_no_room_is_begun_without_a_code_even_while_one_is_open(
    client, trainee, instructor, rulebook
):
    open_room(instructor, EXAM, "", timedelta(minutes=30), NOON)
    client.force_login(trainee)
    assert "Otherwise leave this empty." in client.get(EXAMS).content.decode()
    client.post(BEGIN, {"code": ""})
    assert Attempt.objects.get().room is None


def test_the_code_opens_nothing_after_its_time_or_when_the_room_is_closed(client, signed_in, trainee, instructor, room):
    late = open_room(instructor, EXAM, "", timedelta(minutes=1), NOON - timedelta(minutes=2))
    assert "The room is closed." in signed_in.post(address(room, "close"), follow=True).content.decode()
    client.force_login(trainee)
    for each in (room, late):
        assert client.post(BEGIN, {"code": each.code}).status_code == 422
    client.force_login(instructor)
    assert client.post(address(room, "close")).status_code == 302  # a second time changes nothing
    assert room.closing.at == NOON


def test_after_so_many_wrong_codes_even_the_right_one_is_refused_for_a_while(
    client, trainee, colleague, room, rulebook
):
    client.force_login(trainee)
    for _ in range(codes.MOST):
        client.post(BEGIN, {"code": "AAAAAA"})
    response = client.post(BEGIN, {"code": room.code})
    assert "You entered too many wrong codes." in response.content.decode()
    assert not Attempt.objects.exists()
    begin(browser(colleague), room)  # nobody else has to wait


def test_an_exam_in_a_room_is_sat_on_the_device_on_which_it_was_begun(trainee, room, rulebook):
    first, second = browser(trainee), browser(trainee)
    exam = begin(first, room)
    assert first.get(f"{exam}?item=1").status_code == 200
    device = f"{exam}device/"
    assert second.get(f"{exam}?item=1")["Location"] == device
    assert second.get(f"{exam}review/")["Location"] == device
    assert second.post(exam, {"item": 1, "token": "t"})["Location"] == device
    assert second.post(exam, {"item": 1, "token": "t"}, headers={"X-Requested-With": "fetch"}).json() == {
        "next": device
    }
    assert second.post(f"{exam}submit/")["Location"] == device
    assert second.post(BEGIN)["Location"] == exam  # going on leads to the same page
    page = second.get(device)
    assert page.status_code == 200
    assert "This exam is on another device" in page.content.decode()
    assert not Submission.objects.exists()


def test_a_cookie_that_was_made_up_is_none(trainee, room, rulebook):
    first, second = browser(trainee), browser(trainee)
    exam = begin(first, room)
    (name,) = [name for name in first.cookies if name.startswith("seat-")]
    second.cookies[name] = Device.objects.get().token
    assert second.get(f"{exam}?item=1")["Location"] == f"{exam}device/"


def test_a_released_exam_moves_once_and_the_first_device_is_out(trainee, instructor, room, rulebook):
    first, second, third = browser(trainee), browser(trainee), browser(trainee)
    exam = begin(first, room)
    sat = Attempt.objects.get()
    refused = second.post(f"{exam}device/")
    assert "can only be continued on the device on which it was begun" in refused.content.decode()
    released = browser(instructor).post(address(room, "release", str(sat.uuid)), {"reason": "The tablet broke."})
    assert released.status_code == 302
    assert "Continue on this device" in second.get(f"{exam}device/").content.decode()
    assert second.post(f"{exam}device/")["Location"] == exam
    assert second.get(f"{exam}?item=1").status_code == 200
    assert first.get(f"{exam}?item=1")["Location"] == f"{exam}device/"
    assert third.post(f"{exam}device/").status_code == 200
    assert "The tablet broke." in browser(instructor).get(address(room)).content.decode()
    row = DeviceRelease.objects.get()
    assert (row.author, row.reason, row.used_by.token) == (instructor, "The tablet broke.", sat.devices.last().token)


def test_a_release_needs_a_reason_and_an_exam_in_progress(signed_in, trainee, room):
    sat = an_attempt(trainee, NOON, room=room)
    release = address(room, "release", str(sat.uuid))
    assert signed_in.post(release, {"reason": " "}).status_code == 422
    hand_in(sat, NOON)
    assert "has been handed in" in signed_in.post(release, {"reason": "Broken."}).content.decode()
    assert not DeviceRelease.objects.exists()


def test_an_exam_in_no_room_is_sat_on_any_device(trainee, rulebook):
    first, second = browser(trainee), browser(trainee)
    exam = first.post(BEGIN)["Location"]
    assert second.get(f"{exam}?item=1").status_code == 200


def test_the_room_shows_who_sits_how_far_they_are_and_who_has_handed_in(signed_in, trainee, colleague, room):
    assert "Nobody has begun yet." in signed_in.get(address(room)).content.decode()
    an_answer(an_attempt(trainee, NOON, room=room), "red", NOON)
    hand_in(an_attempt(colleague, NOON, room=room), NOON)
    response = signed_in.get(address(room))
    text = response.content.decode()
    assert room.code in text
    assert "1 of 2 still sits the exam" in text
    assert "1 of 1" in text
    assert "handed in at 12:00" in text
    seats = {seat.attempt.user: seat for seat in response.context["seats"]}
    assert (seats[trainee].answered, seats[trainee].is_sitting) == (1, True)
    assert (seats[colleague].answered, seats[colleague].is_sitting) == (0, False)


def test_htmx_gets_the_people_alone_and_asks_again_while_something_may_change(signed_in, trainee, room):
    part = signed_in.get(address(room), headers={"HX-Request": "true"}).content.decode()
    assert "<h1>" not in part
    assert 'hx-trigger="every 5s"' in part
    hand_in(an_attempt(trainee, NOON, room=room), NOON)
    signed_in.post(address(room, "close"))
    text = signed_in.get(address(room)).content.decode()
    assert "hx-trigger" not in text.partition("<main")[2]
    assert room.code not in text


def test_the_number_of_queries_does_not_grow_with_the_people(signed_in, room, house):
    counts = []
    for number in range(4):
        an_attempt(a_person(house, Role.TRAINEE, f"person{number}"), NOON, room=room)
        with CaptureQueriesContext(connection) as queries:
            signed_in.get(address(room))
        counts.append(len(queries))
    assert counts[1] == counts[3]


def test_the_home_lists_open_and_closed_rooms(signed_in, instructor, room):
    open_room(instructor, EXAM, "Morning class", timedelta(minutes=1), NOON - timedelta(minutes=5))
    text = signed_in.get("/en/training/sittings/").content.decode()
    assert room.code in text
    assert "open until 12:30" in text
    assert "Morning class" in text


def test_a_wait_is_said_before_the_code_is_asked(client, trainee, room):
    a_failure(trainee, NOON - timedelta(hours=2))
    client.force_login(trainee)
    assert 'name="code"' not in client.get(EXAMS).content.decode()
