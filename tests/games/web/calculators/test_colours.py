"""Colour chips: taken and given back, counted in whole chips, and laid chip by chip until they are enough."""

import re

import pytest

from tests.games.web.calculators.conftest import (
    ENGLISH,
    FAIR,
    PARLOUR,
    TABLE,
    Ask,
    error_at,
    game_after,
    game_kept,
    text_of,
)

pytestmark = pytest.mark.django_db


def test_a_player_takes_colour_chips_of_some_worth_and_goes_back_to_value_chips(ask: Ask) -> None:
    taken = ask("10*red", table=FAIR, colour="colour", worth="2,50", player="2")
    assert game_after(taken) == "10*red @2=2.50"
    assert taken["Location"].endswith("&player=2#players")
    assert game_after(ask("10*red @2=2.50", table=FAIR, colour="colour", worth="1", player="2")) == "10*red @2=1"
    assert game_after(ask("10*red @2=2.50", table=FAIR, colour="value", player="2")) == "10*red"
    laid = "@2=2.50 12.50*odd@2"
    assert game_after(ask(laid, table=FAIR, colour="value", player="2")) == f"{laid} @2=0"


def test_the_worth_that_is_offered_is_the_tables_minimum(ask: Ask) -> None:
    assert re.search(r'<input id="worth"[^>]*value="1"', ask(table=FAIR).content.decode())
    assert re.search(r'<input id="worth"[^>]*value="2"', ask(table=ENGLISH).content.decode())
    assert re.search(r'<input id="worth"[^>]*value="2.50"', ask("@1=2.50", table=FAIR).content.decode())


@pytest.mark.parametrize(("table", "offered"), [(TABLE, False), (PARLOUR, False), (FAIR, True), (ENGLISH, True)])
def test_colours_are_offered_where_the_house_has_them(ask: Ask, table: str, offered: bool) -> None:
    page = ask(table=table).content.decode()
    assert ('name="colour"' in page) is ('name="worth"' in page) is offered
    assert ("Colours" in page) is offered


@pytest.mark.parametrize(
    ("stake", "laid"),
    [
        ({"stake": "x5"}, "12.50"),
        ({"stake": "10"}, "10"),  # a chip of value that was chosen before: four chips
        ({"stake": "x5", "other": "7"}, "17.50"),
        ({"other": "40"}, "100"),
    ],
)
def test_stakes_in_colour_are_counted_in_chips(ask: Ask, stake: dict[str, str], laid: str) -> None:
    response = ask("@2=2.50", table=FAIR, lay="dozen:1", player="2", **stake)
    assert game_after(response) == f"@2=2.50 {laid}*dozen:1@2"


def test_the_chips_to_choose_from_are_counts_of_the_players_colour(ask: Ask) -> None:
    page = ask("@2=2.50 25*dozen:1@2", table=FAIR, player="2").content.decode()
    chips = re.findall(r'<label class="chip" data-chip="(\w+)"><input [^>]*value="(x\d+)"[^>]*?( checked)?>', page)
    assert chips == [("blue", "x1", ""), ("blue", "x5", ""), ("blue", "x10", " checked"), ("blue", "x20", "")]
    assert 'placeholder="Chips"' in page
    assert "The stake is 10 colour chips, 25," in text_of(ask("@2=2.50 25*dozen:1@2", table=FAIR, player="2"))


def test_a_player_who_has_not_laid_in_colour_begins_with_enough(ask: Ask) -> None:
    assert b'value="x5" id="stake-1250" checked' in ask("@2=2.50", table=FAIR, player="2").content
    assert b'value="x1" id="stake-250" checked' in ask("@2=2.50", table=ENGLISH, player="2").content


