"""The mistakes that are to be spotted at roulette, found again from what a candidate sees, by hand."""

import pytest

from tests.training.drills.cases import make

FRENCH = "venice-french"
# What each kind pays, which numbers each called bet has where, and what a chip becomes: croupier-course, 5, 8 and 9.
PAYS = {"straight": 35, "split": 17, "street": 11, "zero_street": 11, "corner": 8, "first_four": 8, "six_line": 5}
PAYS |= {"dozen": 2, "column": 2}
CALLED = {
    "voisins": "2 zero_street:0-2-3, 2 corner:25-29, 1 split:4-7, 1 split:12-15, 1 split:18-21, 1 split:19-22,"
    " 1 split:32-35",
    "tiers": "1 split:5-8, 1 split:10-11, 1 split:13-16, 1 split:23-24, 1 split:27-30, 1 split:33-36",
    "orphelins": "1 straight:1, 1 split:6-9, 1 split:14-17, 1 split:17-20, 1 split:31-34",
    "nassa": "1 split:0-3, 1 split:12-15, 1 split:32-35, 1 straight:19, 1 straight:26",
    "zero-spiel": "1 split:0-3, 1 split:12-15, 1 split:32-35, 1 straight:26",
}
CHIPS = {"tiers": 3 * 6, "voisins": 2 * 9}


def lines(item):
    """The lines as they are offered: the place and the values said in each, without the one that says there is none."""
    return [(place, text["values"]) for place, text in item.face["parts"][0]["options"] if place != "nothing"]


def drawn(level, rules=FRENCH, count=120):
    return [make(rules, "wrong-settlement", level, f"hand-{n}") for n in range(count)]


def numbers(key):
    """The numbers of a position, by its notation."""
    kind, _colon, rest = key.partition(":")
    named = [int(word) for word in rest.split("-")] if rest else []
    reds = {1, 3, 5, 7, 9, 12, 14, 16, 18, 19, 21, 23, 25, 27, 30, 32, 34, 36}
    whole = {
        "first_four": {0, 1, 2, 3},
        "red": reds,
        "black": set(range(1, 37)) - reds,
        "odd": set(range(1, 37, 2)),
        "even": set(range(2, 37, 2)),
        "low": set(range(1, 19)),
        "high": set(range(19, 37)),
    }
    if kind in whole:
        return whole[kind]
    if kind == "dozen":
        return set(range(12 * named[0] - 11, 12 * named[0] + 1))
    if kind == "column":
        return set(range(named[0] - 33, 37, 3))
    if kind == "corner":
        return {named[0], named[0] + 1, named[1] - 1, named[1]}
    return set(range(named[0], named[1] + 1)) if kind in ("street", "six_line") else set(named)


def wrong_settlement(item):
    number = item.question.values["number"]
    for place, line in lines(item):
        key, stake = line["bet"]["bet"], line["stake"]["money"]
        pays = PAYS.get(key.partition(":")[0], 1)
        if line.get("won", {"money": 0})["money"] != (pays * stake if number in numbers(key) else 0):
            yield place


def wrong_called(item):
    due = CALLED[item.question.values["bet"]["bet"]].split(", ")
    for (place, line), right in zip(lines(item), due, strict=True):
        if f"{line['count']} {line['bet']['bet']}" != right:
            yield place


def wrong_cut(item):
    for place, line in lines(item):
        pieces = [piece.split("x") for piece in line["cut"]["cut"].split()]
        total = sum(int(count) * int(value) for count, value in pieces)
        assert line["total"]["money"] == CHIPS[item.question.values["bet"]["bet"]] * line["unit"]["money"]
        if total != line["total"]["money"]:
            yield place


SPOTTED = [
    *((1, rules, wrong_settlement) for rules in (FRENCH, "venice-fair", "france-english", "parlour-double-zero")),
    (2, FRENCH, wrong_called),
    (3, FRENCH, wrong_cut),
]


@pytest.mark.parametrize(("level", "rules", "find"), SPOTTED)
def test_there_is_one_mistake_or_none_and_it_is_the_one_that_counts(level, rules, find):
    seen = set()
    for item in drawn(level, rules):
        found = list(find(item))
        assert [item.key["where"]] == (found or ["nothing"])
        seen.add(item.key["where"])
    assert "nothing" in seen
    assert len(seen) > 3
