from datetime import timedelta

import pytest
import time_machine
from django.core.cache import cache

from games.web.venues.models import Venue
from tests.portal.page import read
from tests.training.certification.cast import NOON, a_certificate
from training.certification import guesses
from training.certification.guesses import MISSES
from training.certification.services import revoke

UNKNOWN = "2222-2222-2222"


@pytest.fixture(autouse=True)
def _today():
    cache.clear()
    with time_machine.travel(NOON + timedelta(days=30), tick=False):  # 1 April 2026
        yield


@pytest.fixture
def certificate(trainee):
    return a_certificate(trainee)


def check(client, code, **query):
    return client.get(f"/en/verify/{code}/", query)


def test_a_valid_certificate_is_confirmed_to_anybody(client, certificate):
    response = check(client, certificate.code)
    text = response.content.decode()
    assert response.status_code == 200
    assert "This certificate is valid today, 1 April 2026." in text
    for fact in (
        "Ada Grimani",
        "French roulette croupier",
        "Ca&#x27; Vendramin Calergi",
        "2 March 2026",
        "2 March 2028",
    ):
        assert fact in text


def test_the_house_leads_to_its_page_and_is_named_as_it_was(client, certificate, house):
    house.venue = Venue.objects.create(slug="ca-vendramin", name_en="Renamed", published=True)
    house.name = "Renamed"
    house.save()
    shown = read(client, f"/en/verify/{certificate.code}/")
    assert shown.one("a", href="/en/venues/ca-vendramin/").text == "Ca' Vendramin Calergi"


def test_nothing_else_about_the_holder_is_shown(client, certificate, hr):
    revoke(hr, certificate, "Copied from a neighbour", NOON + timedelta(days=3))
    text = check(client, certificate.code).content.decode()
    for secret in ("ada@example.org", "92 %", "92%", "Copied from", "Ugo Grimani", str(certificate.attempt.uuid)):
        assert secret not in text


def test_an_expired_certificate_is_said_to_be_expired(client, certificate):
    with time_machine.travel(NOON + timedelta(days=800)):
        text = check(client, certificate.code).content.decode()
    assert "was valid until the end of 2 March 2028" in text
    assert 'class="verdict expired"' in text


@pytest.mark.parametrize(
    ("moment", "verdict"),
    [("2028-03-02T22:59:59+00:00", "runs-out"), ("2028-03-02T23:00:01+00:00", "expired")],
)
def test_it_expires_at_midnight_in_venice(client, certificate, moment, verdict):
    with time_machine.travel(moment):
        assert f'class="verdict {verdict}"' in check(client, certificate.code).content.decode()


def test_a_revoked_certificate_is_said_to_be_revoked(client, certificate, hr):
    revoke(hr, certificate, "Copied", NOON + timedelta(days=3))
    text = check(client, certificate.code).content.decode()
    assert "The house has revoked this certificate" in text


def test_before_its_revocation_it_counted(client, certificate, hr):
    revoke(hr, certificate, "Copied", NOON + timedelta(days=3))
    assert (
        "On 4 March 2026 this certificate was valid."
        in check(client, certificate.code, on="2026-03-04").content.decode()
    )
    assert "Revoked on 5 March 2026" in check(client, certificate.code, on="2026-03-05").content.decode()


def test_before_its_issue_it_did_not_exist(client, certificate):
    assert "Not yet issued on 1 March 2026" in check(client, certificate.code, on="2026-03-01").content.decode()


@pytest.mark.parametrize(
    ("day", "sentence"),
    [
        ("2026-02-30", "There is no such date"),
        ("yesterday", "no such date"),
        ("2026-04-02", "Choose today or an earlier"),
    ],
)
def test_a_day_that_cannot_be_asked_about_is_refused_at_the_field(client, certificate, day, sentence):
    response = check(client, certificate.code, on=day)
    assert response.status_code == 400
    assert sentence in response.context["form"].errors["on"][0]
    assert 'id="id_on_error"' in response.content.decode()
    assert "verdict" not in response.content.decode()


