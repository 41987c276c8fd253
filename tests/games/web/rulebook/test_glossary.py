"""The page of the terms: in the reader's alphabet, by game, with the rule that explains each."""

import re

import pytest
from django.utils.translation import get_language, override

from games.web.kit.alphabets import key
from games.web.rulebook import glossary
from games.web.rulebook.terms import every_term

pytestmark = pytest.mark.django_db


def page_of(client, language="en", **query):
    response = client.get(f"/{language}/games/terms/", query)
    assert response.status_code == 200
    return response.content.decode()


def entry(page, term):
    return page[page.index(f'id="term-{term}"') :].split("</div>")[0]


def plain(html):
    return " ".join(re.sub(r"<[^>]+>", " ", html).split())


def test_every_term_is_there_once(client, rulebook):
    page = page_of(client)
    every = [term.id for term in every_term()]
    assert sorted(re.findall(r'<div id="term-([a-z0-9-]+)">', page)) == sorted(every)
    assert f"<p>{len(every)} terms</p>" in page


def test_a_term_shows_its_definition_its_games_and_its_rules(client, rulebook):
    shown = plain(entry(page_of(client), "cut-card"))
    assert "The plain card with which the decks are cut." in shown
    assert "Punto banco" in shown
    assert "The cut card" in shown  # the title of the clause that tells more
    assert 'href="/en/games/blackjack/#blackjack-cut-card"' in entry(page_of(client), "cut-card")


def test_the_body_of_a_clause_is_the_definition_with_its_numbers(client, rulebook):
    shown = plain(entry(page_of(client), "manque-passe"))
    assert "The lower and the upper half of the numbers: 1 to 18, and 19 to 36." in shown
    assert "#roulette-term-manque-passe" in entry(page_of(client), "manque-passe")


def test_the_word_in_other_languages_stands_beside_it(client, rulebook, monkeypatch):
    words = {"it": "carta di taglio", "fr": "carte de coupe"}
    monkeypatch.setattr(
        "games.web.rulebook.terms.pgettext",
        lambda context, text: words.get(get_language(), text) if context == "term.cut-card.word" else text,
    )
    shown = entry(page_of(client), "cut-card")
    assert 'French: <span lang="fr">carte de coupe</span>' in shown
    assert "Italian" not in shown
    shown = entry(page_of(client, **{"with": "it"}), "cut-card")
    assert 'Italian: <span lang="it">carta di taglio</span>' in shown
    assert 'French: <span lang="fr">carte de coupe</span>' in shown


@pytest.mark.parametrize(
    ("language", "second", "beside"),
    [
        ("en", "", ["fr"]),
        ("it", "", ["en", "fr"]),
        ("fr", "it", ["en", "it"]),
        ("en", "en", ["fr"]),
        ("it", "xx", ["en", "fr"]),
    ],
)
def test_english_and_french_stand_beside_and_one_that_is_chosen(language, second, beside):
    assert glossary.languages_beside(language, second) == beside


def test_the_other_languages_can_be_chosen_and_a_game_is_kept(client, rulebook):
    page = page_of(client, game="blackjack", **{"with": "it"})
    assert '<option value="it" lang="it" selected>Italiano</option>' in page
    assert '<option value="fr"' not in page
    assert '<input type="hidden" name="game" value="blackjack">' in page


def test_a_french_word_says_that_it_is_french(client, rulebook):
    assert '<dfn lang="fr">taille</dfn>' in page_of(client)


def test_the_page_can_be_asked_for_one_game(client, rulebook):
    page = page_of(client, game="texas-holdem")
    assert 'id="term-flop"' in page
    assert 'id="term-cylindre"' not in page
    assert 'id="term-taille"' not in page
    assert '<a href="/en/games/terms/?game=texas-holdem" aria-current="true">' in page
    assert "terms · Texas hold’em" in page


def test_a_clause_is_shown_as_the_chosen_game_has_it(client, rulebook):
    page = page_of(client, game="english-roulette")
    assert 'href="/en/games/english-roulette/#roulette-term-chef-de-table"' in entry(page, "chef-de-table")


def test_an_unknown_game_has_no_terms_and_the_page_says_so(client, rulebook):
    page = page_of(client, game="dice")
    assert "There are no terms for this game." in page
    assert '<a href="/en/games/terms/">All terms</a>' in page
    assert "<dfn" not in page


def test_without_rules_the_definitions_of_its_own_are_there(client):
    page = page_of(client)
    assert "The plain card with which the decks are cut." in page
    assert 'id="term-manque-passe"' in page
    assert "#roulette-term-manque-passe" not in page


def test_other_words_are_shown(client, rulebook):
    assert "Also: edge, house advantage, vigorish" in plain(entry(page_of(client), "house-edge"))


def test_the_database_is_asked_once(client, rulebook, django_assert_num_queries):
    page_of(client)
    with django_assert_num_queries(1):
        page_of(client)
    with django_assert_num_queries(1):
        page_of(client, game="blackjack")


@pytest.mark.parametrize("page", ["/en/", "/en/games/", "/en/games/french-roulette/", "/en/games/sources/"])
def test_pages_lead_to_it(client, rulebook, page):
    assert 'href="/en/games/terms/"' in client.get(page).content.decode()


@pytest.mark.parametrize("language", ["en", "it", "fr"])
def test_words_stand_in_the_order_of_the_alphabet(rulebook, language):
    words = [entry.said.word for letter in glossary.glossary(language) for entry in letter.entries]
    assert words == sorted(words, key=lambda word: key(word, language))


def test_chinese_words_stand_as_they_are_pronounced(rulebook):
    letters = {letter.name: [entry.said.word for entry in letter.entries] for letter in glossary.glossary("zh-hans")}
    assert len(letters) <= 27
    assert "轮盘" not in letters


def test_what_begins_with_a_number_stands_first_under_no_letter(rulebook):
    first = glossary.glossary("en")[0]
    assert first.name == ""
    assert [entry.term.id for entry in first.entries] == ["trente-et-un-apres"]


def test_a_definition_cannot_write_markup(monkeypatch):
    sharp = next(every_term())
    monkeypatch.setattr("games.web.rulebook.terms.pgettext", lambda context, text: "<b> *rien*")
    with override("it"):
        assert glossary._own(sharp) == '<p>&lt;b&gt; <em lang="fr">rien</em></p>'
