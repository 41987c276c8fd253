"""Cards are chosen with buttons alone; all that is chosen stands in the address."""

import re
from urllib.parse import parse_qsl

import pytest
from django.http import HttpResponse

from games.web.kit.cards import shown
from tests.games.web.calculators.cards.conftest import HERE, Pick
from tests.games.web.calculators.tools.conftest import error_at


def leads_to(response: HttpResponse) -> str:
    """The query of the address to which a button leads."""
    assert response.status_code == 302, response.content[:300]
    address, _hash, anchor = response["Location"].partition("#")
    assert anchor == "picker"
    return address.removeprefix(HERE).removeprefix("?")


def buttons(response: HttpResponse, name: str) -> list[str]:
    """The values of the buttons of that name that can be pressed."""
    page = response.content.decode()
    return [
        found[1]
        for found in re.finditer(rf'<button [^>]*?name="{name}" value="([^"]*)"[^>]*>', page)
        if " disabled" not in found[0]
    ]


def test_a_card_of_the_deck_goes_to_the_first_hand_that_lacks_one(pick: Pick) -> None:
    assert leads_to(pick(add="Td")) == "hand=Td"
    assert leads_to(pick(add="9h", hand="Td")) == "hand=Td9h"
    assert leads_to(pick(add="As", hand="Td 9h", board="")) == "hand=Td9h&board=As"


def test_a_card_goes_to_the_hand_that_was_chosen(pick: Pick) -> None:
    assert leads_to(pick(add="Td", fill="board")) == "board=Td&fill=board"
    assert leads_to(pick(add="9h", fill="hand", board="Td")) == "hand=9h&board=Td&laid=10"


def test_when_a_hand_is_complete_the_next_one_is_filled(pick: Pick) -> None:
    page = pick(hand="Td9h")
    assert re.findall(r'name="fill" value="(\w+)"[^>]* checked', page.content.decode()) == ["board"]


def test_a_card_that_was_chosen_is_taken_away_again_by_its_place(pick: Pick) -> None:
    page = pick(hand="Td9h", board="AsKsQs")
    assert buttons(page, "take") == ["hand.0", "hand.1", "board.0", "board.1", "board.2"]
    assert leads_to(pick(take="board.1", hand="Td9h", board="AsKsQs")) == "hand=Td9h&board=AsQs"
    assert leads_to(pick(take="hand.0", hand="Td9h", fill="board")) == "hand=9h"


@pytest.mark.parametrize("place", ["hand.2", "hand.-1", "hand.", "nobody.0", "", "hand.²", "hand.99999"])
def test_a_card_that_is_not_there_is_not_taken_away(pick: Pick, place: str) -> None:
    assert leads_to(pick(take=place, hand="Td9h")) == "hand=Td9h"


def test_the_last_card_is_taken_back(pick: Pick) -> None:
    assert leads_to(pick(undo="1", hand="Td9h", board="As")) == "hand=Td9h"
    assert leads_to(pick(undo="1", hand="Td9h")) == "hand=Td"
    assert leads_to(pick(undo="1")) == ""


def test_what_was_laid_last_is_taken_back_first_whatever_hand_is_filled(pick: Pick) -> None:
    laid = ""
    for add, fill in (("Td", "board"), ("9h", "hand"), ("2c", "board"), ("As", "hand")):
        asked = dict(parse_qsl(laid)) | {"add": add, "fill": fill}
        laid = leads_to(pick(**asked))
    assert laid == "hand=9hAs&board=Td2c&laid=1010"
    for left in ("hand=9h&board=Td2c&laid=101", "hand=9h&board=Td&laid=10", "board=Td"):
        laid = leads_to(pick(**dict(parse_qsl(laid)), undo="1"))
        assert laid.replace("&fill=board", "") == left
    assert "hand" not in leads_to(pick(**dict(parse_qsl(laid)), undo="1"))


@pytest.mark.django_db
@pytest.mark.parametrize(
    ("address", "left"),
    [
        ("blackjack/advice/?hand=Tc6c&dealer=Th", "hand=Tc6c"),
        ("blackjack/round/?bank=6s&a=TcJd&laid=010", "a=Tc&bank=6s"),
        ("chemin-de-fer/coup/?punter=Tc6c&bank=Th2c", "punter=Tc6c&bank=Th"),
        ("texas-holdem/equity/?a=AsKs&b=2c3c&board=4c5c6c", "a=AsKs&b=2c3c&board=4c5c"),
    ],
)
def test_undo_of_a_game_takes_back_the_card_that_came_last(client, address: str, left: str) -> None:
    response = client.get(f"/en/games/{address}&undo=1")
    assert response["Location"].partition("?")[2].partition("#")[0].partition("&fill")[0].partition("&laid")[0] == left


