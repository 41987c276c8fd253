"""Exams keep their items, and items their phrases by code: a code that was ever used says something for ever."""

import json
from pathlib import Path

import pytest

from games.core.patterns import arguments
from training.quiz.phrases import TEXTS

HERE = Path(__file__).parent
LISTED = 4103  # as many lines as the list ever had: it only grows, so this is only raised


def permanent():
    """The codes that items may hold, each with the values that come with it: whether they are numbers, by name."""
    lines = (HERE / "phrase_codes.txt").read_text(encoding="utf-8").splitlines()
    rows = [line.split() for line in lines if not line.startswith("#")]
    assert rows == sorted(rows)
    assert len({code for code, *_values in rows}) == len(rows)
    return {code: {each.partition(":")[0]: each.endswith(":number") for each in values} for code, *values in rows}


def unsayable(codes, texts):
    """What items with these codes may hold that the texts cannot say: codes, and arguments that lack their value.

    A text may leave a value out, or write a number that it counted; it may not count a value that was a word.
    """
    missing = [code for code in codes if code not in texts]
    asked = [
        f"{code} {argument.name}:{argument.type}"
        for code in codes.keys() & texts.keys()
        for argument in arguments(str(texts[code]))
        if argument.name not in codes[code] or (argument.type and not codes[code][argument.name])
    ]
    return sorted(missing + asked)


def phrases(data):
    """Every phrase within an item."""
    if isinstance(data, dict) and data.keys() == {"code", "values"}:
        yield data
    for each in data.values() if isinstance(data, dict) else data if isinstance(data, list) else ():
        yield from phrases(each)


def test_every_code_that_was_ever_used_is_still_said_with_the_values_it_had():
    assert unsayable(permanent(), TEXTS) == []


def test_no_line_leaves_the_list_and_each_new_code_is_in_it():
    assert sorted(TEXTS.keys() - permanent().keys()) == [], "add these to phrase_codes.txt and raise LISTED"
    assert len(permanent()) == LISTED, "a line that was ever in phrase_codes.txt stays"


OLD = {"deal": {"hands": True, "name": False}}


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        (None, "deal"),
        ("{name} deals {cards}.", "deal cards:"),
        ("{hands, plural, one {{name, spellout} deals} other {They deal}}", "deal name:spellout"),
        ("{name, plural, one {# name} other {# names}}", "deal name:plural"),
    ],
)
def test_a_code_that_is_gone_or_asks_for_something_else_is_found(text, fault):
    assert unsayable(OLD, {"deal": text} if text else {}) == [fault]


@pytest.mark.parametrize(
    "text",
    [
        "{hands, spellout} hands",
        "{hands, plural, one {{name} deals a hand} other {{name} deals # hands}}",
        "{hands} hands",
        "Deal.",
    ],
)
def test_a_code_may_be_reworded_with_what_it_had(text):
    assert unsayable(OLD, {"deal": text}) == []


def test_items_of_the_goldens_hold_the_values_that_are_listed():
    known = permanent()
    for path in sorted((HERE / "golden").glob("*.json")):
        for phrase in phrases(json.loads(path.read_text(encoding="utf-8"))):
            assert phrase["code"] in known, f"add {phrase['code']} to phrase_codes.txt and raise LISTED"
            listed, values = known[phrase["code"]], phrase["values"]
            assert listed.keys() <= values.keys(), (path.name, phrase)
            counted = [values[name] for name, is_number in listed.items() if is_number]
            assert all(isinstance(value, int) or "chips" in value for value in counted), (path.name, phrase)
