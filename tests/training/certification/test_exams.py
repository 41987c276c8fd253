from datetime import timedelta

import pytest
import time_machine

from tests.training.certification.cast import NOON, a_certificate, a_failure, an_answer, an_attempt
from training.certification.models import Certificate
from training.certification.programmes import programmes
from training.quiz.models import Attempt

PAGE = "/en/training/exams/"
BEGIN = "/en/training/exams/french-roulette-croupier/begin/"
CROUPIER = programmes()["french-roulette-croupier"]


@pytest.fixture(autouse=True)
def _noon():
    with time_machine.travel(NOON, tick=False):
        yield


def test_the_page_says_what_the_exam_asks_from_the_blueprint(client, trainee):
    client.force_login(trainee)
    text = client.get(PAGE).content.decode()
    for figure in (CROUPIER.blueprint.size, CROUPIER.blueprint.minutes, CROUPIER.blueprint.pass_mark):
        assert f">{figure}" in text
    assert f"{CROUPIER.validity_months} months" in text
    assert BEGIN in text


def test_starting_opens_an_attempt_and_leads_to_it(client, trainee, rulebook):
    client.force_login(trainee)
    response = client.post(BEGIN)
    attempt = Attempt.objects.get()
    assert (attempt.user, attempt.blueprint) == (trainee, "french-roulette")
    assert response["Location"] == f"/en/training/attempts/{attempt.uuid}/"


def test_starting_twice_leads_to_the_same_attempt(client, trainee, rulebook):
    client.force_login(trainee)
    first, second = client.post(BEGIN), client.post(BEGIN)
    assert first["Location"] == second["Location"]
    assert Attempt.objects.count() == 1


def test_an_exam_under_way_can_be_gone_on_with(client, trainee):
    an_attempt(trainee, NOON - timedelta(minutes=3))
    client.force_login(trainee)
    assert "Continue the exam" in client.get(PAGE).content.decode()


def test_after_a_failure_there_is_a_wait_which_the_page_tells(client, trainee):
    a_failure(trainee, NOON - timedelta(hours=2))
    client.force_login(trainee)
    text = client.get(PAGE).content.decode()
    assert "You may sit it again from 3 March 2026, 10:10" in text
    assert BEGIN not in text


def test_starting_during_the_wait_is_refused_with_a_sentence(client, trainee):
    a_failure(trainee, NOON - timedelta(hours=2))
    client.force_login(trainee)
    response = client.post(BEGIN, follow=True)
    assert "After a failed exam you must wait" in response.content.decode()
    assert Attempt.objects.count() == 1


def test_after_the_wait_the_exam_is_open_again(client, trainee, rulebook):
    a_failure(trainee, NOON - timedelta(hours=24, minutes=10))
    client.force_login(trainee)
    client.post(BEGIN)
    assert Attempt.objects.count() == 2


def test_letting_the_time_run_out_is_a_failure_to_wait_after(client, trainee):
    an_attempt(trainee, NOON - timedelta(hours=2))
    client.force_login(trainee)
    assert BEGIN not in client.get(PAGE).content.decode()
    client.post(BEGIN)
    assert Attempt.objects.get().submission.reason == "timed_out"


def test_an_exam_whose_time_ran_out_on_a_full_sheet_is_a_pass(client, trainee):
    attempt = an_attempt(trainee, NOON - timedelta(hours=2))
    an_answer(attempt, "black", NOON - timedelta(hours=2) + timedelta(seconds=20))
    client.force_login(trainee)
    client.post(BEGIN)
    assert Certificate.objects.get().attempt == attempt


def test_the_failure_of_a_colleague_makes_nobody_else_wait(client, trainee, colleague, rulebook):
    a_failure(colleague, NOON - timedelta(hours=2))
    client.force_login(trainee)
    client.post(BEGIN)
    assert Attempt.objects.filter(user=trainee).count() == 1


def test_a_pass_makes_nobody_wait(client, trainee):
    a_certificate(trainee, NOON - timedelta(hours=2))
    client.force_login(trainee)
    text = client.get(PAGE).content.decode()
    assert "Start the exam" in text
    assert "Valid until 2 March 2028. If you pass again, it is renewed for 24 months from that day." in text


def test_a_pass_renews_no_certificate_of_another_house(client, trainee, other_house):
    a_certificate(trainee, NOON - timedelta(days=60))
    trainee.house = other_house
    trainee.save()
    client.force_login(trainee)
    text = client.get(PAGE).content.decode()
    assert "If you pass, you get a certificate that is valid for 24 months." in text
    assert "it is renewed" not in text
    own = a_certificate(trainee, NOON - timedelta(days=1))  # counted from its own day
    text = client.get(PAGE).content.decode()
    assert (own.expires_on.isoformat(), "Valid until 1 March 2028. If you pass again" in text) == ("2028-03-01", True)


def test_a_person_who_has_no_house_is_told_so_and_starts_nothing(client, drifter):
    client.force_login(drifter)
    assert "You sit exams for a house" in client.get(PAGE).content.decode()
    response = client.post(BEGIN, follow=True)
    assert "You sit exams for a house" in response.content.decode()
    assert not Attempt.objects.exists()


def test_past_exams_are_listed_with_their_outcome(client, trainee, colleague):
    a_certificate(trainee, NOON - timedelta(days=40))
    a_failure(trainee, NOON - timedelta(days=3))
    a_failure(colleague)
    client.force_login(trainee)
    response = client.get(PAGE)
    assert [sitting.passed for sitting in response.context["sittings"]] == [False, True]


def test_the_number_of_queries_does_not_grow_with_the_past(client, trainee, django_assert_max_num_queries):
    for days in range(10, 20):
        a_failure(trainee, NOON - timedelta(days=days))
    client.force_login(trainee)
    # session, reader, house, attempts, decisions of HR, their ends, items, answers, marks, certificates, bars,
    # programmes of the house, its terms, its exams, what it asks, its programmes once more, extra time, further
    # attempts, open rooms
    with django_assert_max_num_queries(20):
        client.get(PAGE)


def test_in_a_language_without_all_the_rules_no_exam_is_held(client, trainee):
    client.force_login(trainee)
    response = client.post(BEGIN, follow=True)
    assert "The rules are not complete in this language" in response.content.decode()
    assert not Attempt.objects.exists()


def test_an_unknown_programme_is_not_found(client, trainee):
    client.force_login(trainee)
    assert client.post("/en/training/exams/juggling/begin/").status_code == 404


def test_starting_needs_a_post(client, trainee):
    client.force_login(trainee)
    assert client.get(BEGIN).status_code == 405


@pytest.mark.parametrize("address", [PAGE, BEGIN, "/en/training/certificates/"])
@pytest.mark.django_db
def test_strangers_sign_in_first(client, address):
    response = client.post(address) if address == BEGIN else client.get(address)
    assert response.status_code == 302
    assert "/accounts/login/" in response["Location"]
