"""While a costly answer is not there, the API, calculators, rules and drills say so with 503, and have it later."""

import json
import logging
from time import sleep

import pytest
from django.test import Client

from games.web.api.registry import answer

SEEN = {"decks": 1, "seen": ["Tc", "7h"]}
ODDS = "/en/games/trente-et-quarante/odds/?decks=1&seen=Tc7h"
CHART = "/en/games/blackjack/chart/?decks=2"
RULES = "/en/games/blackjack/"
DRILL = "/en/training/drills/bj-best/?seed=abc123&n=1&level=1"


def ask_api():
    return Client().post("/api/v1/trente-et-quarante/odds", json.dumps(SEEN), content_type="application/json")


def until_there(ask):
    for _ in range(600):
        response = ask()
        if response.status_code != 503:
            return response
        sleep(0.2)
    raise AssertionError("never answered")


def test_the_api_is_busy_and_answers_when_asked_again(full, notes):
    refusal = ask_api()
    assert (refusal.status_code, refusal["Retry-After"]) == (503, "2")
    assert refusal.json()["error"]["code"] == "busy"
    assert refusal.json()["error"].keys() == {"code", "field", "message"}
    notes.let_go()
    assert until_there(ask_api).json() == answer("trente-et-quarante", "odds", SEEN)


def test_a_busy_answer_leaves_no_line_in_the_log():
    logger = logging.getLogger("django.request")
    busy, broken = (logging.makeLogRecord({"name": logger.name, "status_code": status}) for status in (503, 500))
    assert not logger.filter(busy)
    assert logger.filter(broken)


def test_the_description_of_the_api_has_what_is_busy_and_what_is_too_much():
    operations = Client().get("/api/v1/openapi.json").json()["paths"]
    for operation in operations.values():
        refusals = {status: operation["post"]["responses"][status]["content"] for status in ("422", "429", "503")}
        assert refusals["429"] == refusals["503"] == refusals["422"]


@pytest.mark.django_db
@pytest.mark.parametrize("address", [ODDS, CHART])
def test_a_calculator_keeps_what_was_asked_and_leads_to_it(full, notes, client, address):
    page = client.get(address)
    assert (page.status_code, page["Retry-After"]) == (503, "2")
    shown, written = page.content.decode(), address.replace("&", "&amp;")
    assert "not ready yet" in shown
    assert f'<a href="{written}">Try again</a>' in shown
    assert f'hx-get="{written}"' in shown  # HTMX asks again by itself
    fragment = client.get(address, headers={"HX-Request": "true", "HX-Current-URL": f"http://testserver{address}"})
    assert fragment.status_code == 503
    assert "HX-Push-Url" not in fragment
    notes.let_go()
    there = until_there(lambda: client.get(address))
    assert there.status_code == 200
    assert "not ready yet" not in there.content.decode()


@pytest.mark.django_db
@pytest.mark.parametrize("address", [RULES, DRILL])
def test_rules_and_drills_ask_to_come_again(full, notes, client, rulebook, address):
    page = client.get(address)
    assert (page.status_code, page["Retry-After"]) == (503, "2")
    assert page["Refresh"] == "4"  # the browser asks again by itself, without a script
    assert f'href="{address.replace("&", "&amp;")}">Try again' in page.content.decode()
    notes.let_go()
    assert until_there(lambda: client.get(address)).status_code == 200


@pytest.mark.django_db
@pytest.mark.parametrize("address", ["/en/", "/en/games/", "/en/venues/"])
def test_the_first_pages_of_a_site_just_started_wait_for_nothing(full, client, rulebook, venues, address):
    assert client.get(address).status_code == 200
