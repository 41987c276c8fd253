"""All bets of all games by their cost: the order, the filters in the address, and where each row leads."""

import re
from html import unescape

import pytest

from games.core.costly import Busy
from games.web import registry
from games.web.costs.listed import every_ruleset, known_bets, rows

pytestmark = pytest.mark.django_db
PAGE = "/en/costs/"


def table(response) -> list[list[str]]:
    """The rows of the page as their cells' words."""
    body = response.content.decode().split("<tbody")[1].split("</tbody>")[0]
    return [
        [
            " ".join(unescape(re.sub(r"<[^>]+>", " ", cell)).split())
            for cell in re.findall(r"<t[hd].*?</t[hd]>", row, re.S)
        ]
        for row in body.split("</tr>")[:-1]
    ]


def edges(response) -> list[float]:
    return [float(row[2].removeprefix("House edge").strip(" %")) for row in table(response) if "%" in row[2][:20]]


@pytest.fixture(scope="module")
def found():
    return known_bets(every_ruleset(), "en")[0]


def test_every_game_and_ruleset_has_a_bet(found):
    assert {registry.game_of(ruleset).family for ruleset in found} == set(registry.FAMILIES)
    assert all(found[ruleset] for ruleset in every_ruleset())


def test_the_cheapest_bet_comes_first(client):
    response = client.get(PAGE)
    assert response.status_code == 200
    listed = edges(response)
    assert len(listed) > 30
    assert listed == sorted(listed)
    assert table(response)[-1][0] == "The pot"


def test_known_house_edges_stand_there(client):
    said = {row[0]: row[2] for row in table(client.get(PAGE, {"rules": "venice-french"}))}
    assert said["Straight"] == "House edge 2.70%"
    assert said["Even chance Half is taken at zero"] == "House edge 1.35%"
    assert said["Even chance Left in place at zero"] == "House edge 1.37%"
    said = {row[0]: row[2] for row in table(client.get(PAGE, {"game": "caribbean-stud"}))}
    assert said["Ante Best play, no card changed"] == "House edge 5.22%"
    assert said["Ante Best play with a change"] == "House edge 1.21%"


def test_bets_that_cost_the_same_are_one_row(client):
    rows = [row for row in table(client.get(PAGE, {"game": "roulette"})) if row[0].startswith("Straight")]
    assert [row[1] for row in rows] == [
        "Roulette French · Fair · English · Parlour",
        "Roulette Parlour with double zero",
    ]


def test_a_ruleset_alone_is_shown_with_its_game_chosen(client):
    page = client.get(PAGE, {"rules": "single-deck"})
    assert {row[1] for row in table(page)} == {"Blackjack American, single deck, H17"}
    chosen = re.findall(r'href="([^"]+)" aria-current="true">', page.content.decode())
    assert f"{PAGE}?game=blackjack" in chosen
    assert f"{PAGE}?rules=single-deck" in chosen


@pytest.mark.parametrize("query", [{"game": "snap"}, {"rules": "snap"}, {"game": "x" * 5000}])
def test_what_is_not_there_is_said_and_all_bets_are_shown(client, query):
    page = client.get(PAGE, query)
    assert page.status_code == 200
    assert 'class="notice warn"' in page.content.decode()
    assert len(table(page)) > 30


def test_every_bet_rests_on_a_clause_that_holds(found):
    for ruleset, bets in found.items():
        held = registry.clauses_of(registry.game_of(ruleset).engine, ruleset)
        assert {cost.clause for cost in bets.values()} <= held, ruleset


def test_every_row_leads_to_a_page(client, rulebook, found):
    links = {
        link for row in rows(found) for place in row.places for link in (place.calculator, place.rule.split("#")[0])
    }
    for link in links - {""}:
        assert client.get(link).status_code == 200, link


def test_the_evening_opens_with_the_bet_of_a_row(client, found):
    place = next(row.first for row in rows(found) if row.cost.name == "Tie")
    assert "on “Tie” cost" in client.get(place.evening).content.decode()


def test_what_is_still_being_computed_is_said_and_the_rest_shown(client, monkeypatch):
    known = registry.bets

    def busy(ruleset, language):
        if registry.game_of(ruleset).family == "blackjack":
            raise Busy
        return known(ruleset, language)

    monkeypatch.setattr(registry, "bets", busy)
    page = client.get(PAGE)
    assert page.status_code == 503
    assert page["Retry-After"]
    assert "Some figures are still being calculated." in page.content.decode()
    assert len(table(page)) > 30


@pytest.mark.parametrize("language", ["en", "it", "fr"])
def test_the_page_asks_the_database_nothing(client, language, django_assert_num_queries):
    client.get(f"/{language}/costs/")
    with django_assert_num_queries(0):
        client.get(f"/{language}/costs/")
