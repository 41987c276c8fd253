"""The calculators of hold'em, without a script: what they show, what an address says, and what is refused where."""

import re

import pytest

from games.texas_holdem.examples import examples
from games.texas_holdem.rulesets import DEFAULT, ruleset
from tests.games.web.calculators.tools.conftest import error_at, text_of

GAME = "/en/games/texas-holdem/"
BOARD = "2c7d9hJsKd"
ENDED = {"board": BOARD, "a": "Qc8c", "b": "4c3c", "c": "6c5c", "ina": "100", "inb": "250", "inc": "400"}
DEALT = "1 200,200,200 AsKd,7h2s,AhKc"

pytestmark = pytest.mark.django_db


@pytest.fixture
def ask(client):
    return lambda tool, **fields: client.get(f"{GAME}{tool}/", fields, follow=True)


@pytest.mark.parametrize("tool", ["hand", "showdown", "equity", "best-hand"])
def test_each_calculator_begins_without_anything_asked(ask, tool):
    assert ask(tool).status_code == 200


def test_the_best_five_are_shown_with_what_they_are(ask):
    said = text_of(ask("best-hand", cards="AcAdKhKsQd2c3c"))
    assert "Two pairs" in said
    assert "kicker" in said


def test_a_duplicate_card_is_refused_at_its_field(ask):
    assert error_at(ask("best-hand", cards="AcAdKhKsAc"), "cards")


def test_equity_is_shown_as_number_and_fraction(ask):
    said = text_of(ask("equity", a="AsAh", b="KsKh"))
    assert "1,712,304 deals" in said
    assert "82.64%" in said
    assert "707495/856152" in said


def test_more_hands_are_compared_where_more_are_asked_for(ask):
    said = text_of(ask("equity", players="3", a="AsAh", b="KsKh", c="QsQh"))
    assert "1,370,754 deals" in said
    assert "Player C" in said


def test_an_opponent_may_hold_any_hand_or_a_range(ask):
    said = text_of(ask("equity", a="AsAh", holdsb="any"))
    assert "2,097,572,400 deals" in said
    assert "Player A: equity 85.20" in said
    page = ask("equity", a="AsAh", holdsb="range", rangeb="qq+, AKs", board="2c7d9h")
    assert page.content.decode().count('class="in"') == 2 * 4  # each kind is a square and its name
    assert "22 hands, 1.6" in text_of(page)


def test_a_range_of_common_hands_is_written_into_its_field(ask):
    page = ask("equity", a="AsAh", holdsb="range", top="b.5", board="2c7d9hJs")
    assert 'value="77+, AJs+"' in page.content.decode()


def test_where_deals_are_drawn_at_random_the_page_says_so(ask):
    said = text_of(ask("equity", players="3", a="AsAh", holdsb="any", holdsc="any", board="2c7d9h"))
    assert "Simulated: 100,000 deals drawn at random; an equity is within 0.3% of the true one" in said


def test_the_price_of_a_call_is_compared_with_the_equity(ask):
    # A call of 20 into 60 needs a quarter; aces have 82.6 per cent against kings, 66.11 - 20 on average.
    said = text_of(ask("equity", a="AsAh", b="KsKh", pot="60", call="20"))
    assert "Call: it needs an equity of 25.00" in said
    assert "+46.11" in said
    said = text_of(ask("equity", a="KsKh", b="AsAh", pot="60", call="20"))
    assert "Fold: a call needs an equity of 25.00" in said


@pytest.mark.parametrize(
    ("fields", "field"),
    [
        ({"a": "AsAh", "holdsb": "range", "rangeb": "QQ+, A1s"}, "rangeb"),
        ({"a": "AsAh", "holdsb": "range", "rangeb": "AA", "board": "AcKd2c"}, "rangeb"),
        ({"a": "AsAh", "holdsb": "nothing"}, "holdsb"),
        ({"a": "AsAh", "b": "KsKh", "pot": "x"}, "pot"),
        ({"a": "AsAh", "b": "KsAs"}, "b"),
        ({"a": "AsAh", "b": "KsKh", "board": "2c3c4c5c6c7c"}, "board"),
        ({"a": "AsAh", "b": "KsKh", "dead": "Ks"}, "dead"),
        ({"a": "AsAhAd", "b": "KsKh"}, "a"),
        ({"players": "11"}, "players"),
    ],
)
def test_what_equity_refuses_is_said_at_the_field(ask, fields, field):
    assert error_at(ask("equity", **fields), field)


