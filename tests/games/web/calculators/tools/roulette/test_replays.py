"""The calculator that plays a winning announcement again, the three ways side by side."""

import re
from collections.abc import Callable
from html import unescape
from urllib.parse import parse_qs, urlsplit

import pytest
from django.http import HttpResponse
from django.test import Client

from games.roulette.replay import How
from games.web.roulette.calculators.replays import Way
from tests.games.web.calculators.conftest import error_at

pytestmark = pytest.mark.django_db

HERE = "/en/games/french-roulette/replay/"
Ask = Callable[..., HttpResponse]


@pytest.fixture
def ask(client: Client) -> Ask:
    def asked(*, htmx: bool = False, **fields: str) -> HttpResponse:
        return client.get(HERE, fields, headers={"HX-Request": "true"} if htmx else {}, follow=not htmx)

    return asked


def words(response: HttpResponse) -> str:
    return " ".join(unescape(re.sub(r"<[^>]+>", " ", response.content.decode())).split())


# Announcement, unit, result: for each way chips kept, handed, taken off; unit, total, money handed and the second win
# in money. Printed by the house but for the second hit, which is by hand.
WORKED = [
    (
        ("tiers", "10", "5"),
        (17, [(6, 11, 0, 10, 60, 110, 340), (5, 12, 1, 10, 60, 120, 170), (17, 0, 1, 30, 180, 0, 510)]),
    ),
    (
        ("voisins", "10", "19"),
        (17, [(9, 8, 0, 10, 90, 80, 340), (8, 9, 1, 10, 90, 90, 170), (17, 0, 1, 20, 180, 0, 340)]),
    ),
    (
        ("voisins", "10", "25"),
        (16, [(9, 7, 0, 10, 90, 70, 320), (7, 9, 2, 10, 90, 90, 160), (16, 0, 2, 20, 180, 0, 320)]),
    ),
    (
        ("voisins", "10", "0"),
        (22, [(9, 13, 0, 10, 90, 130, 440), (7, 15, 2, 10, 90, 150, 220), (16, 6, 2, 20, 180, 60, 440)]),
    ),
]


