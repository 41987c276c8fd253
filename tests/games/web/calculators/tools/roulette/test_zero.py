"""What zero does to a stake under every manner of dealing it. From the shared facts (prison) or worked by hand."""

from fractions import Fraction

import pytest

from games.roulette.clauses import Clause
from games.web.roulette.calculators.waiting import Waiting
from tests.games.web.calculators.tools.conftest import Calculate, Deal, error_at, text_of

pytestmark = pytest.mark.django_db


def outcomes(response) -> dict[str, tuple[int, int, int]]:  # type: ignore[no-untyped-def]
    """For each choice the cents that go back, are held, and go to the bank."""
    return {
        str(answer.choice or "none"): (answer.returned, answer.held, answer.lost)
        for answer in response.context["answers"]
    }


def edges(response) -> dict[str, Fraction]:  # type: ignore[no-untyped-def]
    return dict(response.context["policies"])


def levels(tree: Waiting) -> list[Waiting]:
    return [tree, *(levels(tree.after) if tree.after else [])]


def test_in_prison_the_player_has_three_wishes(calculate: Calculate) -> None:
    response = calculate("zero", bet="odd", amount="12.50")
    assert outcomes(response) == {"leave": (0, 1_250, 0), "take_half": (650, 0, 600), "move:red": (0, 1_250, 0)}
    said = text_of(response)
    assert "Odd, stake 12.50: when zero comes up" in said
    assert "Moved, for example: Red" in said


def test_the_prison_is_followed_to_the_fourth_zero(calculate: Calculate) -> None:
    first, second, third = levels(calculate("zero").context["tree"])
    assert (first.win.result, first.win.returned, first.lose.result) == ("freed", 1_000, "lose")
    assert [(held.level, held.win.level) for held in (second, third)] == [(2, 1), (3, 2)]
    taken = [held.at_zero[0].returned for held in (first, second, third)]
    assert taken == [250, 150, 100]  # 10/4; 10/8 and 10/16 rounded up to the chip of 0.50
    assert [len(held.at_zero) for held in (first, second, third)] == [2, 2, 1]
    (end,) = third.at_zero[0].parts
    assert (end.result, end.because) == ("halved", (Clause.ZERO_FOURTH, Clause.ZERO_ROUNDING))


def test_each_way_has_its_chance(calculate: Calculate) -> None:
    for held in levels(calculate("zero").context["tree"]):
        assert held.chances == {"win": Fraction(18, 37), "lose": Fraction(18, 37), "zero": Fraction(1, 37)}


def test_the_policies_of_the_prison_are_exact(calculate: Calculate) -> None:
    response = calculate("zero")
    assert edges(response) == {"take_half": Fraction(1, 74), "leave": Fraction(400047, 29198032)}
    assert list(edges(response)) == ["take_half", "leave"]
    said = text_of(response)
    assert "Take half at once 1/74 1.35%" in said
    assert "Always leave it 400047/29198032 1.37%" in said
    assert [(one.level, one.taken, one.taken > one.left) for one in response.context["worth"]] == [
        (1, Fraction(1, 2), True),
        (2, Fraction(1, 4), True),
        (3, Fraction(1, 8), True),
    ]
    assert response.context["worth"][0].left == Fraction(389089, 789136)


@pytest.mark.parametrize(("bet", "clause"), [("dozen:2", "zero-columns-dozens-lose"), ("column:36", "zero-columns")])
def test_dozens_and_columns_lose_in_prison_and_partage(calculate: Calculate, deal: Deal, bet: str, clause: str) -> None:
    for rules in ("venice-french", "venice-fair", "france-english"):
        deal(rules)
        ((zero, line),) = calculate("zero", bet=bet).context["lines"]
        assert (zero, line.result, line.stake) == ("0", "lose", 1_000)
        assert clause in line.because[0]


def test_a_bet_on_numbers_wins_with_zero_or_loses(calculate: Calculate) -> None:
    ((_, wins),) = calculate("zero", bet="split:0-2", amount="5").context["lines"]
    ((_, loses),) = calculate("zero", bet="straight:17", amount="5").context["lines"]
    assert (wins.result, wins.winnings, wins.returned) == ("win", 8_500, 500)
    assert (loses.result, loses.winnings, loses.returned) == ("lose", 0, 0)
    assert "Nothing to choose 1/37 2.70%" in text_of(calculate("zero", bet="straight:17", amount="5"))


@pytest.mark.parametrize("rules", ["venice-fair", "france-english"])
def test_halving_leaves_no_choice_but_an_odd_chip_waits(calculate: Calculate, deal: Deal, rules: str) -> None:
    deal(rules)
    response = calculate("zero", bet="low", amount="10.50")
    assert outcomes(response) == {"none": (500, 50, 500)}
    tree = response.context["tree"]
    assert (tree.amount, tree.level, tree.win.result, tree.win.returned) == (50, 1, "freed", 50)
    assert (tree.lose.result, [part.result for part in tree.at_zero[0].parts]) == ("lose", ["lose"])
    assert tree.after is None


def test_halving_costs_a_little_more_on_an_odd_chip(calculate: Calculate, deal: Deal) -> None:
    """1/74 where it can be halved, 1/37 less 18/37 of 1/37 where it cannot; ten and a half: 20 parts of 21 and one."""
    deal("venice-fair")
    said = text_of(calculate("zero", bet="low", amount="10.50"))
    assert "The part that can be halved 1/74 1.35%" in said
    assert "A chip that cannot be halved 19/1369 1.39%" in said
    assert "This stake of 10.50, both together 389/28749" in said


