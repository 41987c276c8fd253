"""The calculator of odds: any shoe, the cards that are out, endless decks."""

from typing import Any

import pytest
from django.http import QueryDict
from django.test import Client

from games.core.cards import DECK
from games.trente_quarante.odds import endless, odds
from games.trente_quarante.rulesets import ruleset
from games.web.kit.form import Form
from games.web.kit.game import Table
from games.web.registry import GAMES
from games.web.trente_quarante.calculators.odds import answer

SLUG = "trente-et-quarante"


def asked(query: str, rules: str = "venice-trente-et-quarante") -> tuple[dict[str, Any], Form]:
    form = Form(QueryDict(query))
    return answer(Table(GAMES[SLUG], ruleset(rules)), form), form


def test_a_full_shoe_is_the_usual() -> None:
    shown, form = asked("")
    assert (shown["odds"], form.state) == (odds(6), {})
    assert shown["insured"] is not None
    assert asked("", "venice-mini-trente-et-quarante")[0]["insured"] is None


def test_cards_that_are_out_change_the_odds() -> None:
    shown, form = asked("decks=1&seen=TdTh")
    assert shown["odds"] != odds(1)
    assert form.state == {"decks": "1", "seen": "TdTh"}


def test_in_endless_decks_cards_that_are_out_change_nothing_and_the_page_says_so() -> None:
    shown, _form = asked("decks=endless&seen=Td")
    assert shown["odds"] == endless()
    assert shown["noted"]


@pytest.mark.parametrize(
    ("query", "field"),
    [
        ("decks=7", "decks"),
        ("seen=Txd", "seen"),
        (f"seen={'Td' * 7}", "seen"),
        ("decks=1&seen=" + "".join(map(str, DECK[:45])), "seen"),
    ],
)
def test_what_is_refused_is_said_at_its_field(query: str, field: str) -> None:
    shown, form = asked(query)
    assert list(form.errors) == [field]
    assert "odds" not in shown


@pytest.mark.django_db
def test_the_page_is_there_without_a_script(client: Client) -> None:
    response = client.get(f"/en/games/{SLUG}/odds/")
    assert response.status_code == 200
    assert "1.09%" in response.content.decode()


@pytest.mark.parametrize("decks", [1, 6, 8])
def test_the_cards_that_are_out_are_counted_of_the_decks_that_are_chosen(decks: int) -> None:
    shown, _form = asked(f"decks={decks}")
    assert shown["picker"].hands["seen"].most == 52 * decks
