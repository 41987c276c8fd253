"""Each refusal of a showdown, of a hand written in a line and of a ruleset."""

import pytest

from games.core.cards import parse_cards
from games.core.problems import Refused
from games.texas_holdem.hand import Hand, tables
from games.texas_holdem.messages import MESSAGES
from games.texas_holdem.rulesets import DEFAULT, ruleset
from games.texas_holdem.showdown import showdown
from tests.games.texas_holdem.reading import VENICE, read_hand, read_players

BOARD = "2c7d9hJsKd"
TWO = "A AcAd 100; B QcQd 100"


def refusal(work, *asked):
    with pytest.raises(Refused) as refused:
        work(*asked)
    return refused.value.first.code, refused.value.first.field


@pytest.mark.parametrize(
    ("board", "players", "button", "code", "field"),
    [
        (BOARD, "A AcAd 100", "A", "wrong_number_of_players", "players"),
        (BOARD, TWO, "C", "no_such_player", "button"),
        (BOARD, "A AcAd 100; A QcQd 100", "A", "name_twice", "players[1].name"),
        (BOARD, "A AcAd 0; B QcQd 100", "A", "stake_not_positive", "players[0].put_in"),
        (BOARD, "A AcAd 100.50; B QcQd 100", "A", "bet_not_in_chips", "players[0].put_in"),
        (BOARD, "A - 100 f; B - 100 f", "A", "all_folded", "players"),
        ("2c7d9h", TWO, "A", "too_few_cards", "board"),
        ("2c7d", TWO, "A", "no_such_board", "board"),
        (BOARD + "Ks", TWO, "A", "no_such_board", "board"),
        (BOARD, "A Ac 100; B QcQd 100", "A", "too_few_cards", "players[0].cards"),
        (BOARD, "A AcAdAh 100; B QcQd 100", "A", "too_many_cards", "players[0].cards"),
        (BOARD, "A - 100; B QcQd 100", "A", "too_few_cards", "players[0].cards"),
        (BOARD, "A AcAd 100; B QcAc 100", "A", "card_too_often", "players[1].cards[1]"),
        (BOARD, "A AcAd 100; B Qc2c 100", "A", "card_too_often", "players[1].cards[1]"),
    ],
)
def test_a_showdown_that_cannot_be(board, players, button, code, field):
    assert refusal(showdown, VENICE, parse_cards(board), read_players(players), button) == (code, field)


def test_a_player_without_a_name_is_refused():
    nameless = [*read_players(TWO)[:1], *read_players("X QcQd 100")]
    nameless[1] = type(nameless[1])(" ", nameless[1].cards, 10000)
    assert refusal(showdown, VENICE, parse_cards(BOARD), nameless, "A") == ("player_needs_name", "players[1].name")


@pytest.mark.parametrize(
    ("written", "code", "field"),
    [
        ("", "bad_notation", "play"),
        ("1 200,200", "bad_notation", "play"),
        ("0 200,200 -,-", "bad_notation", "play"),
        ("x 200,200 -,-", "bad_notation", "play"),
        ("1 200,2x0 -,-", "bad_notation", "play"),
        ("1 200,200 -,- y", "bad_notation", "play"),
        ("1 200,200 -,- b", "bad_notation", "play"),
        ("1 200,200 -,- c x .2c7d9z", "not_a_card", "play"),
        ("3 200,200 -,-", "no_such_seat", "button"),
        ("1 200 -", "wrong_number_of_players", "stacks"),
        ("1 200,0 -,-", "stake_not_positive", "stacks[1]"),
        ("1 200,0.50 -,-", "bet_not_in_chips", "stacks[1]"),
        ("1 200,200 -", "hands_and_players_differ", "cards"),
        ("1 200,200 Ac,-", "too_few_cards", "cards[0]"),
        ("1 200,200 AcAd,AhAc", "card_too_often", "cards[1][1]"),
        ("1 200,200 AcAd,- c x .Ac7d9h", "card_too_often", "moves[2].cards[0]"),
    ],
)
def test_a_hand_that_cannot_be(written, code, field):
    assert refusal(lambda: tables(VENICE, Hand.parse(written))) == (code, field)


