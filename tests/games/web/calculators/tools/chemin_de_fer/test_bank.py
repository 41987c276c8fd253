"""The calculator of a bank: what may be called, what a step does, and what is refused where."""

import re

import pytest

from games.chemin_de_fer.examples import examples
from games.chemin_de_fer.rulesets import DEFAULT, ruleset
from tests.games.web.calculators.tools.conftest import error_at, text_of

OPEN = "100*bank@1"
RETIRED = f"{OPEN} banco@4 .win retire@1 " + " ".join(f"pass@{seat}" for seat in range(2, 10))


def steps_offered(response) -> set[str]:
    return set(re.findall(r'name="step" value="([^"]+)"', response.content.decode()))


def test_the_first_bank_is_laid_at_seat_one(ask):
    shown = ask("bank")
    assert steps_offered(shown) == {"pass@1"}
    assert "Seat 1 may put up a bank or pass." in text_of(shown)
    laid = ask("bank", who="1", amount="100", say="bank")
    assert laid.redirect_chain[-1][0].endswith("?play=100*bank%401")
    assert "Seat 1 has the bank; it stands at 100." in text_of(laid)


def test_only_legal_calls_are_offered(ask):
    def of(seat, play):
        return steps_offered(ask("bank", play=play, seat=seat))

    assert of("2", OPEN) == {"banco@2", "table@2"}
    assert {"banco@a", "table@9", "rules@1"} <= of("a", OPEN) | of("9", OPEN) | of("1", OPEN)
    coup = {".win", ".lose", ".tie", "random"}
    covered = f"{OPEN} banco@5"
    assert of("2", covered) == {"banco@2"} | coup
    assert of("4", covered) == {"banco@4"} | coup
    assert of("5", covered) == {"rules@5"} | coup
    assert of("6", covered) == of("a", covered) == coup


def test_the_next_player_who_may_call_is_chosen_until_another_is(ask):
    page = ask("bank", play=f"{OPEN} 20*stake@2")
    assert "Calls of Seat 3" in text_of(page)
    page = ask("bank", play=f"{OPEN} 20*stake@2", seat="7")
    assert "Calls of Seat 7" in text_of(page)
    assert page.wsgi_request.GET["seat"] == "7"
    assert "Calls of Seat 3" in text_of(ask("bank", play=f"{OPEN} 20*stake@2", seat="zz"))


def test_the_table_says_what_is_left_to_cover(ask):
    said = text_of(ask("bank", play=f"{OPEN} 20*stake@2 30*stake@a"))
    assert "Bank: 100 To cover: 50 Covered: 50" in said
    assert "The whole bank is covered" in text_of(ask("bank", play=f"{OPEN} banco@4"))


def test_each_seat_shows_who_is_there_and_what_is_bet(ask):
    page = ask("bank", play=f"{OPEN} 20*stake@2 30*stake@a").content.decode()
    assert page.count('<button class="seat') == 9 + 2
    assert re.search(r'value="1"[^>]*>.*?<span>banker</span>', page)
    assert re.search(r'value="a"[^>]*>.*?<span>punter</span><span class="bet">30</span>', page)


def test_money_is_said_in_a_sentence(ask):
    assert "The bank wins 100; the cagnotte takes 5 of it, and 195 is now in the bank." in text_of(
        ask("bank", play=f"{OPEN} banco@4 .win")
    )
    assert "The bank loses 20; 80 goes back to the banker." in text_of(ask("bank", play=f"{OPEN} 20*stake@4 .lose"))
    assert "The bank loses 100." in text_of(ask("bank", play=f"{OPEN} banco@4 .lose"))
    assert "Equal scores: every bet is returned." in text_of(ask("bank", play=f"{OPEN} banco@4 .tie"))


