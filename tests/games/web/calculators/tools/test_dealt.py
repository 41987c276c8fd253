"""A calculator follows the table of a house or another ruleset, and leads on to pages that do the same."""

import re
from dataclasses import replace
from html import unescape

import pytest
from django.test import Client

from games.web.calculators.tables import TABLES
from games.web.calculators.tools import tools_in, tools_of
from games.web.registry import GAMES
from games.web.venues.models import VenueTable
from tests.games.web.calculators.tools.conftest import GAME, SLUG, Calculate, text_of

pytestmark = pytest.mark.django_db

HOUSE = "ca-vendramin-calergi-french-roulette"


@pytest.fixture
def house(venues: None) -> VenueTable:
    """A house that deals French roulette with fewer levels of prison and a float of its own."""
    table = VenueTable.objects.get(slug=HOUSE)
    table.overrides = {"prison_levels": 1, "float": [["100", 10], ["0.50", 4]]}
    table.save()
    return table


def test_a_house_is_followed(calculate: Calculate, house: VenueTable) -> None:
    response = calculate("zero", at=HOUSE)
    assert response.status_code == 200
    tree = response.context["tree"]
    assert (tree.level, tree.after) == (1, None)
    assert "As dealt in this house: Ca’ Vendramin Calergi" in text_of(response)
    assert "The float of this table is 1,002 in 14 chips." in text_of(calculate("float", at=HOUSE))


def test_the_pages_on_from_there_follow_it_too(calculate: Calculate, house: VenueTable) -> None:
    page = calculate("number", at=HOUSE, n="17").content.decode()
    assert f'<input type="hidden" name="at" value="{HOUSE}">' in page
    assert f'href="?at={HOUSE}&amp;n=18"' in page
    assert f'href="{GAME}calculators/?at={HOUSE}"' in page
    assert f'href="{GAME}zero/?at={HOUSE}"' in page
    assert f'href="{GAME}called-bets/?at={HOUSE}&amp;bet=finale:7' in page
    listed = calculate("calculators", at=HOUSE).content.decode()
    for name in ("table", *tools_in(GAMES[SLUG])):
        assert f'href="{GAME}{name}/?at={HOUSE}"' in listed


def test_the_clean_address_keeps_the_house(calculate: Calculate, house: VenueTable) -> None:
    response = calculate("zero", at=HOUSE, bet="odd", amount="", nobody="asked")
    assert response["Location"] == f"{GAME}zero/?at={HOUSE}&bet=odd"
    fragment = calculate("zero", htmx=True, at=HOUSE, bet="odd")
    assert fragment["HX-Push-Url"] == f"{GAME}zero/?at={HOUSE}&bet=odd"


@pytest.mark.parametrize("at", ["nowhere", "ca-vendramin-calergi-fair-roulette", "x" * 3000])
def test_an_unknown_table_gives_the_usual_one_and_says_so(calculate: Calculate, house: VenueTable, at: str) -> None:
    response = calculate("zero", at=at[:100])
    assert response.status_code == 200
    assert response.context["tree"].after.level == 2
    assert "This game has no such table. Here is the usual one." in text_of(response)


def test_a_house_costs_one_query_more(calculate: Calculate, house: VenueTable, django_assert_max_num_queries) -> None:  # type: ignore[no-untyped-def]
    calculate("zero", at=HOUSE)
    with django_assert_max_num_queries(3):
        calculate("zero", at=HOUSE)


@pytest.fixture
def two_wheels(monkeypatch: pytest.MonkeyPatch) -> None:
    """The game of these tests, with a second ruleset to choose."""
    game = GAMES[SLUG]
    more = replace(game, rulesets={**game.rulesets, "parlour-double-zero": "with zero and double zero"})
    monkeypatch.setitem(TABLES, SLUG, replace(TABLES[SLUG], game=more))


