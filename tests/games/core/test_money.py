"""Amounts are read without a guess, written so that they are read again, and divided in the player's favour."""

from fractions import Fraction

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from games.core.money import divide_up, parse_money, show_money

quick = settings(max_examples=60, deadline=None, database=None)


@pytest.mark.parametrize(
    ("text", "cents"),
    [("12.50", 1250), ("12.5", 1250), ("12", 1200), ("0.05", 5), ("0", 0), ("999999999999.99", 99999999999999)],
)
def test_decimals_are_read(text, cents):
    assert parse_money(text) == cents


@pytest.mark.parametrize(
    "text",
    [
        *("", "ten", "-1", "+1", "1.234", "1e3", "٣", "३", "²", " 5", "5 ", "5\n", "1,50", "1.", ".5", "1_000", "0x1"),
        *("NaN", "inf", "1.5.", "1..5", "1 000", "€5", "1000000000000", "1.2٣"),
    ],
)
def test_anything_else_is_no_amount(text):
    with pytest.raises(ValueError, match="is not an amount"):
        parse_money(text)


@quick
@given(st.integers(min_value=0, max_value=99999999999999))
def test_what_is_written_is_read_again(cents):
    assert parse_money(show_money(cents)) == cents
    assert show_money(-cents) == ("-" + show_money(cents) if cents else "0.00")


@quick
@given(st.text() | st.text(alphabet="0123456789.-+e ,٣"))
@example("5\n")
def test_any_text_is_an_amount_or_is_refused(text):
    try:
        cents = parse_money(text)
    except ValueError:
        return
    assert Fraction(text) * 100 == cents
    assert text.isascii()


@pytest.mark.parametrize(
    ("cents", "shown"), [(0, "0.00"), (5, "0.05"), (1250, "12.50"), (-5, "-0.05"), (-120, "-1.20")]
)
def test_amounts_are_shown_with_two_places(cents, shown):
    assert show_money(cents) == shown


@pytest.mark.parametrize(
    ("cents", "parts", "received"),
    [
        (1000, 2, 500),
        (500, 4, 150),
        (50, 2, 50),
        (1000, 16, 100),
        (1600, 16, 100),
        (20, 2, 20),
        (25, 2, 25),
        (250, 2, 150),
    ],
)
def test_a_part_is_rounded_up_to_whole_chips(cents, parts, received):
    assert divide_up(cents, parts, 50) == received


@quick
@given(
    st.integers(min_value=1, max_value=10**12), st.integers(min_value=1, max_value=512), st.sampled_from([1, 50, 250])
)
def test_a_part_is_never_less_than_due_nor_more_than_all(cents, parts, chip):
    part = divide_up(cents, parts, chip)
    assert Fraction(cents, parts) <= part <= cents
    assert part - Fraction(cents, parts) < chip
    assert part % chip == 0 or part == cents
