"""The page of a game's rules: languages, anchors, links, refusals, and what it costs."""

import re

import pytest
from django.urls import reverse

from games.web.rulebook import selectors
from games.web.rulebook.figures import rendered

pytestmark = pytest.mark.django_db
PAGE = "/{}/games/french-roulette/"


@pytest.fixture
def read(desk, client):
    """The page as a reader gets it, after a sync."""

    def get(language: str = "en", **query: str) -> str:
        desk.sync()
        response = client.get(PAGE.format(language), query)
        assert response.status_code == 200
        return response.content.decode()

    return get


def clause_of(page: str, clause_id: str) -> str:
    return page[page.index(f'id="{clause_id}"') :].split("</article>")[0]


@pytest.mark.parametrize(
    ("language", "title", "body"),
    [
        ("en", "Straight", "A chip on one number pays 35 to 1."),
        ("it", "Pieno", "Un gettone su un numero solo paga 35"),
        ("fr", "Plein", "Un jeton posé sur un seul numéro est payé 35"),
    ],
)
def test_a_clause_is_read_in_the_language_of_the_address(read, language, title, body):
    clause = clause_of(read(language), "roulette-pays-straight")
    assert f">{title}</h3>" in clause
    assert body in clause
    assert f'lang="{language}"' in clause


def test_each_clause_has_an_anchor_and_a_number_that_links_to_itself(read):
    page = read()
    for number, clause in (("1.1", "roulette-pays-straight"), ("1.2", "roulette-loses"), ("2.1", "roulette-tips")):
        assert re.search(rf'<article[^>]* id="{clause}"', page)
        assert re.search(rf'<a class="clause-number[^>]* href="#{clause}"[^>]*>{number}</a>', page)


def test_the_contents_lead_to_the_chapters(read):
    page = read("it")
    assert 'href="#bets"' in page
    assert '<section class="chapter" id="bets"' in page
    assert "Puntate e vincite" in page


def test_markdown_is_rendered_and_html_stays_text(read, desk):
    desk.reword("by the *croupier*", "by the *croupier* <script>alert()</script>", translated=False)
    clause = clause_of(read(), "roulette-loses")
    assert "<em>croupier</em>" in clause
    assert "&lt;script&gt;" in clause


def test_a_rule_that_a_language_lacks_stands_in_english_and_says_so(read, desk):
    del desk.words["it"]["roulette-tips.body"]
    clause = clause_of(read("it"), "roulette-tips")
    assert '<div class="prose" lang="en">' in clause
    assert "A croupier thanks for a tip" in clause
    assert '<p class="notice warn state" lang="it">' in clause


def test_a_stale_rule_stands_as_it_was_and_says_so(read, desk):
    desk.fuzzy = {("it", "roulette-tips.body")}
    clause = clause_of(read("it"), "roulette-tips")
    assert "Il croupier ringrazia" in clause
    assert '<p class="notice warn state" lang="it">' in clause


def test_a_rule_that_is_up_to_date_has_no_notice(read):
    assert "notice" not in clause_of(read("it"), "roulette-tips")


def test_a_stale_rule_whose_facts_are_gone_stands_in_english(read, desk):
    desk.words["it"]["roulette-tips.body"] = "Il croupier ringrazia {mance_di_una_volta}."
    desk.fuzzy = {("it", "roulette-tips.body")}
    assert "A croupier thanks for a tip" in clause_of(read("it"), "roulette-tips")


def test_two_languages_stand_side_by_side_clause_by_clause(read):
    page = read("it", **{"with": "fr"})
    clause = clause_of(page, "roulette-tips")
    assert clause.index("Il croupier ringrazia") < clause.index("Le croupier remercie")
    assert '<div class="prose" lang="fr">' in clause
    assert page.count('id="roulette-tips"') == 1


def test_a_second_language_that_lacks_a_rule_says_so_too(read, desk):
    del desk.words["fr"]["roulette-tips.body"]
    clause = clause_of(read("it", **{"with": "fr"}), "roulette-tips")
    assert clause.count("notice warn state") == 1
    assert '<div class="prose" lang="en">' in clause


def test_the_same_language_beside_itself_is_one_language(read):
    assert clause_of(read("it", **{"with": "it"}), "roulette-tips").count('<div class="prose"') == 1


@pytest.mark.parametrize("query", [{"with": "tlh"}, {"rules": "nowhere"}])
def test_a_choice_that_does_not_exist_is_left_out_and_reported(read, query):
    page = read("en", **query)
    assert '<p class="notice warn" role="status">' in page
    assert "A chip on one number pays 35 to 1." in page


