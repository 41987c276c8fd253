"""Blackjack in the API: what is asked, answered and refused."""

import pytest

from games.blackjack.rulesets import ruleset
from games.core.problems import Refused
from games.web.api.errors import described
from games.web.api.registry import answer

HAND = {"cards": ["Ts", "9s"], "stakes": {"anna": "20"}}
ROUND = {"dealer": ["Ah", "7c"], "boxes": [{"hands": [HAND], "insurance": {"anna": "10.00"}}]}


def refused(verb, body):
    with pytest.raises(Refused) as caught:
        answer("blackjack", verb, body)
    problem = caught.value.first
    assert described(problem)["error"]["message"]
    return problem.code, problem.field


def box(**hand):
    return {"dealer": ["6h", "Tc", "2d"], "boxes": [{"hands": [{**HAND, **hand}]}]}


def test_a_round_is_settled():
    response = answer("blackjack", "settle", ROUND)
    assert [(line["bet"], line["result"], line["clause"]) for line in response["lines"]] == [
        ("insurance", "lose", "blackjack-insurance-loses"),
        ("hand", "win", "blackjack-wins"),
    ]
    assert response["total"] == {
        "staked": "30.00",
        "winnings": "20.00",
        "returned": "20.00",
        "lost": "10.00",
        "net": "10.00",
    }
    assert response["dealer"] == {"total": 18, "soft": True, "blackjack": False}


def test_doubling_is_given_in_full_or_by_amounts():
    hand = {"cards": ["5s", "6d", "9c"], "stakes": {"anna": "20", "bruno": "10"}}
    for doubled, stakes in ((True, ["40.00", "20.00"]), ({"anna": "5"}, ["25.00", "10.00"])):
        response = answer("blackjack", "settle", box(**hand, doubled=doubled))
        assert [line["stake"] for line in response["lines"]] == stakes


def test_a_split_is_given_by_its_hands():
    hands = [{"cards": ["8s", "Ts"], "stakes": {"anna": "20"}, "split": True} for _ in range(2)]
    response = answer("blackjack", "settle", {"dealer": ["6h", "Tc", "2d"], "boxes": [{"hands": hands}]})
    assert [line["hand"] for line in response["lines"]] == [2, 1]


@pytest.mark.parametrize(
    ("body", "wrong"),
    [
        (box(cards=["Ts", "9x"]), ("not_a_card", "boxes[0].hands[0].cards[1]")),
        (box(cards=["Ts"] * 23), ("too_many", "boxes[0].hands[0].cards")),
        (box(cards=[]), ("too_few_cards", "boxes[0].hands[0].cards")),
        (box(stakes={}), ("no_bettor", "boxes[0].hands[0].stakes")),
        (box(stakes={"anna": "-5"}), ("not_an_amount", "boxes[0].hands[0].stakes.anna")),
        (box(stakes={"anna": 5}), ("not_text", "boxes[0].hands[0].stakes.anna")),
        (box(doubled=5), ("not_an_object", "boxes[0].hands[0].doubled")),
        (box(doubled=None), ("not_an_object", "boxes[0].hands[0].doubled")),
        (box(doubled={"anna": "ten"}), ("not_an_amount", "boxes[0].hands[0].doubled.anna")),
        (box(doubled={"anna": "0"}), ("stake_not_positive", "boxes[0].hands[0].doubled.anna")),
        (box(split=True), ("split_mistold", "boxes[0].hands[0].split")),
        (box(tip="5"), ("unknown_key", "boxes[0].hands[0].tip")),
        (box() | {"dealer": ["9"]}, ("not_a_card", "dealer[0]")),
        (box() | {"dealer": []}, ("too_few_cards", "dealer")),
        (box() | {"boxes": []}, ("no_boxes", "boxes")),
        (box() | {"boxes": [{"hands": []}]}, ("no_hand", "boxes[0].hands")),
        (box() | {"boxes": [{}]}, ("missing", "boxes[0].hands")),
        (box() | {"rules": "nowhere"}, ("unknown_ruleset", "rules")),
        (box() | {"overrides": {"decks": 0}}, ("bad_parameter", "overrides.decks")),
        (box() | {"overrides": {"jokers": 2}}, ("unknown_parameter", "overrides.jokers")),
    ],
)
def test_a_bad_round_is_refused_at_its_field(body, wrong):
    assert refused("settle", body) == wrong


