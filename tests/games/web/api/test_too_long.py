"""Texts and numbers that are too long are refused unread, wherever they stand in a request of any verb."""

import copy

import pytest

from games.core.problems import Refused
from games.core.rulesets import load_rulesets
from games.web.api.registry import answer
from games.web.registry import GAMES, rules
from tests.games.web.api.asking import OPERATIONS
from tests.games.web.api.card_requests import GOOD as CARDS
from tests.games.web.api.test_http import GOOD as ROULETTE

GOOD = {**{("roulette", verb): body for verb, body in ROULETTE.items()}, **CARDS}
LONG = 100_000
SORTS = {
    "digits": "1" * LONG,
    "spaces": " " * LONG,
    "a gap": "1" + " " * LONG + "1",
    "brackets": "(" * LONG,
    "marks": "\u0315\u0300" * LONG,
    "ratios": "1:" * LONG,
}
HOSTILE = list(SORTS.values())
# A word out of a short list, or a text of its own form, is refused as such.
CODES = {"too_long", "not_one_of", "not_a_whole_number", "unknown_key", "bad_value"}
OVERRIDDEN = [(game.engine, name) for game in GAMES.values() for name in game.rulesets]


def leaves(value, path=()):
    """The places of every text and number in a request."""
    inside = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for key, part in inside:
        yield from leaves(part, (*path, key))
    if isinstance(value, str | int | float) and not isinstance(value, bool):
        yield path


def put(body, path, value):
    changed = copy.deepcopy(body)
    holder = changed
    for key in path[:-1]:
        holder = holder[key]
    holder[path[-1]] = value
    return changed


PLACES = [(verb, path) for verb, body in GOOD.items() for path in leaves(body)]


def test_every_verb_has_its_request():
    assert GOOD.keys() == OPERATIONS.keys()


@pytest.mark.parametrize(("verb", "path"), PLACES)
def test_a_text_that_is_too_long_is_refused_in_every_place(verb, path):
    for text in HOSTILE:
        with pytest.raises(Refused) as refused:
            answer(*verb, put(GOOD[verb], path, text))
        assert refused.value.first.code in (CODES | {"bad_parameter"} if "overrides" in path else CODES)


@pytest.mark.parametrize(("verb", "path"), PLACES)
def test_a_number_that_is_too_long_is_refused_in_every_place(verb, path):
    with pytest.raises(Refused):
        answer(*verb, put(GOOD[verb], path, 10**4000))


@pytest.mark.parametrize(("engine", "ruleset"), OVERRIDDEN)
@pytest.mark.parametrize("value", [*HOSTILE, 10**4000], ids=[*SORTS, "number"])
def test_no_parameter_takes_what_is_too_long(engine, ruleset, value):
    for name, usual in load_rulesets(f"games.{engine}")[ruleset].items():
        places = list(leaves(usual)) if isinstance(usual, dict | list) else [()]
        for path in places:
            with pytest.raises(Refused) as refused:
                rules(engine, ruleset, {name: put(usual, path, value) if path else value})
            assert refused.value.first.field == f"overrides.{name}"


def test_what_a_blackjack_pays_has_no_number_of_hundreds_of_digits():
    with pytest.raises(Refused) as refused:
        answer("blackjack", "odds", {"overrides": {"blackjack_pays": "019" + "9" * 400 + ":1"}})
    assert (refused.value.first.code, refused.value.first.field) == ("bad_parameter", "overrides.blackjack_pays")
