"""What is shown has no error or exactly one, and the part asks for its place."""

from collections import Counter

import pytest

from training.drills.kit import spotting
from training.drills.kit.chance import Chance
from training.drills.kit.common import options
from training.drills.kit.spotting import Error, Row, draw, one_wrong, part, spoil, spoil_one

RIGHT = "abcd"


def find(shown):
    """As an engine would: each letter that is not the right one breaks the rule of its place."""
    return [Error(letter, (f"rule-{letter}",)) for letter, found in zip(RIGHT, shown, strict=True) if letter != found]


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


def test_where_something_must_be_wrong_something_always_is():
    found = [spoil(Chance("spot", n), RIGHT, ["xbcd", "ybcd", "axcd", "xxcd"], find) for n in range(200)]
    assert {shown for shown, _error in found} == {"xbcd", "ybcd", "axcd"}
    assert all(find(shown) == [error] for shown, error in found)
    with pytest.raises(ValueError, match="found in what is right"):
        spoil(Chance("spot"), "xbcd", ["axcd"], find)
    with pytest.raises(ValueError, match="exactly one"):
        spoil(Chance("spot"), RIGHT, ["xxcd", RIGHT], find)


def test_of_several_places_one_has_a_mistake_by_the_clauses_of_its_place():
    right = {"a": 10, "b": 20}
    mistakes = [("a", 10), ("a", 15), ("b", 0), ("b", 25)]
    found = [spoil_one(Chance("one", n), right, iter(mistakes), lambda place: [f"rule-{place}"]) for n in range(200)]
    assert {(tuple(shown.values()), error) for shown, error in found} == {
        ((15, 20), Error("a", ("rule-a",))),
        ((10, 0), Error("b", ("rule-b",))),
        ((10, 25), Error("b", ("rule-b",))),
    }
    with pytest.raises(ValueError, match="exactly one"):
        spoil_one(Chance("one"), right, [("a", 10)], lambda place: [f"rule-{place}"])


def test_of_several_figures_one_is_mistaken_or_none():
    """A mistake that is no different from what is due is none, and a figure that cannot be mistaken is right."""
    rows = [Row("a", 10, ["rule-a"], [10, 20]), Row("b", 30, ["rule-b"], ()), Row("c", 5, ["rule-c"], [0, 15])]
    found = {(spotted.shown, spotted.error) for spotted in (one_wrong(Chance("rows", n), rows) for n in range(200))}
    first, third = Error("a", ("rule-a",)), Error("c", ("rule-c",))
    assert found == {((10, 30, 5), None), ((20, 30, 5), first), ((10, 30, 0), third), ((10, 30, 15), third)}
    with pytest.raises(ValueError, match="exactly one"):
        [one_wrong(Chance("rows", n), rows[1:2]) for n in range(20)]


def test_the_part_offers_every_place_and_that_there_is_none():
    offered = options("spot", RIGHT)
    for spotted in drawn(["xbcd", "axcd"], 40):
        asked = part(spotted, offered, ("rule-sound",))
        assert [name for name, _phrase in asked.options] == [*RIGHT, spotting.NOTHING]
        if spotted.error:
            assert (asked.expected, asked.clauses) == (spotted.error.where, spotted.error.clauses)
        else:
            assert (asked.expected, asked.clauses) == (spotting.NOTHING, ("rule-sound",))
