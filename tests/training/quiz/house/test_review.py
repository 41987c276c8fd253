"""What candidates see of an exam after it, as the house says; instructors and HR always see all."""

from datetime import date, timedelta

import pytest
import time_machine
from django.urls import reverse

from tests.training.quiz.conftest import NOON, SMALL
from training.quiz import services
from training.quiz.house.admission import Admission
from training.quiz.house.rooms import close_room, open_room
from training.quiz.house.terms import set_terms
from training.quiz.models import Attempt

QUESTIONS = "Questions that lost marks"
MARK = "The pass mark is 75%"
SKILLS = "What lost marks"


@pytest.fixture(autouse=True)
def _later():
    """Everything is looked at an hour after the exam."""
    with time_machine.travel(NOON + timedelta(hours=1), tick=False):
        yield


@pytest.fixture
def handed_in(attempt):
    services.submit(attempt, NOON)
    return attempt


def page(client, person, attempt):
    client.force_login(person)
    return client.get(reverse("quiz:result", args=[attempt.uuid])).content.decode()


def shown(text):
    return [part for part in (MARK, SKILLS, QUESTIONS) if part in text]


def test_by_default_everything_is_shown(client, trainee, handed_in):
    assert shown(page(client, trainee, handed_in)) == [MARK, SKILLS, QUESTIONS]


def test_only_mark_and_skills(client, trainee, instructor, handed_in):
    set_terms(instructor, "small", review="marks")
    text = page(client, trainee, handed_in)
    assert shown(text) == [MARK, SKILLS]
    assert "Your house does not show the questions of this exam." in text
    assert "item-1" not in text


@pytest.mark.parametrize(("day", "parts"), [(date(2026, 3, 3), []), (date(2026, 3, 2), [MARK, SKILLS, QUESTIONS])])
def test_nothing_but_the_outcome_until_a_day(client, trainee, instructor, handed_in, day, parts):
    set_terms(instructor, "small", review="later", review_from=day)
    text = page(client, trainee, handed_in)
    assert shown(text) == parts
    assert "<h1>Not passed</h1>" in text
    assert ("Your house shows the mark and the questions of this exam from 3 March 2026." in text) == (parts == [])
    assert ("0%" in text) == bool(parts)


@pytest.mark.parametrize("who", ["instructor", "hr"])
@pytest.mark.parametrize("terms", [{"review": "marks"}, {"review": "later", "review_from": date(2030, 1, 1)}])
def test_instructors_and_hr_always_see_all(client, request, instructor, handed_in, who, terms):
    set_terms(instructor, "small", **terms)
    assert shown(page(client, request.getfixturevalue(who), handed_in)) == [MARK, SKILLS, QUESTIONS]


def test_another_house_hides_nothing(client, trainee, stranger, handed_in):
    set_terms(stranger, "small", review="marks")
    assert QUESTIONS in page(client, trainee, handed_in)


def in_room(person, room, **more):
    return services.open_attempt(person, person.house_id, SMALL, "en", NOON, 0, Admission(None, room, "device"))


def test_nothing_until_the_room_is_closed_and_nobody_sits_there(client, rules, trainee, colleague, instructor):
    set_terms(instructor, "small", review="room")
    room = open_room(instructor, "small", "", timedelta(hours=3), NOON)
    first, second = in_room(trainee, room), in_room(colleague, room)
    services.submit(first, NOON)
    text = page(client, trainee, first)
    assert shown(text) == []
    assert "when the room is closed" in text
    close_room(instructor, room, NOON)
    with time_machine.travel(NOON + timedelta(minutes=2), tick=False):
        assert shown(page(client, trainee, first)) == []
        services.submit(second, NOON + timedelta(minutes=2))
        assert shown(page(client, trainee, first)) == [MARK, SKILLS, QUESTIONS]


def test_an_exam_in_no_room_hides_nothing_until_a_room_is_closed(client, trainee, instructor, handed_in):
    set_terms(instructor, "small", review="room")
    assert QUESTIONS in page(client, trainee, handed_in)
    assert Attempt.objects.get().room is None