@pytest.mark.parametrize(
    ("written", "code", "field"),
    [
        ("1 200,200 AcAd,QcQd c x", "hand_not_over", "moves"),
        ("1 200,200 AcAd,- a c .2c7d9h .Js .Kd", "too_few_cards", "cards[1]"),
        ("1 200,200 AcAd,QcQd c x x", "nobody_to_act", "moves[2].action"),
    ],
)
def test_a_hand_that_cannot_be_settled(written, code, field):
    assert refusal(Hand.parse(written).play, VENICE) == (code, field)


@pytest.mark.parametrize(
    ("written", "values"),
    [
        ("1 200 -", {"fewest": 2, "most": 10}),
        ("1 200,0.50 -,-", {"chip": "1"}),
        ("1 200,200,200 -,-,- x", {"amount": "10"}),
        ("1 200,200,200 -,-,- c c x .2c7d9h b9", {"least": "10"}),
        ("1 200,200,200 -,-,- r19", {"least": "20"}),
        ("1 200,200,200 -,-,- c c x .2c7d9h b40 r79", {"least": "80"}),
        ("1 200,200,200 -,-,- r201", {"most": "200"}),
        ("pot 1 200,200,200 -,-,- r36", {"most": "35"}),
    ],
)
def test_a_refused_move_shows_its_figures(written, values):
    rules, hand = read_hand(written)
    with pytest.raises(Refused) as refused:
        tables(rules, hand)
    assert refused.value.first.values == values


@pytest.mark.parametrize(("parameter", "least", "most"), [("burnt", 0, 1), ("exposed_misdeal", 1, 9)])
def test_a_parameter_goes_to_its_bounds(parameter, least, most):
    for number in (least, most):
        assert getattr(ruleset(DEFAULT, {parameter: number}), parameter) == number
    for number in (least - 1, most + 1):
        assert refusal(ruleset, DEFAULT, {parameter: number}) == ("bad_parameter", f"overrides.{parameter}")


def test_a_table_seats_two_to_ten_players():
    for seats in (2, 10):
        assert ruleset(DEFAULT, {"fewest_seats": seats, "seats": seats}).seats == seats
    for seats in (1, 11):
        overrides = {"fewest_seats": seats, "seats": seats}
        assert refusal(ruleset, DEFAULT, overrides)[0] == "bad_parameter"


def test_all_in_for_just_the_bet_is_a_call_that_a_short_raise_leaves_open():
    last = tables(VENICE, Hand.parse("1 45,45,200 -,-,- r30 a c a"))[-1]
    assert [seat.contributed for seat in last.seats] == [45_00, 45_00, 45_00]


@pytest.mark.parametrize(
    ("overrides", "field"),
    [
        ({"seats": 11}, "overrides.seats"),
        ({"seats": True}, "overrides.seats"),
        ({"fewest_seats": 6, "seats": 5}, "overrides.fewest_seats"),
        ({"small_blind": "20.00"}, "overrides.small_blind"),
        ({"small_blind": "2.50"}, "overrides.small_blind"),
        ({"limit": "fixed"}, "overrides.limit"),
        ({"rake": "101"}, "overrides.rake"),
        ({"rake": 5}, "overrides.rake"),
        ({"rake_cap": "-1"}, "overrides.rake_cap"),
        ({"rake_without_flop": 1}, "overrides.rake_without_flop"),
    ],
)
def test_parameters_that_cannot_be(overrides, field):
    assert refusal(ruleset, DEFAULT, overrides) == ("bad_parameter", field)


def test_an_unknown_parameter_is_refused():
    assert refusal(ruleset, DEFAULT, {"jokers": 2}) == ("unknown_parameter", "overrides.jokers")


@pytest.mark.parametrize("name", ["nowhere", "venice-caribbean-stud"])
def test_hold_em_has_no_such_ruleset(name):
    assert refusal(ruleset, name) == ("unknown_ruleset", "rules")


def test_each_refusal_of_hold_em_has_a_sentence():
    assert {"bet_too_low", "raise_not_open", "hand_not_over", "not_a_percentage"} <= MESSAGES.keys()


def test_without_a_limit_a_player_may_raise_to_all_there_is():
    table = tables(VENICE, Hand.parse("3 800,500,100 AsKd,AhKc,QhQc c c x .2c7d9h b20"))[-1]
    assert table.actor.stack == 490_00
    assert (table.min_raise_to, table.max_raise_to) == (40_00, 490_00)
