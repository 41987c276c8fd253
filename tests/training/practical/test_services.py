"""Practical tests are signed once, by instructors of the house, with every required line graded."""

from datetime import date, timedelta

import pytest
from django.core.exceptions import PermissionDenied
from django.db import IntegrityError, transaction

from games.web.kit.append_only import RecordChanged
from tests.training.certification.cast import NOON
from tests.training.practical.sheets import SURE, signed
from training.drills.registry import PROGRAMMES, RUBRICS
from training.practical.models import PracticalTest
from training.practical.problems import PracticalRefused
from training.practical.selectors import passed_on
from training.practical.services import withdraw

GAME = "french-roulette"


def test_every_programme_has_a_rubric_with_every_group():
    assert {programme.game for programme in PROGRAMMES.values()} == set(RUBRICS)
    for rubric in RUBRICS.values():
        assert {each.group for each in rubric.criteria if each.required} == {"technique", "control", "hospitality"}
        assert rubric.minimum >= 20


@pytest.mark.parametrize(
    ("grades", "passes"),
    [
        (SURE, True),
        (SURE | {"spin": 3}, True),
        (SURE | {"spin": 1}, False),
        (SURE | {"guests": 0}, False),
        (SURE | {"bearing": 1}, True),  # is not required
        (SURE | {"bearing": 0}, False),
        ({name: grade for name, grade in SURE.items() if name != "bearing"}, True),
        ({name: grade for name, grade in SURE.items() if name != "spin"}, False),
    ],
)
def test_all_required_lines_must_be_sure_and_none_not_yet(grades, passes):
    assert RUBRICS[GAME].passes(grades) is passes


def test_a_sheet_sent_twice_is_one_test(instructor, trainee, second):
    first = signed(instructor, trainee, second=second)
    assert signed(instructor, trainee, rounds=40) == first
    assert first.passed
    assert (first.house, first.second, first.version) == (instructor.house, second, RUBRICS[GAME].version)
    assert PracticalTest.objects.count() == 1
    assert signed(second, trainee) != first  # another assessor's form


def test_what_was_signed_is_not_changed(instructor, trainee):
    test = signed(instructor, trainee)
    with pytest.raises(RecordChanged):
        test.save()


@pytest.mark.parametrize("who", ["trainee", "hr", "stranger"])
def test_only_instructors_sign(request, who, colleague):
    with pytest.raises(PermissionDenied):
        signed(request.getfixturevalue(who), colleague)


def refusal(*args, **more):
    with pytest.raises(PracticalRefused) as refused:
        signed(*args, **more)
    assert not PracticalTest.objects.exists()
    return refused.value.code


def test_neither_oneself_nor_strangers_nor_hr_are_candidates(instructor, stranger, hr):
    assert [refusal(instructor, person) for person in (instructor, stranger, hr)] == ["candidate"] * 3


def test_the_second_assessor_is_another_instructor_of_the_house(instructor, trainee, hr, stranger, second):
    for person in (instructor, trainee, hr, stranger):
        assert refusal(instructor, trainee, second=person) == "second"
    assert refusal(instructor, second, second=second) == "second"


def test_a_sheet_that_is_not_complete_is_refused(instructor, trainee):
    assert refusal(instructor, trainee, rounds=19) == "rounds"
    assert refusal(instructor, trainee, grades={"spin": 2}) == "grades"
    assert refusal(instructor, trainee, grades=SURE | {"unknown": 2}) == "grades"
    assert refusal(instructor, trainee, grades=SURE | {"spin": 4}) == "grades"
    assert refusal(instructor, trainee, ended_at=NOON - timedelta(hours=2)) == "times"


def test_the_day_of_a_test_is_neither_in_the_future_nor_more_than_a_week_ago(instructor, trainee):
    midnight = NOON.replace(hour=23)  # after the day of NOON, by the clock of Venice
    assert refusal(instructor, trainee, ended_at=midnight) == "ahead"
    assert refusal(instructor, trainee, ended_at=NOON + timedelta(days=400)) == "ahead"
    long_ago = midnight - timedelta(days=8, seconds=1)
    assert refusal(instructor, trainee, began_at=long_ago, ended_at=long_ago) == "late"
    assert signed(instructor, trainee, token="first", began_at=long_ago, ended_at=long_ago + timedelta(seconds=1))
    today = signed(instructor, trainee, token="last", ended_at=midnight - timedelta(seconds=1))
    assert today.ended_at == NOON  # when it arrived


def test_the_database_refuses_an_assessor_who_is_the_candidate(instructor):
    row = {"house": instructor.house, "candidate": instructor, "assessor": instructor, "game": GAME, "version": 1}
    times = {"began_at": NOON, "ended_at": NOON, "rounds": 20, "grades": SURE, "passed": True, "token": "x"}
    with pytest.raises(IntegrityError), transaction.atomic():
        PracticalTest.objects.create(**row, **times)


def test_a_withdrawn_test_counts_until_the_day_before(instructor, trainee):
    test = signed(instructor, trainee, ended_at=NOON - timedelta(days=3), began_at=NOON - timedelta(days=4))
    withdraw(instructor, test, "The wrong person.", NOON)
    days = [date(2026, 2, 26), date(2026, 2, 27), date(2026, 3, 1), date(2026, 3, 2)]
    assert [test in passed_on(day) for day in days] == [False, True, True, False]
    with pytest.raises(PracticalRefused) as refused:
        withdraw(instructor, test, "Again.", NOON)
    assert refused.value.code == "withdrawn"


def test_a_failed_test_is_no_evidence(instructor, trainee):
    assert not signed(instructor, trainee, grades=SURE | {"zero": 1}).passed
    assert not passed_on(date(2026, 3, 2)).exists()


def test_others_do_not_withdraw(instructor, trainee, hr):
    with pytest.raises(PermissionDenied):
        withdraw(hr, signed(instructor, trainee), "No.", NOON)
