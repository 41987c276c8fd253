"""The verbs of the card games: the API answers alike, and whatever is wrong is refused where it stands."""

import random

import pytest

from games.core.problems import Refused
from games.web.api.registry import answer
from tests.games.web.api.asking import OPERATIONS, asked
from tests.games.web.api.card_requests import GOOD
from tests.games.web.api.fuzzing import requests, run

VERB = pytest.mark.parametrize(("game", "verb"), sorted(GOOD), ids=" ".join)


def refusal(game, verb, request):
    with pytest.raises(Refused) as refused:
        answer(game, verb, request)
    return refused.value.first


def test_every_verb_is_tried():
    assert {key for key in OPERATIONS if key[0] != "roulette"} == set(GOOD)


@VERB
def test_the_three_ways_answer_alike(game, verb, post):
    response = answer(game, verb, GOOD[game, verb])
    assert asked(game, verb, GOOD[game, verb]) == (True, response)
    assert post(game, verb, GOOD[game, verb]) == (200, response)


@VERB
def test_the_three_doors_refuse_an_unknown_key_alike(game, verb, post):
    accepted, body = asked(game, verb, {**GOOD[game, verb], "luck": 1})
    assert not accepted
    assert (body["error"]["code"], body["error"]["field"]) == ("unknown_key", "luck")
    assert post(game, verb, {**GOOD[game, verb], "luck": 1}) == (422, body)


@pytest.mark.parametrize(("game", "verb"), sorted(key for key, body in GOOD.items() if "rules" in body), ids=" ".join)
def test_an_unknown_ruleset_or_parameter_is_refused(game, verb):
    problem = refusal(game, verb, {**GOOD[game, verb], "rules": "venice-french"})
    assert (problem.code, problem.field) == ("unknown_ruleset", "rules")
    problem = refusal(game, verb, {**GOOD[game, verb], "overrides": {"colour": "green"}})
    assert (problem.code, problem.field) == ("unknown_parameter", "overrides.colour")


# Cards that are none, and more of a card than there are.
CARDS = [
    ("trente-et-quarante", "settle", "cards"),
    ("punto-banco", "settle", "cards"),
    ("blackjack", "settle", "dealer"),
    ("blackjack", "advise", "hand"),
    ("caribbean-stud", "settle", "hand"),
    ("caribbean-stud", "settle", "bank"),
    ("caribbean-stud", "advise", "hand"),
    ("texas-holdem", "showdown", "board"),
    ("texas-holdem", "equity", "dead"),
    ("texas-holdem", "rank", "cards"),
]


@pytest.mark.parametrize(("game", "verb", "key"), CARDS, ids=[" ".join(row) for row in CARDS])
def test_what_is_no_card_is_refused_where_it_stands(game, verb, key):
    cards = [*GOOD[game, verb][key][:-1], "1x"]
    problem = refusal(game, verb, {**GOOD[game, verb], key: cards})
    assert (problem.code, problem.field) == ("not_a_card", f"{key}[{len(cards) - 1}]")


@pytest.mark.parametrize(("game", "verb", "key"), CARDS, ids=[" ".join(row) for row in CARDS])
def test_too_few_cards_are_refused(game, verb, key):
    if key in ("dead",):
        return
    assert refusal(game, verb, {**GOOD[game, verb], key: []}).field.startswith(key)


def test_odds_and_ends_are_answered_or_refused():
    quick = [key for key in GOOD if key[1] not in ("odds", "chart", "equity") and key != ("caribbean-stud", "advise")]
    codes = run(requests(random.Random(11), 3000, quick))
    assert sum(codes.values()) == 3000
    assert len(codes) > 20
