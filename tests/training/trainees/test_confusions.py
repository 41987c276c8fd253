"""Instructors see which mistakes a trainee and the trainees of the house make."""

from datetime import timedelta

import pytest
import time_machine
from django.db import connection
from django.test.utils import CaptureQueriesContext

from tests.training.certification.cast import NOON, a_person
from tests.training.trainees.test_pages import HOME, page
from training.quiz.models import Practice


@pytest.fixture(autouse=True)
def _today():
    with time_machine.travel(NOON, tick=False):
        yield


CONFUSIONS = "/en/training/trainees/confusions/"


def confuse(person, mistake, times, at=NOON):
    with time_machine.travel(at, tick=False):
        for number in range(times):
            Practice.objects.create(
                user=person,
                generator="zero",
                version=1,
                seed=f"{mistake}-{at:%j}-{number}",
                level=1,
                ruleset="venice-french",
                given={},
                score=0,
                max=1,
                mistake=mistake,
            )


def test_the_confusions_of_the_house_are_counted_with_skill_and_clause(
    signed_in, rulebook, trainee, colleague, other_house
):
    confuse(trainee, "rl-halved-for-prison", 2)
    confuse(colleague, "rl-halved-for-prison", 1)
    confuse(colleague, "rl-zero-takes-all", 1)
    confuse(a_person(other_house, username="olga"), "rl-zero-takes-all", 9)
    rows = signed_in.get(CONFUSIONS).context["confusions"]
    assert [(row.name, row.times, row.people) for row in rows] == [
        ("rl-halved-for-prison", 3, 2),
        ("rl-zero-takes-all", 1, 1),
    ]
    text = page(signed_in, CONFUSIONS)
    assert "Halved instead of imprisoned" in text
    assert "#roulette-zero-prison" in text
    assert "mistake=rl-halved-for-prison" in text


def test_the_confusions_of_a_trainee_are_on_the_page_of_that_trainee(signed_in, rulebook, trainee, colleague):
    confuse(trainee, "rl-freed-paid", 1)
    confuse(colleague, "rl-zero-takes-all", 1)
    text = page(signed_in, f"{HOME}{trainee.pk}/")
    assert "A freed stake paid as well" in text
    assert "Even chances lost at zero" not in text


def test_confusions_of_long_ago_do_not_count_and_a_retired_one_keeps_its_id(signed_in, trainee):
    confuse(trainee, "retired-mistake", 1)
    confuse(trainee, "rl-freed-paid", 1, at=NOON - timedelta(days=200))
    assert [str(row.title) for row in signed_in.get(CONFUSIONS).context["confusions"]] == ["retired-mistake"]


def test_more_confusions_need_no_more_queries(signed_in, rulebook, trainee, colleague, django_assert_num_queries):
    confuse(trainee, "rl-freed-paid", 1)
    signed_in.get(CONFUSIONS)
    with CaptureQueriesContext(connection) as few:
        signed_in.get(CONFUSIONS)
    for mistake in ("rl-halved-for-prison", "rl-zero-takes-all", "rl-levels-forgotten"):
        confuse(colleague, mistake, 2)
    with django_assert_num_queries(len(few)):
        signed_in.get(CONFUSIONS)