def test_the_button_says_which_card_it_takes_back(pick: Pick) -> None:
    assert ">Take back 10♦</button>" in pick(hand="9hTd").content.decode()
    assert ">Take back 9♥</button>" in pick(hand="9h", board="Td", laid="10").content.decode()
    for fields in ({}, {"hand": "what cannot be read"}):
        assert re.search(
            r'<button[^>]* id="undo" disabled>Take back the last card</button>', pick(**fields).content.decode()
        )


@pytest.mark.parametrize("laid", ["", "zz", "9", "010101", "Card(", "1"])
def test_an_order_that_does_not_fit_the_cards_does_no_harm(pick: Pick, laid: str) -> None:
    assert leads_to(pick(undo="1", hand="Td", laid=laid)) == ""


def test_a_card_that_was_typed_counts_as_laid_last(pick: Pick) -> None:
    assert leads_to(pick(undo="1", hand="9hAs", board="Td", laid="10")) == "hand=9h&board=Td&laid=10"


def test_the_order_stays_with_the_form_without_a_script(pick: Pick) -> None:
    page = pick(hand="9h", board="Td", laid="10").content.decode()
    assert '<input type="hidden" name="laid" value="10">' in page


def test_clearing_and_dealing_forget_the_hand_that_was_chosen(pick: Pick) -> None:
    assert leads_to(pick(clear="1", hand="Td9h", board="As", fill="board")) == ""
    assert leads_to(pick(clear="1", hand="Td9h", board="As2c", fill="board", laid="1010")) == ""
    assert "fill" not in leads_to(pick(deal="random", fill="board"))


def test_the_page_says_to_which_hand_the_next_card_goes_and_says_it_aloud(pick: Pick) -> None:
    assert "Next card: <strong>Hand</strong>" in pick(hand="9h").content.decode()
    moved = pick(htmx=True, hand="9h", add="Td").content.decode()
    assert "Next card: <strong>Board</strong>" in moved
    said, _end, _rest = moved.partition("</p>")
    assert "Next card: Board" in said
    assert "Next card" not in pick(hand="9hTd", board="2c3c4c5c6c").content.decode()


def test_all_cards_are_taken_away_and_the_other_fields_stay(pick: Pick) -> None:
    assert leads_to(pick(clear="1", hand="Td9h", board="As", stake="5")) == "stake=5"
    assert leads_to(pick(clear="1", hand="what cannot be read")) == ""


def test_a_situation_is_dealt_at_random_with_what_belongs_to_it(pick: Pick) -> None:
    assert re.fullmatch(r"hand=AsKs&stake=[5-9]", leads_to(pick(deal="random", hand="Td9h", board="As")))


def test_dealing_is_offered_where_there_is_something_to_deal(pick: Pick) -> None:
    assert buttons(pick(), "deal") == ["random"]


def test_a_situation_that_is_given_is_where_a_page_begins(pick: Pick) -> None:
    assert pick(play="anything")["Location"] == f"{HERE}?hand=2c3c"
    assert pick(play="anything", hand="Td")["Location"] == f"{HERE}?hand=Td"


@pytest.mark.parametrize("typed", ["td9h", "Td 9h", "10d, 9H", "10♦9♥", "10♦️ 9♡", "T♢;9h"])
def test_cards_are_typed_as_people_write_them(pick: Pick, typed: str) -> None:
    assert pick(hand=typed)["Location"] == f"{HERE}?hand=Td9h"


def test_what_is_typed_is_shown_spaced_and_named(pick: Pick) -> None:
    response = pick(hand="Td9h")
    page = response.content.decode()
    assert 'value="10♦ 9♥"' in page
    assert 'aria-label="Remove: ten of diamonds"' in page
    assert response.context["share"].endswith("?hand=Td9h")


def test_with_htmx_the_same_is_a_fragment_with_its_address(pick: Pick) -> None:
    response = pick(htmx=True, add="9h", hand="Td")
    assert response.status_code == 200
    assert response["HX-Push-Url"] == f"{HERE}?hand=Td9h"
    assert b"<html" not in response.content


