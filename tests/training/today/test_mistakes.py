"""A mistake made in drills or shifts stays on the training home until it is put right."""

from datetime import timedelta

import pytest
import time_machine
from django.db import connection
from django.test.utils import CaptureQueriesContext

from tests.training.certification.cast import NOON
from tests.training.shifts.conftest import STAKE, mistaken
from training.drills.registry import MISTAKES
from training.quiz.models import Practice
from training.today.mistakes import ENOUGH, LATELY, SHOWN, to_put_right

HOME = "/en/training/"
DAY = timedelta(days=1)
SKILL = "picture-bet"


@pytest.fixture(autouse=True)
def _today():
    with time_machine.travel(NOON, tick=False):
        yield


def answer(user, mistake="", at=NOON - DAY, skill=SKILL, ruleset="venice-french", right=0):
    number = Practice.objects.count()
    with time_machine.travel(at + timedelta(seconds=number), tick=False):
        return Practice.objects.create(
            user=user, generator=skill, version=1, seed=str(number), level=4, ruleset=ruleset,
            given={}, score=right, max=1, mistake=mistake,
        )  # fmt: skip


def names(user):
    return [each.name for each, _how in to_put_right(user, NOON)]


def test_a_mistake_is_said_with_its_drill_and_its_clause_and_how_often_it_was_made(rulebook, client, trainee):
    answer(trainee, STAKE)
    answer(trainee, STAKE)
    answer(trainee, right=1)
    client.force_login(trainee)
    page = client.get(HOME).content.decode()
    assert "Mistakes to put right" in page
    assert f"/en/training/drills/{SKILL}/?level=4&amp;mistake={STAKE}" in page
    assert "#roulette-payout" in page
    assert "made 2 times" in page
    assert "1 right answer since" in page


def test_who_made_none_reads_nothing_of_them(client, trainee, colleague):
    answer(colleague, STAKE)
    answer(trainee)
    client.force_login(trainee)
    assert "Mistakes to put right" not in client.get(HOME).content.decode()


def test_a_mistake_of_a_shift_is_put_right_in_its_drill(rulebook, trainee):
    _shift, _position = mistaken(trainee, length=20)
    ((each, how),) = to_put_right(trainee, NOON)
    assert (each.name, each.skill, each.times, each.right) == (STAKE, (SKILL, "venice-french"), 1, 0)
    assert f"mistake={STAKE}" in how.drill
    for _ in range(ENOUGH):
        answer(trainee, at=NOON + DAY / 24, right=1)
    assert names(trainee) == []


def test_only_right_answers_in_the_same_skill_and_since_put_it_right(trainee):
    for _ in range(ENOUGH):
        answer(trainee, right=1, at=NOON - 3 * DAY)
    answer(trainee, STAKE, at=NOON - 2 * DAY)
    for _ in range(ENOUGH):
        answer(trainee)
        answer(trainee, right=1, skill="cut")
        answer(trainee, right=1, ruleset="saint-vincent-fair")
    assert names(trainee) == [STAKE]
    for _ in range(ENOUGH - 1):
        answer(trainee, right=1)
    assert names(trainee) == [STAKE]
    answer(trainee, right=1)
    assert names(trainee) == []


def test_made_again_it_begins_again(trainee):
    answer(trainee, STAKE, at=NOON - 3 * DAY)
    for _ in range(ENOUGH - 1):
        answer(trainee, right=1, at=NOON - 2 * DAY)
    answer(trainee, STAKE)
    ((each, _how),) = to_put_right(trainee, NOON)
    assert (each.times, each.right) == (2, 0)


def test_what_is_old_or_no_longer_looked_for_is_left_out(trainee):
    answer(trainee, STAKE, at=NOON - LATELY - DAY)
    answer(trainee, "no-such-mistake")
    answer(trainee, STAKE, ruleset="nowhere")
    answer(trainee, STAKE, skill="whist")
    assert names(trainee) == []


def test_those_made_most_often_are_shown_and_take_no_more_queries(rulebook, trainee, django_assert_num_queries):
    answer(trainee, STAKE)
    with CaptureQueriesContext(connection) as before:
        to_put_right(trainee, NOON)
    many = [name for name in sorted(MISTAKES) if name.startswith("rl-") and name != STAKE][: SHOWN + 2]
    for times, name in enumerate(many, 2):
        for _ in range(times):
            answer(trainee, name)
    with django_assert_num_queries(len(before)):
        found = names(trainee)
    assert found == many[: -SHOWN - 1 : -1]
