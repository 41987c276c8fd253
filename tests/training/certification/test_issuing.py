from datetime import UTC, date, datetime, timedelta

import pytest
import time_machine

from games.web.kit.append_only import RecordChanged
from tests.training.certification.cast import NOON, a_certificate, an_answer, an_attempt, hand_in
from training.certification.codes import read_code
from training.certification.models import Certificate
from training.certification.services import issue
from training.quiz import services as quiz


def sit(user, colour="black", at=NOON):
    attempt = an_attempt(user, at)
    an_answer(attempt, colour, at + timedelta(seconds=30))
    with time_machine.travel(at + timedelta(minutes=1), tick=False):
        quiz.submit(attempt, at + timedelta(minutes=1))
    return attempt


def test_a_passed_exam_issues_a_certificate_with_everything_frozen(trainee, house):
    trainee.language = "it"
    trainee.save()
    attempt = sit(trainee)
    certificate = Certificate.objects.get()
    assert certificate.attempt == attempt
    assert (certificate.holder, certificate.holder_name) == (trainee, "Ada Grimani")
    assert (certificate.house, certificate.house_name) == (house, "Ca' Vendramin Calergi")
    assert (certificate.programme, certificate.ruleset) == ("french-roulette-croupier", "venice-french")
    assert (certificate.issued_on, certificate.expires_on) == (date(2026, 3, 2), date(2028, 3, 2))
    assert certificate.score == 100
    assert certificate.language == "it"
    assert certificate.clauses == {"roulette-wheel-colours": 3, "roulette-pays-straight": 1}
    assert "picture-bet" in certificate.covers
    assert read_code(certificate.code) == certificate.code


def test_a_failed_exam_issues_nothing(trainee):
    sit(trainee, "red")
    assert not Certificate.objects.exists()


def test_a_right_exam_that_was_too_slow_issues_nothing(trainee):
    attempt = an_attempt(trainee)
    an_answer(attempt, "black", NOON + timedelta(seconds=61))
    quiz.submit(attempt, NOON + timedelta(minutes=2))
    assert not Certificate.objects.exists()


def test_a_second_submit_doubles_nothing(trainee):
    attempt = sit(trainee)
    quiz.submit(attempt, NOON + timedelta(minutes=3))
    assert Certificate.objects.count() == 1


def test_issuing_twice_finds_the_same_certificate(trainee):
    certificate = a_certificate(trainee)
    again = issue(certificate.attempt, 50, NOON + timedelta(days=9))
    assert again == certificate
    assert (again.score, again.issued_on) == (92, date(2026, 3, 2))


def test_an_exam_of_no_programme_certifies_nothing(trainee):
    attempt = an_attempt(trainee, blueprint="tarot")
    hand_in(attempt, NOON)
    assert issue(attempt, 100, NOON) is None


def test_the_day_of_issue_is_the_day_in_venice(trainee):
    late = datetime(2026, 6, 30, 22, 30, tzinfo=UTC)  # half past midnight on 1 July in Venice
    assert a_certificate(trainee, late).issued_on == date(2026, 7, 1)


def test_a_certificate_of_a_leap_day_runs_to_the_end_of_february(trainee):
    certificate = a_certificate(trainee, datetime(2028, 2, 29, 11, 0, tzinfo=UTC))
    assert certificate.expires_on == date(2030, 2, 28)


def test_a_person_who_has_no_name_is_called_by_the_log_in(trainee):
    trainee.first_name = trainee.last_name = ""
    assert a_certificate(trainee).holder_name == "ada"


def test_a_later_change_of_name_or_house_changes_no_certificate(trainee, other_house):
    certificate = a_certificate(trainee)
    trainee.last_name, trainee.house = "Zorzi", other_house
    trainee.save()
    certificate.refresh_from_db()
    assert (certificate.holder_name, certificate.house_name) == ("Ada Grimani", "Ca' Vendramin Calergi")


def test_a_certificate_is_never_changed_and_never_removed(trainee):
    certificate = a_certificate(trainee)
    with pytest.raises(RecordChanged):
        certificate.save()
    with pytest.raises(RecordChanged):
        certificate.delete()
    with pytest.raises(RecordChanged):
        Certificate.objects.update(score=100)
    with pytest.raises(RecordChanged):
        Certificate.objects.all().delete()
