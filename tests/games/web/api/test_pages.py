"""The pages that describe the API: every operation, its fields, and an example that the engine answers."""

import json
import re
from html import unescape

import pytest
from django.test import Client

from games.core.costly import Busy
from games.web import registry
from games.web.api import description
from games.web.api.description import answered, described
from games.web.api.registry import operations_of

pytestmark = pytest.mark.django_db
OPERATIONS = [(family, one) for family in registry.FAMILIES for one in described(family)]
NAMES = [f"{family}-{one.operation.name}" for family, one in OPERATIONS]


def test_the_first_page_lists_the_operations_of_all_games(client: Client) -> None:
    page = client.get("/en/api/").content.decode()
    for family in registry.FAMILIES:
        for name in operations_of(family):
            assert f'href="/en/api/{family}/#{name}"' in page
    assert 'href="/api/v1/openapi.json"' in page


def test_the_old_address_leads_there_in_the_language_of_the_reader(client: Client) -> None:
    response = client.get("/api/v1/docs", headers={"Accept-Language": "it"})
    assert (response.status_code, response["Location"]) == (302, "/it/api/")


def test_a_game_that_there_is_not_has_no_page(client: Client) -> None:
    assert client.get("/en/api/whist/").status_code == 404


@pytest.mark.parametrize(("family", "one"), OPERATIONS, ids=NAMES)
def test_every_operation_has_an_example_that_it_answers(
    client: Client, family: str, one: description.Described
) -> None:
    body = json.loads(one.example)
    response = client.post(f"/api/v1/{family}/{one.operation.name}", body, content_type="application/json")
    assert response.status_code in (200, 503), response.content


def test_a_page_shows_fields_example_and_response(client: Client) -> None:
    page = unescape(client.get("/it/api/roulette/").content.decode())
    assert "POST /api/v1/roulette/settle" in page
    row = re.search(r"<code>rules</code></th><td><code>string</code></td><td><code>([^<]*)</code>", page)
    assert row
    assert row[1] == '"venice-french"'
    assert "RouletteStake[]" in page
    assert '"bet": "voisins"' in page
    assert '"chips": 9' in page
    ids = re.findall(r'\sid="([^"]+)"', page)
    assert len(ids) == len(set(ids))


def test_a_response_that_takes_seconds_is_left_out(monkeypatch: pytest.MonkeyPatch) -> None:
    one = described("roulette")[0]

    def busy(_self: object, _request: object) -> None:
        raise Busy

    monkeypatch.setattr(type(one.operation), "answer", busy)
    assert answered(one) == ""
