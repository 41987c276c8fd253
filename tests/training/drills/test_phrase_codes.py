"""Exams keep their items, and items their phrases by code: a code that was ever used says something for ever."""

import json
from pathlib import Path

from games.core.patterns import placeholders
from training.quiz.phrases import TEXTS

HERE = Path(__file__).parent


def permanent():
    """The codes that items may hold, each with the names of the values that come with it. The list only grows."""
    lines = (HERE / "phrase_codes.txt").read_text(encoding="utf-8").splitlines()
    rows = [line.split() for line in lines if not line.startswith("#")]
    assert rows == sorted(rows)
    assert len({code for code, *_values in rows}) == len(rows)
    return {code: set(values) for code, *values in rows}


def phrases(told):
    """Every phrase within an item."""
    if isinstance(told, dict) and told.keys() == {"code", "values"}:
        yield told
    for each in told.values() if isinstance(told, dict) else told if isinstance(told, list) else ():
        yield from phrases(each)


def test_every_code_that_was_ever_used_is_still_said():
    assert sorted(permanent().keys() - TEXTS.keys()) == []


def test_a_phrase_asks_for_no_value_that_older_items_do_not_have():
    more = {code: placeholders(str(TEXTS[code])) - values for code, values in permanent().items() if code in TEXTS}
    assert {code: sorted(names) for code, names in more.items() if names} == {}


def test_a_new_code_is_listed_as_permanent():
    assert sorted(TEXTS.keys() - permanent().keys()) == []


def test_items_of_the_goldens_hold_the_values_that_are_listed():
    known = permanent()
    for path in sorted((HERE / "golden").glob("*.json")):
        for phrase in phrases(json.loads(path.read_text(encoding="utf-8"))):
            assert known[phrase["code"]] <= phrase["values"].keys(), (path.name, phrase)
