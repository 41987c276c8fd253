"""The calculators of best play: one hand, and the whole chart."""

import re
from html import unescape
from typing import Any

import pytest
from django.http import QueryDict
from django.test import Client

from games.blackjack.clauses import Clause
from games.blackjack.rulesets import ruleset
from games.web.blackjack.calculators import advice, chart
from games.web.kit.form import Form
from games.web.kit.game import Table
from games.web.registry import GAMES

TABLE = Table(GAMES["blackjack"], ruleset())


def asked(query: str) -> tuple[dict[str, Any], Form]:
    form = Form(QueryDict(query))
    return advice.answer(TABLE, form), form


def test_each_choice_is_shown_with_its_worth_the_best_first() -> None:
    shown, _form = asked("hand=6c5d&dealer=6h")
    assert [str(one.name) for one in shown["values"]] == ["Double", "Hit", "Stand"]
    assert [one.is_best for one in shown["values"]] == [True, False, False]
    assert [one.is_open for one in shown["values"]] == [True, True, False]
    assert [one.action for one in shown["values"] if not one.cost] == ["double"]
    assert shown["must_draw"] == Clause.MUST_DRAW
    assert shown["sentence"] == "11 against 6♥: Double."
    assert re.fullmatch(r"Double \+6\d\.\d+% · Hit \+3\d\.\d+%", shown["said"])
    assert sum(chance for _name, chance in shown["ends"]) == 1


def test_the_rules_of_another_house_change_the_play() -> None:
    assert asked("hand=8c8d&dealer=Ah")[0]["best"].action == "hit"
    shown, form = asked("hand=8c8d&dealer=Ah&hole_card=peek")
    assert shown["best"].action == "split"
    assert form.state["hole_card"] == "peek"


@pytest.mark.parametrize(
    ("query", "field"),
    [
        ("hand=8c8x&dealer=Ah", "hand"),
        ("hand=TcTdTh&dealer=Ah", "hand"),
        ("hand=8c8d&dealer=AhAc", "dealer"),
        ("hand=8c8d&dealer=8c&decks=1", "dealer"),
        ("hand=8c8d&dealer=Ah&decks=7", "decks"),
        ("hand=8c8d&dealer=Ah&pays=2:3", "pays"),
        ("hand=8c8d&dealer=Ah&surrender=maybe", "surrender"),
    ],
)
def test_what_is_wrong_is_said_at_its_field(query: str, field: str) -> None:
    shown, form = asked(query)
    assert field in form.errors
    assert "best" not in shown


def test_a_chart_is_shown_with_its_edge_and_its_legend() -> None:
    form = Form(QueryDict("surrender=late&split_hands=2"))
    shown = chart.answer(TABLE, form)
    assert shown["ups"] == ["2", "3", "4", "5", "6", "7", "8", "9", "10", "A"]
    assert [len(rows) for _title, rows in shown["parts"]] == [15, 8, 10]
    assert "Rh" in shown["legend"]
    assert 0 < shown["edge"] < 0.01


@pytest.mark.django_db
def test_a_value_without_a_fraction_says_why(client: Client) -> None:
    here = "/en/games/blackjack/advice/"
    hit, split = (
        "The exact fraction of a hit is too long to print.",
        "A split is only approximate and has no exact fraction.",
    )
    pair = client.get(here, {"hand": "8c8d", "dealer": "Ah"}).content.decode()
    assert hit in pair
    assert split in pair
    other = client.get(here, {"hand": "Tc6d", "dealer": "Th"}).content.decode()
    assert hit in other
    assert split not in other
    assert hit not in client.get(here, {"hand": "AcKd", "dealer": "Th"}).content.decode()
    assert "All this is exact" not in pair


@pytest.mark.django_db
def test_house_rules_are_folded_under_the_answer_and_say_what_was_changed(client: Client) -> None:
    page = client.get("/en/games/blackjack/advice/", {"hand": "Tc6d", "dealer": "Th"}).content.decode()
    assert page.index('id="result"') < page.index('<details class="house-rules no-print" id="house-rules">')
    assert "<strong>House rules</strong> Venice, six decks, S17</summary>" in page
    asked = {"decks": "1", "surrender": "late", "hand": "Tc6d", "dealer": "Th"}
    page = unescape(client.get("/en/games/blackjack/advice/", asked).content.decode())
    assert (
        "Venice, six decks, S17; changed: Decks: 1, Surrender: Late (half, not against a blackjack)</summary>" in page
    )
    assert 'id="house-rules" open>' in page


@pytest.mark.django_db
def test_each_cell_of_the_chart_leads_to_best_play_of_such_a_hand(client: Client) -> None:
    page = unescape(client.get("/en/games/blackjack/chart/", {"soft17": "hit"}).content.decode())
    cells = re.findall(r'<td data-play="(\w)"><a href="([^"]+)" aria-label="([^"]+)">(\w+)</a>', page)
    assert len(cells) == 330
    links = {name.partition(":")[0]: link for _play, link, name, _code in cells}
    assert links["16 against 10"] == "/en/games/blackjack/advice/?soft17=hit&hand=Tc6c&dealer=Td"
    assert links["8, 8 against 8"] == "/en/games/blackjack/advice/?soft17=hit&hand=8c8d&dealer=8h"
    assert links["soft 18 against A"].startswith("/en/games/blackjack/advice/?soft17=hit&hand=Ac7c")
    for name in ("5 against 2", "11 against A", "A, A against A"):
        answer = client.get(links[name])
        assert answer.status_code == 200  # the address is the clean one
        assert answer.context["best"]


@pytest.mark.django_db
def test_the_legend_stands_above_the_chart_which_names_game_and_house(client: Client) -> None:
    page = client.get("/en/games/blackjack/chart/").content.decode()
    assert page.index('class="chart-legend"') < page.index('class="table chart"')
    assert '<p class="sheet-name"><strong>Blackjack</strong> · Venice, six decks, S17</p>' in page
