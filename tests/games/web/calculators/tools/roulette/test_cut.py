"""Payments cut and checked, change counted. Figures from the shared facts (replay, payout table) or worked by hand."""

import pytest

from tests.games.web.calculators.tools.conftest import GAME, Calculate, error_at, text_of

pytestmark = pytest.mark.django_db


def pieces(response) -> str:  # type: ignore[no-untyped-def]
    return " ".join(f"{pile.count}x{pile.chip.value}" for pile in response.context["piles"])


@pytest.mark.parametrize(
    ("amount", "chips", "cut"),
    [
        ("350", "", "1x50 1x100 1x200"),
        ("180", "10,50", "3x10 3x50"),
        ("270", "10,20,100", "1x10 3x20 2x100"),
        ("720", "20,100,500", "1x20 2x100 1x500"),
        ("3600", "200,1000", "3x200 3x1000"),
        ("8.50", "", "1x0.50 1x1 1x2 1x5"),
    ],
)
def test_an_amount_is_cut_small_chips_first(calculate: Calculate, amount: str, chips: str, cut: str) -> None:
    assert pieces(calculate("cut", htmx=True, amount=amount, chips=chips)) == cut


def test_boxes_that_are_ticked_make_one_short_address(calculate: Calculate) -> None:
    response = calculate("cut", amount="90", chips=["50", "10", "10"])
    assert response["Location"].endswith("?amount=90&chips=10,50")
    assert pieces(calculate("cut", amount="90", chips="10,50")) == "4x10 1x50"


def test_the_win_of_a_stake_is_paid(calculate: Calculate) -> None:
    response = calculate("cut", stake="20", bet="corner")
    assert pieces(response) == "1x10 1x50 1x100"
    assert "The win is 160 , at 8 to 1." in text_of(response)


def test_what_may_be_tossed_is_said_for_the_bet(calculate: Calculate) -> None:
    assert "This payment may be tossed." in text_of(calculate("cut", stake="50", bet="even_chance"))
    assert "This payment must be passed with the rake." in text_of(calculate("cut", stake="10"))


@pytest.mark.parametrize(
    ("amount", "numbers", "outside"),
    [("50", True, True), ("70", True, True), ("1000", False, True), ("1005", False, False), ("80", False, False)],
)
def test_without_a_bet_both_sorts_are_answered(calculate: Calculate, amount: str, numbers: bool, outside: bool) -> None:
    """50 is one chip, 70 two of two values up to 50; 80 is three values; 1,000 is too large a chip for the numbers, and
    1,005 is two values, one of them above 50."""
    said = text_of(calculate("cut", amount=amount))
    assert ("For a bet on numbers it may be tossed." in said) is numbers
    assert ("For a bet on numbers it must be passed with the rake." in said) is not numbers
    assert ("even chance it may be tossed." in said) is outside
    assert ("even chance it must be passed with the rake." in said) is not outside


@pytest.mark.parametrize(
    ("written", "verdict"),
    [
        ("15x10 2x100", "✓ It adds up to 350."),
        ("15x10 1x100", "It comes to 250: 100 is missing. Your"),
        ("15x10 3x100", "It comes to 450: 100 too much."),
        ("2x100 15x10", "✗ It adds up to 350, but it is written in the wrong order: the smaller chips come first"),
        ("5x10 10x10 2x100", "✗ It adds up to 350, but it is written in the wrong order: the smaller chips"),
        ("1x100 15x10", "✗ It comes to 250: 100 is missing. The smaller chips come first, and each value once."),
    ],
)
def test_a_cut_of_ones_own_is_held_against_what_is_due(calculate: Calculate, written: str, verdict: str) -> None:
    response = calculate("cut", stake="10", written=written)
    said = text_of(response)
    assert verdict.removesuffix(" Your") in said
    assert ("he smaller chips come first" in said) is ("smaller" in verdict)
    assert ('class="notice good"' in response.content.decode()) is ("✓" in verdict)
    assert ("✓" in said) is ("✓" in verdict)


