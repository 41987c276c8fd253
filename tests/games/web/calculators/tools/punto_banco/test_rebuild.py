"""The calculator that rebuilds a coup: what was wrong with which card, and the right coup."""

from typing import Any

import pytest
from django.http import QueryDict
from django.urls import reverse

from games.baccarat.clauses import HandClause
from games.punto_banco.clauses import Clause
from games.punto_banco.rulesets import ruleset
from games.web.kit.form import Form
from games.web.kit.game import Table
from games.web.punto_banco.calculators.rebuild import answer
from games.web.registry import GAMES

TABLE = Table(GAMES["punto-banco"], ruleset("venice-punto-banco"))


def asked(query: str) -> tuple[dict[str, Any], Form]:
    form = Form(QueryDict(query))
    return answer(TABLE, form), form


def fault_steps(shown: dict[str, Any]) -> list[tuple[str, str, str]]:
    return [(str(step.card), step.said, step.clause) for step in shown["faults"]]


# Punto has 6 and stands; the nine belongs to banco, which has 5.
def test_a_card_for_the_wrong_hand() -> None:
    shown, form = asked("punto=2c4h9c&banco=Kd5s")
    assert form.errors == {}
    assert fault_steps(shown) == [("9c", "It went to punto but belongs to banco.", Clause.PUNTO_STANDS)]
    assert [points for _name, _hand, points in shown["hands"]] == [6, 4]
    assert shown["said"] == "1 card was dealt wrongly."
    assert shown["surplus"] == []


def test_a_card_too_many_is_a_surplus() -> None:
    shown, _form = asked("punto=4c4h&banco=TdKs7d&next=2c")
    assert fault_steps(shown) == [("7d", "It should not have been dealt.", HandClause.NATURAL)]
    assert list(map(str, shown["surplus"])) == ["7d"]


def test_a_card_that_is_missing_comes_from_the_shoe() -> None:
    shown, _form = asked("punto=2c3h&banco=Kd7s&next=KcQd")
    assert fault_steps(shown) == [("Kc", "It was not dealt and is still to come.", Clause.PUNTO_DRAWS)]
    wanting, form = asked("punto=2c3h&banco=Kd7s")
    assert (wanting["wanting"], form.errors) == (Clause.PUNTO_DRAWS, {})


def test_nothing_wrong_is_said_too() -> None:
    shown, _form = asked("punto=2c3hKc&banco=Kd7s")
    assert shown["said"] == "Every card was dealt by the table of play."
    assert shown["faults"] == []


def test_a_mistake_can_be_dealt_at_random() -> None:
    for _ in range(10):
        shown, _form = asked("deal=1")
        assert len(shown["faults"]) == 1


@pytest.mark.parametrize(
    ("query", "field"),
    [
        ("punto=2x&banco=Kd", "punto"),
        ("punto=2c3h&banco=2c2c2c2c2c2c", "banco"),
        ("punto=2c3h&banco=Kd7s&next=9x", "next"),
    ],
)
def test_what_is_wrong_is_said_at_its_field(query: str, field: str) -> None:
    _shown, form = asked(query)
    assert list(form.errors) == [field]


@pytest.mark.django_db
@pytest.mark.parametrize("calculator", ["coup", "odds", "rebuild"])
def test_each_calculator_opens_without_a_script(client, calculator: str) -> None:
    address = reverse("calculators:tool", kwargs={"slug": "punto-banco", "calculator": calculator})
    page = client.get(address)
    assert page.status_code == 200
    assert "How this is calculated" in page.content.decode()