def test_what_is_left_to_cover_stands_in_the_field_and_enter_alone_does_not_bet_it(ask):
    page = ask("bank", play=f"{OPEN} 20*stake@2").content.decode()
    assert re.search(r'name="amount"[^>]*value="80"', page)
    assert "Seat 3 bets" not in text_of(ask("bank", play=f"{OPEN} 20*stake@2", who="3", go="stake", amount="80"))
    assert "Seat 3 bets 30." in text_of(ask("bank", play=f"{OPEN} 20*stake@2", who="3", go="stake", amount="30"))


def test_a_step_leads_to_an_address_that_tells_the_whole_game(ask):
    shown = ask("bank", play=f"{OPEN} banco@4", step=".win")
    assert shown.redirect_chain[-1][0].endswith("?play=100*bank%401+banco%404+.win")
    text = text_of(shown)
    assert "The bank wins" in text
    assert "The bank 195 Cagnotte so far 5" in text


def test_a_coup_by_its_cards_is_judged_card_by_card(ask):
    shown = text_of(ask("bank", play=f"{OPEN} 30*line@a banco@4 rules@1", cards="2d 4s : 7c Kd 5h", deal="1"))
    assert "On 7 the hand drew, but it should have stood." in shown
    assert "Displaced by a banco, returned" in shown


def test_cards_dealt_at_random_make_a_coup(ask):
    shown = ask("bank", play=f"{OPEN} banco@4", step="random")
    assert re.search(r"play=100\*bank%401\+banco%404\+\.(\w\w){2,3}:(\w\w){2,3}$", shown.redirect_chain[-1][0])


def test_a_step_is_taken_back_and_all_of_it(ask):
    back = ask("bank", play=f"{OPEN} banco@4 .win", undo="1")
    assert back.redirect_chain[-1][0].endswith("?play=100*bank%401+banco%404")
    assert ask("bank", play=f"{OPEN} banco@4 .win", clear="1").redirect_chain[-1][0].endswith("/bank/")


def test_a_bank_is_sold(ask):
    assert steps_offered(ask("bank", play=RETIRED)) == {".auction", "hauteur@a"}
    sold = ask("bank", play=f"{RETIRED} .auction 50*bid@a 50*bid@3", step=".sold")
    assert "Seat 3 has the bank; it stands at 50." in text_of(sold)


@pytest.mark.parametrize(
    ("fields", "at", "says"),
    [
        ({"who": "3", "amount": "120", "say": "stake"}, "amount", "Only 100 of the bank is open."),
        ({"who": "3", "amount": "x", "say": "stake"}, "amount", "Enter an amount such as 1,234.50"),
        ({"who": "3", "amount": "-5", "go": "stake"}, "amount", "The amount must be more than 0."),
        ({"who": "1", "amount": "20", "say": "stake"}, "who", "The banker does not play"),
        ({"who": "z9", "amount": "20", "say": "stake"}, "who", "This call is not possible now."),
        ({"cards": "2d 4s", "go": "1"}, "cards", "Enter the punter’s cards, a colon"),
        ({"play": "100*bank@1 nothing"}, "play", "We could not read “nothing”."),
        ({"play": "100*bank@2"}, "play", "It is seat 1’s turn."),
    ],
    ids=str,
)
def test_what_is_refused_is_said_at_its_field(ask, fields, at, says):
    start = f"{OPEN} 20*stake@5" if "cards" in fields else OPEN
    assert says in error_at(ask("bank", **{"play": start, **fields}), at)


def test_a_step_that_is_not_legal_is_refused(ask):
    shown = ask("bank", play=OPEN, step="banco@1")
    assert shown.status_code == 422
    assert "The banker does not play against the bank." in text_of(shown)


def test_a_comma_is_a_point(ask):
    shown = ask("bank", play=OPEN, who="3", amount="12,50", say="stake")
    assert shown.redirect_chain[-1][0].endswith("12.50*stake%403")


def test_every_example_of_the_rules_can_be_tried(ask, rulebook):
    for clause, game in examples(ruleset(DEFAULT)).items():
        shown = ask("bank", play=game)
        assert shown.status_code == 200, clause
        assert clause in shown.content.decode(), clause
