"""The calculator of drawing and standing: the values, the whole table, and what is refused where."""

import pytest

from tests.games.web.calculators.tools.conftest import error_at, text_of


def test_the_values_are_exact_and_the_better_move_is_named(ask):
    text = text_of(ask("advice", bank="6", third="stood", habit="100", commission="0", decks="infinite"))
    assert "Draw: −42.3" in text
    assert "of the bank. Stand: −50.0" in text
    assert "−11/26" in text
    assert "−1/2" in text
    assert "The rule table says: Stand." in text
    assert "both moves are equal if the punter draws 81.8182% of the time on 5" in text


def test_another_habit_turns_it(ask):
    assert " of the bank. Draw: " in text_of(ask("advice", bank="6", habit="0", commission="0", decks="infinite"))


def test_a_cell_that_no_habit_turns_says_nothing_of_it(ask):
    assert "habit decides" not in text_of(ask("advice", bank="0", third="3"))


def test_every_cell_is_shown(ask):
    page = ask("advice").content.decode()
    assert page.count('aria-label="Draw">●') + page.count('aria-label="Stand">–') == 88
    assert page.count('aria-label="Free"') == 2


def test_the_equilibrium_is_the_published_one(ask):
    text = text_of(ask("advice", commission="0", decks="infinite"))
    assert "the punter draws 81.8182% of the time on 5, and the bank draws 37.5437% of the time on 6" in text


def test_the_clean_address_leaves_out_what_is_usual(ask):
    shown = ask("advice", bank="5", third="stood", habit="50", commission="5", decks="shoe")
    assert shown.redirect_chain[-1][0].endswith("/advice/")


@pytest.mark.parametrize(
    ("field", "value", "says"),
    [
        ("bank", "8", "Choose one of the options listed."),
        ("third", "10", "Choose one of the options listed."),
        ("habit", "101", "Enter a percentage from 0 to 100"),
        ("habit", "1/2", "Enter a percentage from 0 to 100"),
        ("habit", "-1", "Enter a percentage from 0 to 100"),
        ("commission", "26", "This calculator accepts a cagnotte of 25% at most"),
        ("commission", "much", "Enter a percentage from 0 to 100"),
        ("decks", "8", "Choose one of the options listed."),
    ],
)
def test_what_is_refused_is_said_at_its_field(ask, field, value, says):
    assert says in error_at(ask("advice", **{field: value}), field)
