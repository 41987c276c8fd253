"""The terms of the trade: how they are read, what is refused, and that the list is whole."""

import re

import pytest
from django.core.management import CommandError, call_command
from django.utils.translation import override

from games.web.kit.game import reference
from games.web.registry import GAMES, books
from games.web.rulebook import catalogues, lint, style, terms, wordlists
from games.web.rulebook.terms import SHARED, TermFault, every_term
from games.web.rulebook.wordlists import WordFault, WordList

EVERY = {term.id: term for term in every_term()}


def test_there_is_a_term_for_each_clause_of_a_glossary():
    glossary = {clause.id for book in books() for clause in reference(book) if "-term-" in clause.id}
    assert len(glossary) > 90
    assert glossary <= {clause for term in EVERY.values() for clause in (term.clause, *term.see)}


def test_the_list_is_whole():
    assert len(EVERY) >= 250
    assert list(lint.terms.list_of_terms_is_whole()) == []
    assert [fault for book in books() for fault in lint.terms.terms_are_whole(reference(book))] == []


@pytest.mark.parametrize("slug", GAMES)
def test_every_game_has_terms(slug):
    assert sum(slug in term.games for term in EVERY.values()) > 50


def test_a_definition_stands_in_one_place():
    meanings = [term.meaning for term in EVERY.values() if term.meaning]
    bodies = {" ".join(clause.body.split()) for book in books() for clause in reference(book)}
    assert len(set(meanings)) == len(meanings)
    assert bodies.isdisjoint(meanings)
    assert all(bool(term.meaning) != bool(term.clause) for term in EVERY.values())


def test_a_definition_is_short_and_ends_with_a_full_stop():
    for term in EVERY.values():
        if term.meaning:
            assert term.meaning.endswith(".")
            assert len(re.findall(r"[.?!](?: |$)", term.meaning)) <= 3


def test_translators_get_the_word_and_the_definition():
    found = dict(terms.messages())
    assert found["term.cut-card.word"] == "cut card"
    assert found["term.cut-card.definition"].startswith("The plain card")
    assert "term.taille.definition" not in found  # its clause is translated


def test_a_word_that_is_not_translated_yet_is_said_in_english(monkeypatch):
    monkeypatch.setattr(terms, "pgettext", lambda context, text: text)
    with override("it"):
        assert (EVERY["cut-card"].word, EVERY["cut-card"].word_language) == ("cut card", "en")
        assert EVERY["taille"].word_language == "fr"
        assert EVERY["cut-card"].definition_language == "en"


def test_a_translated_word_is_in_the_language_of_the_reader(monkeypatch):
    monkeypatch.setattr(terms, "pgettext", lambda context, text: "carta di taglio")
    with override("it"):
        assert (EVERY["cut-card"].word, EVERY["cut-card"].word_language) == ("carta di taglio", "it")


def test_other_words_for_it_are_those_of_the_readers_language():
    assert "vigorish" in EVERY["house-edge"].synonyms
    with override("it"):
        assert "vigorish" not in EVERY["house-edge"].synonyms


GOOD = """
[cut-card]
word = "cut card"
definition = "A plain card."
games = ["blackjack"]
also = ["marker"]
wrong = ["signal card"]
"""


@pytest.fixture
def read(tmp_path, monkeypatch):
    """The terms of a file that says this."""

    def parse(text, engine=SHARED):
        (tmp_path / "terms.toml").write_text(text, encoding="utf-8")
        (tmp_path / "it.toml").write_text('[terms.cut-card]\nwrong = ["cartoncino"]\n', encoding="utf-8")
        monkeypatch.setattr(catalogues, "words_path", lambda language: tmp_path / f"{language}.toml")
        monkeypatch.setattr(terms, "word_list", wordlists.word_list.__wrapped__)
        monkeypatch.setattr(terms, "files", lambda package: tmp_path)
        return terms.terms.__wrapped__(engine)

    return parse


def test_a_good_term_is_read(read):
    (term,) = read(GOOD)
    assert (term.id, term.english, term.meaning, term.games) == (
        "cut-card",
        "cut card",
        "A plain card.",
        ("blackjack",),
    )
    assert (term.also, term.wrong) == ({"en": ("marker",)}, {"en": ("signal card",), "it": ("cartoncino",)})


def test_a_term_that_names_no_game_is_of_all_of_its_engine(read):
    without = GOOD.replace('games = ["blackjack"]\n', "")
    assert read(without)[0].is_of_all
    assert read(without, "ranking")[0].games == ("caribbean-stud", "texas-holdem")


