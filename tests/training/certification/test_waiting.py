"""When an exam may be sat again: the wait after a failure, the limit of a house, and one more attempt."""

from datetime import timedelta
from io import BytesIO

import pytest
import time_machine
from pypdf import PdfReader

from tests.training.certification.cast import NOON, a_certificate, a_failure, an_answer, an_attempt, hand_in, mark
from training.certification.programmes import programmes
from training.certification.services import begin, issue
from training.quiz.house.allowances import allow_another, grant_extra_time
from training.quiz.house.terms import set_terms
from training.quiz.models import Attempt

PAGE = "/en/training/exams/"
CROUPIER = programmes()["french-roulette-croupier"]
BEGIN = f"{PAGE}{CROUPIER.slug}/begin/"


@pytest.fixture(autouse=True)
def _noon():
    with time_machine.travel(NOON, tick=False):
        yield


@pytest.fixture
def page(client, trainee):
    client.force_login(trainee)
    return lambda: client.get(PAGE).content.decode()


def test_a_house_sets_its_own_wait_after_a_failure(page, trainee, instructor):
    a_failure(trainee, NOON - timedelta(hours=2))
    set_terms(instructor, CROUPIER.exam, wait_hours=48)
    assert "there are 48 hours to practise. You may sit it again from 4 March 2026, 10:10" in page()


def test_a_house_may_ask_for_no_wait(page, trainee, instructor):
    a_failure(trainee, NOON - timedelta(hours=2))
    set_terms(instructor, CROUPIER.exam, wait_hours=0)
    assert BEGIN in page()


def test_another_house_changes_nothing(page, trainee, stranger):
    a_failure(trainee, NOON - timedelta(hours=2))
    set_terms(stranger, CROUPIER.exam, wait_hours=0)
    assert BEGIN not in page()


def test_beyond_the_limit_the_page_says_when_the_exam_may_be_sat_again(client, page, trainee, instructor):
    """Two attempts within 30 days: the third may begin 30 days after the first of the last two."""
    for days in (50, 20, 10):
        a_failure(trainee, NOON - timedelta(days=days))
    set_terms(instructor, CROUPIER.exam, attempts=2, days=30, wait_hours=24)
    text = page()
    assert "Your house allows 2 attempts within 30 days. You may sit it again from 12 March 2026, 12:00" in text
    assert BEGIN not in text
    refused = client.post(BEGIN, follow=True).content.decode()
    assert "You have had as many attempts at this exam as your house allows" in refused


def test_passed_attempts_count_as_well(page, trainee, instructor):
    a_certificate(trainee, NOON - timedelta(days=10))
    set_terms(instructor, CROUPIER.exam, attempts=1, days=30)
    assert "Your house allows 1 attempt within 30 days." in page()


def test_attempts_before_the_period_do_not_count(page, trainee, instructor):
    for days in (40, 35):
        a_failure(trainee, NOON - timedelta(days=days))
    set_terms(instructor, CROUPIER.exam, attempts=1, days=30)
    assert BEGIN in page()


def test_the_wait_that_ends_last_counts(page, trainee, instructor):
    a_failure(trainee, NOON - timedelta(hours=2))
    set_terms(instructor, CROUPIER.exam, attempts=1, days=1, wait_hours=72)
    assert "there are 72 hours to practise" in page()


def test_one_more_attempt_ends_the_wait_once(client, page, trainee, instructor, rulebook):
    a_failure(trainee, NOON - timedelta(hours=2))
    allowed = allow_another(instructor, trainee, exam=CROUPIER.exam, reason="The fire alarm.")
    text = page()
    assert "Your house allows you one more attempt now." in text
    assert "The fire alarm." not in text
    attempt = begin(trainee, CROUPIER, "en", NOON)
    assert attempt.allowed_by == allowed
    later = attempt.deadline + timedelta(minutes=1)
    with time_machine.travel(later, tick=False):
        client.post(BEGIN)
        assert "After a failed exam there are 24 hours to practise" in page()
    assert Attempt.objects.count() == 2


def test_one_more_attempt_is_kept_where_nobody_has_to_wait(trainee, instructor, rulebook):
    allow_another(instructor, trainee, exam=CROUPIER.exam, reason="The fire alarm.")
    assert begin(trainee, CROUPIER, "en", NOON).allowed_by is None


def test_the_one_more_attempt_can_be_gone_on_with(trainee, instructor, rulebook):
    a_failure(trainee, NOON - timedelta(hours=2))
    allow_another(instructor, trainee, exam=CROUPIER.exam, reason="The fire alarm.")
    assert begin(trainee, CROUPIER, "en", NOON) == begin(trainee, CROUPIER, "en", NOON + timedelta(minutes=1))


def test_the_page_shows_time_and_pace_with_the_extra_time(page, trainee, instructor):
    grant_extra_time(instructor, trainee, percent=50, first_day=NOON.date(), last_day=None, reason="A doctor.")
    text = page()
    assert "Time and pace already include your 50% of extra time." in text
    assert f"<dd>{CROUPIER.blueprint.size * 90 // 60}</dd>" in text
    assert "<dd>90</dd>" in text


def test_no_certificate_and_no_public_page_shows_the_extra_time(client, trainee):
    attempt = an_attempt(trainee, NOON - timedelta(minutes=10), extra_percent=25)
    an_answer(attempt, "black", NOON - timedelta(minutes=9))
    hand_in(attempt, NOON)
    mark(attempt, 1)
    certificate = issue(attempt, 92, NOON)
    public = client.get(f"/en/verify/{certificate.code}/").content.decode()
    client.force_login(trainee)
    listed = [client.get(page).content.decode() for page in (PAGE, "/en/training/certificates/")]
    printed = PdfReader(BytesIO(client.get(f"/en/certificates/{certificate.code}.pdf").content)).pages[0].extract_text()
    assert certificate.holder_name in printed
    for text in (public, *listed, printed):
        assert "extra time" not in text.lower()
        assert "25%" not in text