def test_pots_and_winners_are_shown(ask):
    said = text_of(ask("showdown", **ENDED))
    assert "Main pot: 300, less a rake of 15" in said
    assert "Side pot: 300, less a rake of 15" in said
    assert "Player A receives 285" in said
    assert "+35" in said


def test_the_winner_is_named_without_stakes(ask):
    cards = {name: ENDED[name] for name in "abc"}
    page = ask("showdown", board=BOARD, **cards)
    assert "Player A wins with king high" in text_of(page)
    assert "Main pot" not in text_of(page)
    said = text_of(ask("showdown", players="2", board="2c7d9hJsKd", a="Kc9c", b="AsAh"))
    assert "Player A wins with two pairs, kings and nines" in said


def test_players_who_tie_share(ask):
    said = text_of(ask("showdown", board="AcKcQcJcTc", a="2d3d", b="4d5d", c="6d7d"))
    assert "Player A, Player B and Player C share the pot with a royal flush" in said


def test_with_side_pots_the_answer_is_that_of_the_main_pot(ask):
    assert "Main pot: Player A wins with king high" in text_of(ask("showdown", **ENDED))


def test_amounts_may_have_a_comma_and_rake_may_be_given(ask):
    said = text_of(ask("showdown", **ENDED, percent="2,5", cap="5", chip="0,50"))
    assert "less a rake of 5" in said


def test_who_has_folded_need_not_show_cards(ask):
    said = text_of(ask("showdown", board=BOARD, a="Qc8c", b="4c3c", ina="20", inb="20", inc="5", statec="folded"))
    assert "Player A receives" in said


@pytest.mark.parametrize(
    ("changed", "field"),
    [
        ({"ina": "x"}, "ina"),
        ({"ina": "100,50"}, "ina"),
        ({"ina": "-5"}, "ina"),
        ({"statea": "away"}, "statea"),
        ({"button": "z"}, "button"),
        ({"percent": "101"}, "percent"),
        ({"cap": "x"}, "cap"),
        ({"chip": "0"}, "chip"),
        ({"board": "2c7d9hJsKdKs"}, "board"),
        ({"a": "2c8c"}, "a"),
        ({"statea": "folded", "stateb": "folded", "statec": "folded"}, "statea"),
    ],
)
def test_what_a_showdown_refuses_is_said_at_the_field(ask, changed, field):
    assert error_at(ask("showdown", **{**ENDED, **changed}), field)


def test_a_board_that_is_being_chosen_is_not_wrong(ask):
    for tool, fields in (
        ("equity", {"a": "AsAh", "b": "KsKh", "board": "2c3c"}),
        ("showdown", ENDED | {"board": "2c"}),
    ):
        answer = ask(tool, **fields)
        assert answer.status_code == 200
        assert "choose its other cards" in text_of(answer)


@pytest.mark.parametrize("tool", ["showdown", "equity", "best-hand"])
def test_cards_are_dealt_at_random(client, tool):
    answer = client.get(f"{GAME}{tool}/", {"deal": "random"}, follow=True)
    assert answer.status_code == 200
    assert "appears here once" not in text_of(answer)


@pytest.mark.parametrize("written", examples(ruleset(DEFAULT)).values())
def test_an_example_of_the_rules_is_played_to_its_end(ask, written):
    said = text_of(ask("hand", play=written))
    assert "receives" in said
    assert "Button in the next hand" in said


def test_a_hand_that_is_over_says_who_wins_how_much_with_what(ask):
    said = text_of(ask("hand", play="1 800,800 AsKd,QhQc c x .2c7d9h x x .Js x x .Kh x b20 c"))
    assert "Seat 1 wins 57 with a pair of kings" in said


def test_a_move_is_made_with_a_button(client):
    answer = client.get(f"{GAME}hand/", {"play": DEALT, "step": "c"}, follow=True)
    assert "Seat 2 to act." in text_of(answer)
    assert "Seat 1 calls 10." in text_of(answer)


