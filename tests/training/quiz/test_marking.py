"""A mark changed by a person: who may, what is kept, and when it needs a second person."""

import pytest

from tests.training.quiz.conftest import NOON, SMALL
from training.quiz import services
from training.quiz.marking import regrade
from training.quiz.models import Mark, OutcomeChange
from training.quiz.problems import AttemptRefused
from training.quiz.selectors import result_of
from training.staff.models import AuditEntry


@pytest.fixture
def mark(attempt):
    """Nothing was answered: 0 of 4 on the first of four questions."""
    return services.submit(attempt, NOON).items[0].mark


def test_an_examiner_changes_a_mark_with_a_reason_and_the_old_one_stays(mark, attempt, instructor):
    again = regrade(mark, instructor, " misprint ", mark.max, NOON)
    assert (again.author, again.reason, again.item) == (instructor, "misprint", mark.item)
    assert Mark.objects.filter(item=mark.item).count() == 2
    assert result_of(attempt).items[0].mark == again
    assert result_of(attempt).percent == 25


@pytest.mark.parametrize(
    ("who", "reason", "score", "code"),
    [
        ("trainee", "because", 1, "not-examiner"),
        ("colleague", "because", 1, "not-examiner"),
        ("stranger", "because", 1, "not-examiner"),
        ("drifter", "because", 1, "not-examiner"),
        ("instructor", "  ", 1, "no-reason"),
        ("instructor", "x" * 2001, 1, "long-reason"),
        ("instructor", "because", 0, "same-mark"),
        ("hr", "because", 5, "score"),
        ("hr", "because", -1, "score"),
    ],
)
def test_a_mark_is_not_changed(mark, request, who, reason, score, code):
    refused(mark, request.getfixturevalue(who), reason, score, code)


def test_nobody_marks_their_own_exam(rules, instructor):
    own = services.start(instructor, SMALL, "en", NOON)
    refused(services.submit(own, NOON).items[0].mark, instructor, "because", 1, "not-examiner")


def test_a_mark_that_was_replaced_meanwhile_is_not_replaced_again(mark, instructor, hr):
    regrade(mark, instructor, "misprint", 4, NOON)
    with pytest.raises(AttemptRefused, match="stale-mark"):
        regrade(mark, hr, "no misprint", 1, NOON)
    assert Mark.objects.filter(item=mark.item).count() == 2


def test_the_same_change_sent_twice_is_one_mark(mark, instructor):
    first = regrade(mark, instructor, "misprint", 4, NOON)
    assert regrade(mark, instructor, "misprint", 4, NOON) == first
    assert AuditEntry.objects.count() == 1


def test_a_change_on_one_side_of_the_pass_mark_asks_nobody(mark, instructor):
    regrade(mark, instructor, "misprint", 4, NOON)
    assert not OutcomeChange.objects.exists()


def refused(mark, who, reason, score, code):
    with pytest.raises(AttemptRefused) as why:
        regrade(mark, who, reason, score, NOON)
    assert why.value.code == code
    assert Mark.objects.filter(item=mark.item).count() == 1
    assert not AuditEntry.objects.exists()
