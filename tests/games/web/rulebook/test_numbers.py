"""A number counts the rules of a page, and who cites a rule has the number of the page to which the link leads."""

import re

import pytest
from django.template import Context, Template
from django.test import RequestFactory

from games.web import registry
from games.web.kit.game import Table
from games.web.registry import GAMES
from games.web.rulebook import selectors

RULESETS = [(game, ruleset) for game in GAMES.values() for ruleset in game.rulesets]


def numbers_on(client, address: str) -> dict[str, str]:
    """The printed numbers by the anchors of their clauses, in the order of the page."""
    page = client.get(address).content.decode()
    return dict(re.findall(r'<a class="clause-number" href="#([^"]+)"[^>]*>([\d.]+)<', page))


def cited(**about: object) -> tuple[str, str]:
    """Number and address of a link to a rule that stands behind called bets."""
    code = Template("{% load rulebook %}{% clause 'roulette-zero-numbers' %}")
    page = code.render(Context({"request": RequestFactory().get("/"), **about}))
    return re.search(r'href="([^"]+)"><span class="ltr">([\d.]+)<', page).group(2, 1)


@pytest.mark.django_db
@pytest.mark.parametrize(("game", "ruleset"), RULESETS, ids=lambda one: getattr(one, "slug", one))
def test_numbers_of_a_page_are_consecutive_and_unique(client, rulebook, game, ruleset):
    printed = [
        tuple(map(int, number.split(".")))
        for number in numbers_on(client, f"/en/games/{game.slug}/?rules={ruleset}").values()
    ]
    chapters = sorted({chapter for chapter, _place in printed})
    assert chapters == list(range(1, len(chapters) + 1))
    assert printed == [
        (chapter, place)
        for chapter in chapters
        for place in range(1, sum(one == chapter for one, _place in printed) + 1)
    ]


@pytest.mark.django_db
@pytest.mark.parametrize(("game", "ruleset"), RULESETS, ids=lambda one: getattr(one, "slug", one))
def test_a_link_has_the_number_of_the_page_to_which_it_leads(client, rulebook, game, ruleset):
    usual = ruleset == game.ruleset
    address = f"/en/games/{game.slug}/" if usual else f"/en/games/{game.slug}/?rules={ruleset}"
    printed = numbers_on(client, address)
    links = {}
    for book in registry.books_of(game.engine):
        links |= selectors.clause_links(book, "en", ruleset)
    assert {name: links[name].number for name in printed} == printed
    assert {links[name].url for name in printed} == {f"{address}#{name}" for name in printed}


@pytest.mark.django_db
def test_a_calculator_cites_the_rules_of_its_ruleset(client, rulebook):
    game = GAMES["parlour-roulette"]
    for ruleset in game.rulesets:
        table = Table(game, registry.rules("roulette", ruleset))
        number, address = cited(game=game, table=table)
        assert numbers_on(client, f"/en/games/parlour-roulette/?rules={ruleset}")["roulette-zero-numbers"] == number
        assert ("rules=" in address) == (ruleset != game.ruleset)


@pytest.mark.django_db
def test_the_table_of_a_house_has_its_own_count(rulebook):
    game = GAMES["french-roulette"]
    usual = Table(game, registry.rules("roulette", game.ruleset))
    house = Table(game, registry.rules("roulette", game.ruleset, {"called_bets": []}), {"at": "long-table"})
    (chapter, _place), (at_house, _same) = (cited(table=table)[0].split(".") for table in (usual, house))
    assert int(at_house) == int(chapter) - 1
    assert cited(table=house)[1] == "/en/games/french-roulette/?at=long-table#roulette-zero-numbers"


@pytest.mark.django_db
def test_a_rule_that_does_not_hold_is_cited_where_it_does(client, rulebook):
    link = selectors.clause_links("roulette", "en", "parlour")["roulette-zero-prison"]
    assert link.url == "/en/games/french-roulette/#roulette-zero-prison"
    assert numbers_on(client, "/en/games/french-roulette/")["roulette-zero-prison"] == link.number
