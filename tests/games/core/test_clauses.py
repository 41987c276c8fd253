"""The English reference of a game's rules: what is read, and what is refused."""

import pytest

from games.core.clauses import Head, head, load, parse
from games.core.patterns import TextFault
from games.roulette.rulesets import ruleset

CLAUSE = """
[[section]]
id = "bets"
title = "Bets"
[[section.clause]]
id = "roulette-pays-straight"
title = "Straight"
kind = "decided"
source = "the house"
body = "One number pays {straight_pays}."
"""


def test_a_book_is_read_in_the_order_of_the_file():
    book = parse(CLAUSE + CLAUSE.replace('"bets"', '"odds"').replace("pays-straight", "odds"), "roulette")
    assert [section.id for section in book.sections] == ["bets", "odds"]
    assert [clause.id for clause in book] == ["roulette-pays-straight", "roulette-odds"]
    assert book.ids == {"roulette-pays-straight", "roulette-odds"}


def test_a_clause_knows_its_placeholders():
    (clause,) = parse(CLAUSE, "roulette")
    assert clause.placeholders == {"straight_pays"}


def test_a_title_may_have_placeholders_too():
    (clause,) = parse(CLAUSE.replace('"Straight"', '"{decks, spellout} decks"'), "roulette")
    assert clause.placeholders == {"decks", "straight_pays"}


@pytest.mark.parametrize(
    ("change", "says"),
    [
        (("decided", "maybe"), "kind is 'maybe'"),
        (('"Straight"', '" "'), "title is empty"),
        (("{straight_pays}", "{straight"), "brace"),
        (('"Straight"', '"Straight {straight_pays"'), "brace"),
        (("{straight_pays}", "{straight_pays, plural, one {chip}}"), "lacks the form `other`"),
        (('source = "the house"\n', ""), "lacks source"),
        (('kind = "decided"', 'kind = "decided"\nweight = "3"'), "weight, which nobody reads"),
        (('kind = "decided"', 'kind = "decided"\nreworded = "5d1f09c2"'), "`reworded` is a list of marks"),
        (('kind = "decided"', 'kind = "decided"\nreworded = ["last year"]'), "`reworded` is a list of marks"),
        (('title = "Straight"', "title = 3"), "title must be text"),
        (("roulette-pays-straight", "roulette pays"), "is not an id"),
        (("roulette-pays", "poker-pays"), "begins with roulette-"),
        (('id = "bets"', 'id = ""'), "section"),
        (("[[section]]", "[[section"), "text.toml of roulette"),
    ],
)
def test_a_faulty_text_is_refused_with_its_reason(change, says):
    with pytest.raises(TextFault, match=says):
        parse(CLAUSE.replace(*change), "roulette")


def test_an_id_is_there_once():
    with pytest.raises(TextFault, match="roulette-pays-straight is there twice"):
        parse(CLAUSE + CLAUSE.replace('"bets"', '"odds"'), "roulette")


def test_a_book_may_say_how_its_ids_begin():
    book = parse('stem = "wheel"\nprefix = "wheel-r-"\n' + CLAUSE.replace("roulette-pays", "wheel-r-pays"), "roulette")
    assert (book.stem, book.prefix, book.ids) == ("wheel", "wheel-r-", {"wheel-r-pays-straight"})
    with pytest.raises(TextFault, match="begins with wheel-r-"):
        parse('prefix = "wheel-r-"\n' + CLAUSE, "roulette")


def test_a_book_stands_behind_the_one_that_it_builds_on():
    named = 'base = "trente_quarante"\nprefix = "roulette-"\n'
    book = parse(named + CLAUSE, "roulette")
    assert [one.game for one in book.shelf] == ["trente_quarante", "roulette"]
    assert [clause.id for clause in book.whole] == [*(clause.id for clause in load("games.trente_quarante")), *book.ids]
    assert book.stem == "trente_quarante"


def test_the_head_of_a_text_is_read_by_itself():
    book = load("games.trente_quarante")
    assert head("games.trente_quarante") == Head("trente_quarante", "trente-quarante-", "", book.french, book.calls)


def test_calls_are_among_the_words_that_are_french():
    book = parse('calls = ["Banco"]\nfrench = ["sabot"]\n' + CLAUSE, "roulette")
    assert (book.calls, book.french) == (("Banco",), ("Banco", "sabot"))


def test_a_chapter_may_be_for_the_staff_and_for_nobody_else():
    named = CLAUSE.replace('title = "Bets"', 'title = "Bets"\nfor = "staff"')
    book = parse(CLAUSE.replace("bets", "odds").replace("pays-straight", "odds") + named, "roulette")
    assert [section.for_staff for section in book.sections] == [False, True]
    with pytest.raises(TextFault, match="section bets: `for` is 'players', not staff"):
        parse(named.replace('"staff"', '"players"'), "roulette")


def test_numbers_leave_out_what_does_not_hold():
    def ruled(name: str, when: str) -> str:
        return f'{CLAUSE.replace("bets", name).replace("pays-straight", name)}when = {{ name = ["{when}"] }}\n'

    book = parse(ruled("first", "elsewhere") + ruled("second", "parlour") + CLAUSE, "roulette")
    rules = ruleset("parlour")
    assert book.numbers(rules) == {"roulette-second": "1.1", "roulette-pays-straight": "2.1"}
