"""Messages with arguments, formatted by ICU as each language wants them."""

import pytest

from games.core.patterns import TextFault
from games.web.kit.message_format import formatted
from games.web.rulebook.lint.patterns import pattern_faults

CARDS = "{n, plural, one {# card} other {# cards}}"


def test_arguments_are_filled_by_name():
    assert formatted("{a} and {b_2}, {a}", {"a": "x", "b_2": "y", "unused": "z"}, "en") == "x and y, x"


@pytest.mark.parametrize(("n", "said"), [(1, "1 card"), (2, "2 cards"), (1200, "1,200 cards")])
def test_the_plural_form_follows_the_number(n, said):
    assert formatted(CARDS, {"n": n}, "en") == said


@pytest.mark.parametrize(("n", "said"), [(1, "1 karta"), (3, "3 karty"), (22, "22 karty"), (25, "25 kart")])
def test_polish_has_three_forms(n, said):
    polish = "{n, plural, one {# karta} few {# karty} many {# kart} other {# karty}}"
    assert formatted(polish, {"n": n}, "pl") == said


@pytest.mark.parametrize(("language", "said"), [("en", "six"), ("it", "sei"), ("fr", "six"), ("de", "sechs")])
def test_numbers_are_spelled_out(language, said):
    assert formatted("{n, spellout}", {"n": 6}, language) == said


def test_a_number_in_words_has_a_gender():
    assert formatted("{n, spellout,%spellout-cardinal-feminine} carte", {"n": 1}, "fr") == "une carte"


def test_digits_are_the_same_in_every_language():
    assert formatted("{n}", {"n": 36}, "ar") == "36"


def test_a_word_chooses_what_is_said():
    chosen = "{place, select, seat {Seat {who}} other {Player {who}}} passes."
    assert formatted(chosen, {"place": "seat", "who": "3"}, "en") == "Seat 3 passes."
    assert list(pattern_faults(chosen, "en")) == []


def test_a_missing_value_is_not_left_as_a_brace():
    with pytest.raises(KeyError):
        formatted("{a} {b}", {"a": "x"}, "en")


@pytest.mark.parametrize("text", ["{", "{n, plural, one {{n, spellout,%x y}} other {y}}", "{n, spellout"])
def test_what_icu_cannot_read_is_refused(text):
    with pytest.raises((TextFault, ValueError)):
        formatted(text, {"n": 1}, "en")
