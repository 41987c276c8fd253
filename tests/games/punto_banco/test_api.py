"""Punto banco through its API: the engine's answers as JSON."""

import json

import pytest

from games.web.api.registry import answer
from tests.games.punto_banco.reading import rows
from tests.games.web.api.asking import OPERATIONS

SETTLE = {"cards": ["2c", "Kd", "3h", "5s", "4c", "4h", "9d"], "bets": [{"on": "banco", "stake": "35.00"}]}
LAID = [("2c", "punto"), ("Kd", "banco"), ("4h", "punto"), ("5s", "banco"), ("9c", "punto")]


def asked(verb, **body):
    said = answer("punto-banco", verb, body)
    json.dumps(said, allow_nan=False)
    return said


def test_a_coup_is_settled_with_the_reason_for_each_card():
    said = asked("settle", **SETTLE)
    assert said["punto"] == {"cards": ["2c", "3h", "4c"], "score": 9, "natural": False}
    assert said["banco"] == {"cards": ["Kd", "5s", "4h"], "score": 9, "natural": False}
    assert (said["result"], said["used"], said["stands"]) == ("tie", 6, [])
    assert said["draws"] == [
        {"card": "4c", "to": "punto", "clause": "baccarat-pb-punto-draws"},
        {"card": "4h", "to": "banco", "clause": "baccarat-pb-banco-five"},
    ]
    assert said["lines"][0]["result"] == "push"
    assert said["total"]["net"] == "0.00"


def test_a_win_on_banco_tells_its_commission():
    said = asked("settle", cards=["3c", "Kd", "Th", "9s"], bets=[{"on": "banco", "stake": "12.50", "player": "Anna"}])
    assert said["lines"] == [
        {
            "on": "banco",
            "player": "Anna",
            "stake": "12.50",
            "result": "win",
            "winnings": "11.88",
            "returned": "12.50",
            "commission": "0.62",
            "clause": "baccarat-pb-pays-banco",
        }
    ]
    assert said["total"] == {
        "staked": "12.50",
        "winnings": "11.88",
        "returned": "12.50",
        "lost": "0.00",
        "commission": "0.62",
        "net": "11.88",
    }
    assert said["banco"]["natural"]
    assert [stand["clause"] for stand in said["stands"]] == ["baccarat-natural"] * 2


@pytest.mark.parametrize("row", [row for row in rows("odds") if "decks" in row[0] and "without" not in row[0]])
def test_decks_and_their_counts_have_the_same_odds(row):
    decks = {"six decks": 6, "eight decks": 8}[row[0]]
    counts = dict(zip(map(str, range(10)), map(int, row[1].split()), strict=True))
    assert asked("odds", decks=decks) == asked("odds", counts=counts)


def test_a_probability_is_shown_exactly():
    said = asked("odds", decks=8)
    assert said["banco"]["exact"] == "8954111587648/19524993263685"
    assert said["edge"]["tie"]["float"] == pytest.approx(0.143596, abs=1e-6)
    assert list(said["cards"]) == ["4", "5", "6"]


def test_the_commission_of_a_house_changes_the_edge_of_banco_alone():
    usual, free = asked("odds", decks=8)["edge"], asked("odds", decks=8, overrides={"commission": "0"})["edge"]
    assert free["banco"]["float"] == pytest.approx(-usual["punto"]["float"])
    assert (free["punto"], free["tie"]) == (usual["punto"], usual["tie"])


def test_a_coup_is_rebuilt():
    said = asked("rebuild", laid=[{"card": card, "to": to} for card, to in LAID], next=["7h"])
    assert said["faults"] == [
        {
            "kind": "wrong_hand",
            "place": 4,
            "card": "9c",
            "laid": "punto",
            "right": "banco",
            "clause": "baccarat-pb-punto-stands",
            "because": ["baccarat-pb-punto-stands", "baccarat-pb-banco-alone", "baccarat-pb-wrong-hand"],
        }
    ]
    assert said["coup"]["banco"]["cards"] == ["Kd", "5s", "9c"]
    assert said["coup"]["result"] == "punto"
    assert said["remain"] == ["7h"]


def test_what_can_be_asked():
    assert {name for game, name in OPERATIONS if game == "punto-banco"} == {"settle", "odds", "rebuild", "clauses"}
