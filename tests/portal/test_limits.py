"""Limits by visitor: each is counted alone, a room whose people sign in is not shut out, a 429 says for how long."""

import json

import pytest
from django.core.cache import cache
from django.test import Client

from portal import limits
from training.staff.models import User

CALCULATOR = "/en/games/french-roulette/payouts/"
DRILL = "/en/training/drills/change/?seed=abc123&n=1&level=1"
CARD = "/en/games/french-roulette/card.pdf"
EVENING = "/en/costs/evening/"
API = "/api/v1/roulette/number"


@pytest.fixture(autouse=True)
def _at_one_time(monkeypatch):
    """A window does not end while a test runs."""
    monkeypatch.setattr(limits, "time", lambda: 999_995.0)


@pytest.fixture
def few(monkeypatch):
    monkeypatch.setattr(limits, "ADDRESS", 3)
    monkeypatch.setattr(limits, "PERSON", 5)


def get(address, by="127.0.0.1", client=None, **headers):
    return (client or Client()).get(address, REMOTE_ADDR=by, headers=headers)


def ask_api(by="127.0.0.1"):
    return Client().post(API, json.dumps({"n": 7}), content_type="application/json", REMOTE_ADDR=by)


@pytest.mark.django_db
@pytest.mark.parametrize("address", [CALCULATOR, DRILL, CARD, EVENING])
def test_a_visitor_who_asks_too_often_is_told_how_long_to_wait(few, rulebook, address):
    assert [get(address).status_code for _ in range(4)][2:] == [200, 429]
    refusal = get(address)
    assert refusal["Retry-After"] == "25"  # the window has begun 35 seconds ago
    assert "Try again in 25 seconds." in refusal.content.decode()


def test_the_api_refuses_in_its_own_shape(few):
    assert [ask_api().status_code for _ in range(4)] == [200, 200, 200, 429]
    refusal = ask_api()
    assert refusal["Retry-After"] == "25"
    assert refusal.json()["error"].keys() == {"code", "field", "message"}
    assert refusal.json()["error"]["code"] == "asked_too_often"


@pytest.mark.django_db
def test_visitors_are_counted_apart(few):
    for _ in range(4):
        get(CALCULATOR, by="192.0.2.1")
    assert get(CALCULATOR, by="192.0.2.1").status_code == 429
    assert get(CALCULATOR, by="192.0.2.2").status_code == 200
    assert get(DRILL, by="192.0.2.1").status_code == 200


def test_an_ipv6_network_is_one_visitor(few):
    for host in range(1, 4):
        ask_api(by=f"2001:db8:0:1::{host}")
    assert ask_api(by="2001:db8:0:1::9").status_code == 429
    assert ask_api(by="2001:db8:0:2::9").status_code == 200


def test_the_address_is_the_one_that_the_trusted_proxy_names(few, settings):
    settings.ALLAUTH_TRUSTED_PROXY_COUNT = 1
    for claimed in ("198.51.100.1", "198.51.100.2", "198.51.100.3", "198.51.100.4"):
        Client().post(API, "{}", content_type="application/json", headers={"X-Forwarded-For": f"{claimed}, 192.0.2.7"})
    real = {"X-Forwarded-For": "192.0.2.7"}
    assert Client().post(API, "{}", content_type="application/json", headers=real).status_code == 429


@pytest.mark.django_db
def test_a_training_room_behind_one_address_is_not_shut_out():
    """Sixty people, signed in or not, who each ask every three seconds."""
    people = []
    for number in range(60):
        client = Client()
        client.force_login(User.objects.create_user(username=f"trainee{number}"))
        people.append(client)
    assert limits.ADDRESS >= 60 * 20
    for client in people:
        cache.set(f"asked:calculators:person-{client.session['_auth_user_id']}:16666", 19)
    cache.set("asked:calculators:address-127.0.0.1:16666", limits.ADDRESS)
    assert {get(CALCULATOR, client=client).status_code for client in people} == {200}
    assert get(CALCULATOR).status_code == 429


@pytest.mark.django_db
def test_rules_and_exams_are_not_limited(few):
    assert {get("/en/games/").status_code for _ in range(6)} == {200}
    assert {get("/en/training/drills/").status_code for _ in range(6)} == {200}


@pytest.mark.django_db
def test_a_fragment_gets_the_sentence_among_the_messages_so_that_nothing_typed_is_lost(few):
    for _ in range(4):
        refusal = get(CALCULATOR, **{"HX-Request": "true"})
    assert (refusal.status_code, refusal["HX-Retarget"]) == (429, "#messages")
    assert refusal.content.decode().startswith("<li")


@pytest.mark.django_db
def test_without_a_cache_everybody_is_let_through(few, settings):
    settings.CACHES = {
        "default": {"BACKEND": "django.core.cache.backends.redis.RedisCache", "LOCATION": "redis://127.0.0.1:9"}
    }
    assert {ask_api().status_code for _ in range(5)} == {200}
