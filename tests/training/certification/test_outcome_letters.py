"""Letters about a changed result: to HR while it waits, to the candidate when it is decided."""

from datetime import timedelta

import pytest
import time_machine

from tests.training.certification.cast import NOON, a_certificate, a_failure, a_person
from training.certification.models import OutcomeNotice
from training.hr.tasks import expiry_check
from training.quiz.marking import decide, regrade
from training.quiz.models import OutcomeChange
from training.quiz.outcomes import changes_of, last_mark
from training.staff.models import Role

LATER = NOON + timedelta(days=10)


@pytest.fixture(autouse=True)
def _later():
    with time_machine.travel(LATER, tick=False):
        yield


@pytest.fixture
def changed(trainee, instructor):
    """Marks an exam so that it would be passed or not."""

    def change(attempt, score, author=instructor):
        regrade(last_mark(attempt), author, "The picture was unclear", score, LATER)

    return change


@pytest.fixture
def decided(hr):
    def decide_on(attempt, confirm):
        asked = {"reason": "Looked at it", "seen": last_mark(attempt).pk, "now": LATER}
        decide(changes_of(attempt)[-1], hr, confirm=confirm, **asked)

    return decide_on


def sent(mailoutbox):
    return sorted((letter.to[0].partition("@")[0], letter.subject) for letter in mailoutbox)


def test_hr_is_asked_to_decide_with_a_link(trainee, hr, changed, mailoutbox):
    changed(a_failure(trainee), 1)
    assert sent(mailoutbox) == [("ugo", "A changed exam result is waiting for your decision")]
    assert f"/en/hr/results/{OutcomeChange.objects.get().pk}/decide/" in mailoutbox[0].body
    assert "Irene Grimani changed a mark" in mailoutbox[0].body
    assert "Ada Grimani" in mailoutbox[0].body


def test_an_officer_who_changed_the_mark_is_not_asked(trainee, hr, house, changed, mailoutbox):
    a_person(house, Role.HR, "vera")
    changed(a_failure(trainee), 1, author=hr)
    assert [letter.to for letter in mailoutbox] == [["vera@example.org"]]


@pytest.mark.parametrize(
    ("made", "score", "confirm", "sentence"),
    [
        (a_failure, 1, True, "The change is confirmed: you have passed."),
        (a_failure, 1, False, "The change is refused: the exam is still not passed."),
        (a_certificate, 0, True, "The change is confirmed: the exam is no longer passed."),
        (a_certificate, 0, False, "The change is refused: the exam still counts as passed"),
    ],
)
def test_the_candidate_is_told_what_was_decided_and_why(
    trainee, hr, changed, decided, mailoutbox, made, score, confirm, sentence
):
    sat = made(trainee)
    attempt = getattr(sat, "attempt", sat)
    changed(attempt, score)
    mailoutbox.clear()
    decided(attempt, confirm)
    letter = next(letter for letter in mailoutbox if letter.subject == "HR has decided on your exam result")
    assert letter.to == ["ada@example.org"]
    assert sentence in letter.body
    assert "The reason: Looked at it" in letter.body
    assert f"/en/training/attempts/{attempt.uuid}/result/" in letter.body


def test_a_confirmed_pass_brings_its_certificate(trainee, hr, changed, decided, mailoutbox):
    attempt = a_failure(trainee)
    changed(attempt, 1)
    decided(attempt, confirm=True)
    assert ("ada", "You have passed: your certificate is ready") in sent(mailoutbox)


def refuse(*_args, **_kwargs):
    raise ConnectionRefusedError


def test_a_letter_that_cannot_be_written_undoes_no_change_and_goes_the_next_night_once(
    trainee, hr, changed, mailoutbox, monkeypatch
):
    with monkeypatch.context() as patch:
        patch.setattr("training.certification.outcome_letters.send_mail", refuse)
        changed(a_failure(trainee), 1)
    assert OutcomeChange.objects.exists()
    assert not OutcomeNotice.objects.exists()
    with time_machine.travel(LATER + timedelta(days=1)):
        assert [expiry_check(), expiry_check()] == [1, 0]
    assert sent(mailoutbox) == [("ugo", "A changed exam result is waiting for your decision")]
    assert OutcomeNotice.objects.get().kind == "pending"


def test_a_suspended_certificate_is_not_announced(trainee, changed, mailoutbox):
    changed(a_certificate(trainee).attempt, 0)
    with time_machine.travel(LATER + timedelta(days=650)):
        expiry_check()
    assert mailoutbox == []
