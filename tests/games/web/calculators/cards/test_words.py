"""Cards are read in words and in the letters of a language, where these can mean one thing only."""

import pytest
from django.utils import translation

from games.core.cards import show_cards
from games.core.problems import Refused
from games.web.kit.cards.reading import read_typed


def read(typed: str, language: str = "en", *, suits: bool = True) -> str:
    with translation.override(language):
        return show_cards(read_typed(typed, suits=suits))


@pytest.mark.parametrize("language", ["en", "it", "fr"])
@pytest.mark.parametrize(
    "typed",
    [
        "ace of hearts, ten of diamonds",
        "asso di cuori; dieci di quadri",
        "as de cœur dix de carreau",
        "A♥ 10♦",
        "AH/10d",
    ],
)
def test_names_and_signs_are_read_in_every_language(typed: str, language: str) -> None:
    assert read(typed, language) == "AhTd"


@pytest.mark.parametrize(
    ("typed", "cards"),
    [
        ("Queen of Spades Kd", "QsKd"),
        ("10 of hearts - A spades", "ThAs"),
        ("J of clubs + 2c", "Jc2c"),
    ],
)
def test_ranks_in_words_or_signs_take_suits_in_words(typed: str, cards: str) -> None:
    assert read(typed) == cards


@pytest.mark.parametrize(
    ("typed", "cards"),
    [
        ("10 6", "T6"),
        ("A,9", "A9"),
        ("ace, six", "A6"),
        ("10-6", "T6"),
        ("10/6", "T6"),
        ("jack ten", "JT"),
        ("As 6", "As6"),
    ],
)
def test_ranks_alone_are_read_where_suits_mean_nothing(typed: str, cards: str) -> None:
    assert read(typed, suits=False) == cards


@pytest.mark.parametrize(
    ("language", "typed", "cards"),
    [
        ("fr", "as de pique, R de trèfle", "AsKc"),
        ("fr", "R♠ D♥ V♦", "KsQhJd"),
        ("fr", "roi de coeur", "Kh"),
        ("fr", "10p Rp 9 p", "TsKs9s"),
        ("it", "F♠ Dp donna di quadri", "JsQsQd"),
        ("it", "regina di picche, dama cuori", "QsQh"),
        ("it", "10 di fiori", "Tc"),
    ],
)
def test_letters_and_words_of_a_language_are_read_there(language: str, typed: str, cards: str) -> None:
    assert read(typed, language) == cards


@pytest.mark.parametrize(
    ("language", "typed", "cards"),
    [
        ("fr", "R D V", "KQJ"),
        ("fr", "10 D", "TQ"),
        ("it", "F, D", "JQ"),
        ("it", "asso sei", "A6"),
        ("en", "10 d", "Td"),
    ],
)
def test_a_letter_apart_is_a_rank_where_the_language_has_such_a_card(language: str, typed: str, cards: str) -> None:
    assert read(typed, language, suits=False) == cards


@pytest.mark.parametrize(
    ("language", "typed"),
    [
        ("fr", "Rc"),  # roi de cœur or de carreau
        ("fr", "RDV"),  # three kings and queens, or the king of diamonds
        ("it", "R♠"),  # re or regina
        ("en", "R♠"),
        ("en", "10p"),
        ("fr", "roi"),  # a suit is missing
    ],
)
def test_what_could_mean_two_things_is_refused(language: str, typed: str) -> None:
    with pytest.raises(Refused):
        read(typed, language)
