"""The calculator of a coup: what is chosen, what is drawn and why, what the stakes bring."""

from typing import Any

import pytest
from django.http import QueryDict

from games.baccarat.clauses import HandClause
from games.punto_banco.clauses import Clause
from games.punto_banco.rulesets import ruleset
from games.web.kit.form import Form
from games.web.kit.game import Table
from games.web.punto_banco.calculators.coup import answer
from games.web.registry import GAMES

TABLE = Table(next(iter(GAMES.values())), ruleset("venice-punto-banco"))


def asked(query: str) -> tuple[dict[str, Any], Form]:
    form = Form(QueryDict(query))
    return answer(TABLE, form), form


# Punto 9 and 3 make 2 and draws a 6; banco king and 4 make 4 and draws a 5 against the 6.
def test_a_coup_is_shown_card_by_card_with_the_rule_of_each() -> None:
    shown, form = asked("cards=9cKd3h4s6d5c")
    assert form.errors == {}
    assert [(name, points) for name, _hand, points in shown["hands"]] == [("Punto", 8), ("Banco", 9)]
    assert shown["said"] == "Banco wins"
    assert [(step.to, step.clause) for step in shown["steps"]] == [
        *[(hand, Clause.DEAL) for hand in ("Punto", "Banco", "Punto", "Banco")],
        ("Punto", Clause.PUNTO_DRAWS),
        ("Banco", Clause.BANCO_FOUR),
    ]
    assert shown["steps"][-1].said == "On 4 the hand draws. The card is worth 5; the hand has 9."


def test_a_natural_ends_the_coup() -> None:
    shown, _form = asked("cards=9cKdThKs")
    assert [step.clause for step in shown["steps"][-2:]] == [HandClause.NATURAL] * 2
    assert all(step.card is None for step in shown["steps"][-2:])


def test_the_stakes_are_settled_with_the_commission() -> None:
    shown, form = asked("cards=9cKd3h4s6d5c&banco=100&tie=20")
    assert [(str(line.bet), net) for line, net in shown["lines"]] == [("banco", 9500), ("tie", -2000)]
    assert form.state == {"cards": "9cKd3h4s6d5c", "banco": "100", "tie": "20"}


def test_a_coup_that_goes_on_asks_for_a_card_and_says_why() -> None:
    shown, form = asked("cards=9cKd3h4s")
    assert form.errors == {}
    assert shown["wanting"] == Clause.PUNTO_DRAWS
    assert "settled" not in shown


def test_an_example_of_the_rules_is_taken_apart_into_the_fields() -> None:
    shown, form = asked("play=100*banco+.9cKd3h4s6d5c")
    assert form.state == {"cards": "9cKd3h4s6d5c", "banco": "100"}
    assert shown["lines"]


def test_cards_beyond_a_coup_that_a_drill_tells_of_are_left_aside() -> None:
    shown, form = asked("play=.4h3hKsKhAdQcKd6h")
    assert form.errors == {}
    assert form.state["cards"] == "4h3hKsKhAdQc"
    assert "settled" in shown


def test_a_coup_is_dealt_to_its_end_at_random() -> None:
    for _ in range(20):
        shown, form = asked("deal=random")
        assert "settled" in shown
        assert form.state["cards"]


@pytest.mark.parametrize(
    ("query", "field"),
    [
        ("cards=9cKd3hxx", "cards"),
        ("cards=" + "9c" * 6 + "9c", "cards"),
        ("cards=9cKdThKs&tie=-5", "tie"),
        ("cards=9cKdThKs&banco=much", "banco"),
        ("play=what+is+this", "cards"),
    ],
)
def test_what_is_refused_is_said_at_its_field(query: str, field: str) -> None:
    shown, form = asked(query)
    assert list(form.errors) == [field]
    assert "settled" not in shown
