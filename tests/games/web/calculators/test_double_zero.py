"""The layout of the double zero: its own spots around the zeros, its own pocket, and its own places."""

import re

import pytest
from django.test import Client
from django.urls import reverse

from games.roulette.bets import LAYOUTS, POSITIONS
from games.web.roulette.table.places import version as stylesheet_version
from tests.games.web.calculators.conftest import PARLOUR, TWO_ZEROS, Ask, error_at, game_after, game_kept

pytestmark = pytest.mark.django_db

DOUBLE = LAYOUTS["double-zero"]
# What the layout of the single zero has not, by the names that a reader sees.
NEW = {
    "straight:00": "Straight 00",
    "split:0-00": "Split 0/00",
    "split:00-2": "Split 00/2",
    "split:00-3": "Split 00/3",
    "zero_street:0-00-2": "Zero street 0/00/2",
    "zero_street:00-2-3": "Zero street 00/2/3",
}
OLD = {"split:0-3", "zero_street:0-2-3"}


def buttons(page: str) -> dict[str, str]:
    found = re.findall(r'<button name="lay" value="([^"]+)" id="lay-\1" aria-label="([^"]+): pays', page)
    return dict(found)


def test_the_felt_and_the_list_have_every_position_of_the_double_zero(ask: Ask) -> None:
    page = ask(**TWO_ZEROS).content.decode()
    on_felt = buttons(page)
    assert set(on_felt) == set(POSITIONS) - OLD | set(NEW) == set(DOUBLE)
    assert {key: on_felt[key] for key in NEW} == NEW
    listed = re.search(r'<select id="spot".*?</select>', page, re.DOTALL)
    assert listed
    assert dict(re.findall(r'<option value="([^"]+)"(?: selected)?>([^<]+)<', listed[0])) == on_felt


@pytest.mark.parametrize("key", DOUBLE)
def test_every_position_of_the_double_zero_is_laid(ask: Ask, key: str) -> None:
    assert game_after(ask("5*red", lay=key, stake="5", **TWO_ZEROS)) == f"5*red 5*{key}"
    assert game_after(ask("5*red", lay="spot", spot=key, stake="5", **TWO_ZEROS)) == f"5*red 5*{key}"


@pytest.mark.parametrize("key", sorted(OLD))
def test_what_two_zeros_leave_no_room_for_is_refused(ask: Ask, key: str) -> None:
    assert "This layout has no such bet" in error_at(ask(lay=key, stake="5", **TWO_ZEROS), "bet")
    assert ask(lay=key, stake="5", table=PARLOUR).status_code == 302


@pytest.mark.parametrize("key", NEW)
def test_what_needs_two_zeros_is_refused_where_there_is_one(ask: Ask, key: str) -> None:
    assert "This layout has no such bet" in error_at(ask(lay=key, stake="5", table=PARLOUR), "bet")


def test_the_double_zero_can_be_chosen_and_comes(ask: Ask) -> None:
    page = ask(**TWO_ZEROS)
    assert re.findall(r'name="spin" value="(\d+)" id="spin-\1"', page.content.decode())[:4] == ["0", "00", "1", "2"]
    assert game_after(ask("5*split:00-3", spin="00", **TWO_ZEROS)) == "5*split:00-3 .00"
    last = ask("5*split:00-3 5*straight:0 .00", **TWO_ZEROS).context["last"]
    assert (last.pocket, last.gloss, last.shade) == ("00", "Double zero", "zero")
    assert last.settlement.announcement == "Double zéro"
    assert [(row.bet.key, row.winnings) for row in last.rows] == [("split:00-3", 8500), ("straight:0", 0)]


def test_the_number_that_came_is_marked_on_its_own_field(ask: Ask) -> None:
    # the right half of the head, worked by hand: the columns begin at 20 and are 48 wide together
    page = ask("5*red .00", **TWO_ZEROS).content.decode()
    assert '<rect class="came" x="44" y="0" width="24" height="12"/>' in page
    assert '<rect class="came" x="20" y="0" width="24" height="12"/>' in ask("5*red .0", **TWO_ZEROS).content.decode()
    assert '<rect class="came" x="20" y="0" width="48" height="12"/>' in ask("10*red .0").content.decode()


def test_chance_may_choose_the_double_zero(ask: Ask, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("games.web.roulette.table.views.secrets.choice", lambda pockets: pockets[19])
    assert game_after(ask("", spin="random", **TWO_ZEROS)) == ".00"
    assert game_after(ask("", spin="random")) == ".5"


@pytest.mark.parametrize("wheel", ["one", "two"])
def test_only_its_own_wheel_knows_a_pocket(ask: Ask, wheel: str) -> None:
    fields = TWO_ZEROS if wheel == "two" else {}
    for number in ("37", "000", "-1", "x", "") if wheel == "two" else ("00", "37"):
        response = ask("10*red", spin=number, **fields)
        assert f"The wheel has no pocket {number}" in error_at(response, "number")
        assert game_kept(response) == "10*red"


def test_an_address_with_a_double_zero_describes_no_game_with_one_zero(ask: Ask) -> None:
    response = ask("10*red .00 10*odd")
    assert "00" in error_at(response, "play")
    assert game_kept(response) == "10*red"


def test_there_are_no_called_bets_here(ask: Ask) -> None:
    page = ask(**TWO_ZEROS).content.decode()
    for part in ('id="called"', 'id="track"', 'id="called-bet"', 'href="#called"', 'name="beside"'):
        assert part not in page
    assert "does not take this called bet" in error_at(ask(lay="tiers", stake="5", **TWO_ZEROS), "bet")
    assert 'href="#stakes"' in page


def test_a_spot_lights_the_fields_of_both_zeros(ask: Ask) -> None:
    page = ask(**TWO_ZEROS).content.decode()
    assert 'id="lay-zero_street:0-00-2" aria-label="Zero street 0/00/2: pays 11 to 1" data-covers="0 2 00"' in page
    for zero in ("0", "00"):
        assert f'data-field="straight:{zero}"' in page


# Worked by hand from the drawing of 88 by 180: left, top, width, height in per cent.
PLACES = {
    "straight:0": (22.727, 0, 27.273, 5),
    "straight:00": (50, 0, 27.273, 5),
    "split:0-00": (45.455, 0, 9.091, 5),
    "split:00-3": (63.636, 5, 9.091, 3.333),
    "zero_street:0-00-2": (47.727, 5, 4.545, 3.333),
}


@pytest.mark.parametrize(("key", "place"), PLACES.items())
def test_a_spot_of_the_double_zero_lies_where_its_chip_lies(client: Client, key: str, place: tuple[float, ...]) -> None:
    css = client.get(reverse("calculators:places", kwargs={"version": stylesheet_version()})).content.decode()
    selector = re.escape(f'.felt.double-zero>[value="{key}"]')
    rule = re.search(selector + r"\{left:(.+)%;top:(.+)%;width:(.+)%;height:(.+)%\}", css)
    assert rule
    assert tuple(map(float, rule.groups())) == pytest.approx(place, abs=0.001)
