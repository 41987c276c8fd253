"""What is shown has no error or exactly one, and the part asks for its place."""

from collections import Counter

import pytest

from training.drills.kit import spotting
from training.drills.kit.chance import Chance
from training.drills.kit.common import options
from training.drills.kit.spotting import Error, draw, part

RIGHT = "abcd"


def find(shown):
    """As an engine would: each letter that is not the right one breaks the rule of its place."""
    return [Error(letter, (f"rule-{letter}",)) for letter, told in zip(RIGHT, shown, strict=True) if letter != told]


def drawn(spoilt, times=200):
    return [draw(Chance("spot", n), RIGHT, spoilt, find) for n in range(times)]


def test_an_error_is_the_only_one_and_where_it_says():
    for spotted in drawn(["xbcd", "axcd", "xxcd", "xxxx", "abcd"]):
        errors = find(spotted.shown)
        assert errors == ([spotted.error] if spotted.error else [])
        assert spotted.shown in ("abcd", "xbcd", "axcd")


def test_each_place_is_as_likely_however_many_ways_of_spoiling_it_there_are():
    places = Counter(spotted.error and spotted.error.where for spotted in drawn(["xbcd", "ybcd", "zbcd", "abcx"], 900))
    assert set(places) == {None, "a", "d"}
    assert 180 < places[None] < 270
    assert abs(places["a"] - places["d"]) < 90


def test_what_is_not_right_or_never_has_one_error_is_refused():
    with pytest.raises(ValueError, match="found in what is right"):
        draw(Chance("spot"), "xbcd", [], find)
    with pytest.raises(ValueError, match="exactly one"):
        drawn(["xxcd", "abcd"])


def test_the_part_offers_every_place_and_that_there_is_none():
    offered = options("spot", RIGHT)
    for spotted in drawn(["xbcd", "axcd"], 40):
        asked = part(spotted, offered, ("rule-sound",))
        assert [name for name, _phrase in asked.options] == [*RIGHT, spotting.NOTHING]
        if spotted.error:
            assert (asked.expected, asked.clauses) == (spotted.error.where, spotted.error.clauses)
        else:
            assert (asked.expected, asked.clauses) == (spotting.NOTHING, ("rule-sound",))
