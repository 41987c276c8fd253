"""Pictures of two hands with a fault: read from what a candidate sees, and paid again by the table of the house."""

from collections import Counter

import pytest

from games.caribbean_stud.rulesets import ruleset
from games.core.cards import parse_cards
from games.ranking.hands import best_five
from tests.training.drills.cases import make

VENICE = "venice-caribbean-stud"
# What BET pays to one, by the kind of hand, as the house prints it; with a changed card the highest three pay less.
PAYS = {
    "high_card": 1,
    "pair": 1,
    "two_pairs": 2,
    "three_of_a_kind": 3,
    "straight": 4,
    "flush": 5,
    "full_house": 7,
    "four_of_a_kind": 20,
    "straight_flush": 50,
    "royal_flush": 100,
}


def pictures(level, count=150, rules=VENICE):
    return [make(rules, "stud-picture", level, f"picture-{n}") for n in range(count)]


def piles(item):
    return {place["key"]: place["money"] for row in item.scene["rows"] for place in row["places"] if "money" in place}


def hand(row):
    return best_five(parse_cards("".join(place["card"] for place in row["places"] if "card" in place)))


def due(item, reduced):
    """What lies on the table by the rules of the house."""
    bank, *boxes = item.scene["rows"]
    held = hand(bank)
    qualifies = held.category != "high_card" or held.ranks[:2] == (14, 13)
    posted = {
        note["values"]["hand"]["say"].rpartition(".")[2]: note["values"]["amount"]["money"] for note in bank["notes"]
    }
    lie = {}
    for n, row in enumerate(boxes, 1):
        own, amounts = hand(row), row["notes"][0]["values"]
        ante, bet = amounts["ante"]["money"], amounts["bet"]["money"]
        changed = len(row["notes"]) > 1
        times = (reduced if changed else {}).get(own.category, PAYS[own.category])
        if not qualifies:
            paid = (ante, ante, bet, 0)
        elif own.strength > held.strength:
            paid = (ante, ante, bet, times * bet)
        elif own.strength == held.strength:
            paid = (ante, 0, bet, 0)
        else:
            paid = (0, 0, 0, 0)
        lie |= dict(zip((f"ante:{n}", f"ante-paid:{n}", f"bet:{n}", f"bet-paid:{n}"), paid, strict=True))
        if posted:
            lie[f"jackpot-paid:{n}"] = 0 if changed else posted.get(own.category, 0)
    return lie


def test_the_table_of_the_house_is_the_one_that_is_printed():
    assert {str(kind): pays for kind, pays in ruleset(VENICE).pay.items()} == PAYS


@pytest.mark.parametrize(("rules", "level"), [(VENICE, 1), (VENICE, 2), ("plain-caribbean-stud", 1)])
def test_all_but_one_pile_is_as_the_house_pays(rules, level):
    found, reduced = Counter(), ruleset(rules).reduced_pay or {}
    for item in pictures(level, 150, rules):
        right, shown = due(item, reduced), piles(item)
        assert shown.keys() == right.keys()
        assert [key for key in right if shown[key] != right[key]] == [item.key["where"]]
        assert item.key["due"] == right[item.key["where"]]
        found[item.key["where"].partition(":")[0]] += 1
    assert set(found) == {"ante", "ante-paid", "bet", "bet-paid", *(["jackpot-paid"] if level == 2 else [])}
