"""Beside the stakes: what they come to together, and what one step back takes back."""

import re
from html import unescape

import pytest

from tests.games.web.calculators.conftest import ENGLISH, FAIR, TWO_ZEROS, Ask, error_at, text_of

pytestmark = pytest.mark.django_db


def test_the_answer_comes_first_with_what_is_covered_and_what_it_costs(ask: Ask) -> None:
    said = text_of(ask("10*dozen:1 10*dozen:2"))
    assert "Covers 24 of 37 numbers. Costs 0.54 on average, wins at most 10." in said
    assert "Win, break even, lose 24 · 0 · 13" in said
    assert "Best and worst result +10 · −20" in said


def test_where_nothing_wins_it_is_said(ask: Ask) -> None:
    assert "Covers 36 of 37 numbers. Costs 0.27 on average, and no number puts you ahead." in text_of(
        ask("10*red 10*black")
    )


def test_every_pocket_stands_in_the_table_behind(ask: Ask) -> None:
    page = ask("1*straight:00", **TWO_ZEROS).content.decode()
    table = page[page.index('class="table together-numbers"') :].partition("</table>")[0]
    assert len(re.findall(r'<th scope="row"><span class="pocket', table)) == 38
    assert re.search(r'<span class="pocket zero">00</span></th><td class="num">35</td><td class="num">\+35<', table)


def test_leaving_a_stake_in_prison_has_a_cost_of_its_own(ask: Ask) -> None:
    """Of 3,000 on red half a zero costs 40.54; left to the fourth zero it costs 41.10, by the edge 400047/29198032."""
    said = text_of(ask("3000*red"))
    assert "Average cost 40.54" in said
    assert "If you always leave them, the average cost is 41.10." in said
    assert "If you always leave them" not in text_of(ask("5*red", table=FAIR))


def test_each_player_has_odds_of_their_own(ask: Ask) -> None:
    said = text_of(ask("10*red 5*straight:17@2"))
    assert "Covers 18 of 37 numbers." in said
    assert "Covers 1 of 37 numbers." in said


def test_too_few_chips_of_a_colour_have_no_odds_yet(ask: Ask) -> None:
    assert "of 37 numbers" not in text_of(ask("@1=1 3*dozen:1", table=FAIR))
    assert "Covers 12 of 37 numbers." in text_of(ask("@1=1 5*dozen:1", table=FAIR))


UNDO = {
    "10*red 5*straight:17": "Take back 5 on Straight 17",
    "5*straight:17 10*red": "Take back 10 on Red",
    "5*voisins": "Take back 45 on Voisins du zéro",
    "10*red .0 *red*0*take_half": "Take back the choice at zero",
    "10*red .17": "Take back the spin: 17",
    "": "Undo",
}


@pytest.mark.parametrize(("play", "label"), UNDO.items())
def test_the_button_says_what_it_takes_back(ask: Ask, play: str, label: str) -> None:
    found = re.search(r'<button [^>]*name="undo"[^>]* title="([^"]*)"', ask(play).content.decode())
    assert found
    assert unescape(found[1]) == label


def test_colours_are_given_back(ask: Ask) -> None:
    assert "Give back the colour chips" in text_of(ask("@1=2", table=ENGLISH))


def test_what_was_taken_back_is_said(ask: Ask) -> None:
    page = ask("10*red 5*straight:17", undo="1", htmx=True).content.decode()
    assert "Taken back: 5 on Straight 17. Total on the table: 10." in unescape(page)


def test_a_line_that_cannot_be_read_has_an_example_beside_it(ask: Ask) -> None:
    response = ask("10*rad")
    assert response.status_code == 422
    assert error_at(response, "play") == "We could not read “10*rad”. Example: 10*red 5*split:17-20 .17"


def test_a_colour_chip_of_nothing_is_no_stake(ask: Ask) -> None:
    assert error_at(ask(table=FAIR, colour="colour", worth="0"), "worth") == "The amount must be more than 0."
