"""A number's card. What it says is taken from the wheel and the layout in the shared facts, by hand."""

import re

import pytest

from tests.games.web.calculators.tools.conftest import GAME, Calculate, text_of

pytestmark = pytest.mark.django_db


def bets(response) -> dict[str, int]:  # type: ignore[no-untyped-def]
    """What a stake of ten wins on each bet, in whole units."""
    return {one.bet.key: one.win // 100 for _, same in response.context["bets"] for one in same}


def test_seventeen(calculate: Calculate) -> None:
    response = calculate("number", n="17")
    assert bets(response) == {
        "straight:17": 350,
        "split:14-17": 170,
        "split:16-17": 170,
        "split:17-18": 170,
        "split:17-20": 170,
        "street:16-18": 110,
        "corner:13-17": 80,
        "corner:14-18": 80,
        "corner:16-20": 80,
        "corner:17-21": 80,
        "six_line:13-18": 50,
        "six_line:16-21": 50,
        "dozen:2": 20,
        "column:35": 20,
        "black": 10,
        "odd": 10,
        "low": 10,
    }
    said = text_of(response)
    assert "Dix-sept, noir, impair et manque 17: Black, Odd, Low" in said
    assert "Second dozen · Column 35" in said
    assert "Figure 8" in said
    assert "On the wheel, clockwise 2 25 17 34 6" in said
    assert "Last number of a sector: Orphelins. Neighbour just outside a sector: Voisins du zéro." in said


def test_zero(calculate: Calculate) -> None:
    response = calculate("number", n="0")
    assert bets(response) == {
        "straight:0": 350,
        "split:0-1": 170,
        "split:0-2": 170,
        "split:0-3": 170,
        "zero_street:0-1-2": 110,
        "zero_street:0-2-3": 110,
        "first_four": 80,
    }
    said = text_of(response)
    assert "Zéro Zero" in said
    assert "None: zero has no colour" in said
    assert "On the wheel, clockwise 3 26 0 32 15" in said
    assert "Not a door of any sector." in said
    assert "Figure" not in said.partition("Door")[0]


def test_the_doors_are_shown_from_both_sides(calculate: Calculate) -> None:
    """Tiers from 27 to 33, outside it 6 and 1."""
    assert "Last number of a sector: Tiers du cylindre." in text_of(calculate("number", n="27"))
    assert "Neighbour just outside a sector: Tiers du cylindre." in text_of(calculate("number", n="6"))


def test_the_called_bets_that_win_are_shown_with_their_chips(calculate: Calculate) -> None:
    response = calculate("number", n="17")
    called = {bet.key: (chips, bet.chips) for bet, chips in response.context["called"]}
    assert called["orphelins"] == (2, 5)
    assert called["orphelins-plein"] == (1, 8)
    assert called["finale:7"] == (1, 3)
    assert called["figure:8"] == (1, 4)
    assert "tiers" not in called
    assert "Winning chips: 2 of 5" in text_of(response)
    assert f'href="{GAME}called-bets/?bet=figure:8"' in response.content.decode()


def test_wheel_and_layout_are_lit(calculate: Calculate) -> None:
    page = calculate("number", n="17").content.decode()
    assert "Highlighted, clockwise from zero: 2, 25, 17, 34, 6." in page
    assert "Split 17/20: 17." in page
    assert "Corner 17/21: 8." in page


def test_a_stake_is_calculated_on_every_bet(calculate: Calculate) -> None:
    response = calculate("number", n="23", stake="2.50")
    assert {one.bet.key: one.win for _, same in response.context["bets"] for one in same}["split:23-24"] == 4_250
    assert 'href="?stake=2.50&amp;n=24"' in response.content.decode()


def test_all_numbers_are_there_to_choose(calculate: Calculate) -> None:
    page = calculate("number", n="5").content.decode()
    offered = re.findall(r'id="n-(\d+)" href="\?n=\1"', page)
    assert offered == [str(n) for n in range(37)]
    assert re.findall(r'id="n-(\d+)"[^>]* aria-current="true"', page) == ["5"]


@pytest.mark.parametrize(("n", "before", "after"), [("0", "36", "1"), ("17", "16", "18"), ("36", "35", "0")])
def test_the_numbers_beside_it_are_a_step_away(calculate: Calculate, n: str, before: str, after: str) -> None:
    page = calculate("number", n=n).content.decode()
    assert re.search(rf'rel="prev" href="[^"]*\?n={before}"', page)
    assert re.search(rf'rel="next" href="[^"]*\?n={after}"', page)


@pytest.mark.parametrize("n", [str(n) for n in range(37)])
def test_every_number_has_a_card(calculate: Calculate, n: str) -> None:
    response = calculate("number", n=n)
    assert response.status_code == 200
    assert response.context["n"] == n


def test_without_a_number_it_shows_an_example(calculate: Calculate) -> None:
    response = calculate("number")
    assert response.status_code == 200
    assert response.context["n"] == "17"


@pytest.mark.parametrize(
    ("fields", "sentence"),
    [
        ({"n": "37"}, "The wheel has no number 37."),
        ({"n": "00"}, "The wheel has no number 00."),
        ({"n": "-1"}, "The wheel has no number -1."),
        ({"n": "<b>"}, "The wheel has no number"),
        ({"n": "17", "stake": "ten"}, "Enter an amount"),
        ({"n": "17", "stake": "0"}, "more than 0"),
    ],
)
@pytest.mark.parametrize("htmx", [False, True])
def test_what_is_no_number_or_no_stake_is_refused(
    calculate: Calculate, fields: dict[str, str], sentence: str, htmx: bool
) -> None:
    response = calculate("number", htmx=htmx, **fields)
    assert response.status_code == 422
    assert sentence in text_of(response)
    assert b"<b>" not in response.content