def test_what_is_missing_is_made_up_in_chips(calculate: Calculate) -> None:
    missing = calculate("cut", stake="10", written="15x10 1x50").context["missing_chips"]
    assert [(pile.count, pile.chip.amount) for pile in missing] == [(1, 5_000), (1, 10_000)]


def test_chips_are_read_as_people_write_them(calculate: Calculate) -> None:
    response = calculate("cut", stake="10", written="15 × 10, 2*100")
    assert response["Location"].endswith("written=15x10+2x100")


def test_chips_without_anything_due_wait_for_it(calculate: Calculate) -> None:
    response = calculate("cut", written="15x10 2x100")
    assert "Enter the payout above" in text_of(response)
    assert "written" not in response.context


def test_change_is_counted_in_groups_of_five(calculate: Calculate) -> None:
    response = calculate("cut", change="100", into="5")
    assert [(len(chips), said) for chips, said in response.context["groups"]] == [
        (5, 2_500),
        (5, 5_000),
        (5, 7_500),
        (5, 10_000),
    ]
    assert "20 chips of 5, set out in groups of 5 and counted aloud:" in text_of(response)


def test_a_last_group_may_be_smaller(calculate: Calculate) -> None:
    response = calculate("cut", change="110", into="5")
    assert [(len(chips), said) for chips, said in response.context["groups"]][-1] == (2, 11_000)
    assert "The last group has only 2 chips." in text_of(response)


def test_the_example_leads_to_the_houses_own_payment(calculate: Calculate) -> None:
    response = calculate("cut")
    assert f'href="{GAME}cut/?stake=10&amp;written=15x10+2x100"' in response.content.decode()


REFUSALS = {
    "no amount": ({"amount": "much"}, "amount", "an amount"),
    "nothing": ({"amount": "0"}, "amount", "more than 0"),
    "less than the smallest chip": ({"amount": "0.25"}, "amount", "These chips cannot make 0.25."),
    "no stake": ({"stake": "-1"}, "stake", "more than 0"),
    "less than nothing": ({"amount": "-5"}, "amount", "The amount must be more than 0."),
    "less than nothing with a comma": ({"amount": "\u2212 2,50"}, "amount", "The amount must be more than 0."),
    "more than is calculated": ({"amount": "1" + "0" * 23}, "amount", "This amount is too large"),
    "a number as a machine writes it": ({"amount": "1e23"}, "amount", "an amount such as 1,234.50"),
    "an amount and a stake": ({"amount": "10", "stake": "10"}, "stake", "not both"),
    "no such bet": ({"stake": "10", "bet": "voisins"}, "bet", "Choose one of the options listed."),
    "a chip that is not there": ({"amount": "10", "chips": "3"}, "chips", "no chip of 3."),
    "chips that cannot make it": ({"amount": "15", "chips": "10"}, "chips", "These chips cannot make 15."),
    "chips without a cross": ({"amount": "10", "written": "10"}, "written", "15x10 2x100. We could not read “10”"),
    "a count in words": ({"amount": "10", "written": "tenx1"}, "written", "We could not read “tenx1”"),
    "a chip of no value": ({"amount": "10", "written": "1x3"}, "written", "no chip of 3."),
    "no chips of a value": ({"amount": "10", "written": "0x10"}, "written", "more than 0"),
    "no change": ({"change": "some", "into": "5"}, "change", "an amount"),
    "change that does not come out": ({"change": "12", "into": "5"}, "change", "These chips cannot make 12."),
    "change without end": ({"change": "1000", "into": "0.50"}, "change", "more than 100 groups"),
    "into what nobody has": ({"change": "12", "into": "3"}, "into", "no chip of 3."),
}


@pytest.mark.parametrize("htmx", [False, True])
@pytest.mark.parametrize(("fields", "at", "sentence"), REFUSALS.values(), ids=REFUSALS)
def test_a_refusal_stands_at_its_field(
    calculate: Calculate, fields: dict[str, str], at: str, sentence: str, htmx: bool
) -> None:
    response = calculate("cut", htmx=htmx, **fields)
    assert sentence in error_at(response, at)
    assert list(response.context["form"].errors) == [at]
