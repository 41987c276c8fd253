"""A changed mark that changes the outcome of an exam counts when HR has decided, and not before."""

from datetime import timedelta

import pytest
import time_machine

from games.web.kit.days import house_day
from tests.training.certification.cast import NOON, a_certificate, a_failure, a_person
from training.certification.models import Certificate
from training.certification.states import State, standing_on, state_on
from training.quiz.marking import decide, regrade
from training.quiz.models import OutcomeDecision
from training.quiz.outcomes import Outcome, changes_of, last_mark, standings
from training.quiz.problems import AttemptRefused
from training.staff.models import AuditEntry, Role

LATER = NOON + timedelta(days=10)
DAY = timedelta(days=1)


@pytest.fixture
def certificate(trainee):
    return a_certificate(trainee)


@pytest.fixture
def other_hr(house):
    return a_person(house, Role.HR, "vera")


def change(attempt, author, score, at=LATER, reason="The picture was unclear"):
    return regrade(last_mark(attempt), author, reason, score, at)


def decision(attempt, author, confirm, at=LATER + DAY, **more):
    asked = {"reason": "I have looked at it", "seen": last_mark(attempt).pk, "now": at, **more}
    return decide(changes_of(attempt)[-1], author, confirm=confirm, **asked)


def outcome(attempt):
    return standings([attempt])[attempt.pk].outcome


def state(certificate, moment):
    return state_on(Certificate.objects.filter(pk=certificate.pk), house_day(moment)).get().state


def test_a_pass_by_a_changed_mark_earns_nothing_until_hr_confirms_it(trainee, instructor, hr):
    attempt = a_failure(trainee)
    change(attempt, instructor, 1)
    assert outcome(attempt) == Outcome.AWAITING
    assert not Certificate.objects.exists()
    decision(attempt, hr, confirm=True)
    assert outcome(attempt) == Outcome.PASSED
    assert Certificate.objects.get().issued_on == house_day(LATER + DAY)


def test_a_refused_pass_earns_nothing(trainee, instructor, hr):
    attempt = a_failure(trainee)
    change(attempt, instructor, 1)
    decision(attempt, hr, confirm=False)
    assert outcome(attempt) == Outcome.FAILED
    assert not Certificate.objects.exists()


def test_a_pass_undone_suspends_its_certificate_from_that_day_until_hr_decides(certificate, instructor, hr):
    attempt = certificate.attempt
    change(attempt, instructor, 0)
    assert outcome(attempt) == Outcome.WITHDRAWN
    assert state(certificate, LATER - DAY) == State.VALID
    assert state(certificate, LATER) == State.SUSPENDED
    decision(attempt, hr, confirm=True, at=LATER + 5 * DAY)
    assert state(certificate, LATER + 4 * DAY) == State.SUSPENDED
    assert state(certificate, LATER + 5 * DAY) == State.REVOKED
    assert outcome(attempt) == Outcome.WITHDRAWN


def test_a_refused_withdrawal_lets_the_certificate_count_again(certificate, instructor, hr):
    change(certificate.attempt, instructor, 0)
    decision(certificate.attempt, hr, confirm=False)
    assert state(certificate, LATER) == State.SUSPENDED
    assert state(certificate, LATER + DAY) == State.VALID
    assert outcome(certificate.attempt) == Outcome.PASSED


def test_a_suspended_renewal_leaves_the_certificate_before_it(trainee, instructor):
    old = a_certificate(trainee)
    new = a_certificate(trainee, NOON + DAY)
    change(new.attempt, instructor, 0)
    assert set(standing_on(Certificate.objects.all(), house_day(LATER))) == {old, new}


def test_marks_that_go_back_need_no_decision(certificate, instructor, hr):
    attempt = certificate.attempt
    change(attempt, instructor, 0)
    change(attempt, instructor, 1, LATER + DAY)
    assert outcome(attempt) == Outcome.PASSED
    assert state(certificate, LATER + DAY) == State.VALID
    with pytest.raises(AttemptRefused, match="stale-decision"):
        decision(attempt, hr, confirm=True)


def test_a_pass_withdrawn_for_good_can_be_given_back_by_marks_and_hr(certificate, instructor, hr):
    attempt = certificate.attempt
    change(attempt, instructor, 0)
    decision(attempt, hr, confirm=True)
    change(attempt, instructor, 1, LATER + 2 * DAY)
    assert outcome(attempt) == Outcome.AWAITING
    assert state(certificate, LATER + 2 * DAY) == State.REVOKED
    decision(attempt, hr, confirm=True, at=LATER + 3 * DAY)
    assert state(certificate, LATER + 3 * DAY) == State.VALID
    assert Certificate.objects.count() == 1


