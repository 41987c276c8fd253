"""Where suits mean nothing, ten keys are enough; the page chooses the suits, and the deck can be had all the same."""

import re
from urllib.parse import urlsplit

import pytest
from django.test import Client

pytestmark = pytest.mark.django_db

HERE = "/en/games/blackjack/advice/"


def keys(client: Client, **asked: str) -> dict[str, str]:
    """The names of the keys that can be pressed, by their values."""
    page = client.get(HERE, asked).content.decode()
    found = re.findall(r'<button name="add" value="(\w+)" id="add-\1" aria-label="([^"]*)"(?! disabled)', page)
    return dict(found)


def leads_to(client: Client, here: str = HERE, **asked: str) -> str:
    response = client.get(here, asked)
    assert response.status_code == 302
    return urlsplit(response["Location"]).query


def test_there_is_a_key_for_each_rank_and_one_for_all_that_count_ten(client: Client) -> None:
    found = keys(client)
    assert list(found) == list("A23456789T")
    assert found["T"] == "ten, jack, queen or king: 96 left"  # 16 in each of six decks
    assert keys(client, hand="TcKd")["T"] == "ten, jack, queen or king: 94 left"


def test_a_key_gives_the_first_card_that_is_free(client: Client) -> None:
    assert leads_to(client, add="T") == "hand=Tc"
    assert leads_to(client, add="T", hand="Tc") == "hand=TcTd"
    assert leads_to(client, add="6", hand="Tc", decks="1") == "decks=1&hand=Tc6c"


def test_when_the_tens_are_gone_the_key_gives_a_court_card(client: Client) -> None:
    here = "/en/games/punto-banco/odds/"
    assert leads_to(client, here, add="T", decks="1", seen="Tc Td Th Ts") == "decks=1&seen=TcTdThTsJc"


def test_a_rank_that_is_used_up_cannot_be_pressed(client: Client) -> None:
    assert "8" not in keys(client, decks="1", hand="8c8d8h", dealer="8s")


@pytest.mark.parametrize(
    "here",
    ["blackjack/advice", "blackjack/round", "punto-banco/coup", "punto-banco/odds", "punto-banco/rebuild"],
)
def test_every_such_calculator_offers_ranks_and_shows_suits_when_asked(client: Client, here: str) -> None:
    address = f"/en/games/{here}/"
    assert 'id="add-T"' in client.get(address).content.decode()
    assert leads_to(client, address, show="suits") == "deck=suits"
    page = client.get(address, {"deck": "suits"}).content.decode()
    assert 'id="add-Tc"' in page
    assert '<input type="hidden" name="deck" value="suits">' in page
    assert leads_to(client, address, show="ranks", deck="suits") == ""


def test_the_deck_stays_while_cards_are_pressed(client: Client) -> None:
    assert leads_to(client, deck="suits", add="Ks") == "deck=suits&hand=Ks"
    assert leads_to(client, deck="nonsense", add="T") == "hand=Tc"


def test_where_suits_count_there_are_no_keys(client: Client) -> None:
    page = client.get("/en/games/texas-holdem/equity/", {"deck": "ranks", "show": "ranks"}, follow=True)
    assert 'id="add-Tc"' in page.content.decode()
    assert "show-suits" not in page.content.decode()


def test_the_hint_says_how_to_type_and_no_field_looks_filled(client: Client) -> None:
    page = client.get(HERE).content.decode()
    assert "Type 10 6, or press cards." in page
    assert "placeholder=" not in page
