"""HTTP: the same bodies as on the command line, refusals as 422, described by OpenAPI."""

import json
import re

import pytest

from games.web.api.errors import MESSAGES, described
from games.web.api.registry import answer
from games.web.roulette.api import MOST_STAKES
from tests.games.web.api.asking import OPERATIONS, asked, settle_request

GOOD = {
    "settle": settle_request("0", "red 10.00 by Anna leave; voisins 5.00; held low 8.00 level 2 take_half"),
    "called-bet": {"bet": "voisins", "unit": "10.00"},
    "replay": {"bet": "tiers", "unit": "10.00", "outcome": "11", "how": "complete"},
    "odds": {"rules": "venice-french", "bet": "odd"},
    "combined": {
        "bets": [{"bet": "straight:00", "stake": "2.00"}],
        "rules": "parlour-double-zero",
    },
    "number": {"n": 0},
    "cut": {"amount": "350.00"},
    "float-count": {"pieces": [{"value": "100.00", "count": 99}]},
    "clauses": {"rules": "france-english", "own": True},
}
BAD = {
    "settle": settle_request("17", "split:3-4 10.00"),
    "called-bet": {"bet": "voisins", "unit": "0"},
    "replay": {"bet": "tiers", "unit": "10.00", "outcome": "17", "how": "complete"},
    "odds": {"rules": "macao", "bet": "odd"},
    "combined": {"bets": [{"bet": "straight:00", "stake": "2.00"}]},
    "number": {"n": 37},
    "cut": {"amount": "350.00", "denominations": ["3"]},
    "float-count": {"pieces": [{"value": "100.00", "count": -1}]},
    "clauses": {"rules": "venice-blackjack"},
}


def test_every_verb_is_tried():
    assert {verb for game, verb in OPERATIONS if game == "roulette"} == set(GOOD) == set(BAD)


@pytest.mark.parametrize("verb", GOOD)
def test_the_three_ways_answer_alike(verb, post):
    answered = answer("roulette", verb, GOOD[verb])
    assert asked("roulette", verb, GOOD[verb]) == (True, answered)
    assert post("roulette", verb, GOOD[verb]) == (200, answered)


@pytest.mark.parametrize("verb", BAD)
def test_the_three_doors_refuse_alike(verb, post):
    accepted, body = asked("roulette", verb, BAD[verb])
    assert not accepted
    assert post("roulette", verb, BAD[verb]) == (422, body)
    assert body.keys() == {"error"}
    assert body["error"].keys() == {"code", "field", "message"}
    assert body["error"]["field"]


@pytest.mark.parametrize(
    "text", [b"", b"{", b"\xff", b"[]", b"null", b'"x"', b"5", b"{}", b'{"n": NaN}', b'{"n": 1, "n": 2}']
)
def test_unreadable_bodies_are_refused_alike(text, post):
    accepted, body = asked("roulette", "number", text)
    assert not accepted
    assert post("roulette", "number", text) == (422, body)


def test_the_body_of_a_refusal_is_exact(post):
    assert post("roulette", "settle", settle_request("7", "red 1.234")) == (
        422,
        {
            "error": {
                "code": "not_an_amount",
                "field": "bets[0].stake",
                "message": "Enter an amount such as 12.50, with at most two decimals.",
            }
        },
    )


@pytest.mark.parametrize(
    ("game", "verb", "code", "field"),
    [("whist", "settle", "unknown_game", "game"), ("roulette", "cheat", "unknown_verb", "verb")],
)
def test_unknown_games_and_verbs_are_refused(game, verb, code, field, post):
    status, body = post(game, verb, {})
    assert (status, body["error"]["code"], body["error"]["field"]) == (422, code, field)
    assert asked(game, verb, {}) == (False, body)


@pytest.mark.parametrize("method", ["get", "put", "patch", "delete"])
def test_a_verb_is_only_asked_by_post(method, client):
    assert getattr(client, method)("/api/v1/roulette/number").status_code == 405


def test_a_body_that_is_too_large_is_refused_as_an_error_object(post, settings):
    settings.DATA_UPLOAD_MAX_MEMORY_SIZE = 1000
    status, body = post("roulette", "number", b" " * 2000 + b'{"n": 7}')
    assert status in (413, 422)
    assert body.keys() == {"error"}


def test_the_most_stakes_of_a_request_fit_into_its_body(post):
    stake = {"bet": "black", "stake": "100.00", "player": "Annamaria", "choice": None, "chip": None, "beside": False}
    status, body = post("roulette", "settle", {"outcome": "36", "bets": [stake] * MOST_STAKES})
    assert status == 200
    assert body["total"]["staked"] == "500000.00"


