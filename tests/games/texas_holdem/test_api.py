"""The API of hold'em: the public cases, what an answer holds, and what is refused there and nowhere else."""

import pytest

from games.core.problems import Refused
from games.web.api.registry import answer

PLAYERS = [
    {"name": "A", "cards": ["Ac", "Ad"], "put_in": "100.00"},
    {"name": "B", "cards": ["Qc", "Qd"], "put_in": "150.00", "folded": False},
    {"name": "C", "put_in": "0.00", "folded": True},
]
RANGE, ACES = {"range": "QQ+"}, {"cards": ["As", "Ah"]}
ASKED = {"board": ["2c", "7d", "9h", "Js", "Kd"], "players": PLAYERS, "button": "C"}


def test_a_showdown_tells_pots_winners_and_what_goes_back():
    response = answer("texas-holdem", "showdown", ASKED)
    assert response["received"] == {"A": "190.00", "B": "50.00", "C": "0.00"}
    assert response["returned"] == {"A": "0.00", "B": "50.00", "C": "0.00"}
    (pot,) = response["pots"]
    assert (pot["amount"], pot["rake"], response["rake"]) == ("200.00", "10.00", "10.00")
    (winner,) = pot["winners"]
    assert winner == {
        "name": "A",
        "share": "190.00",
        "five": ["Ac", "Ad", "Kd", "Js", "9h"],
        "category": "pair",
        "clause": "poker-he-wins",
    }


def test_rake_and_chip_may_be_given():
    response = answer("texas-holdem", "showdown", ASKED | {"rake": {"percent": "2.5"}, "chip": "0.50"})
    assert response["rake"] == "5.00"
    response = answer("texas-holdem", "showdown", ASKED | {"rake": {"percent": "10", "cap": "3.00"}})
    assert response["rake"] == "3.00"


def test_nobody_shows_when_all_others_have_folded():
    players = [PLAYERS[0], PLAYERS[1] | {"folded": True}]
    response = answer("texas-holdem", "showdown", {"board": [], "players": players, "button": "A"})
    (winner,) = response["pots"][0]["winners"]
    assert (winner["five"], winner["category"], winner["clause"]) == (None, None, "poker-he-last-player")
    assert response["rake"] == "0.00"


def test_equity_is_exact():
    response = answer("texas-holdem", "equity", {"hands": [["As", "Ah"], ["Ks", "Kh"]]})
    assert response["boards"] == 1712304
    assert response["players"][0]["equity"]["exact"] == "707495/856152"


def test_equity_against_a_range_is_exact_and_says_so():
    response = answer("texas-holdem", "range-equity", {"hands": [{"cards": ["As", "Ah"]}, {"range": "any"}]})
    assert (response["exact"], response["deals"]) == (True, 2097572400)
    assert f"{response['players'][0]['equity']['float']:.2%}" == "85.20%"


def test_a_hand_is_ranked():
    response = answer("texas-holdem", "rank", {"cards": ["Ac", "9c", "7c", "4c", "2c", "As", "Ad"]})
    assert response["category"] == "flush"
    assert (response["five"], response["clause"]) == (["Ac", "9c", "7c", "4c", "2c"], "poker-flush")


@pytest.mark.parametrize(
    ("verb", "asked", "code", "field"),
    [
        ("showdown", ASKED | {"rake": {"percent": "x"}}, "not_a_percentage", "rake.percent"),
        ("showdown", ASKED | {"rake": {"percent": "101"}}, "not_a_percentage", "rake.percent"),
        ("showdown", ASKED | {"rake": {"percent": "5", "cap": "-1"}}, "not_an_amount", "rake.cap"),
        ("showdown", ASKED | {"chip": "0"}, "stake_not_positive", "chip"),
        ("showdown", ASKED | {"players": [PLAYERS[0] | {"put_in": "-5"}]}, "not_an_amount", "players[0].put_in"),
        ("showdown", ASKED | {"rules": "venice-caribbean-stud"}, "unknown_ruleset", "rules"),
        ("showdown", ASKED | {"seats": 3}, "unknown_key", "seats"),
        ("showdown", ASKED | {"board": ["2c", "7d", "9h", "Js", "1d"]}, "not_a_card", "board[4]"),
        ("equity", {"hands": [["As", "Ah"], ["Ks", "xx"]]}, "not_a_card", "hands[1][1]"),
        ("equity", {"hands": [["As", "Ah"]] * 101}, "too_many", "hands"),
        ("range-equity", {"hands": [RANGE, {"range": "QQ+, 1x"}]}, "bad_range", "hands[1].range"),
        ("range-equity", {"hands": [RANGE, {"range": ", "}]}, "empty_range", "hands[1].range"),
        ("range-equity", {"hands": [RANGE, {}]}, "too_few_cards", "hands[1]"),
        ("range-equity", {"hands": [RANGE, {"cards": ["As", "Ah"], "range": "QQ"}]}, "cards_or_range", "hands[1]"),
        (
            "range-equity",
            {"hands": [ACES, {"range": "AA"}], "dead": ["Ac"]},
            "range_not_possible",
            "hands[1]",
        ),
        ("rank", {"cards": ["As", "Ah"]}, "too_few_cards", "cards"),
        ("rank", {"cards": ["As", "Ah", "As", "Kd", "Kc"]}, "card_too_often", "cards[2]"),
    ],
)
def test_bad_input_is_refused(verb, asked, code, field):
    with pytest.raises(Refused) as refused:
        answer("texas-holdem", verb, asked)
    assert (refused.value.first.code, refused.value.first.field) == (code, field)
