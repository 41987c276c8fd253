"""How alike the papers of an exam were, as instructors see it."""

from uuid import uuid4

import pytest

from tests.rows import insert_copy
from tests.training.statistics.classes import START, Question, sit
from training.quiz.models import Attempt, DifficultyTable, Submission

EXAM = "/en/training/statistics/?exam=french-roulette"
UNKNOWN = "When these papers were drawn, nothing was known yet"


@pytest.fixture
def attempt(house, rulebook, time_machine):
    """An exam whose paper was drawn before anything was known."""
    time_machine.move_to(START)
    return sit(house, [Question("multiples"), Question("cut")], 1)[0]


def drawn(attempt, expected, number, ended=True, **changes):
    """The same exam, sat again with a paper of that expected mark."""
    table = DifficultyTable.objects.create(answers=1, contents={})
    insert_copy(attempt, uuid=uuid4(), number=number, expected=expected, difficulty_id=table.pk, **changes)
    if ended:
        again = Attempt.objects.get(difficulty=table)
        Submission.objects.create(attempt=again, at=START, reason=Submission.Reason.SUBMITTED)


def text(signed_in, query=EXAM):
    return signed_in.get(query).content.decode()


def test_the_spread_of_the_expected_marks_is_shown_for_an_exam(signed_in, attempt):
    assert UNKNOWN in text(signed_in)
    drawn(attempt, 0.7124, 2)
    assert "Expected mark of 1 paper when it was drawn: 71.2%." in text(signed_in)
    drawn(attempt, 0.7126, 3)
    drawn(attempt, 0.7200, 4)
    shown = "Expected mark of 3 papers when they were drawn: 71.5% on average, 71.2% at the lowest, 72% at the highest."
    assert shown in text(signed_in)


def test_it_is_shown_beside_the_reliability_and_for_one_exam_alone(signed_in, attempt):
    drawn(attempt, 0.7, 2)
    assert "how reliable" in text(signed_in)
    assert "Expected mark of" not in text(signed_in, "/en/training/statistics/")


def test_only_exams_that_ended_in_the_house_in_that_time_count(
    signed_in, instructor, attempt, other_house, time_machine
):
    drawn(attempt, 0.7, 2, ended=False)
    drawn(attempt, 0.7, 3, house_id=other_house.pk)
    drawn(attempt, 0.7, 4, blueprint="fair-roulette")
    assert UNKNOWN in text(signed_in)
    drawn(attempt, 0.8, 5)
    assert "80%" in text(signed_in)
    time_machine.shift(31 * 86400)
    signed_in.force_login(instructor)  # the session is over
    assert "80%" not in text(signed_in, EXAM + "&period=30")


def test_the_page_says_what_an_expected_mark_is(signed_in, attempt):
    assert "drawn to the same expected mark" in text(signed_in)
