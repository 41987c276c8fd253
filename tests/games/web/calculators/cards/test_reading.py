"""Cards are read as people type them; suits may be left out where the answer does not depend on them."""

import pytest
from django.test import Client

from games.core.cards import show_cards
from games.core.problems import Refused
from games.web.kit.cards.reading import read_typed
from tests.games.web.calculators.tools.conftest import error_at


@pytest.mark.parametrize(
    ("typed", "cards"),
    [("10 d 9h", "Td9h"), ("10 ♦, 9 ♥", "Td9h"), ("tdAS", "TdAs"), ("A s", "As"), ("10 6", "T6"), ("A106", "AT6")],
)
def test_cards_are_read_with_and_without_suits(typed: str, cards: str) -> None:
    assert show_cards(read_typed(typed, suits=False)) == cards


@pytest.mark.parametrize(
    ("typed", "quoted"),
    [
        ("hearts of x Kd", "hearts of x"),
        ("As lady of spades Kd", "lady of spades"),
        ("jac", "jac"),
        ("Td 9x 8c", "9x"),
        ("10h6", "10h6"),
        ("x" * 60, "x" * 40 + "…"),
    ],
)
@pytest.mark.parametrize("suits", [True, False])
def test_what_cannot_be_read_is_quoted(typed: str, quoted: str, suits: bool) -> None:
    with pytest.raises(Refused) as refused:
        read_typed(typed, suits=suits)
    assert refused.value.first.values["typed"] == quoted


@pytest.mark.parametrize("typed", ["10 6", "Td 6", "T"])
def test_a_suit_is_asked_for_where_it_counts(typed: str) -> None:
    with pytest.raises(Refused):
        read_typed(typed)


@pytest.mark.django_db
@pytest.mark.parametrize(
    ("asked", "found"),
    [
        ("blackjack/advice/?hand=10 6&dealer=10", "hand=Tc6c&dealer=Td"),
        ("blackjack/advice/?hand=10d 6&dealer=10c", "hand=Td6c&dealer=Tc"),
        ("blackjack/advice/?hand=A A A A&dealer=9&decks=1", "decks=1&hand=AcAdAhAs&dealer=9c"),
        ("blackjack/round/?bank=10 7&a=10 J", "a=TcJc&bank=Td7c"),
        ("punto-banco/coup/?cards=2 K 3 K 2 4", "cards=2cKc3cKd2d4c"),
        ("punto-banco/odds/?seen=A A A A A", "seen=AcAdAhAsAc"),
        ("punto-banco/rebuild/?punto=9 K&banco=2 3", "punto=9cKc&banco=2c3c"),
        ("chemin-de-fer/coup/?punter=5 4&bank=2 3", "punter=5c4c&bank=2c3c"),
    ],
)
def test_ranks_alone_get_cards_that_are_free(client: Client, asked: str, found: str) -> None:
    response = client.get(f"/en/games/{asked}")
    assert response["Location"].partition("?")[2] == found
    page = client.get(response["Location"]).content.decode()
    assert "Suits do not matter here" in page


@pytest.mark.django_db
@pytest.mark.parametrize("shoe", ["trente-et-quarante/coup", "trente-et-quarante/odds", "texas-holdem/equity"])
def test_suits_are_asked_for_where_the_answer_depends_on_them(client: Client, shoe: str) -> None:
    field = {"coup": "cards", "odds": "seen", "equity": "a"}[shoe.partition("/")[2]]
    response = client.get(f"/en/games/{shoe}/", {field: "10 6"})
    said = error_at(response, field)
    assert said == "We could not read “10 6”. Type each card with its suit, such as 10h: c is ♣, d ♦, h ♥ and s ♠."


@pytest.mark.django_db
def test_mark_up_that_is_quoted_is_text(client: Client) -> None:
    page = client.get("/en/games/blackjack/advice/", {"hand": "<b>foo</b>"}).content.decode()
    assert "We could not read “&lt;b&gt;foo&lt;/b&gt;”. Type cards like 10, 10h or As." in page
    assert "<b>" not in page
