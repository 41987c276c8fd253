"""Rows of several players: whose limits hold, which row is marked, and that their order decides nothing. The amounts
are worked out by hand from the rules."""

import pytest

from games.core.problems import Refused
from tests.games.web.test_settling import amounts, refused, settle


def marked(*asked, **more):
    """Return the fields at which something is refused."""
    with pytest.raises(Refused) as refusal:
        settle(*asked, **more)
    return [problem.field for problem in refusal.value.problems]


ROUGE_WINS = {"cards": "Tc7hKdThKdQc9h3s"}  # noir 37, rouge 32; the first card is black, so couleur loses


def on(chance, stake, player, **more):
    return {"chance": chance, "stake": stake, "player": player, **more}


def test_the_maximum_of_trente_et_quarante_holds_for_each_player():
    """Of 80 and 30 on rouge, 100 play and 10 go back; the other player's 100 play as a whole."""
    stakes = on("rouge", "80", "A"), on("rouge", "100", "B"), on("rouge", "30", "A")
    lines = amounts("trente-et-quarante", ROUGE_WINS, *stakes, maximum={"chance": "100"})
    assert sorted(lines) == [
        ("A", "Rouge", 10_00, 0, 10_00),
        ("A", "Rouge", 20_00, 20_00, 20_00),
        ("A", "Rouge", 80_00, 80_00, 80_00),
        ("B", "Rouge", 100_00, 100_00, 100_00),
    ]


def test_the_minimum_of_trente_et_quarante_holds_for_each_player():
    """Two players with 6 each have not 12 on the chance; one with 6 and 4 has 10."""
    stakes = on("couleur", "6", "A"), on("couleur", "6", "B"), on("rouge", "6", "C"), on("rouge", "4", "C")
    lines = amounts("trente-et-quarante", ROUGE_WINS, *stakes, minimum={"chance": "10"})
    assert sorted(lines) == [
        ("A", "Couleur", 6_00, 0, 6_00),
        ("B", "Couleur", 6_00, 0, 6_00),
        ("C", "Rouge", 4_00, 4_00, 4_00),
        ("C", "Rouge", 6_00, 6_00, 6_00),
    ]


def test_punto_banco_has_its_limits_for_each_player():
    """A natural nine of banco: two players with 6 each on punto get them back, and 80 each on tie play as a whole."""
    stakes = [
        {"on": bet, "stake": stake, "player": player}
        for bet, stake in (("punto", "6"), ("tie", "80"))
        for player in "AB"
    ]
    limits = {"minimum": {"punto": "10"}, "maximum": {"tie": "100"}}
    assert sorted(amounts("punto-banco", {"cards": "3cKdTh9s"}, *stakes, **limits)) == [
        ("A", "Punto", 6_00, 0, 6_00),
        ("A", "Tie", 80_00, 0, 0),
        ("B", "Punto", 6_00, 0, 6_00),
        ("B", "Tie", 80_00, 0, 0),
    ]


def test_what_a_player_may_not_lay_is_refused_in_that_players_row():
    stakes = on("rouge", "10", "A"), on("noir", "10", "B", level="9")
    assert refused("trente-et-quarante", ROUGE_WINS, *stakes) == "laid[1].level"


def test_a_stake_under_the_minimum_is_no_error_beside_one():
    stakes = {"bet": "straight:7", "stake": "2"}, {"bet": "red", "stake": "5", "level": "9"}
    assert marked("french-roulette", {"outcome": "3"}, *stakes, minimum={"straight": "5"}) == ["laid[1].level"]


@pytest.mark.parametrize("player", ["[a]", "B", "x.hands[7]"])
def test_blackjack_refuses_an_insurance_in_the_row_of_its_player_whatever_the_name(player):
    """The dealer shows a six, not an ace."""
    stakes = (
        {"box": "1", "cards": "TcTs", "stake": "10"},
        {"box": "1", "stake": "5", "player": player, "insurance": "2"},
    )
    assert marked("blackjack", {"dealer": "6cTd9h"}, *stakes) == ["laid[1].insurance"]


def test_blackjack_marks_the_decision_that_is_refused():
    """A player who has taken a card may not surrender any more, and a six of the dealer gives no even money."""
    drawn = (
        {"box": "1", "cards": "5c6d9h", "stake": "10"},
        {"box": "1", "stake": "5", "player": "B", "done": "surrender"},
    )
    rules = {"ruleset": "american-six-decks-s17", "bettors": 3}
    assert marked("blackjack", {"dealer": "6cTd9h"}, *drawn, **rules) == ["laid[1].done"]
    paid = (
        {"box": "1", "cards": "AcKs", "stake": "10"},
        *({"box": "1", "stake": "5", "player": player, "done": "even_money"} for player in "BC"),
    )
    assert marked("blackjack", {"dealer": "6cTd9h"}, *paid) == ["laid[1].done", "laid[2].done"]


def test_the_rows_of_a_split_may_come_in_any_order():
    """The dealer is bust: each hand wins what lies there."""
    lines = amounts(
        "blackjack",
        {"dealer": "6cTd9h"},
        {"box": "1", "hand": "2", "stake": "5", "player": "B"},
        {"box": "1", "hand": "2", "cards": "8dTc", "stake": "10", "player": "A"},
        {"box": "1", "hand": "1", "cards": "8cTs", "stake": "10", "player": "A"},
        {"box": "1", "hand": "1", "stake": "5", "player": "B"},
    )
    assert sorted(lines) == [
        ("A", "Box 1, hand 1", 10_00, 10_00, 10_00),
        ("A", "Box 1, hand 2", 10_00, 10_00, 10_00),
        ("B", "Box 1, hand 1", 5_00, 5_00, 5_00),
        ("B", "Box 1, hand 2", 5_00, 5_00, 5_00),
    ]


@pytest.mark.parametrize("thrown", ["Kc", "2d", "5c"])
def test_a_card_thrown_at_caribbean_stud_is_in_no_hand(thrown):
    """Not in the bank's, not in the player's own, and not in another player's."""
    first = {"cards": "5c6d8h9dJd", "ante": "10", "player": "1"}
    second = {"cards": "2c2d7h9sJc", "ante": "10", "bet": "20", "player": "2", "thrown": thrown, "drawn": "Jc"}
    assert refused("caribbean-stud", {"bank": "KcAd9h4s3d"}, first, second) == "laid[1].thrown"


def test_a_card_is_thrown_by_one_player_only():
    change = {"ante": "10", "bet": "20", "thrown": "Qs"}
    laid = {"cards": "5c6d8h9dJd", "drawn": "Jd", **change}, {"cards": "2c2d7h9sJc", "drawn": "Jc", **change}
    assert refused("caribbean-stud", {"bank": "KcAd9h4s3d"}, *laid) == "laid[1].thrown"


def test_hold_em_has_one_button():
    laid = [
        {"player": player, "cards": cards, "put_in": "100", "button": "yes"}
        for player, cards in (("A", "AsKd"), ("B", "QhQc"))
    ]
    assert refused("texas-holdem", {"board": "2c7d9hJsKc"}, *laid) == "laid[1].button"