@pytest.mark.parametrize(
    ("old", "new", "why"),
    [
        ("[cut-card]", "[Cut_card]", "'Cut_card' needs an id"),
        ('word = "cut card"', 'word = ""', "cut-card has no word"),
        ("definition", "meaning", "has meaning, which nobody reads"),
        ('definition = "A plain card."', "", "either a definition or the clause"),
        ('definition = "A', 'clause = "blackjack-cut-card"\ndefinition = "A', "either a definition or the clause"),
        ('["blackjack"]', '["dice"]', "is of dice, which is no game here"),
        ('["blackjack"]', '"blackjack"', "games is a list of words"),
        ('["marker"]', '[""]', "also is a list of words"),
        ('["signal card"]', '{en = ["signal card"]}', "wrong is a list of words"),
    ],
)
def test_a_faulty_term_is_refused(read, old, new, why):
    assert old in GOOD
    with pytest.raises(WordFault, match=re.escape(why)):
        read(GOOD.replace(old, new))


def test_a_term_of_an_engine_belongs_to_its_games(read):
    with pytest.raises(TermFault, match="is of blackjack, which is no game here"):
        read(GOOD, "ranking")


@pytest.fixture
def found_in(read, monkeypatch):
    """The faults that the lint finds in a file of terms."""

    def check(text):
        found = read(text)
        monkeypatch.setattr(lint.terms, "every_term", lambda: iter(found))
        monkeypatch.setattr(lint.terms, "word_list", lambda language: WordList())
        of_books = [fault for book in books() for fault in lint.terms.terms_are_whole(reference(book))]
        return [fault for fault in of_books if "no term names" not in fault] + list(lint.terms.list_of_terms_is_whole())

    return check


def test_a_good_term_has_no_fault(found_in):
    assert found_in(GOOD) == []


@pytest.mark.parametrize(
    ("old", "new", "why"),
    [
        ("A plain card.", "A plain card of 52.", "term cut-card: a number is typed in its definition"),
        ("games =", 'see = ["blackjack-gone"]\ngames =', "term cut-card: blackjack-gone is no clause"),
        ("games =", 'see = ["dice-throw"]\ngames =', "term cut-card: dice-throw is a clause of no game"),
        ("games =", 'see = ["poker-he-flop"]\ngames =', "term cut-card: poker-he-flop is printed in none of its games"),
        ('["marker"]', '["Signal card"]', "term cut-card en: “signal card” is right and wrong at once"),
    ],
)
def test_the_lint_reports_what_does_not_fit(found_in, old, new, why):
    assert found_in(GOOD.replace(old, new)) == [why]


def test_two_terms_with_one_word_in_one_game_are_reported(found_in):
    assert found_in(GOOD + GOOD.replace("[cut-card]", "[other]")) == [
        "terms cut-card and other have one word in one game"
    ]
    assert found_in(GOOD + GOOD.replace("[cut-card]", "[other]").replace('["blackjack"]', '["punto-banco"]')) == []


def test_a_clause_of_a_glossary_without_a_term_is_reported(monkeypatch):
    left = [term for term in EVERY.values() if term.clause != "roulette-term-float"]
    monkeypatch.setattr(lint.terms, "every_term", lambda: iter(left))
    monkeypatch.setattr(lint.terms, "word_list", lambda language: WordList())
    assert list(lint.terms.terms_are_whole(reference("roulette"))) == [
        "roulette-term-float: no term names this clause of the glossary"
    ]


def test_the_tables_of_the_style_guide_are_current():
    call_command("terms_table", check=True)


def test_tables_that_are_behind_are_reported(tmp_path, monkeypatch):
    for language in style.languages():
        (tmp_path / language).write_text(f"By hand.\n\n{style.MARK}\n\nOld.\n", encoding="utf-8")
    monkeypatch.setattr(style, "path", lambda language: tmp_path / language)
    with pytest.raises(CommandError, match=f"behind in {', '.join(style.languages())}: run manage"):
        call_command("terms_table", check=True)
    call_command("terms_table")
    call_command("terms_table", check=True)
    english, italian = ((tmp_path / language).read_text(encoding="utf-8") for language in ("en", "it"))
    assert english.startswith("By hand.\n")
    assert "| whoever, whosoever, whomever |" in english
    assert "| oltre il panno |" in italian
    assert "| cut card | carta di taglio |" in italian
    assert "Old." not in english + italian