@pytest.mark.parametrize(("asked", "worked"), WORKED)
def test_what_is_kept_and_handed_over(ask: Ask, asked: tuple[str, str, str], worked: tuple[int, list]) -> None:  # type: ignore[type-arg]
    bet, unit, outcome = asked
    shown = ask(bet=bet, unit=unit, outcome=outcome).context
    found = [
        (
            *(way.played.kept_chips, way.played.handed_chips, way.played.taken_off_chips),
            *(cents // 100 for cents in (way.played.new_unit, way.played.new_total, way.played.handed, way.second)),
        )
        for _how, _name, way in shown["ways"]
    ]
    assert (shown["won_chips"], found) == worked


@pytest.mark.parametrize("unit", ["5", "10", "15", "20", "30", "40", "50", "100", "200"])
@pytest.mark.parametrize("bet", ["tiers", "voisins"])
def test_every_amount_is_cut_to_the_cent_smaller_chips_first(ask: Ask, bet: str, unit: str) -> None:
    for _how, _name, way in ask(bet=bet, unit=unit).context["ways"]:
        for piles, amount in ((way.total, way.played.new_total), (way.handed, way.played.handed)):
            assert sum(pile.amount for pile in piles) == amount
            values = [pile.chip.amount for pile in piles]
            assert values == sorted(values)


def test_the_page_names_each_way_and_what_lies_then(ask: Ask) -> None:
    said = words(ask(bet="voisins", outcome="26"))
    assert "Voisins du zéro: 26 wins" in said
    assert "16 chips of 10 are won, 160 in total. Winning chips: Corner 25/29: 2 chips." in said
    assert (
        "On the layout afterwards Voisins du zéro · 90 Corner 25/29 · 20 If 26 comes up again 32 chips of 10 won · 320"
        in said
    )
    assert re.findall(r'<h3 id="way-(\w+)">', ask(bet="voisins").content.decode()) == ["replay", "complete", "all"]


def test_the_first_number_that_wins_stands_where_none_is_given(ask: Ask) -> None:
    shown = ask(bet="tiers").context
    assert (shown["outcome"], shown["form"].typed["outcome"]) == (5, "5")


REFUSED = [
    (
        {"bet": "tiers", "outcome": "17"},
        "outcome",
        "Tiers du cylindre: the number 17 does not win, so there is nothing to play again.",
    ),
    ({"bet": "tiers", "outcome": "37"}, "outcome", "Enter a number from 0 to 36."),
    ({"bet": "tiers", "outcome": "red"}, "outcome", "Enter a whole number in digits."),
    (
        {"bet": "neighbours", "number": "5", "reach": "18", "outcome": "5"},
        "bet",
        "Neighbours of 5, 18 on each side: a win of 35 chips is not enough to place 37 chips.",
    ),
    ({"bet": "tiers", "unit": "0.05"}, "unit", "The chips of this table cannot make 0.05."),
    ({"bet": "trois"}, "bet", "There is no such called bet: trois."),
    ({"bet": "neighbours", "number": "50"}, "number", "Enter a number from 0 to 36."),
]


@pytest.mark.parametrize("htmx", [False, True])
@pytest.mark.parametrize(("fields", "field", "sentence"), REFUSED)
def test_what_is_refused_is_said_at_its_field(
    ask: Ask, fields: dict[str, str], field: str, sentence: str, htmx: bool
) -> None:
    response = ask(htmx=htmx, **fields)
    assert response.status_code == 422
    assert error_at(response, field) == sentence
    assert "ways" not in response.context


def test_where_only_one_way_cannot_be_paid_for_the_others_stand_beside_it(ask: Ask) -> None:
    response = ask(bet="finale-splits:2", outcome="5")
    assert response.status_code == 200
    assert [isinstance(way, Way) for _how, _name, way in response.context["ways"]] == [False, True, True]
    assert "Finale 2 with its splits: a win of 17 chips is not enough to place 18 chips." in words(response)


def test_a_form_without_a_script_leads_to_the_shortest_address(client: Client) -> None:
    fields = {"bet": "neighbours", "number": "17", "reach": "2", "unit": "5", "outcome": "25"}
    query = urlsplit(client.get(HERE, fields)["Location"]).query
    assert parse_qs(query) == {"bet": ["neighbours:17:2"], "unit": ["5"], "outcome": ["25"]}


def test_a_script_gets_the_same_as_a_fragment_and_the_address(ask: Ask) -> None:
    page, fragment = ask(bet="tiers", outcome="8"), ask(htmx=True, bet="tiers", outcome="8")
    assert fragment["HX-Push-Url"] == f"{HERE}?bet=tiers&outcome=8"
    body = fragment.content.decode()
    assert 'hx-swap-oob="innerHTML">Tiers du cylindre, number 8: 170 won.<' in body
    assert body[body.index('<section class="ask') :].strip() in page.content.decode()


def test_there_is_no_style_and_no_script_in_the_page_and_every_id_is_there_once(ask: Ask) -> None:
    page = ask(bet="orphelins", outcome="17").content.decode()
    assert not re.search(r"\sstyle=|<style|\son[a-z]+=|<script(?![^>]*\ssrc=)|javascript:", page)
    ids = re.findall(r'\sid="([^"]+)"', page)
    assert sorted(ids) == sorted(set(ids))


def test_a_bet_played_all_again_is_shown_as_the_house_cuts_it(ask: Ask) -> None:
    """The house cuts 180 on the tiers into 3x10 3x50; for a chip of 7 it has no cut, and few chips are shown."""

    def total(unit: str) -> list[tuple[int, int]]:
        ways = ask(bet="tiers", unit=unit, outcome="5").context["ways"]
        (piles,) = (way.total for how, _name, way in ways if how == How.ALL)
        return [(pile.count, pile.chip.amount) for pile in piles]

    assert total("10") == [(3, 1_000), (3, 5_000)]
    assert total("7") == [(1, 100), (1, 500), (1, 2_000), (1, 10_000)]
    said = words(ask(bet="tiers", unit="10", outcome="5"))
    assert "in few chips of the table, or as the house cuts them, smaller chips first" in said