@pytest.mark.parametrize(
    ("field", "fields", "said"),
    [
        ("hand", {"hand": "Td 1x"}, "We could not read “1x”. Type each card with its suit, such as 10h: c is ♣"),
        ("board", {"hand": "Td9h", "board": "10"}, "We could not read “10”."),
        ("hand", {"hand": "TdTd"}, "10♦ appears more often than the cards in play allow."),
        ("board", {"hand": "Td9h", "board": "As Td"}, "10♦ appears more often than the cards in play allow."),
        ("hand", {"hand": "TdJdQd"}, "There are too many cards here. At most 2 cards fit."),
        ("hand", {"add": "Zz"}, "We could not read “Zz”."),
        ("board", {"hand": "Td9h", "add": "Td"}, "10♦ appears more often than the cards in play allow."),
        ("board", {"hand": "Td9h", "board": "2c3c4c5c6c", "add": "Ts"}, "There are too many cards here"),
        ("hand", {"hand": "<b>"}, "We could not read “<b>”."),
        ("board", {"board": "Td " * 600}, "That is too long for this page."),
    ],
)
def test_what_is_refused_is_said_at_its_hand(pick: Pick, field: str, fields: dict[str, str], said: str) -> None:
    assert error_at(pick(**fields), field).startswith(said)


def test_what_is_refused_stays_as_it_was_typed_and_nothing_is_done(pick: Pick) -> None:
    response = pick(hand="Td oops", add="9h")
    assert response.status_code == 422
    assert re.search(r'<input id="hand"[^>]* value="Td oops"[^>]* aria-invalid="true"', response.content.decode())
    assert not response.context["picker"].complete


def test_a_card_that_is_out_cannot_be_chosen_and_says_so(pick: Pick) -> None:
    page = pick(hand="Td9h")
    free = buttons(page, "add")
    assert len(free) == 50
    assert not {"Td", "9h"} & set(free)
    assert 'aria-label="ten of diamonds: none left"' in page.content.decode()


def test_several_decks_count_what_is_left(pick: Pick) -> None:
    page = pick(hand="TdTd", decks="6").content.decode()
    assert 'aria-label="ten of diamonds: 4 left"' in page
    assert 'aria-label="nine of hearts: 6 left"' in page
    assert error_at(pick(board="TdTdTd", decks="2"), "board") == "10♦ appears more often than the cards in play allow."


def test_of_a_hand_as_large_as_a_shoe_the_last_cards_are_drawn(pick: Pick, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(shown, "MOST_DRAWN", 2)
    page = pick(board="AsKsQsJs")
    assert buttons(page, "take") == ["board.2", "board.3"]
    assert "2 cards before these" in page.content.decode()


def test_endless_decks_never_run_out(pick: Pick) -> None:
    page = pick(board="TdTdTdTdTd", hand="Td", decks="0")
    assert len(buttons(page, "add")) == 52
    assert 'aria-label="ten of diamonds"' in page.content.decode()


def test_when_every_hand_is_full_no_card_can_be_chosen(pick: Pick) -> None:
    page = pick(hand="Td9h", board="2c3c4c5c6c")
    assert buttons(page, "add") == []
    assert "Every hand is full" in page.content.decode()


def test_enter_in_a_field_presses_none_of_the_cards(pick: Pick) -> None:
    first = re.search(r"<button[^>]*>", pick().content.decode().partition('<form id="tool"')[2])
    assert first
    assert "name=" not in first[0]


def test_ids_are_there_once_and_every_control_has_a_name(pick: Pick) -> None:
    page = pick(hand="Td9h", board="AsKs").content.decode()
    ids = re.findall(r'\sid="([^"]+)"', page)
    assert sorted(ids) == sorted(set(ids))
    for described in re.findall(r'aria-(?:describedby|labelledby)="([^"]+)"', page):
        assert set(described.split()) <= set(ids), described
    assert not re.search(r"\sstyle=|<style|\son[a-z]+=|<script(?![^>]*\ssrc=)|javascript:", page)
    assert 'aria-describedby=""' not in page


@pytest.mark.django_db
def test_of_many_empty_hands_one_is_offered_and_the_rest_wait(client) -> None:
    page = client.get("/en/games/blackjack/round/", {"bank": "6hTc5d", "a": "Ts9s"}).content.decode()
    offered, _summary, waiting = page.partition('<details class="spare-hands">')
    fields = re.compile(r'name="fill" value="(\w+)"')
    assert len(fields.findall(offered)) < len(fields.findall(waiting))


def test_a_few_empty_hands_all_stand_there(client) -> None:
    assert "spare-hands" not in client.get("/en/games/texas-holdem/equity/").content.decode()