@pytest.mark.parametrize(
    ("overrides", "field"),
    [
        ({"decks": True}, "decks"),
        ({"decks": 9}, "decks"),
        ({"soft17": "maybe"}, "soft17"),
        ({"soft17": 17}, "soft17"),
        ({"double_after_split": "yes"}, "double_after_split"),
        ({"blackjack_pays": "3/2"}, "blackjack_pays"),
        ({"blackjack_pays": 1.5}, "blackjack_pays"),
        ({"blackjack_pays": "3:0"}, "blackjack_pays"),
        ({"blackjack_pays": "²:1"}, "blackjack_pays"),
        ({"minimum": "0"}, "minimum"),
        ({"smallest_chip": 1}, "smallest_chip"),
        ({"surrender": ["late"]}, "surrender"),
    ],
)
def test_a_parameter_is_what_it_can_be(overrides, field):
    for verb in ("odds", "chart"):
        assert refused(verb, {"overrides": overrides}) == ("bad_parameter", f"overrides.{field}")


def test_advice_tells_each_choice():
    response = answer("blackjack", "advise", {"hand": ["8c", "8d"], "dealer": "Ah"})
    assert response["best"] == "hit"
    assert set(response["values"]) == {"stand", "hit", "double", "split"}
    assert response["values"]["stand"]["exact"].count("/") == 1
    assert response["values"]["split"]["exact"] is None
    assert response["insurance"]["exact"] == "-21/309" or response["insurance"]["exact"] == "-7/103"


@pytest.mark.parametrize(
    ("body", "wrong"),
    [
        ({"hand": ["8c"], "dealer": "Ah"}, ("too_few_cards", "hand")),
        ({"hand": ["8c", "8d"], "dealer": "A"}, ("not_a_card", "dealer")),
        ({"hand": ["8c", "8"], "dealer": "Ah"}, ("not_a_card", "hand[1]")),
        ({"hand": ["8c"] * 7, "dealer": "Ah"}, ("card_too_often", "hand[6]")),
        ({"hand": ["Tc", "Td", "Th"], "dealer": "Ah"}, ("hand_is_over", "hand")),
        ({"rules": "single-deck", "hand": ["8c", "8d"], "dealer": "8c"}, ("card_too_often", "hand[0]")),
        ({"hand": ["8c", "8d"]}, ("missing", "dealer")),
    ],
)
def test_a_hand_that_cannot_be_played_is_refused(body, wrong):
    assert refused("advise", body) == wrong


def test_three_cards_leave_fewer_choices():
    response = answer("blackjack", "advise", {"hand": ["5c", "4d", "3h"], "dealer": "Th"})
    assert set(response["values"]) == {"stand", "hit"}
    assert set(answer("blackjack", "advise", {"hand": ["7c", "7d", "7h"], "dealer": "Th"})["values"]) == {"stand"}


def test_a_chart_has_ten_columns_and_the_edge_of_the_odds():
    response = answer("blackjack", "chart", {})
    assert response["dealer"] == ["2", "3", "4", "5", "6", "7", "8", "9", "T", "A"]
    assert response["pairs"]["A"][:9] == ["P"] * 9
    assert response["hard"]["16"] == ["S"] * 5 + ["H"] * 5
    assert response["edge"] == answer("blackjack", "odds", {})["edge"]
    assert response["edge"]["exact"] is None


def test_yes_and_no_say_whether_the_bank_has_a_hole_card():
    def edge(**overrides):
        return answer("blackjack", "odds", {"rules": "venice-blackjack", "overrides": overrides})

    assert edge(hole_card=True) == edge(hole_card="peek") != edge(hole_card=False) == edge(hole_card="none")
    assert edge(surrender=False) == edge(surrender="none")
    assert refused("odds", {"overrides": {"surrender": True}}) == ("bad_parameter", "overrides.surrender")


@pytest.mark.parametrize(("bettors", "betting"), [(1, "alone"), (2, "along"), (3, "along")])
def test_a_second_bettor_bets_along(bettors, betting):
    assert ruleset("venice-blackjack", {"bettors": bettors}).betting == betting