@pytest.mark.usefixtures("two_wheels")
def test_another_ruleset_of_the_game_is_followed(calculate: Calculate) -> None:
    response = calculate("number", rules="parlour-double-zero", n="00")
    assert response.status_code == 200
    chosen = re.findall(
        r'<li><a href="([^"]+)" aria-current="page">With zero and double zero</a>', response.content.decode()
    )
    assert chosen == [f"{GAME}number/?rules=parlour-double-zero&amp;n=00"]
    assert re.search(r'rel="prev" href="\?rules=parlour-double-zero&amp;n=0"', response.content.decode())
    assert calculate("cut", rules="parlour-double-zero").status_code == 404


@pytest.mark.usefixtures("two_wheels")
def test_the_usual_ruleset_needs_no_name(calculate: Calculate) -> None:
    assert calculate("zero", rules="venice-french")["Location"] == f"{GAME}zero/"


def test_a_ruleset_that_the_game_has_not_gives_the_usual_one_and_says_so(calculate: Calculate) -> None:
    response = calculate("zero", rules="parlour")
    assert response.status_code == 200
    assert "This game has no such ruleset. Here is the usual table." in text_of(response)


def test_the_list_of_a_game_with_two_rulesets_offers_both(client: Client) -> None:
    here = "/en/games/parlour-roulette/calculators/"
    page = client.get(here).content.decode()
    assert f'<a href="{here}" aria-current="page">Single zero</a>' in page
    assert f'<a href="{here}?rules=parlour-double-zero">Double zero</a>' in page
    other = client.get(here, {"rules": "parlour-double-zero"}).content.decode()
    assert 'href="/en/games/parlour-roulette/number/?rules=parlour-double-zero"' in other
    assert 'aria-current="page">Double zero</a>' in other


def tabs(page: str) -> dict[str, str]:
    """The addresses of a calculator under the other rulesets of its game, by the words for each."""
    nav = re.search(r'<details class="menu tool-rulesets.*?</details>', page, re.DOTALL)
    assert nav
    return {name: unescape(link) for link, name in re.findall(r'<a href="([^"]*)">([^<]*)</a>', nav[0])}


@pytest.mark.parametrize(
    ("here", "asked", "kept"),
    [
        ("blackjack/advice", "hand=Tc6d&dealer=Th", "hand=Tc6d&dealer=Th"),
        ("blackjack/advice", "hand=Tc6d&dealer=Th&decks=1&soft17=hits", "hand=Tc6d&dealer=Th"),
        ("blackjack/round", "bank=6sTd9c&a=8s3hTh&stakes-a=20", "bank=6sTd9c&a=8s3hTh&stakes-a=20"),
        ("caribbean-stud/hand", "player=AsKd&ante=25", "player=AsKd&ante=25"),
        ("caribbean-stud/odds", "flush=6", ""),
        ("caribbean-stud/jackpot", "chip=2&royal_flush=90000", ""),
        ("caribbean-stud/hand", "player=AsAs&ante=ten", "player=AsAs&ante=ten"),
    ],
)
def test_another_ruleset_keeps_cards_and_stakes_and_drops_what_it_sets_itself(
    client: Client, here: str, asked: str, kept: str
) -> None:
    for headers in ({}, {"HX-Request": "true"}):
        page = client.get(f"/en/games/{here}/?{asked}", headers=headers).content.decode()
        links = tabs(page)
        assert links
        for link in links.values():
            query = {part for part in link.partition("?")[2].split("&") if not part.startswith("rules=")}
            assert query == set(filter(None, kept.split("&")))


@pytest.mark.parametrize("slug", [slug for slug in GAMES if len(GAMES[slug].rulesets) > 1])
def test_every_calculator_opens_under_every_ruleset(client: Client, slug: str) -> None:
    for _tool, address in tools_of(TABLES[slug]):
        for link in tabs(client.get(address).content.decode()).values():
            assert client.get(link).status_code == 200, link