def test_the_choices_of_the_page_keep_each_other(read):
    page = read("it", rules="venice-french", **{"with": "fr"})
    assert 'href="/it/games/french-roulette/?rules=venice-french&amp;with=en"' in page
    assert 'href="/it/games/french-roulette/?rules=venice-french"' in page
    assert 'href="/en/games/french-roulette/?rules=venice-french&amp;with=fr"' in page


def test_the_page_leads_to_the_table_to_help_and_to_paper(read):
    page = read("it")
    assert 'href="/it/games/french-roulette/table/"' in page
    assert 'href="/it/responsible-play/"' in page
    assert "data-print" in page


def test_a_game_without_rules_is_not_found(client):
    assert client.get(PAGE.format("en").replace("french", "russian")).status_code == 404


def test_nothing_is_changed_here(client):
    assert client.post(PAGE.format("en")).status_code == 405


def test_before_the_first_sync_the_page_says_that_it_is_empty(client):
    assert 'class="empty"' in client.get(PAGE.format("en")).content.decode()


def test_a_retired_clause_is_not_printed(read, desk):
    read()
    desk.english = desk.english[: desk.english.rindex("[[section]]")]
    assert "roulette-tips" not in read()


def test_a_retired_clause_keeps_its_title_where_a_record_cites_it(read, desk):
    read()
    desk.english = desk.english[: desk.english.rindex("[[section]]")]
    read()
    link = selectors.link_among(selectors.clause_links("roulette", "it"), "roulette-tips")
    assert (link.title, link.number, link.url) == ("Mance", "", "")


def test_a_new_wording_is_printed_at_once(read, desk):
    read()
    desk.reword("A chip on one number", "One chip on one number")
    assert "One chip on one number pays" in read()


def test_the_index_leads_to_every_game(client):
    page = client.get("/it/games/").content.decode()
    assert 'href="/it/games/french-roulette/"' in page
    assert "Roulette francese" in page


def test_the_index_leads_to_each_ruleset_to_the_table_and_to_the_calculators(client):
    page = client.get("/en/games/").content.decode()
    for address in ("parlour-roulette/", "parlour-roulette/?rules=parlour-double-zero", "parlour-roulette/table/"):
        assert f'href="/en/games/{address}"' in page
    assert len(re.findall(r'href="/en/games/[a-z-]+/calculators/"', page)) == 10
    assert 'href="/en/games/blackjack/table/"' not in page


def test_a_page_costs_three_queries_the_first_time_and_one_afterwards(desk, client, django_assert_num_queries):
    desk.sync()
    with django_assert_num_queries(3):
        client.get(PAGE.format("it"), {"with": "fr"})
    with django_assert_num_queries(1):
        client.get(PAGE.format("it"), {"with": "fr"})


def test_links_to_many_clauses_cost_one_query(desk, django_assert_num_queries):
    desk.sync()
    selectors.clause_links("roulette", "it")
    with django_assert_num_queries(1):
        links = selectors.clause_links("roulette", "it")
    tips = links["roulette-tips"]
    assert (tips.number, tips.title, tips.language) == ("2.1", "Mance", "it")
    assert tips.url == "/it/games/french-roulette/#roulette-tips"


def test_a_link_to_a_clause_that_no_book_has_is_its_id(desk):
    desk.sync()
    link = selectors.link_among(selectors.clause_links("roulette", "it"), "roulette-gone")
    assert (link.title, link.url) == ("roulette-gone", "")


def test_revisions_are_shown_for_many_clauses_in_one_query(desk, django_assert_num_queries):
    desk.sync()
    desk.reword("A chip on one number", "One chip on one number")
    desk.sync()
    with django_assert_num_queries(1):
        found = selectors.clause_revisions(["roulette-pays-straight", "roulette-tips", "roulette-gone"])
    assert found == {"roulette-pays-straight": 2, "roulette-tips": 1}


def test_every_figure_stands_beneath_a_clause_of_the_book():
    from games.roulette.clauses import Clause

    figures = rendered("venice-french", "it")
    assert set(figures) <= set(Clause)
    assert {Clause.WHEEL, Clause.LAYOUT, Clause.PAYOUT, Clause.CALLED_VOISINS, Clause.ODDS_EXPECTED} <= set(figures)


def test_a_clause_that_can_be_played_leads_to_the_table(client, rulebook):
    page = client.get(PAGE.format("en")).content.decode()
    table = reverse("calculators:table", kwargs={"slug": "french-roulette"})
    assert f'href="{table}?play=10%2Ared%20.0%20.0#result"' in clause_of(page, "roulette-zero-level")
    assert table not in clause_of(page, "roulette-staff")
