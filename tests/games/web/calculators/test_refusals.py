"""What the table does not take is refused in one sentence at its field, and nothing that was laid is lost."""

from urllib.parse import quote

import pytest

from tests.games.web.calculators.conftest import Ask, error_at, game_kept

pytestmark = pytest.mark.django_db

LAID = "10*red .0 5*split:17-20"
REFUSALS = {
    "under the minimum on a number": ({"lay": "straight:7", "stake": "2"}, "stake", "The minimum here is 5."),
    "under the minimum outside": ({"lay": "dozen:1", "stake": "5"}, "stake", "The minimum here is 10."),
    "over the maximum": (
        {"lay": "straight:7", "stake": "150"},
        "stake",
        "The maximum here is 100.",
    ),
    "over the maximum with what lies there": (
        {"lay": "split:17-20", "stake": "200"},
        "stake",
        "The maximum here is 200. This stake would exceed it by 5.",
    ),
    "nothing": ({"lay": "red", "stake": "0"}, "stake", "more than 0"),
    "no amount": ({"lay": "red", "stake": "10", "other": "ten"}, "stake", "an amount"),
    "an amount without end": ({"lay": "red", "stake": "10", "other": "9" * 100_000}, "stake", "Enter an amount"),
    "a minus": ({"lay": "red", "other": "-10"}, "stake", "The amount must be more than 0."),
    "three decimals": ({"lay": "red", "other": "10.005"}, "stake", "an amount"),
    "no stake at all": ({"lay": "red"}, "stake", "an amount"),
    "a spot that the felt has not": ({"lay": "split:1-36", "stake": "10"}, "bet", "no such"),
    "a called bet that nobody knows": ({"lay": "finale:99", "stake": "10"}, "bet", "no such"),
    "neighbours without a reach": ({"lay": "neighbours:17", "stake": "10"}, "bet", "no such"),
    "a script for a spot": ({"lay": "<script>", "stake": "10"}, "bet", "no such"),
    "a number off the wheel": ({"spin": "37"}, "number", "The wheel has no pocket 37."),
    "a number in other digits": ({"spin": "１７"}, "number", "The wheel has no pocket"),
}


@pytest.mark.parametrize("htmx", [False, True])
@pytest.mark.parametrize(("fields", "at", "sentence"), REFUSALS.values(), ids=REFUSALS)
def test_a_refusal_stands_at_its_field_and_loses_nothing(
    ask: Ask, fields: dict[str, str], at: str, sentence: str, htmx: bool
) -> None:
    response = ask(LAID, htmx=htmx, **fields)
    assert response.status_code == 422
    assert sentence in error_at(response, at)
    assert game_kept(response) == LAID
    assert "HX-Push-Url" not in response
    assert b"<script>" not in response.content


def test_what_was_typed_stays_to_be_mended(ask: Ask) -> None:
    assert b'value="ten" aria-invalid="true"' in ask(LAID, lay="red", other="ten").content


@pytest.mark.parametrize("wish", ["red|0|fly", "black|0|leave", "red|1|leave", "red", "", "red|0|move:red"])
def test_a_choice_that_zero_does_not_allow_is_refused(ask: Ask, wish: str) -> None:
    response = ask("10*red .0", wish=wish)
    assert response.status_code == 422
    assert game_kept(response) == "10*red .0"


def test_there_is_no_wish_but_after_zero(ask: Ask) -> None:
    assert ask("10*red .17", wish="red|0|leave").status_code == 422


def test_a_voisins_may_exceed_the_zero_street_and_a_stake_there_may_not(ask: Ask) -> None:
    assert ask(lay="voisins", stake="200").status_code == 302
    assert ask(lay="zero_street:0-2-3", stake="400").status_code == 422


def test_what_is_left_of_a_mass_may_not_be_too_little(ask: Ask) -> None:
    response = ask("10*red 5*red", take="0")
    assert "The minimum here is 10." in error_at(response, "stake")
    assert game_kept(response) == "10*red 5*red"


def test_a_mass_that_is_enough_takes_a_small_chip_more(ask: Ask) -> None:
    assert ask("10*red", lay="red", stake="5").status_code == 302


ADDRESSES = {
    "garbage": ("hello", "", "hello"),
    "garbage after a stake": ("10*red hello", "10*red", "hello"),
    "a pocket that the wheel has not": ("10*red .37 10*odd", "10*red", ".37"),
    "a stake under the minimum": ("10*red 1*odd 10*even", "10*red", "10"),
    "a spin under the minimum": ("1*red .5 10*odd", "", "10"),
    "a choice without a zero": ("10*red .5 *red*0*leave", "10*red .5", "*red*0*leave"),
    "a stake moved to where it lies": ("10*red .0 *red*0*move:red", "10*red .0", "Red"),
    "mark-up": ("<b>", "", "<b>"),
}


@pytest.mark.parametrize(("play", "kept", "said"), ADDRESSES.values(), ids=ADDRESSES)
def test_an_address_that_describes_no_game_keeps_what_it_does_describe(
    ask: Ask, play: str, kept: str, said: str
) -> None:
    response = ask(play)
    assert response.status_code == 422
    assert said in error_at(response, "play")
    assert game_kept(response) == kept


@pytest.mark.parametrize("play", ["10*red " * 500, "x" * 5000, ".17 " * 401, "5*split:17-20 " * 300])
def test_an_address_longer_than_a_page_holds_is_refused(ask: Ask, play: str) -> None:
    response = ask(play)
    assert response.status_code == 422
    assert "more than one page can hold" in error_at(response, "play")


def test_a_game_does_not_outgrow_the_line_that_servers_take(ask: Ask) -> None:
    full = " ".join(["5*split:1-2 .0"] * 171)
    assert 3_580 < len(quote(full, safe="*")) < 3_600
    response = ask(full, lay="neighbours:17", reach="2", stake="12.50")
    assert "more than one page can hold" in error_at(response, "play")
    assert game_kept(response) == full
    assert ask(full, undo="1").status_code == 302
