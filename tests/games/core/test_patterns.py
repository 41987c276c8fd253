"""ICU patterns taken apart: their arguments, what is written between them, and what is refused."""

import pytest

from games.core.patterns import Argument, TextFault, arguments, literal, placeholders, read

CARDS = "Deal {cards, plural, one {# card to {who}} other {# cards}}, {decks, spellout} decks."


def test_text_and_arguments_are_read_in_order():
    assert read("a {b} c") == ("a ", Argument("b"), " c")


def test_arguments_inside_of_branches_are_found():
    assert placeholders(CARDS) == {"cards", "who", "decks"}
    assert [argument.type for argument in arguments(CARDS)] == ["plural", "", "spellout"]


def test_literal_text_is_what_translators_write():
    assert literal("{n, plural, =1 {x 7} other {y}} z").split() == ["x", "7", "y", "z"]


def test_a_style_names_the_gender_of_a_number_in_words():
    assert placeholders("{n, spellout,%spellout-cardinal-feminine} carte") == {"n"}


@pytest.mark.parametrize(
    "text",
    [
        "{",
        "a } b",
        "{Upper}",
        "{with space}",
        "{0}",
        "{n, plural, one {x}}",
        "{n, plural, other {x}",
        "{n, plural}",
        "{n, date}",
        "{n, spellout,%x",
        "{n, spellout, %spellout-cardinal-feminine}",
        "l'{card}",
    ],
)
def test_what_is_no_pattern_is_refused(text):
    with pytest.raises(TextFault):
        read(text)
