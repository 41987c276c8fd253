"""The English reference of a game's rules: what is read, and what is refused."""

import pytest

from games.core.clauses import TextFault, fill, parse, placeholders

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


def test_placeholders_are_filled_by_name():
    assert fill("{a} and {b_2}, {a}", {"a": "x", "b_2": "y"}) == "x and y, x"


def test_an_unknown_placeholder_is_not_filled_with_a_guess():
    with pytest.raises(KeyError):
        fill("{a}", {})


@pytest.mark.parametrize("text", ["{", "a } b", "{Upper}", "{with space}", "{0}"])
def test_a_brace_that_is_no_placeholder_is_refused(text):
    with pytest.raises(TextFault):
        placeholders(text)


@pytest.mark.parametrize(
    ("change", "says"),
    [
        (("decided", "maybe"), "kind is 'maybe'"),
        (('"Straight"', '" "'), "title is empty"),
        (("{straight_pays}", "{straight"), "brace"),
        (('"Straight"', '"Straight {straight_pays}"'), "without placeholders"),
        (('source = "the house"\n', ""), "lacks source"),
        (('kind = "decided"', 'kind = "decided"\nweight = "3"'), "weight, which nobody reads"),
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
