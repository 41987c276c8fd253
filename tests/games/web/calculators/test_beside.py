"""Announcements that the bank holds beside the layout: laid, shown there, and placed where they win."""

import re

import pytest

from tests.games.web.calculators.conftest import FAIR, TABLE, Ask, error_at, game_after, game_kept, text_of

pytestmark = pytest.mark.django_db


@pytest.mark.parametrize("table", [TABLE, FAIR])
@pytest.mark.parametrize("key", ["tiers", "voisins"])
def test_an_announcement_is_held_beside_the_layout(ask: Ask, table: str, key: str) -> None:
    assert game_after(ask(table=table, lay=key, stake="5", beside="1")) == f"5*{key}!"
    assert game_after(ask(table=table, lay=key, stake="5", beside="1", player="2")) == f"5*{key}!@2"
    assert game_after(ask(table=table, lay=key, stake="5")) == f"5*{key}"


def test_it_does_not_lie_on_the_felt_but_beside_it(ask: Ask) -> None:
    response = ask("5*tiers! 5*split:5-8")
    assert {place.spot.key for place in response.context["spots"] if place.piles} == {"split:5-8"}
    tray = re.search(r'<ul class="beside-tray".*?</ul>', response.content.decode(), re.DOTALL)
    assert tray
    assert "Tiers du cylindre" in tray[0]
    assert re.search(r'6 × <span class="chip small" data-chip="5">5</span>', tray[0])
    assert "Tiers du cylindre Beside the layout 6 chips of 5 30 Take back" in text_of(response)
    assert b"beside-tray" not in ask("5*tiers").content


def test_the_winning_chips_are_shown_placed_after_the_spin(ask: Ask) -> None:
    response = ask("5*voisins! .25")
    placed = {place.spot.key: place.piles for place in response.context["spots"] if place.piles}
    assert list(placed) == ["corner:25-29"]
    assert [(pile.state, pile.chip.amount) for pile in placed["corner:25-29"]] == [("placed", 1000)]
    page = response.content.decode()
    assert "Corner 25/29: pays 8 to 1; 10 placed here after the spin" in page
    assert "The bank placed these winning chips after the spin:" in text_of(response)
    assert "Corner 25/29: 10" in text_of(response)
    # it pays as if all nine chips had lain: two win eightfold, seven are lost
    assert response.context["last"].settlement.total.net == 8 * 2 * 500 - 7 * 500


def test_nothing_is_placed_where_nothing_wins(ask: Ask) -> None:
    response = ask("5*voisins! .36")
    assert not any(place.piles for place in response.context["spots"])
    assert "The bank placed" not in text_of(response)


def test_what_was_placed_goes_when_the_next_stake_is_laid(ask: Ask) -> None:
    shown = ask("5*tiers! .5 10*red").context["spots"]
    assert {place.spot.key: [pile.state for pile in place.piles] for place in shown if place.piles} == {
        "red": ["staked"]
    }


def test_it_is_said_whose_chips_were_placed(ask: Ask) -> None:
    response = ask("5*tiers!@2 10*tiers!@3 .5")
    assert [(who.number, key, amount) for who, key, amount in response.context["last"].placed] == [
        ("2", "split:5-8", 500),
        ("3", "split:5-8", 1000),
    ]
    assert "Player 2, blue: 5 placed here after the spin; Player 3, violet: 10 placed" in (response.content.decode())


REFUSALS = {
    "a second kind": ("5*tiers!", "voisins", "The bank holds only one kind of called bet beside the layout"),
    "a second kind, of another player": ("5*voisins!@2", "tiers", "this would be a second kind: Tiers du cylindre."),
    "orphelins": (
        "",
        "orphelins",
        "does not hold this bet beside the layout: Orphelins à cheval.",
    ),
    "neighbours": ("", "neighbours:17", "beside the layout: Neighbours of 17"),
}


@pytest.mark.parametrize(("play", "key", "sentence"), REFUSALS.values(), ids=REFUSALS)
def test_what_the_bank_does_not_hold_is_refused_at_the_box(ask: Ask, play: str, key: str, sentence: str) -> None:
    response = ask(play, lay=key, stake="5", beside="1", reach="2")
    assert response.status_code == 422
    assert sentence in error_at(response, "beside")
    assert game_kept(response) == play
    assert re.search(r'id="beside" checked', response.content.decode())


def test_two_players_may_have_the_same_kind_beside_the_layout(ask: Ask) -> None:
    assert game_after(ask("5*tiers!", lay="tiers", stake="5", beside="1", player="2")) == "5*tiers! 5*tiers!@2"


def test_a_position_lies_on_the_felt_whatever_is_held(ask: Ask) -> None:
    assert game_after(ask(lay="straight:17", stake="5", beside="1")) == "5*straight:17"


def test_an_address_with_two_kinds_keeps_the_first(ask: Ask) -> None:
    response = ask("5*tiers! 5*voisins! 10*red")
    assert "would be a second" in error_at(response, "play")
    assert game_kept(response) == "5*tiers!"


def test_the_box_stays_as_it_was_left(ask: Ask) -> None:
    def checked(play: str, **fields: str) -> bool:
        return 'id="beside" checked' in ask(play, **fields).content.decode()

    assert checked("5*tiers!")
    assert not checked("5*tiers")
    assert not checked("5*tiers! 5*orphelins")
    assert checked("5*tiers", beside="1", reach="2")
    assert not checked("5*tiers!", reach="2")


def test_a_winning_announcement_is_held_beside_the_layout_again(ask: Ask) -> None:
    play = "5*tiers!@2 .5"
    assert game_after(ask(play, again="0|complete")) == f"{play} 5*tiers!@2"
    # its winning chip lies on the layout, where the bank has placed it
    assert game_after(ask(play, again="0|replay")) == f"{play} 5*tiers!@2 5*split:5-8@2"
    assert game_after(ask(play, repeat="1")) == f"{play} 5*tiers!@2"


def test_the_page_says_what_may_be_held(ask: Ask, rulebook: None) -> None:
    page = ask()
    assert (
        "After the spin the bank places the winning chips of these bets: Tiers du cylindre and Voisins du zéro."
        in text_of(page)
    )
    assert b'href="/en/games/french-roulette/#roulette-paid-to-be-placed"' in page.content
