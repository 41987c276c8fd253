"""Percentages in columns: as many decimals as the page has, and never nothing for something."""

from fractions import Fraction

import pytest
from django.utils import translation

from games.web.kit.formats import columns, percent, percent_column, percent_signed

UNEVEN = Fraction(139656, 1000000)


def test_rules_show_four_decimals_and_calculators_as_many_as_they_say() -> None:
    assert percent_column(UNEVEN) == "13.9656%"
    with columns(2):
        assert percent_column(UNEVEN) == "13.97%"
        assert percent_column(Fraction(1302, 10000)) == "13.02%"
    with columns(6):
        assert percent_column(Fraction(1, 37)) == "2.702703%"
    assert percent_column(UNEVEN) == "13.9656%"


@pytest.mark.parametrize(
    ("share", "shown"),
    [
        (Fraction(0), "0.00%"),
        (Fraction(1), "100.00%"),
        (Fraction(1, 649740), "0.00015%"),
        (Fraction(-1, 649740), "−0.00015%"),
        (1 - Fraction(1, 649740), "99.99985%"),
        (Fraction(1, 10000), "0.01%"),
        (Fraction(1, 37), "2.70%"),
        (Fraction(1, 74), "1.35%"),
    ],
)
def test_a_share_is_rounded_neither_to_nothing_nor_to_the_whole(share: Fraction, shown: str) -> None:
    with columns(2):
        assert percent_column(share) == shown


def test_a_gain_has_its_sign_and_a_loss_a_minus() -> None:
    with columns(2):
        assert percent_signed(Fraction(1, 2)) == "+50.00%"
        assert percent_signed(Fraction(-5708, 10000)) == "−57.08%"
        assert percent_signed(Fraction(0)) == "0.00%"


def test_the_marks_are_those_of_the_language() -> None:
    with columns(2), translation.override("fr"):
        assert percent_column(UNEVEN) == "13,97\xa0%"


def test_the_sentence_of_a_rule_keeps_its_own_decimals() -> None:
    with columns(2):
        assert percent(Fraction(10946, 1000000)) == "1.0946%"


def test_a_page_says_whether_it_has_such_a_column() -> None:
    with columns(2) as page:
        assert not page.is_used
        percent_column(UNEVEN)
        assert page.is_used
