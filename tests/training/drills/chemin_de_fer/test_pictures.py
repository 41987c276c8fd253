"""Pictures of a coup with a fault: read from what a candidate sees, by the rule table and by hand."""

from collections import Counter

import pytest

from games.chemin_de_fer.rulesets import ruleset
from games.chemin_de_fer.session import Session
from tests.training.drills.cases import make
from training.drills.kit.cloth import MORE

VENICE = "venice-chemin-de-fer"
# By the bank's score, what it does at a third card of 0 to 9 and where the punter stood, as the house prints its table:
# draw, stand, as it likes.
TABLE = {
    3: "ddddddddsfd",
    4: "ssddddddssd",
    5: "ssssfdddssd",
    6: "ssssssddsss",
}


def pictures(level, count=150, rules=VENICE):
    return [make(rules, "cdf-picture", level, f"picture-{n}") for n in range(count)]


def cards(item, of):
    row = next(row for row in item.scene["rows"] if row["label"]["code"] == f"cdf-picture.{of}")
    return [place["card"] for place in row["places"] if place["card"]]


def points(card):
    return {"A": 1, "T": 0, "J": 0, "Q": 0, "K": 0}.get(card[0], int(card[0]) if card[0].isdigit() else 0)


def score(hand):
    return sum(map(points, hand)) % 10


def wrong_sides(item):
    """Which sides have a third card against their rule, or none against it."""
    punter, bank = cards(item, "punter"), cards(item, "bank")
    own, other = score(bank[:2]), score(punter[:2])
    if max(own, other) >= 8:
        moves = {"punter": "s", "bank": "s"}
    else:
        third = points(punter[2]) if len(punter) == 3 else 10
        row = TABLE.get(own, "d" * 11 if own < 3 else "s" * 11)
        moves = {"punter": "d" if other < 5 else "f" if other == 5 else "s", "bank": row[third]}
    drew = {"punter": len(punter) == 3, "bank": len(bank) == 3}
    wrong = {side for side, move in moves.items() if move != "f" and (move == "d") != drew[side]}
    return {side: "3" if drew[side] else MORE for side in wrong}


@pytest.mark.parametrize("rules", [VENICE, "bound-chemin-de-fer"])
def test_one_side_alone_breaks_its_rule(rules):
    found = Counter()
    for item in pictures(1, 300, rules):
        ((side, at),) = wrong_sides(item).items()
        assert item.key["where"] == f"{side}:{at}"
        found[side, at] += 1
    assert len(found) == 4
    assert min(found.values()) > 15


def piles(item):
    return {place["key"]: place["money"] for row in item.scene["rows"] for place in row["places"] if "money" in place}


def test_all_but_one_pile_is_as_the_engine_settles_the_coup():
    for item in pictures(2, 200):
        settled = Session.parse(item.play).play(ruleset(VENICE))[-1].settlement
        due = {"in-bank": settled.bank, "cagnotte": settled.cagnotte}
        for line in settled.lines:
            due |= {f"stake:{line.who}": line.returned, f"paid:{line.who}": line.winnings}
        shown = piles(item)
        assert shown.keys() == due.keys()
        assert [key for key in due if shown[key] != due[key]] == [item.key["where"]]
        assert item.key["due"] == due[item.key["where"]]


def test_bank_cagnotte_and_stakes_by_hand():
    """The bank wins the stakes less five per cent; when it loses, they are paid one to one and its rest is returned."""
    found = Counter()
    for item in pictures(2, 200):
        own, other = score(cards(item, "bank")), score(cards(item, "punter"))
        rows = {row["places"][0]["key"]: row for row in item.scene["rows"]}
        stakes = {
            key.partition(":")[2]: row["notes"][0]["values"]["stake"]["money"]
            for key, row in rows.items()
            if key.startswith("stake")
        }
        before, played = rows["in-bank"]["notes"][0]["values"]["bank"]["money"], sum(stakes.values())
        pile, _colon, seat = item.key["where"].partition(":")
        if own > other:
            taken = played // 20
            due = {"cagnotte": taken, "in-bank": before + played - taken, "stake": 0, "paid": 0}
        elif own < other:
            due = {"cagnotte": 0, "in-bank": 0, "stake": stakes.get(seat), "paid": stakes.get(seat)}
        else:
            due = {"cagnotte": 0, "in-bank": before, "stake": stakes.get(seat), "paid": 0}
        assert item.key["due"] == due[pile]
        found[pile] += 1
    assert len(found) == 4
