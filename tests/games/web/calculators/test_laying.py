"""Everything that lies on a French table can be laid by the form."""

import re

import pytest
from django.test import Client

from games.roulette.bets import POSITIONS
from games.roulette.called import every_called_bet
from tests.games.web.calculators.conftest import TABLE, Ask, game_after, game_kept


@pytest.fixture
def page(client: Client, db: None) -> str:
    return client.get(TABLE).content.decode()


def test_the_felt_has_a_button_for_each_of_the_157_positions(page: str) -> None:
    buttons = re.findall(r'<button name="lay" value="([^"]+)" id="lay-\1" aria-label="[^"]+: pays', page)
    assert len(buttons) == 157
    assert set(buttons) == set(POSITIONS)


def test_the_list_without_the_picture_offers_the_same_positions(page: str) -> None:
    listed = re.search(r'<select id="spot".*?</select>', page, re.DOTALL)
    assert listed
    assert set(re.findall(r'<option value="([^"]+)"', listed[0])) == set(POSITIONS)


@pytest.mark.parametrize("key", POSITIONS)
def test_a_position_is_laid_from_the_felt_and_from_the_list(ask: Ask, key: str) -> None:
    assert game_after(ask("10*red", lay=key, stake="20")) == f"10*red 20*{key}"
    assert game_after(ask("10*red", lay="spot", spot=key, stake="20")) == f"10*red 20*{key}"


def test_the_racetrack_lays_neighbours_with_the_reach_chosen_beside_it(ask: Ask) -> None:
    assert game_after(ask(lay="neighbours:17", reach="3", stake="5")) == "5*neighbours:17:3"


def test_the_page_has_a_control_for_every_called_bet(page: str) -> None:
    series = re.findall(r'<button class="series" name="lay" value="([^"]+)"', page)
    numbers = re.findall(r'name="lay" value="neighbours:(\d+)"', page)
    reaches = re.findall(r'name="reach" value="(\d)"', page)
    chosen = re.search(r'<select id="called-bet".*?</select>', page, re.DOTALL)
    assert chosen
    listed = re.findall(r'<option value="([^"]+)"', chosen[0])
    around = [f"neighbours:{n}:{reach}" for n in numbers for reach in reaches]
    assert sorted([*series, *around, *listed]) == sorted(bet.key for bet in every_called_bet())


@pytest.mark.parametrize("key", [bet.key for bet in every_called_bet()])
def test_every_called_bet_is_laid(ask: Ask, key: str) -> None:
    if key.startswith("neighbours:"):
        _, number, reach = key.split(":")
        response = ask(lay=f"neighbours:{number}", reach=reach, stake="5")
    else:
        response = ask(lay="called", called=key, stake="5")
    assert game_after(response) == f"5*{key}"


@pytest.mark.django_db
def test_a_called_bet_shows_its_chips_where_they_lie(ask: Ask) -> None:
    shown = ask("5*tiers 10*split:5-8").context["spots"]
    chips = {place.spot.key: pile.chip.amount for place in shown for pile in place.piles}
    assert chips == {
        "split:5-8": 1500,
        **dict.fromkeys(("split:10-11", "split:13-16", "split:23-24", "split:27-30", "split:33-36"), 500),
    }


@pytest.mark.django_db
def test_a_spot_says_what_lies_on_it(ask: Ask) -> None:
    page = ask("10*split:17-20 15*split:17-20").content.decode()
    assert 'aria-label="Split 17/20: pays 17 to 1; 25 staked here"' in page


@pytest.mark.parametrize(("typed", "laid"), [("12,50", "12.50"), (" 15 ", "15"), ("7.5", "7.50")])
def test_a_typed_amount_counts_before_the_chip_that_is_chosen(ask: Ask, typed: str, laid: str) -> None:
    assert game_after(ask(lay="straight:7", stake="5", other=typed)) == f"{laid}*straight:7"


@pytest.mark.django_db
def test_the_amount_last_laid_stays_chosen(ask: Ask) -> None:
    page = ask("15*straight:7").content.decode()
    assert re.search(r'name="stake" value="15" id="stake-1500" checked', page)


def test_undo_takes_the_last_step_back(ask: Ask) -> None:
    assert game_after(ask("10*red 10*odd", undo="1")) == "10*red"
    assert game_after(ask("10*red .17", undo="1")) == "10*red"
    assert game_after(ask("10*red .0 *red*0*take_half", undo="1")) == "10*red .0"
    assert game_after(ask("", undo="1")) == ""


def test_one_stake_is_taken_back_by_its_place(ask: Ask) -> None:
    assert game_after(ask("10*red 10*odd 10*low", take="1")) == "10*red 10*low"


@pytest.mark.parametrize("index", ["3", "-1", "x", "", "99999", "²"])
def test_a_stake_that_is_gone_already_takes_nothing_else_back(ask: Ask, index: str) -> None:
    assert game_after(ask("10*red 10*odd 10*low", take=index)) == "10*red 10*odd 10*low"


def test_clear_takes_the_stakes_and_leaves_the_spins(ask: Ask) -> None:
    assert game_after(ask("10*red .17 10*odd 10*low", clear="1")) == "10*red .17"


def test_the_same_stakes_are_laid_again(ask: Ask) -> None:
    assert game_after(ask("10*red 5*tiers .17", repeat="1")) == "10*red 5*tiers .17 10*red 5*tiers"
    assert game_after(ask("10*red", repeat="1")) == "10*red"


@pytest.mark.django_db
def test_the_same_stakes_again_keep_to_the_maximum(ask: Ask) -> None:
    assert ask("60*straight:17 .5 60*straight:17", repeat="1").status_code == 422


@pytest.mark.django_db
@pytest.mark.parametrize(("game", "offered"), [("10*red .17", True), (".17", False), ("10*red .17 10*odd", False)])
def test_the_same_stakes_are_offered_when_the_felt_is_clear(ask: Ask, game: str, offered: bool) -> None:
    assert (b'id="repeat"' in ask(game).content) is offered


@pytest.mark.django_db
def test_nothing_asked_changes_nothing(ask: Ask) -> None:
    assert game_kept(ask("10*red .17 10*odd", stake="20")) == "10*red .17 10*odd"
