"""Who had a certificate revoked sits that exam again when HR allows it."""

from datetime import timedelta

import pytest
import time_machine

from tests.training.certification.cast import NOON, a_certificate, a_person, an_answer, an_attempt
from training.certification.models import Certificate, Readmission
from training.certification.problems import CertificateRefused
from training.certification.services import readmit, reinstate, revoke
from training.certification.states import State, state_on
from training.quiz import services as quiz
from training.quiz.models import Attempt
from training.staff.models import AuditEntry, Role

LATER = NOON + timedelta(days=1)
PAGE = "/en/training/exams/"
BEGIN = "/en/training/exams/french-roulette-croupier/begin/"


@pytest.fixture(autouse=True)
def _later():
    with time_machine.travel(LATER + timedelta(days=1), tick=False):
        yield


@pytest.fixture
def revoked(trainee, hr):
    certificate = a_certificate(trainee)
    revoke(hr, certificate, "Helped a player to cheat", LATER)
    return certificate


def test_a_revoked_person_does_not_begin_that_exam_again(client, revoked, trainee, rulebook):
    client.force_login(trainee)
    page = client.get(PAGE).content.decode()
    assert BEGIN not in page
    assert "Your certificate was revoked and does not count." in page
    answer = client.post(BEGIN, follow=True).content.decode()
    assert "You may sit this exam again when your HR office allows it." in answer
    assert Attempt.objects.count() == 1


def test_other_exams_and_other_people_are_not_barred(client, revoked, trainee, colleague, rulebook):
    client.force_login(trainee)
    client.post(BEGIN.replace("french", "fair"))
    client.force_login(colleague)
    client.post(BEGIN)
    assert Attempt.objects.count() == 3


def test_hr_allows_it_and_the_certificate_stays_revoked(client, revoked, trainee, hr, rulebook):
    readmit(hr, revoked, " Trained again ", LATER + timedelta(hours=1))
    client.force_login(trainee)
    client.post(BEGIN)
    assert Attempt.objects.count() == 2
    assert state_on(Certificate.objects.all(), LATER.date()).get().state == State.REVOKED
    entry = AuditEntry.objects.get(action="sitting-allowed")
    assert (entry.actor, entry.subject, entry.details) == (hr, revoked.code, {"reason": "Trained again"})


def test_a_reinstatement_lifts_the_bar_too(client, revoked, trainee, hr, rulebook):
    reinstate(hr, revoked, "A mistake", LATER + timedelta(hours=1))
    client.force_login(trainee)
    client.post(BEGIN)
    assert Attempt.objects.count() == 2


def test_an_exam_that_was_under_way_earns_nothing_after_the_revocation(revoked, trainee):
    started = LATER - timedelta(minutes=2)
    attempt = an_attempt(trainee, started)
    an_answer(attempt, "black", started + timedelta(seconds=30))
    result = quiz.submit(attempt, LATER)
    assert result.passed
    assert Certificate.objects.get() == revoked


@pytest.mark.parametrize("who", ["trainee", "colleague", "instructor", "stranger", "drifter"])
def test_nobody_but_hr_of_the_house_allows_it(revoked, request, who):
    refused(request.getfixturevalue(who), revoked, "not-hr")


def test_nobody_allows_it_to_themselves(hr, house):
    own = a_certificate(hr)
    revoke(a_person(house, Role.HR, "vera"), own, "Copied", LATER)
    refused(hr, own, "own-sitting")


def test_it_needs_a_reason(revoked, hr):
    refused(hr, revoked, "no-reason", " ")


def test_what_is_not_revoked_bars_nobody(trainee, hr):
    refused(hr, a_certificate(trainee), "not-barred")


def test_it_is_allowed_once(revoked, hr):
    readmit(hr, revoked, "Trained again", LATER)
    with pytest.raises(CertificateRefused, match="readmitted"):
        readmit(hr, revoked, "Trained again", LATER)
    assert Readmission.objects.count() == 1


def test_a_second_revocation_bars_again(client, revoked, trainee, hr, rulebook):
    readmit(hr, revoked, "Trained again", LATER)
    revoke(hr, a_certificate(trainee, LATER), "Again", LATER)
    client.force_login(trainee)
    client.post(BEGIN)
    assert Attempt.objects.count() == 2  # the two that earned the certificates


def refused(who, certificate, code, reason="Because"):
    with pytest.raises(CertificateRefused) as why:
        readmit(who, certificate, reason, LATER)
    assert why.value.code == code
    assert not Readmission.objects.exists()
