"""Extra time and further attempts: who allows them, on which days they count, and how they end."""

from datetime import date, timedelta

import pytest

from tests.training.quiz.conftest import NOON, SMALL, a_person
from training.quiz import services
from training.quiz.house.admission import Admission
from training.quiz.house.allowances import (
    allow_another,
    extra_percent,
    grant_extra_time,
    unused_attempt,
    withdraw_another,
    withdraw_extra_time,
)
from training.quiz.house.models import AnotherAttempt, ExtraTime
from training.quiz.problems import AttemptRefused
from training.quiz.selectors import result_of
from training.staff.models import AuditEntry, Role

TODAY = date(2026, 3, 2)


def grant(author, person, percent=25, first=TODAY, last=None, reason="A certificate of a doctor."):
    return grant_extra_time(author, person, percent=percent, first_day=first, last_day=last, reason=reason)


@pytest.mark.parametrize("who", ["instructor", "hr"])
def test_instructors_and_hr_of_the_house_grant_extra_time_and_the_audit_has_it(request, trainee, who):
    author = request.getfixturevalue(who)
    granted = grant(author, trainee)
    assert (granted.house, granted.reason) == (trainee.house, "A certificate of a doctor.")
    entry = AuditEntry.objects.get()
    assert (entry.action, entry.actor, entry.details["percent"]) == ("extra-time-granted", author, 25)


@pytest.mark.parametrize("who", ["trainee", "colleague", "stranger", "drifter"])
def test_nobody_else_grants_extra_time(request, trainee, who):
    with pytest.raises(AttemptRefused, match="not-arranger"):
        grant(request.getfixturevalue(who), trainee)
    assert not ExtraTime.objects.exists()


def test_nobody_grants_it_to_themselves(instructor):
    with pytest.raises(AttemptRefused, match="not-arranger"):
        grant(instructor, instructor)


@pytest.mark.parametrize(("reason", "code"), [("  ", "arranged-reason"), ("x" * 2001, "long-reason")])
def test_a_reason_is_needed_and_not_too_long(instructor, trainee, reason, code):
    with pytest.raises(AttemptRefused, match=code):
        grant(instructor, trainee, reason=reason)


def test_the_same_grant_sent_twice_is_one(instructor, trainee):
    assert grant(instructor, trainee) == grant(instructor, trainee)
    assert AuditEntry.objects.count() == 1


@pytest.mark.parametrize(
    ("first", "last", "percent"),
    [
        (TODAY, None, 25),
        (TODAY, TODAY, 25),
        (TODAY - timedelta(days=9), TODAY - timedelta(days=1), 0),
        (TODAY + timedelta(days=1), None, 0),
    ],
)
def test_it_counts_from_its_first_day_to_its_last(instructor, trainee, first, last, percent):
    grant(instructor, trainee, first=first, last=last)
    assert extra_percent(trainee.pk, trainee.house_id, TODAY) == percent


def test_of_several_the_most_counts(instructor, trainee):
    for percent in (25, 50, 33):
        grant(instructor, trainee, percent=percent)
    assert extra_percent(trainee.pk, trainee.house_id, TODAY) == 50


def test_it_counts_in_its_house_alone(instructor, trainee, stranger):
    grant(instructor, trainee)
    assert extra_percent(trainee.pk, stranger.house_id, TODAY) == 0


def test_a_withdrawal_is_a_row_of_its_own_and_ends_it_once(instructor, hr, trainee):
    granted = grant(instructor, trainee)
    withdraw_extra_time(hr, granted, "No longer needed.", NOON)
    assert ExtraTime.objects.count() == 1
    assert extra_percent(trainee.pk, trainee.house_id, TODAY) == 0
    with pytest.raises(AttemptRefused, match="withdrawn"):
        withdraw_extra_time(hr, granted, "Again.", NOON)


def test_another_house_withdraws_nothing(instructor, trainee, stranger):
    granted = grant(instructor, trainee)
    with pytest.raises(AttemptRefused, match="not-arranger"):
        withdraw_extra_time(stranger, granted, "Because.", NOON)


def test_deadline_and_pace_of_an_attempt_are_longer_by_it(rules, instructor, trainee):
    """Four questions of 60 seconds and 33%: 79.8 seconds, rounded up."""
    grant(instructor, trainee, percent=33)
    attempt = services.start(trainee, SMALL, "en", NOON)
    assert (attempt.pace_seconds, attempt.extra_percent) == (80, 33)
    assert attempt.deadline == NOON + timedelta(seconds=320)


def test_an_exam_is_passed_at_the_longer_pace(rules, instructor, trainee):
    grant(instructor, trainee, percent=50)
    attempt = services.start(trainee, SMALL, "en", NOON)
    for item in attempt.items.all():
        services.answer(attempt, item.position, item.key, f"{item.position}", NOON + timedelta(seconds=350))
    result = services.submit(attempt, NOON + timedelta(seconds=355))
    assert (result.seconds, result.passed) == (87.5, True)


def test_an_attempt_in_progress_keeps_its_time_when_the_grant_is_withdrawn(rules, instructor, trainee):
    granted = grant(instructor, trainee)
    attempt = services.start(trainee, SMALL, "en", NOON)
    withdraw_extra_time(instructor, granted, "No longer needed.", NOON)
    attempt.refresh_from_db()
    assert attempt.deadline == NOON + timedelta(minutes=5)
    services.submit(attempt, NOON)
    assert result_of(attempt).attempt.pace_seconds == 75


def test_another_attempt_is_allowed_once_until_it_is_used(instructor, trainee):
    first = allow_another(instructor, trainee, exam="small", reason="The fire alarm.")
    assert allow_another(instructor, trainee, exam="small", reason="The fire alarm.") == first
    with pytest.raises(AttemptRefused, match="already-allowed"):
        allow_another(instructor, trainee, exam="small", reason="Another reason.")
    assert unused_attempt(trainee.pk, trainee.house_id, "small") == first
    assert unused_attempt(trainee.pk, trainee.house_id, "large") is None


def test_another_attempt_can_be_taken_back_while_it_is_not_used(instructor, trainee):
    allowed = allow_another(instructor, trainee, exam="small", reason="The fire alarm.")
    withdraw_another(instructor, allowed, "A mistake.", NOON)
    assert unused_attempt(trainee.pk, trainee.house_id, "small") is None
    with pytest.raises(AttemptRefused, match="withdrawn"):
        withdraw_another(instructor, allowed, "A mistake.", NOON)


def test_another_attempt_that_is_used_cannot_be_taken_back(rules, instructor, trainee):
    allowed = allow_another(instructor, trainee, exam="small", reason="The fire alarm.")
    services.open_attempt(trainee, trainee.house_id, SMALL, "en", NOON, 0, Admission(allowed))
    with pytest.raises(AttemptRefused, match="used"):
        withdraw_another(instructor, allowed, "A mistake.", NOON)


def test_an_instructor_of_another_house_allows_nothing(stranger, trainee):
    other = a_person(stranger.house, Role.INSTRUCTOR, "otto")
    with pytest.raises(AttemptRefused, match="not-arranger"):
        allow_another(other, trainee, exam="small", reason="Why not.")
    assert not AnotherAttempt.objects.exists()
