"""The sources of the rules on the pages: under each rule, at the end, side by side, and as what a reader asks for."""

import re

import pytest

from games.web.rulebook import sources
from games.web.rulebook.sources import documents
from tests.games.web.rulebook.conftest import DECISIONS

pytestmark = pytest.mark.django_db


@pytest.fixture
def read(sourced, client):
    def get(language="en", page="french-roulette", **query):
        sourced.sync()
        response = client.get(f"/{language}/games/{page}/", query)
        assert response.status_code == 200
        return response.content.decode()

    return get


def clause_of(page, clause):
    return page[page.index(f'id="{clause}"') :].split("</article>")[0]


def plain(html):
    return " ".join(re.sub(r"<[^>]+>", "", html).split())


def test_under_each_rule_stands_its_source_closed(read):
    page = read()
    clause = clause_of(page, "roulette-pays-straight")
    assert '<details class="source"><summary>Source: house rule, course</summary>' in clause
    assert '<a href="#source-house-app">Rules of the games in the casino’s app</a>, French roulette, The game' in clause
    assert '<a href="#source-croupier-course">Croupier course of French roulette</a>, chapter 5' in clause
    loses = clause_of(page, "roulette-loses")
    assert "<summary>Source: custom, our decision</summary>" in loses
    assert "Custom: cash tables" in loses
    assert f"Our decision R1: {DECISIONS['R1']}" in loses
    assert "<summary>Source: computed</summary>" in clause_of(page, "roulette-tips")


def test_each_paper_is_described_once_at_the_end(read):
    page = read()
    for name in ("house-app", "croupier-course"):
        assert page.count(f'<li id="source-{name}">') == 1
    papers = plain(page[page.index('<section class="papers"') :].split("</section>")[0])
    assert "Croupier course of French roulette, Casinò di Venezia S.p.A., 7 April 2023 · Course · Italian" in papers
    assert "Article 55-10" not in papers  # nothing on this page cites it


def test_a_reader_may_ask_for_what_a_house_or_a_law_says(read):
    page = read(only="house")
    assert 'id="roulette-pays-straight"' in page
    assert 'id="roulette-loses"' not in page
    assert 'id="general"' not in page  # a chapter of which nothing is left
    assert 'href="#general"' not in page
    assert "Rules that come directly from a house or a law: 1 of 3." in page
    assert '<a href="/en/games/french-roulette/" data-keep-anchor>All rules</a>' in page
    assert '<a href="/en/games/french-roulette/?only=house" data-keep-anchor aria-current="true">' in page


def test_the_choice_is_kept_in_other_languages_rulesets_and_games(read):
    page = read("it", only="house")
    assert 'href="/en/games/french-roulette/?only=house"' in page
    assert "only=house&amp;with=fr" in page
    assert '"/it/games/fair-roulette/?only=house"' in page
    assert "?rules=parlour-double-zero" not in page
    parlour = read("en", "parlour-roulette", only="house")
    assert "?only=house&amp;rules=parlour-double-zero" in parlour


def test_two_languages_are_asked_for_the_same_rules(read):
    page = read("it", only="house", **{"with": "fr"})
    assert "Un gettone su un numero solo" in page
    assert "Un jeton posé" in page
    assert "Le croupier remercie" not in page


def test_where_no_house_says_anything_the_page_says_so(sourced, read, monkeypatch):
    monkeypatch.setattr(sources, "OWN", frozenset({"law"}))
    page = read(only="house")
    assert "None of these rules comes directly from a house or a law." in page
    assert "?only=house" not in read()  # and the choice is not offered


def test_a_source_that_does_not_resolve_yet_leaves_the_rule_without_one(desk, client):
    desk.reword("custom: tables", "our own")
    desk.sync()
    page = client.get("/en/games/french-roulette/").content.decode()
    assert 'class="source"' not in page
    assert "A chip on one number" in page


def test_a_comparison_tells_the_source_of_a_rule_once(read):
    page = read(page="compare")
    assert page.count("Source: house rule, course") == 1
    assert page.count('<li id="source-house-app">') == 1


def test_the_page_asks_no_more_of_the_database(sourced, client, django_assert_num_queries):
    sourced.sync()
    client.get("/en/games/french-roulette/")
    with django_assert_num_queries(1):
        client.get("/en/games/french-roulette/?only=house")


def test_the_page_of_sources_lists_papers_and_decisions(client, decided, monkeypatch):
    monkeypatch.setattr("games.web.rulebook.papers.decisions", sources.decisions)
    page = client.get("/en/games/sources/").content.decode()
    for document in documents().values():
        assert (f'id="source-{document.id}"' in page) == document.printed
    assert '<div id="decision-R1">' in page
    assert DECISIONS["R2"] in page
