"""What all calculators of all games share: the page of them all, the groups, the answer in view, digits and titles."""

import re
from html import unescape

import pytest
from django.test import Client

from games.web.calculators.tables import TABLES
from games.web.calculators.tools import grouped, tools_of
from games.web.kit.game import Audience

pytestmark = pytest.mark.django_db

# What only somebody at work behind the table needs.
CROUPIERS = {"french-roulette": ["replay", "cut", "float"], "punto-banco": ["rebuild"], "blackjack": []}
# A clean address with an answer, and a word of this answer.
ANSWERED = {
    "blackjack/advice/?hand=Tc6d&dealer=Th": "Hit",
    "punto-banco/odds/": "Punto wins 44.62% of coups and banco 45.86%; 9.52% are ties.",
    "punto-banco/coup/?cards=9c8dKh2s": "Punto wins",
    "trente-et-quarante/coup/?cards=Tc7hKdThKdQc9h3s": "Sept, deux. Rouge gagne",
    "french-roulette/number/?n=23": "23",
    "french-roulette/called-bets/": "Voisins du zéro",
}


def page(client: Client, address: str) -> str:
    return unescape(client.get(f"/en/games/{address}").content.decode())


def test_one_page_lists_every_calculator_of_every_game(client: Client) -> None:
    listed = client.get("/en/calculators/").content.decode()
    for slug, table in TABLES.items():
        assert f'id="{slug}"' in listed
        for tool, _address in tools_of(table):
            assert f'<a href="/en/games/{slug}/{tool.slug}/">' in listed


@pytest.mark.parametrize("address", ["calculators/", "games/french-roulette/calculators/"])
def test_what_bets_and_an_evening_cost_is_found_among_the_calculators(client: Client, address: str) -> None:
    main = client.get(f"/en/{address}").content.decode().partition("<main")[2].partition("</main>")[0]
    assert 'href="/en/costs/"' in main
    assert 'href="/en/costs/evening/"' in main


@pytest.mark.parametrize("slug", CROUPIERS)
def test_players_come_first_and_croupiers_have_their_own_group(slug: str) -> None:
    groups = {group.name: [entry.address.split("/")[-2] for entry in group.entries] for group in grouped(TABLES[slug])}
    assert groups.get(Audience.CROUPIERS.value, []) == CROUPIERS[slug]
    assert next(iter(groups)) == Audience.PLAYERS.value


def test_other_calculators_are_in_the_same_groups_without_this_one(client: Client) -> None:
    others = page(client, "punto-banco/odds/").partition('class="other-tools')[2]
    assert re.findall(r"<h3 [^>]*>([^<]*)<", others) == ["For players", "For croupiers"]
    assert re.findall(r'href="/en/games/punto-banco/([a-z-]+)/"', others) == ["coup", "rebuild"]


@pytest.mark.parametrize("address", ANSWERED)
def test_the_answer_is_in_the_bar_which_leads_to_the_result(client: Client, address: str) -> None:
    shown = page(client, address)
    bar = re.search(r'<p class="answer-bar no-print"><a href="#result"><strong>(.+?)</strong>', shown)
    assert bar
    assert ANSWERED[address] in re.sub("<[^>]+>", "", bar[1])
    assert shown.count('id="result"') == 1


@pytest.mark.parametrize("address", ["blackjack/advice/", "blackjack/advice/?hand=TcTc1&dealer=Th"])
def test_there_is_no_bar_without_an_answer(client: Client, address: str) -> None:
    assert "answer-bar" not in page(client, address)


def test_more_digits_are_an_address_of_their_own(client: Client) -> None:
    few = page(client, "punto-banco/odds/")
    assert "44.62%" in few
    assert '<button class="button quiet small" name="digits" value="6" id="digits">More digits</button>' in few
    many = page(client, "punto-banco/odds/?digits=6")
    assert "44.624661%" in many
    assert "Fewer digits" in many
    assert 'value="http://testserver/en/games/punto-banco/odds/?digits=6"' in many


@pytest.mark.parametrize("digits", ["4", "x", ""])
def test_other_numbers_of_digits_are_none(client: Client, digits: str) -> None:
    response = client.get(f"/en/games/punto-banco/odds/?digits={digits}")
    assert (response.status_code, response["Location"]) == (302, "/en/games/punto-banco/odds/")


def test_there_are_no_digits_to_ask_for_where_there_is_no_percentage(client: Client) -> None:
    assert 'id="digits"' not in page(client, "punto-banco/coup/")


@pytest.mark.parametrize("htmx", [{}, {"HX-Request": "true"}])
def test_the_title_says_that_something_is_refused(client: Client, htmx: dict[str, str]) -> None:
    for query, title in {
        "hand=zz": "Error: Blackjack: Best play · Tapis Vert",
        "": "Blackjack: Best play · Tapis Vert",
    }.items():
        shown = client.get(f"/en/games/blackjack/advice/?{query}", headers=htmx).content.decode()
        assert f"<title>{title}</title>" in shown


def test_the_heading_names_the_game_and_the_calculator(client: Client) -> None:
    assert "<h1>Punto banco: Odds</h1>" in page(client, "punto-banco/odds/")
