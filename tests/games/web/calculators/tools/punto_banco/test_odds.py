"""The calculator of odds: whole decks, cards that are out, counts by value."""

from typing import Any

import pytest
from django.http import QueryDict

from games.punto_banco.rulesets import ruleset
from games.web.kit.form import Form
from games.web.kit.game import Table
from games.web.punto_banco.calculators.odds import answer
from games.web.registry import GAMES

TABLE = Table(GAMES["punto-banco"], ruleset("venice-punto-banco"))
SIX_LIKE = "&".join(f"left{points}={6 if points == 3 else 0}" for points in range(10))


def asked(query: str) -> tuple[dict[str, Any], Form]:
    form = Form(QueryDict(query))
    return answer(TABLE, form), form


def shares(shown: dict[str, Any]) -> dict[str, float]:
    return {str(name): round(float(share), 6) for name, share in shown["ends"]}


def test_a_full_shoe_has_the_published_odds() -> None:
    shown, form = asked("")
    assert (form.errors, form.state) == ({}, {})
    assert shares(shown) == {"Punto wins": 0.446247, "Banco wins": 0.458597, "A tie": 0.095156}
    assert shown["said"] == "Punto wins 44.6247% of coups and banco 45.8597%; 9.5156% are ties."
    assert shown["size"] == 416


def test_cards_that_are_out_are_not_counted() -> None:
    shown, _form = asked("decks=1&seen=KdKhKcKs5s")
    assert dict(shown["left"]) == {0: 12, 1: 4, 2: 4, 3: 4, 4: 4, 5: 3, 6: 4, 7: 4, 8: 4, 9: 4}


def test_counts_by_value_go_before_decks_and_cards() -> None:
    shown, form = asked(SIX_LIKE)
    assert shares(shown)["A tie"] == 1
    assert form.errors == {}


def test_every_cell_of_the_table_of_play_has_its_share() -> None:
    shown, _form = asked("")
    every = [share for _score, cells in shown["cells"] for share, _draws in cells]
    assert len(every) == 88
    assert sum(every) == 1 - shown["natural"]


@pytest.mark.parametrize(
    ("query", "field"),
    [
        ("decks=0", "decks"),
        ("decks=x", "decks"),
        ("left4=-1", "left4"),
        ("left9=1.5", "left9"),
        ("seen=Kx", "seen"),
        ("decks=1&seen=KdKd", "seen"),
        (SIX_LIKE.replace("left3=6", "left3=5"), "left0"),
    ],
)
def test_what_is_wrong_is_said_at_its_field(query: str, field: str) -> None:
    shown, form = asked(query)
    assert list(form.errors) == [field]
    assert "ends" not in shown


@pytest.mark.parametrize("decks", [1, 6, 8])
def test_counts_follow_the_number_of_decks(decks: int) -> None:
    shown, _form = asked(f"decks={decks}")
    assert shown["picker"].hands["seen"].most == 52 * decks
    for field, most in (("left0", 16 * decks), ("left9", 4 * decks)):
        assert asked(f"decks={decks}&{field}={most}")[1].errors == {}
        _shown, form = asked(f"decks={decks}&{field}={most + 1}")
        assert form.errors == {field: f"Enter a number from 0 to {most}."}
