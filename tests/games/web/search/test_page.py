"""The page of the search, its fragments, and what it refuses."""

import re

import pytest
from django.db import connection
from django.test.utils import CaptureQueriesContext

from games.web.search.asked import Asked, Group
from games.web.search.found import Found
from games.web.search.models import Entry, Kind
from games.web.search.ranking import ranked
from portal import limits
from tests.games.web.search.conftest import a_term

PAGE = "/en/search/"
HTMX = {"HX-Request": "true"}


@pytest.fixture
def small(index_only):
    index_only(
        a_term("refait", "Both rows have 31: <b>après</b> & prison.", words=("31 après",), where="A game"),
        a_term("prison", "Where stakes wait."),
        Found(
            Kind.CLAUSE, "a-prison", "/en/a/#a-prison", "Into prison", "A game 5.6", "Stakes go to prison.", ("5.6",)
        ),
        Found(
            Kind.CLAUSE, "a-prison", "/en/b/#a-prison", "Into prison", "B game 5.6", "Stakes go to prison.", ("5.6",)
        ),
    )


def text(client, query, **headers):
    response = client.get(PAGE, {"q": query}, headers=headers)
    assert response.status_code == 200
    return response.content.decode()


def test_an_answer_has_its_title_its_kind_its_place_and_the_words_marked(client, small):
    page = text(client, "refait")
    assert re.search(
        r'<a href="/en/terms/#refait" lang="en"><mark>refait</mark></a> <span class="badge">Term</span>', page
    )
    assert "A game" in page
    assert "1 result" in page
    assert "Search: refait" in page


def test_a_game_that_is_named_ranks_what_is_of_it_higher_and_of_another_lower_but_no_house():
    """A house has tables of many games."""
    scores = {}
    for kind in (Kind.TERM, Kind.VENUE):
        found = [Entry(pk=1, kind=kind, key="a", folded_title="refait", folded_words="", folded_context="roulette")]
        group = Group({"refait": 1.0}, 1.0, common=False)
        asked = [Asked("refait", (group,), {}, frozenset(games)) for games in ([], ["roulette"], ["baccarat"])]
        scores[kind] = [ranked(found, each)[0].score for each in asked]
    plain, same, other = scores[Kind.TERM]
    assert other < plain < same
    assert len(set(scores[Kind.VENUE])) == 1


def test_a_text_is_quoted_as_text(client, small):
    assert "&lt;b&gt;<mark>après</mark>&lt;/b&gt; &amp; prison." in text(client, "apres")


def test_what_two_pages_print_is_one_answer_with_a_link_to_the_other(client, small):
    page = text(client, "5.6")
    assert "1 result" in page
    assert 'href="/en/a/#a-prison"' in page
    assert 'href="/en/b/#a-prison"' in page


def test_the_id_of_a_rule_finds_it_alone(client, small):
    page = text(client, "a-prison")
    assert "1 result" in page
    assert 'href="/en/a/#a-prison"' in page


def test_without_a_query_the_page_says_what_to_write(client, small):
    page = text(client, "  ")
    assert "You can write:" in page
    assert 'href="?q=5.6"' in page


def test_where_nothing_is_found_near_titles_the_glossary_and_the_calculators_are_offered(client, small):
    page = text(client, "rafit")
    assert "Nothing found" in page
    assert "Did you mean one of these?" in page
    assert 'href="/en/terms/#refait"' in page
    assert 'href="/en/games/terms/"' in page
    assert page.count("/calculators/") >= 10


def test_the_page_is_not_for_other_search_engines(client, small):
    assert '<meta name="robots" content="noindex">' in text(client, "refait")


def test_htmx_gets_the_answers_alone_and_their_number_for_the_status(client, small):
    response = client.get(PAGE, {"q": "refait"}, headers=HTMX)
    fragment = response.content.decode()
    assert "<html" not in fragment
    assert re.search(r'<span id="search-count" hx-swap-oob="innerHTML">\s*1 result\s*</span>', fragment)
    assert response["HX-Replace-Url"] == "/en/search/?q=refait"


def test_the_head_gets_a_short_list_with_a_link_to_all(client, small):
    fragment = text(client, "prison", **HTMX, **{"HX-Target": "search-brief"})
    assert 'href="/en/terms/#prison"' in fragment
    assert 'href="/en/search/?q=prison"' in fragment
    assert 'id="search-head-count"' in fragment


@pytest.mark.parametrize("length", [101, 100_000])
def test_a_query_that_is_too_long_is_refused(client, small, length, django_assert_max_num_queries):
    with django_assert_max_num_queries(0):
        response = client.get(PAGE, {"q": "x" * length})
    assert response.status_code == 422
    assert "write 100 characters at most" in response.content.decode()


def test_a_null_character_is_refused(client, small):
    assert client.get(PAGE, {"q": "a\0b"}).status_code == 400


def test_only_reading_is_allowed(client, small):
    assert client.post(PAGE, {"q": "refait"}).status_code == 405


ODD = [
    '" OR 1=1 --',
    "refait'; DROP TABLE search_entry; --",
    "refait* NEAR(a b)",
    "title:refait",
    "a | !b & <-> (c:*",
    "-",
]


@pytest.mark.parametrize(
    "query", [*ODD, "%s %(a)s {}", "\\", "refait\\", "<script>alert(1)</script>", "\u202e\ufeff", "ß" * 100]
)
def test_whatever_is_typed_is_only_looked_for(client, small, query):
    page = text(client, query)
    assert "<script>alert" not in page
    assert "1 result" in text(client, "refait")


@pytest.mark.parametrize("query", ["refait", "prison stakes go where", "rafit", "a b c d e f g h i j k l m n"])
def test_the_number_of_queries_is_constant(client, small, query):
    text(client, "prison")  # the words are known from here on
    with CaptureQueriesContext(connection) as asked:
        text(client, query)
    assert 2 <= len(asked) <= 3  # the third looks for near titles


def test_who_types_faster_than_anybody_is_asked_to_wait(client, small, monkeypatch):
    monkeypatch.setattr(limits, "ADDRESS", 2)
    monkeypatch.setattr(limits, "time", lambda: 999_995.0)
    assert [client.get(PAGE, {"q": "a"}).status_code for _ in range(3)] == [200, 200, 429]


def test_the_head_of_every_page_has_the_search_and_sets_no_cookie(client, small):
    response = client.get("/en/responsible-play/")
    assert 'aria-keyshortcuts="/"' in response.content.decode()
    assert 'action="/en/search/"' in response.content.decode()
    assert not response.cookies


def test_a_missing_page_offers_the_search_with_the_words_of_its_address(client, small):
    response = client.get("/en/games/blackjak/late_surrender%22%3E/")
    assert response.status_code == 404
    assert 'name="q" value="blackjak late surrender"' in response.content.decode()