def test_a_refused_change_can_be_asked_about_again_after_another_mark(trainee, instructor, hr):
    attempt = a_failure(trainee)
    for day in (0, 2):
        change(attempt, instructor, 1, LATER + day * DAY)
        decision(attempt, hr, confirm=False, at=LATER + (day + 1) * DAY)
        change(attempt, instructor, 0, LATER + (day + 1) * DAY)
        assert outcome(attempt) == Outcome.FAILED
    assert OutcomeDecision.objects.count() == 2


@pytest.mark.parametrize(
    ("who", "code"),
    [
        ("trainee", "not-decider"),
        ("colleague", "not-decider"),
        ("instructor", "not-decider"),
        ("stranger", "not-decider"),
        ("drifter", "not-decider"),
    ],
)
def test_nobody_but_hr_of_the_house_decides(trainee, instructor, request, who, code):
    attempt = a_failure(trainee)
    change(attempt, instructor, 1)
    refused(attempt, request.getfixturevalue(who), code)


def test_an_officer_who_changed_a_mark_leaves_the_decision_to_another(trainee, hr, other_hr):
    attempt = a_failure(trainee)
    change(attempt, hr, 1)
    refused(attempt, hr, "own-mark")
    decision(attempt, other_hr, confirm=True)
    assert Certificate.objects.exists()


def test_an_officer_does_not_decide_on_an_exam_of_their_own(hr, instructor):
    attempt = a_failure(hr)
    change(attempt, instructor, 1)
    refused(attempt, hr, "own-exam")


def test_a_decision_has_a_reason(trainee, instructor, hr):
    attempt = a_failure(trainee)
    change(attempt, instructor, 1)
    with pytest.raises(AttemptRefused, match="no-decision-reason"):
        decision(attempt, hr, confirm=True, reason="  ")


def test_a_decision_on_marks_that_changed_meanwhile_is_refused(trainee, instructor, hr):
    attempt = a_failure(trainee)
    seen = last_mark(attempt).pk
    change(attempt, instructor, 1)
    with pytest.raises(AttemptRefused, match="stale-decision"):
        decision(attempt, hr, confirm=True, seen=seen)
    assert not OutcomeDecision.objects.exists()


def test_a_decision_sent_twice_is_one_and_another_one_comes_too_late(trainee, instructor, hr, other_hr):
    attempt = a_failure(trainee)
    change(attempt, instructor, 1)
    assert decision(attempt, hr, confirm=True) == decision(attempt, hr, confirm=True)
    with pytest.raises(AttemptRefused, match="decided"):
        decision(attempt, other_hr, confirm=False)
    assert Certificate.objects.count() == 1


def test_marks_and_decisions_are_in_the_audit(trainee, instructor, hr):
    attempt = a_failure(trainee)
    change(attempt, instructor, 1)
    decision(attempt, hr, confirm=True)
    marked, decided = AuditEntry.objects.order_by("pk")
    assert (marked.actor, marked.action, marked.subject) == (instructor, "mark-changed", str(attempt.uuid))
    details = {"candidate": trainee.pk, "exam": "french-roulette", "question": 1, "old": 0, "new": 1, "max": 1}
    assert marked.details == {**details, "reason": "The picture was unclear"}
    assert (decided.actor, decided.action) == (hr, "outcome-confirmed")
    assert decided.details["reason"] == "I have looked at it"


def test_the_public_is_told_that_a_certificate_is_suspended_and_nothing_of_marks(client, certificate, instructor):
    change(certificate.attempt, instructor, 0)
    with time_machine.travel(LATER + DAY):
        now = client.get(f"/en/verify/{certificate.code}/").content.decode()
        before = client.get(f"/en/verify/{certificate.code}/?on={house_day(LATER - DAY)}").content.decode()
    assert "The house has suspended this certificate. It does not count until the house has decided." in now
    assert "this certificate was valid" in before
    for secret in ("unclear", "Irene", "a mark", "exam"):
        assert secret not in now.partition("<main")[2].partition("</main>")[0]


def refused(attempt, who, code):
    with pytest.raises(AttemptRefused) as why:
        decision(attempt, who, confirm=True)
    assert why.value.code == code
    assert not OutcomeDecision.objects.exists()