def test_colour_chips_are_shown_by_their_number_and_with_their_worth(ask: Ask) -> None:
    page = ask("@1=2 10*dozen:1 2*straight:17", table=FAIR).content.decode()
    assert 'aria-label="First dozen: pays 2 to 1; 5 colour chips staked here, 10"' in page
    assert 'aria-label="Straight 17: pays 35 to 1; 1 colour chip staked here, 2"' in page
    assert '<i class="chip staked" data-chip="amber"><span>×5</span></i>' in page
    shown = text_of(ask("@1=2 10*tiers 4*red", table=FAIR))
    assert "Tiers du cylindre 30 colour chips of 2 60" in shown
    assert "Red 2 colour chips of 2 4" in shown


def test_value_chips_with_colour_on_them_are_shown_as_an_amount(ask: Ask) -> None:
    page = ask("@1=2 10*dozen:1 @1=0 5*dozen:1", table=FAIR).content.decode()
    assert 'aria-label="First dozen: pays 2 to 1; 15 staked here"' in page


# --- too little yet -------------------------------------------------------------------------------


def test_colour_is_laid_chip_by_chip_and_the_ball_waits_until_it_is_enough(ask: Ask) -> None:
    game = "@1=1"
    for laid in range(1, 5):
        game = game_after(ask(game, table=FAIR, lay="dozen:1", other="1"))
        response = ask(game, table=FAIR, spin="17")
        said = f"First dozen: {laid} placed, at least 5 colour chips needed."
        assert error_at(response, "number") == said
        assert game_kept(response) == game
        assert f"Not enough yet for a spin: {said}" in text_of(ask(game, table=FAIR))
    game = game_after(ask(game, table=FAIR, lay="dozen:1", other="1"))
    assert b'id="lacking"' not in ask(game, table=FAIR).content
    assert game_after(ask(game, table=FAIR, spin="17")) == f"{game} .17"


def test_on_numbers_the_chips_count_together(ask: Ask) -> None:
    game = "@1=1 1*straight:1 1*straight:2 1*split:17-20"
    assert (
        error_at(ask(game, table=FAIR, spin="17"), "number")
        == "Numbers: 3 placed, at least 5 colour chips needed in all."
    )
    assert ask(f"{game} 2*corner:1-5", table=FAIR, spin="17").status_code == 302
    assert ask("@1=1 1*tiers", table=FAIR, spin="17").status_code == 302


def test_a_minimum_in_money_holds_for_colour_when_the_ball_rolls(ask: Ask) -> None:
    # English asks for one colour chip only, and this table for ten outside
    assert game_after(ask("@1=2", table=ENGLISH, lay="dozen:1", stake="x1")) == "@1=2 2*dozen:1"
    refused = ask("@1=2 2*dozen:1", table=ENGLISH, spin="17")
    assert error_at(refused, "number") == "First dozen: The minimum here is 10."
    assert ask("@1=2 10*dozen:1", table=ENGLISH, spin="17").status_code == 302


def test_a_minimum_in_value_chips_holds_at_once(ask: Ask) -> None:
    refused = ask("@2=1", table=FAIR, lay="dozen:1", stake="2", player="1")
    assert error_at(refused, "stake") == "The minimum here is 5."


def test_the_page_says_for_each_player_what_is_still_missing(ask: Ask, rulebook: None) -> None:
    response = ask("@1=1 @2=2 3*dozen:1 8*red@2 2*straight:7@2 5*straight:8", table=FAIR)
    lacking = [(one.player.number, one.sentence) for one in response.context["shortfalls"]]
    assert lacking == [
        ("1", "First dozen: 3 placed, at least 5 colour chips needed."),
        ("2", "Red: 4 placed, at least 5 colour chips needed."),
        ("2", "Numbers: 1 placed, at least 5 colour chips needed in all."),
    ]
    page = response.content.decode()
    assert 'href="#lacking"' in page
    assert page.count('href="/en/games/fair-roulette/#roulette-colour-least"') >= 3


def test_what_is_left_in_colour_may_be_too_little_until_the_ball_rolls(ask: Ask) -> None:
    game = "@1=1 4*dozen:1 1*dozen:1"
    assert game_after(ask(game, table=FAIR, take="0")) == "@1=1 1*dozen:1"


