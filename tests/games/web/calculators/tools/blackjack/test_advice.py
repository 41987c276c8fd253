"""The calculators of best play: one hand, and the whole chart."""

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


def test_each_choice_is_told_with_its_worth_the_best_first() -> None:
    shown, _form = asked("hand=6c5d&dealer=6h")
    assert [str(name) for name, _worth, _best in shown["values"]] == ["Double", "Hit", "Stand"]
    assert [best for _name, _worth, best in shown["values"]] == [True, False, False]
    assert shown["must_draw"] == Clause.MUST_DRAW
    assert shown["said"] == "11 against 6♥: Double."
    assert sum(chance for _name, chance in shown["ends"]) == 1


def test_the_rules_of_another_house_change_the_play() -> None:
    assert str(asked("hand=8c8d&dealer=Ah")[0]["best"]) == "Hit"
    shown, form = asked("hand=8c8d&dealer=Ah&hole_card=peek")
    assert str(shown["best"]) == "Split"
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