def test_a_code_that_nobody_issued_is_not_known(client, db):
    response = check(client, UNKNOWN)
    assert response.status_code == 404
    assert "No house has issued a certificate" in response.content.decode()


@pytest.mark.parametrize(
    ("code", "sentence"),
    [
        ("2222-2222-2223", "There is a mistake in this code"),
        ("2222-2222", "looks like XXXX-XXXX-XXXX"),
        ("O222-2222-2222", "none of these characters: 0, 1, I, L and O."),
        ("", "Enter the code printed"),
    ],
)
def test_a_mistyped_code_is_explained_at_the_field(client, db, code, sentence):
    response = client.get("/en/verify/", {"code": code})
    assert response.status_code == 400
    assert sentence in response.context["form"].errors["code"][0]


def test_a_code_typed_carelessly_leads_to_its_own_address(client, certificate):
    typed = certificate.code.lower().replace("-", " ")
    assert client.get("/en/verify/", {"code": typed})["Location"] == f"/en/verify/{certificate.code}/"
    kept = client.get("/en/verify/", {"code": typed, "on": "2026-03-04"})
    assert kept["Location"] == f"/en/verify/{certificate.code}/?on=2026-03-04"


def test_markup_in_a_code_stays_text(client, db):
    assert "<script>x" not in client.get("/en/verify/", {"code": "<script>x</script>"}).content.decode()


def test_the_form_is_there_without_a_code(client, db):
    response = client.get("/en/verify/")
    assert response.status_code == 200
    assert 'name="code"' in response.content.decode()


@pytest.mark.parametrize("asked", ["", "?code=x", f"{UNKNOWN}/"])
def test_a_person_who_checks_is_not_said_to_be_in_training(client, db, asked):
    response = client.get(f"/en/verify/{asked}")
    assert '<a href="/en/training/">Training</a>' in response.content.decode()


def test_search_engines_are_kept_out(client, certificate):
    response = check(client, certificate.code)
    assert response["X-Robots-Tag"] == "noindex"
    assert '<meta name="robots" content="noindex">' in response.content.decode()


def test_no_cache_keeps_the_answer(client, certificate):
    assert "no-store" in check(client, certificate.code)["Cache-Control"]


def test_a_person_who_guesses_must_wait(client, certificate):
    for _ in range(MISSES):
        assert check(client, UNKNOWN).status_code == 404
    response = check(client, UNKNOWN)
    assert response.status_code == 429
    assert "Please wait 10 minutes" in response.content.decode()


def test_true_codes_are_answered_to_the_colleagues_of_one_who_guesses(client, certificate):
    for _ in range(MISSES + 5):
        check(client, UNKNOWN)
    response = check(client, certificate.code)
    assert response.status_code == 200
    assert "Ada Grimani" in response.content.decode()


def test_a_flood_of_guesses_finds_no_true_code(client, certificate, monkeypatch):
    monkeypatch.setattr(guesses, "FLOOD", MISSES + 5)
    for _ in range(guesses.FLOOD):
        check(client, UNKNOWN)
    response = check(client, certificate.code)
    assert response.status_code == 429
    assert "Ada Grimani" not in response.content.decode()


def test_the_wait_of_one_is_not_the_wait_of_another(client, certificate):
    for _ in range(MISSES + 1):
        check(client, UNKNOWN)
    assert check(client, UNKNOWN).status_code == 429
    elsewhere = client.get(f"/en/verify/{UNKNOWN}/", REMOTE_ADDR="192.0.2.7")
    assert elsewhere.status_code == 404


def test_slips_of_the_finger_do_not_count_as_guesses(client, certificate):
    for _ in range(MISSES + 5):
        check(client, "2222-2222-2223")
    assert check(client, certificate.code).status_code == 200


def test_asking_again_for_a_real_certificate_is_no_guessing(client, certificate):
    for _ in range(MISSES + 5):
        assert check(client, certificate.code).status_code == 200


def test_one_check_takes_one_look_into_the_record(client, certificate, django_assert_num_queries):
    with django_assert_num_queries(2):  # before it, for how long practical tests count, whatever the code
        check(client, certificate.code)
