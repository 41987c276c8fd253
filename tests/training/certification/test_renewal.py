"""An early renewal keeps what was left, within a bound."""

from datetime import UTC, date, datetime, timedelta

import pytest
import time_machine

from tests.training.certification.cast import NOON, a_certificate
from training.certification.programmes import programmes
from training.certification.renewal import renewed_until
from training.certification.services import readmit, revoke
from training.quiz.marking import regrade
from training.quiz.models import Mark

CROUPIER = programmes()["french-roulette-croupier"]  # valid for 24 months
JANUARY = datetime(2028, 1, 10, 11, 0, tzinfo=UTC)


def test_a_pass_while_a_certificate_is_valid_counts_from_its_last_day(trainee):
    assert a_certificate(trainee).expires_on == date(2028, 3, 2)
    renewal = a_certificate(trainee, JANUARY)
    assert (renewal.issued_on, renewal.expires_on) == (date(2028, 1, 10), date(2030, 3, 2))


def test_passing_on_and_on_never_reaches_further_than_twice_the_validity(trainee):
    last = [a_certificate(trainee, NOON + timedelta(days=days)).expires_on for days in range(5)]
    assert last == [date(2028, 3, 2), date(2030, 3, 2), date(2030, 3, 4), date(2030, 3, 5), date(2030, 3, 6)]


def test_after_the_last_day_a_pass_counts_from_its_own_day(trainee):
    a_certificate(trainee)
    late = datetime(2028, 3, 3, 11, 0, tzinfo=UTC)
    assert a_certificate(trainee, late).expires_on == date(2030, 3, 3)


def test_a_revoked_certificate_leaves_nothing_to_keep(trainee, hr):
    old = a_certificate(trainee)
    revoke(hr, old, "Copied", JANUARY - timedelta(days=5))
    readmit(hr, old, "Trained again", JANUARY - timedelta(days=4))
    assert a_certificate(trainee, JANUARY).expires_on == date(2030, 1, 10)


def test_a_suspended_certificate_leaves_nothing_to_keep(trainee, instructor):
    old = a_certificate(trainee)
    regrade(Mark.objects.get(item__attempt=old.attempt), instructor, "Misread", 0, JANUARY - timedelta(days=5))
    assert a_certificate(trainee, JANUARY).expires_on == date(2030, 1, 10)


def test_what_a_colleague_has_left_is_nobody_elses(trainee, colleague):
    a_certificate(colleague)
    assert a_certificate(trainee, JANUARY).expires_on == date(2030, 1, 10)


@pytest.mark.parametrize(
    ("last", "expected"),
    [
        (date(2026, 3, 2), date(2028, 3, 2)),  # nothing left
        (date(2028, 2, 29), date(2030, 2, 28)),  # a leap day
        (date(2029, 6, 1), date(2030, 3, 2)),  # twice 24 months from the day of the exam
    ],
)
def test_a_pass_on_2_march_2026_is_good_until(last, expected):
    assert renewed_until(CROUPIER, last, date(2026, 3, 2)) == expected


@pytest.mark.parametrize(
    ("days", "sentence"),
    [
        (600, "Valid until 2 March 2028. If you pass again, it is renewed for 24 months from that day."),
        (800, "Your certificate was valid until 2 March 2028. If you pass, you get a new one for 24 months."),
    ],
)
def test_the_card_of_the_exam_says_what_a_pass_would_give(client, trainee, days, sentence):
    a_certificate(trainee)
    with time_machine.travel(NOON + timedelta(days=days)):
        client.force_login(trainee)
        assert sentence in client.get("/en/training/exams/").content.decode()


def test_the_card_says_where_the_bound_cuts(client, trainee):
    a_certificate(trainee)
    a_certificate(trainee, NOON + timedelta(days=1))
    with time_machine.travel(NOON + timedelta(days=2)):
        client.force_login(trainee)
        page = client.get("/en/training/exams/").content.decode()
    assert "Valid until 2 March 2030. If you pass again today, it is renewed until 4 March 2030" in page