def test_a_colour_that_nobody_has_laid_is_given_back_by_undo(ask: Ask) -> None:
    assert game_after(ask("@1=1 5*dozen:1", table=FAIR, undo="1")) == "@1=1"
    assert game_after(ask("@1=1", table=FAIR, undo="1")) == ""


def test_it_is_said_aloud_what_is_missing_after_a_stake(ask: Ask) -> None:
    said = ask("@1=1", table=FAIR, lay="dozen:1", other="2", htmx=True).content.decode()
    assert (
        "Placed: First dozen. Total on the table: 2. First dozen: 2 placed, at least 5 colour chips needed.</p>" in said
    )


def test_a_refused_spin_says_whose_stakes_are_too_little(ask: Ask) -> None:
    refused = ask("5*red @2=1 2*dozen:1@2", table=FAIR, spin="17")
    said = "Player 2, blue: First dozen: 2 placed, at least 5 colour chips needed."
    assert error_at(refused, "number") == said


def test_an_address_may_stop_where_colour_is_too_little_and_not_spin_there(ask: Ask) -> None:
    assert ask("@1=1 2*dozen:1", table=FAIR).status_code == 200
    response = ask("@1=1 5*red 2*straight:17 .17 5*red", table=FAIR)
    assert "Stake at least 5 colour chips" in error_at(response, "play")
    assert game_kept(response) == "@1=1 5*red 2*straight:17"


# --- refused --------------------------------------------------------------------------------------

SEVEN = " ".join(f"@{n}=2" for n in range(1, 8))
REFUSALS = {
    "half a chip": (FAIR, "@1=2", {"lay": "red", "other": "2.5"}, "stake", "whole number of chips"),
    "value that makes no whole chips": (FAIR, "@1=4", {"lay": "red", "stake": "10"}, "stake", "whole number of chips"),
    "chips of nobody's colour": (FAIR, "", {"lay": "red", "stake": "x5"}, "stake", "an amount"),
    "nothing": (FAIR, "@1=2", {"lay": "red", "other": "0"}, "stake", "more than 0"),
    "less than nothing": (FAIR, "@1=2", {"lay": "red", "other": "-5"}, "stake", "more than 0"),
    "more than is calculated": (FAIR, "@1=2", {"lay": "red", "other": "9" * 13}, "stake", "too large"),
    "no number": (FAIR, "@1=2", {"lay": "red", "other": "five"}, "stake", "an amount"),
    "over the maximum": (FAIR, "@1=2", {"lay": "straight:7", "other": "30"}, "stake", "The maximum here is 50"),
    "value chips on a number": (ENGLISH, "", {"lay": "straight:7", "other": "10"}, "worth", "on the even chances only"),
    "a worth that is none": (FAIR, "", {"colour": "colour", "worth": "two"}, "worth", "an amount"),
    "no worth": (FAIR, "", {"colour": "colour"}, "worth", "an amount"),
    "a worth of nothing": (FAIR, "", {"colour": "colour", "worth": "0"}, "worth", "more than 0"),
    "a worth below nothing": (FAIR, "", {"colour": "colour", "worth": "-2"}, "worth", "more than 0"),
    "a worth without end": (FAIR, "", {"colour": "colour", "worth": "1" + "0" * 23}, "worth", "too large"),
    "a worth of less than a chip": (FAIR, "", {"colour": "colour", "worth": "0.30"}, "worth", "smallest chip, 0.50"),
    "a worth between two chips": (FAIR, "", {"colour": "colour", "worth": "1.25"}, "worth", "smallest chip, 0.50"),
    "another worth while chips lie": (
        FAIR,
        "@1=2 10*red",
        {"colour": "colour", "worth": "1"},
        "worth",
        "A player has one colour, and its chips have one value.",
    ),
    "an eighth colour of seven": (
        ENGLISH,
        SEVEN,
        {"colour": "colour", "worth": "2", "player": "8"},
        "worth",
        "This table has only 7 colours.",
    ),
}