@pytest.mark.parametrize("rules", ["venice-fair", "france-english"])
def test_in_colour_the_odd_chip_is_one_of_the_players_own(calculate: Calculate, deal: Deal, rules: str) -> None:
    """Five chips of 2.50: two go back, two to the bank, one waits; of four chips none does."""
    deal(rules)
    response = calculate("zero", bet="low", amount="12.50", colour="2.50")
    assert outcomes(response) == {"none": (500, 250, 500)}
    assert response.context["tree"].amount == 250
    assert outcomes(calculate("zero", bet="low", amount="20", colour="2.50")) == {"none": (1_000, 0, 1_000)}
    assert "whole number of chips" in error_at(calculate("zero", bet="low", amount="10", colour="3"), "colour")
    assert "smallest chip, 0.50" in error_at(calculate("zero", bet="low", amount="10", colour="1.25"), "colour")


def test_what_halves_without_a_rest_waits_for_nothing(calculate: Calculate, deal: Deal) -> None:
    deal("venice-fair")
    response = calculate("zero")
    assert outcomes(response) == {"none": (500, 0, 500)}
    assert response.context["tree"] is None
    assert "The spins that follow" not in text_of(response)
    assert "both together" not in text_of(response)


@pytest.mark.parametrize("bet", ["even", "dozen:1", "column:34"])
@pytest.mark.parametrize("rules", ["parlour", "parlour-double-zero"])
def test_in_the_parlour_half_is_taken_or_a_stake_waits(calculate: Calculate, deal: Deal, rules: str, bet: str) -> None:
    deal(rules)
    response = calculate("zero", bet=bet)
    assert outcomes(response) == {"leave": (0, 1_000, 0), "take_half": (500, 0, 500)}
    tree = response.context["tree"]
    assert (tree.win.returned, tree.lose.result, tree.after) == (1_000, "lose", None)
    left = tree.at_zero[-1].parts[0]
    assert (left.result, left.level) == ("imprisoned", 1)


@pytest.mark.parametrize(
    ("rules", "bet", "half", "leave", "better"),
    [
        ("parlour", "black", Fraction(1, 74), Fraction(1, 74), "no difference"),
        ("parlour", "dozen:3", Fraction(1, 74), Fraction(2, 111), "take half"),
        ("parlour-double-zero", "black", Fraction(1, 38), Fraction(1, 38), "no difference"),
        ("parlour-double-zero", "column:35", Fraction(1, 38), Fraction(2, 57), "take half"),
    ],
)
def test_the_policies_of_the_parlour_are_exact(
    calculate: Calculate, deal: Deal, rules: str, bet: str, half: Fraction, leave: Fraction, better: str
) -> None:
    deal(rules)
    response = calculate("zero", bet=bet)
    assert edges(response) == {"take_half": half, "leave": leave}
    assert f"next spin 50% 1/2 {'50% 1/2' if better == 'no difference' else '33.3333% 1/3'} {better}" in text_of(
        response
    )


@pytest.mark.parametrize(
    ("rules", "said", "unsaid"),
    [
        ("venice-french", "7.50 in prison, level 3", "Nothing to choose"),
        ("venice-fair", "In prison until the next spin · 0.50", "Whatever"),
        ("parlour", "Left for the next spin · 7.50", "rison"),
    ],
)
def test_each_zero_has_words_of_its_own(calculate: Calculate, deal: Deal, rules: str, said: str, unsaid: str) -> None:
    """No prison in the parlour, no choice where zero halves at once, no level where there is one only."""
    deal(rules)
    text = text_of(calculate("zero", amount="7.50"))
    assert said in text
    assert unsaid not in text
    assert ("level" in text) == (rules == "venice-french")


def test_each_of_two_zeros_has_its_line(calculate: Calculate, deal: Deal) -> None:
    deal("parlour-double-zero")
    lines = calculate("zero", bet="split:00-3").context["lines"]
    assert [(zero, line.result, line.winnings) for zero, line in lines] == [("0", "lose", 0), ("00", "win", 17_000)]
    both = calculate("zero", bet="split:0-00").context["lines"]
    assert [line.result for _, line in both] == ["win", "win"]


def test_a_bet_that_the_layout_has_not_is_refused(calculate: Calculate, deal: Deal) -> None:
    assert "Choose one of the options listed." in error_at(calculate("zero", bet="split:0-00"), "bet")
    deal("parlour-double-zero")
    assert "Choose one of the options listed." in error_at(calculate("zero", bet="split:0-3"), "bet")


REFUSALS = {
    "no bet": ({"bet": "voisins"}, "bet", "Choose one of the options listed."),
    "mark-up": ({"bet": "<b>"}, "bet", "Choose one of the options listed."),
    "no amount": ({"amount": "ten"}, "amount", "an amount"),
    "nothing": ({"amount": "0"}, "amount", "more than 0"),
    "what no chips make": ({"amount": "10.25"}, "amount", "These chips cannot make 10.25."),
}


@pytest.mark.parametrize("htmx", [False, True])
@pytest.mark.parametrize(("fields", "at", "sentence"), REFUSALS.values(), ids=REFUSALS)
def test_a_refusal_stands_at_its_field(
    calculate: Calculate, fields: dict[str, str], at: str, sentence: str, htmx: bool
) -> None:
    response = calculate("zero", htmx=htmx, **fields)
    assert sentence in error_at(response, at)
    assert b"<b>" not in response.content
    assert "Correct the fields above to see the result." in text_of(response)
