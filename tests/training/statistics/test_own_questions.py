"""Questions that a house wrote itself in the statistics: called by their text, each version counted apart."""

import pytest
from django.utils.html import escape

from tests.training.exams.answered import choice, sat, sit
from tests.training.exams.conftest import CHOICE, NOON
from tests.training.statistics.classes import START
from training.exams import services, wordings
from training.exams.models import HouseExam
from training.quiz.skills import skills_of
from training.staff.models import Role, User

HOME = "/en/training/statistics/"
OLD, NEW = "Who signs the <b>float</b> sheet?", "Who signs the sheet of the float?"
CLEARER = choice("The pit boss", "The dealer", "Nobody", ask=NEW)


@pytest.fixture
def question(rulebook, instructor, time_machine):
    time_machine.move_to(START)
    return wordings.begin_question(instructor, "french-roulette", CHOICE)


@pytest.fixture
def third(house):
    return User.objects.create(username="third", house=house, role=Role.TRAINEE)


@pytest.fixture
def answered(question, instructor, trainee, colleague, third):
    """Two people are asked its first version, and one of them is wrong; a third one its second."""
    sat(instructor, question, {trainee: "The dealer", colleague: "The pit boss"})
    wordings.reword(question, instructor, CLEARER, 1)
    exam = HouseExam.objects.get()
    services.revise(exam, instructor, NOON)
    services.publish(exam, instructor, 1)
    sit(third, "The pit boss")
    return question


def level_of(question):
    return f"{HOME}{question}/1/venice-french/"


def test_it_is_called_by_its_text_and_each_version_is_counted_apart(signed_in, answered):
    page = signed_in.get(HOME)
    groups = {group.version: group for group in page.context["groups"]}
    assert {version: group.figures.answers for version, group in groups.items()} == {1: 2, 2: 1}
    assert {version: group.figures.facility for version, group in groups.items()} == {1: 0.5, 2: 1.0}
    text = page.content.decode()
    assert all(escape(said) in text for said in (OLD, NEW))
    assert f">{answered}<" not in text
    assert f'href="{level_of(answered)}?version=1"' in text


def test_its_page_shows_the_version_that_is_chosen_or_else_the_last(signed_in, answered):
    page = signed_in.get(level_of(answered))
    text = page.content.decode()
    assert (page.context["group"].version, len(page.context["group"].answers)) == (2, 1)
    assert f'href="/en/training/exams/own/questions/{answered.pk}/"' in text
    assert f'href="{level_of(answered)}?version=1"' in text
    assert f'href="/en/training/statistics/regrade/{answered}/?version=2"' in text
    older = signed_in.get(f"{level_of(answered)}?version=1")
    assert (older.context["group"].version, len(older.context["group"].answers)) == (1, 2)
    assert escape(OLD) in older.content.decode()
    for unknown in ("3", "0", "x"):
        assert signed_in.get(f"{level_of(answered)}?version={unknown}").status_code == 404


def test_the_filter_goes_along_from_page_to_page_and_the_version_does_not(signed_in, answered):
    text = signed_in.get(f"{HOME}?period=30").content.decode()
    assert f'href="{level_of(answered)}?version=1&amp;period=30"' in text
    text = signed_in.get(f"{level_of(answered)}?version=1&period=30").content.decode()
    assert f'href="{HOME}?period=30"' in text
    assert f'href="{level_of(answered)}?version=2&amp;period=30"' in text


def test_among_the_skills_of_a_person_it_is_called_as_they_were_asked_last(answered, house, trainee, third):
    of = skills_of([trainee, third], house)
    assert [str(skill.title) for skill in of[trainee.pk]] == [NEW]  # the last that anybody of them was asked
    assert [str(skill.title) for skill in skills_of([trainee], house)[trainee.pk]] == [OLD]


def test_the_skills_of_many_people_ask_as_few_questions_of_the_database(
    answered, house, trainee, colleague, third, django_assert_num_queries
):
    for people in ([trainee], [trainee, colleague, third]):
        with django_assert_num_queries(3):
            skills_of(people, house)