@pytest.mark.parametrize(("table", "play", "fields", "at", "sentence"), REFUSALS.values(), ids=REFUSALS)
def test_a_refusal_of_colour_stands_at_its_field(
    ask: Ask, table: str, play: str, fields: dict[str, str], at: str, sentence: str
) -> None:
    response = ask(play, table=table, **fields)
    assert response.status_code == 422
    assert sentence in error_at(response, at)
    assert game_kept(response) == play
    assert '<details class="players" id="players" open>' in response.content.decode() or at != "worth"


def test_value_chips_go_on_an_even_chance_and_elsewhere_only_by_exception(ask: Ask) -> None:
    assert game_after(ask(table=ENGLISH, lay="red", other="10")) == "10*red"
    assert game_after(ask("@1=2", table=ENGLISH, lay="red", other="5")) == "@1=2 10*red"
    by_exception = ask(table=ENGLISH, lay="straight:7", other="10", unchanged="1")
    assert game_after(by_exception) == "10*straight:7~"
    in_colour_too = ask("@1=2 2*straight:8", table=ENGLISH, lay="straight:7", other="10", unchanged="1")
    assert game_after(in_colour_too) == "@1=2 2*straight:8 10*straight:7~"
    rows = ask("@1=2 2*straight:8 10*straight:7~ .7", table=ENGLISH).context["last"].rows
    assert {row.bet.key: row.winnings for row in rows} == {"straight:7": 35_000, "straight:8": 0}
    assert 'name="unchanged"' in ask(table=ENGLISH).content.decode()
    assert 'name="unchanged"' not in ask(table=FAIR).content.decode()


def test_a_worth_that_was_refused_stays_to_be_mended(ask: Ask) -> None:
    page = ask(table=FAIR, colour="colour", worth="two").content.decode()
    assert re.search(r'<input id="worth"[^>]*value="two"[^>]*aria-invalid="true"', page)


def test_where_the_house_has_no_colours_none_is_taken(ask: Ask) -> None:
    response = ask("10*red", colour="colour", worth="2")
    assert response.status_code == 422
    assert b"This table has no colour chips." in response.content
    for play in ("10*red @2=2", "10*red @2=2 10*odd@2"):
        response = ask(play)
        assert error_at(response, "play") == "This table has no colour chips."
        assert game_kept(response) == "10*red"


ADDRESSES = {
    "an eighth colour": (ENGLISH, f"{SEVEN} @8=2", SEVEN, "7 colours"),
    "two values of one colour": (FAIR, "@1=2 10*red @1=1", "@1=2 10*red", "one colour"),
    "half a chip": (FAIR, "@1=2 11*red", "@1=2", "11*red"),
    "value chips on a number": (ENGLISH, "10*red 10*straight:7", "10*red", "on the even chances only"),
    "a worth that is none": (FAIR, "@1=x", "", "@1=x"),
    "a worth that no chips make": (FAIR, "5*red @2=0.30 3*odd@2", "5*red", "smallest chip, 0.50"),
}


@pytest.mark.parametrize(("table", "play", "kept", "said"), ADDRESSES.values(), ids=ADDRESSES)
def test_an_address_with_colours_that_cannot_be_keeps_what_can(
    ask: Ask, table: str, play: str, kept: str, said: str
) -> None:
    response = ask(play, table=table)
    assert said in error_at(response, "play")
    assert game_kept(response) == kept


def test_colours_go_before_values_where_both_win(ask: Ask) -> None:
    response = ask("@2=2 10*straight:17 20*straight:17@2 .17", table=FAIR)
    rows = response.context["last"].rows
    assert [(row.player.number, row.winnings) for row in rows] == [("2", 70000), ("1", 35000)]
    assert b"roulette-order-colour-first" in response.content
    assert b"roulette-order-colour-first" not in ask("10*straight:17 .17", table=FAIR).content


def test_a_colour_lasts_through_the_spins(ask: Ask) -> None:
    game = "@2=2 10*red@2 .17"
    assert game_after(ask(game, table=FAIR, lay="odd", player="2", stake="x5")) == f"{game} 10*odd@2"
    assert game_after(ask(game, table=FAIR, repeat="1")) == f"{game} 10*red@2"
