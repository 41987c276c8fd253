"""Whatever is asked, an answer comes or a refusal with code, field and message, never a traceback."""

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from games.core.problems import Refused
from games.core.rulesets import load_rulesets
from games.web.api.errors import MESSAGES, described
from games.web.api.registry import answer
from tests.games.web.api.asking import OPERATIONS, answered, asked, line
from tests.games.web.api.test_http import GOOD

scalars = (
    st.none()
    | st.booleans()
    | st.integers()
    | st.floats(allow_nan=False, allow_infinity=False)
    | st.text(max_size=20)
    | st.sampled_from(["red", "voisins", "split:17-20", "neighbours:17:2", "10.00", "leave", "move:black", "17", "all"])
)
jsons = st.recursive(
    scalars, lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=8), inner, max_size=3)
)
PARAMETERS = sorted(load_rulesets("games.roulette")["venice-french"])
keys = st.sampled_from([*(key for body in GOOD.values() for key in body), "stake", "choice", "level", "overrides"])
overrides = st.dictionaries(st.sampled_from([*PARAMETERS, "name"]) | st.text(max_size=5), jsons, max_size=2)
near_misses = st.dictionaries(keys, jsons | overrides, max_size=6)


def mended(verb, values):
    """A right request of which some values are made up."""
    return {**GOOD[verb], **values}


requests = st.sampled_from(sorted(GOOD)).flatmap(
    lambda verb: st.tuples(
        st.just(verb),
        jsons
        | near_misses
        | st.dictionaries(st.sampled_from(sorted(GOOD[verb])), jsons, max_size=1).map(
            lambda values: mended(verb, values)
        )
        | overrides.map(lambda own: mended(verb, {"overrides": own})),
    )
)


def is_refusal(body) -> bool:
    error = body["error"]
    assert error.keys() == {"code", "field", "message"}
    assert error["code"] in MESSAGES
    assert isinstance(error["field"], str)
    return bool(error["message"])


def answer_or_error(verb, body):
    try:
        return answer("roulette", verb, body)
    except Refused as refused:
        return described(refused.first)


@given(requests)
def test_any_request_is_answered_or_refused(request):
    body = answer_or_error(*request)
    assert "error" not in body or is_refusal(body)
    json.dumps(body, allow_nan=False)


@given(st.lists(requests, max_size=4), st.lists(jsons, min_size=4, max_size=4))
def test_a_batch_answers_each_line_in_order(wanted, names):
    answers = answered(*(line(name, *one) for name, one in zip(names, wanted, strict=False)))
    assert [body["id"] for body in answers] == names[: len(wanted)]
    for body in answers:
        assert "response" in body or is_refusal(body)


@given(st.lists(jsons | st.binary(max_size=30).map(lambda sent: sent.replace(b"\n", b"") + b"{"), max_size=5))
def test_a_batch_of_anything_is_refused_line_by_line(lines):
    answers = answered(*lines)
    assert len(answers) == len(lines)
    assert all(is_refusal(body) for body in answers)


@given(st.binary(max_size=60))
def test_any_bytes_are_refused_as_one_request(sent):
    accepted, body = asked("roulette", "settle", sent)
    assert not accepted
    assert is_refusal(body)


@given(st.text(max_size=20), st.text(max_size=20), jsons)
def test_any_game_and_verb_are_known_or_refused(game, verb, body):
    if (game, verb) not in OPERATIONS:
        accepted, reply = asked(game, verb, body)
        assert not accepted
        assert reply["error"]["code"] in ("unknown_game", "unknown_verb")


@pytest.mark.parametrize("verb", sorted(GOOD))
def test_a_deep_request_is_refused_without_a_traceback(verb):
    deep = b"[" * 100_000 + b"]" * 100_000
    assert asked("roulette", verb, deep) == (
        False,
        {"error": {"code": "not_json", "field": "", "message": "This is not JSON."}},
    )