def test_a_raise_names_its_height(client):
    answer = client.get(f"{GAME}hand/", {"play": DEALT, "step": "r", "amount": "30"}, follow=True)
    assert "Seat 1 raises to 30." in text_of(answer)
    assert "amount" not in answer.wsgi_request.GET


def test_the_enter_key_makes_the_move_that_was_typed_and_no_other(client):
    typed = client.get(f"{GAME}hand/", {"play": DEALT, "go": "r", "amount": "30"}, follow=True)
    assert "Seat 1 raises to 30." in text_of(typed)
    empty = client.get(f"{GAME}hand/", {"play": DEALT, "go": "r", "players": "3"}, follow=True)
    assert "Seat 1 to act." in text_of(empty)


def test_a_fresh_visit_deals_a_hand_by_a_seed_in_the_address(client):
    first = client.get(f"{GAME}hand/")
    assert re.search(r"\?seed=\d+$", first["Location"])
    assert len({client.get(f"{GAME}hand/")["Location"] for _ in range(5)}) > 1
    again = [client.get(f"{GAME}hand/", {"seed": "7"}).content for _ in range(2)]
    assert again[0] == again[1]


def test_the_minimum_raise_stands_in_the_field_and_the_call_on_its_button(ask):
    page = ask("hand", play=DEALT).content.decode()
    assert re.search(r'name="amount"[^>]*value="20"', page)
    assert "Call 10" in page
    assert "All in 200" in page
    assert "Seat 1 to act, 10 to call." in page


def test_the_enter_key_on_the_minimum_that_stands_there_does_nothing(client):
    typed = client.get(f"{GAME}hand/", {"play": DEALT, "go": "r", "amount": "20"}, follow=True)
    assert "Seat 1 to act." in text_of(typed)
    over = client.get(f"{GAME}hand/", {"play": f"{DEALT} f f", "go": "r", "amount": "20"}, follow=True)
    assert over.status_code == 200


def test_each_seat_shows_its_bet_and_the_button(ask):
    page = ask("hand", play=DEALT).content.decode()
    assert page.count('<li class="seat') == 3
    assert page.count('class="bet"') == 2  # the blinds
    assert page.count('class="dealer-button"') == 1


def test_a_street_is_typed_or_comes_from_the_deck(client):
    written = f"{DEALT} c c x"
    answer = client.get(f"{GAME}hand/", {"play": written, "step": "street", "street": "2c 7d 9h"}, follow=True)
    assert "Seat 2 to act." in text_of(answer)
    answer = client.get(f"{GAME}hand/", {"play": written, "step": "street"}, follow=True)
    assert "Seat 2 to act." in text_of(answer)


def test_a_move_is_taken_back(client):
    answer = client.get(f"{GAME}hand/", {"play": f"{DEALT} c", "undo": "1"}, follow=True)
    assert "Seat 1 to act." in text_of(answer)


def test_a_new_hand_is_dealt_to_as_many_as_are_wanted(client):
    answer = client.get(f"{GAME}hand/", {"clear": "1", "players": "6", "stack": "300"}, follow=True)
    assert "Seat 6" in text_of(answer)


def test_nobody_wins_with_cards_that_are_not_known(ask):
    said = text_of(ask("hand", play="1 200,200 AcAd,- a c .2c7d9h .Js .Kd"))
    assert "there is no winner yet" in said


@pytest.mark.parametrize(
    ("fields", "field"),
    [
        ({"play": "nonsense"}, "play"),
        ({"seed": "x"}, "seed"),
        ({"play": f"{DEALT} x"}, "play"),
        ({"play": DEALT, "step": "r", "amount": "15"}, "amount"),
        ({"play": DEALT, "step": "r"}, "amount"),
        ({"play": f"{DEALT} c c x", "step": "street", "street": "2c7d"}, "street"),
        ({"play": f"{DEALT} c c x", "step": "street", "street": "2c7dzz"}, "street"),
        ({"players": "11"}, "players"),
        ({"stack": "10,50"}, "stack"),
    ],
)
def test_what_a_hand_refuses_is_said_at_the_field(ask, fields, field):
    assert error_at(ask("hand", **fields), field)


def test_a_move_that_is_not_allowed_is_refused(ask):
    answer = ask("hand", play=DEALT, step="x")
    assert answer.status_code == 422
    assert "the player cannot check" in text_of(answer)
