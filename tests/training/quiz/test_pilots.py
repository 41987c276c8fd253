"""Questions that are tried out: asked and marked like all others, but without weight in mark and pace."""

from dataclasses import replace
from datetime import timedelta

import pytest
from django.urls import reverse

from tests.training.quiz.conftest import NOON, SMALL
from training.certification.services import _examined_clauses
from training.drills.kit.exam import Programme, Section
from training.quiz import services
from training.quiz.skills import skills_of

TRIED = replace(SMALL, sections=(Section("multiples", 1, 2), Section("zero", 2, 2, pilot=True)))


@pytest.fixture
def attempt(rules, trainee):
    return services.start(trainee, TRIED, "en", NOON)


def answered(attempt, right=(), wrong=(), seconds=30):
    """Hand in with an answer every so many seconds, in the order of these positions."""
    at = NOON
    for position in (*right, *wrong):
        at += timedelta(seconds=seconds)
        item = attempt.items.get(position=position)
        given = item.key if position in right else dict.fromkeys(item.key, 1)
        services.answer(attempt, position, given, f"t{position}", at)
    return services.submit(attempt, at)


def test_items_of_a_pilot_are_asked_and_frozen_as_not_counting(attempt):
    assert list(attempt.items.values_list("counts", flat=True)) == [True, True, False, False]
    assert attempt.deadline == NOON + timedelta(seconds=240)


def test_they_are_marked_but_have_no_weight_in_the_mark(attempt):
    result = answered(attempt, right=(1, 2))
    assert (result.percent, result.complete, len(result.items)) == (100, True, 4)
    assert [item.mark.score for item in result.items][2:] == [0, 0]


def test_right_answers_to_them_help_nobody(attempt):
    assert answered(attempt, right=(3, 4)).percent == 0


def test_they_have_no_weight_in_the_pace(attempt):
    """Two questions that count in 50 seconds each, two others in 65 seconds each."""
    at = NOON
    for position, seconds in ((1, 50), (3, 65), (4, 65), (2, 50)):
        at += timedelta(seconds=seconds)
        services.answer(attempt, position, attempt.items.get(position=position).key, f"t{position}", at)
    result = services.submit(attempt, at)
    assert (result.seconds, result.pace_kept) == (50, True)


def test_a_quick_answer_to_them_never_makes_the_time_of_the_exam_too_short(attempt):
    """Five seconds for each of them, and the rest of the four minutes for the two that count."""
    at = NOON
    for position, seconds in ((3, 5), (4, 5), (1, 115), (2, 115)):
        at += timedelta(seconds=seconds)
        services.answer(attempt, position, attempt.items.get(position=position).key, f"t{position}", at)
    assert services.submit(attempt, at).pace_kept


def test_the_result_shows_them_apart(client, trainee, attempt):
    answered(attempt, right=(1, 2))
    client.force_login(trainee)
    response = client.get(reverse("quiz:result", args=[attempt.uuid]))
    assert [row.row.position for row in response.context["tried_out"]] == [3, 4]
    assert response.context["weak"] == []
    assert "Questions that did not count" in response.content.decode()


def test_while_the_exam_is_sat_nothing_says_which_they_are(client, trainee, attempt):
    client.force_login(trainee)
    services.start(trainee, TRIED, "en", NOON)
    for page in ("review", "result"):
        text = client.get(reverse(f"quiz:{page}", args=[attempt.uuid])).content.decode()
        assert "pilot" not in text


def test_neither_skills_nor_certificates_rest_on_them(trainee, attempt):
    answered(attempt, right=(1, 2, 3, 4))
    assert [skill.generator for skill in skills_of([trainee], trainee.house)[trainee.pk]] == ["multiples"]
    counted = {name for item in attempt.items.filter(counts=True) for part in item.clauses.values() for name, _ in part}
    assert _examined_clauses(attempt).keys() == counted


def test_an_exam_in_which_nothing_counts_is_refused():
    with pytest.raises(ValueError, match="at least one item must count"):
        replace(SMALL, sections=(Section("zero", 2, 1, pilot=True),))


def test_a_certificate_covers_no_skill_that_is_only_tried_out():
    with pytest.raises(ValueError, match="covers only what its exam asks"):
        Programme(slug="small", title="Small", blueprint=TRIED, covers=("zero",))