def test_a_larger_body_is_refused_unread(post):
    status, body = post("roulette", "settle", b" " * 700_000 + b"{}")
    assert (status, body["error"]["code"]) == (422, "too_long")


def test_a_refusal_speaks_the_language_that_is_asked_for(client):
    body = json.dumps(settle_request("7", "red 0"))
    response = client.post(
        "/api/v1/roulette/settle", data=body, content_type="application/json", headers={"accept-language": "it"}
    )
    assert response.headers["Content-Language"] == "it"
    assert response.json()["error"]["code"] == "stake_not_positive"


def test_every_code_has_a_sentence():
    for code, sentence in MESSAGES.items():
        assert code.replace("_", "").isalpha()
        assert sentence.endswith("."), code
    assert described.__doc__


def test_openapi_describes_every_verb(client):
    described = client.get("/api/v1/openapi.json").json()
    assert set(described["paths"]) == {f"/api/v1/{game}/{verb}" for game, verb in OPERATIONS}
    for path, methods in described["paths"].items():
        assert set(methods) == {"post"}, path
        assert set(methods["post"]["responses"]) == {"200", "422", "429", "503"}, path
        assert methods["post"]["requestBody"]["required"], path


def test_openapi_names_the_keys_of_the_models(client):
    schemas = client.get("/api/v1/openapi.json").json()["components"]["schemas"]
    assert set(schemas["RouletteSettleRequest"]["properties"]) == {"rules", "overrides", "outcome", "bets", "held"}
    assert set(schemas["RouletteStake"]["properties"]) == {
        *("bet", "stake", "player", "choice", "chip", "beside", "unchanged")
    }
    assert set(schemas["RouletteHeldStake"]["properties"]) == {"bet", "stake", "level", "player", "choice"}
    assert set(schemas["RouletteTotal"]["properties"]) == {"staked", "winnings", "returned", "lost", "held", "net"}
    assert set(schemas["Error"]["properties"]) == {"code", "field", "message"}
    assert all(schema.get("additionalProperties") is False for name, schema in schemas.items() if "Request" in name)


def test_what_games_call_alike_is_distinguished(client):
    schemas = client.get("/api/v1/openapi.json").json()["components"]["schemas"]
    assert set(schemas["PuntoBancoSettleRequest"]["properties"]) == {"rules", "overrides", "cards", "bets"}
    assert set(schemas["CaribbeanStudSettleRequest"]["properties"]) >= {"hand", "bank", "ante"}


def test_no_two_schemas_have_one_name():
    """OpenAPI would keep the last of them only."""
    found = {}
    for operation in OPERATIONS.values():
        for model, mode in ((operation.request, "validation"), (operation.response, "serialization")):
            described = model.model_json_schema(mode=mode)
            for name, schema in {**described.pop("$defs", {}), model.__name__: described}.items():
                assert found.setdefault(name, schema) == schema, name


def test_the_documentation_comes_from_this_host(client):
    page = client.get("/api/v1/docs", follow=True).content.decode()
    assert "/api/v1/openapi.json" in page
    loaded = re.findall(r'<(?:script|img|link rel="stylesheet")[^>]*="(?:https?:)?//', page)
    assert loaded == []


def test_stakes_together_are_answered_with_what_they_cover_and_cost_first(post):
    bets = [{"bet": f"dozen:{dozen}", "stake": "5.00"} for dozen in (1, 2)]
    status, answered = post("roulette", "combined", {"bets": bets})
    assert status == 200
    assert list(answered)[:5] == ["covered", "cost", "edge", "best", "worst"]
    assert answered["covered"] == list(range(1, 25))
    assert (answered["cost"]["exact"], answered["edge"]["exact"]) == ("10/37", "1/37")
    assert (answered["best"], answered["worst"], answered["staked"]) == ("5.00", "-10.00", "10.00")
    assert (answered["win"]["exact"], answered["gain"]["exact"], "left" in answered) == ("24/37", "24/37", False)
    assert answered["pockets"][0] == {"outcome": 0, "won": "0.00", "net": {"exact": "-10/1", "float": -10.0}}
    assert answered["deviation"]["float"] == pytest.approx(((1900 - 100 / 37) / 37) ** 0.5)


def test_what_a_stake_costs_that_is_left_in_prison_is_said_apart(post):
    _status, answered = post("roulette", "combined", {"bets": [{"bet": "red", "stake": "16.00", "choice": "leave"}]})
    assert answered["edge"]["exact"] == "1/74"
    assert answered["left"]["exact"] == "400047/1824877"  # of 16: the edge of leaving is 400047/29198032


def test_odds_together_want_at_least_one_stake(post):
    assert post("roulette", "combined", {"bets": []})[0] == 422
