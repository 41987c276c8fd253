"""What a ruleset's page prints is true of that ruleset: no rule explains what the game has not."""

import pytest

from games.core.clauses import load
from games.roulette.rulesets import NAMES as RULESETS
from games.roulette.rulesets import ruleset


def mentioning(name: str, words: str) -> set[str]:
    """The rules of a ruleset that have these words in their title or body, without the game's name."""
    rules = ruleset(name)
    return {
        clause.id.removeprefix("roulette-")
        for clause in load("games.roulette")
        if clause.holds(rules) and words in f"{clause.title} {clause.body}".lower()
    }


def printed(name: str) -> set[str]:
    return mentioning(name, "")


@pytest.mark.parametrize("name", RULESETS)
def test_the_first_four_is_on_both_wheels_and_leaves_the_double_zero_out(name: str) -> None:
    found = mentioning(name, "first four")
    assert "pays-first-four" in found
    assert ("double-zero" in found) == (ruleset(name).wheel.name == "double-zero")
    assert ruleset(name).positions["first_four"].numbers == (0, 1, 2, 3)


@pytest.mark.parametrize("name", ["parlour", "parlour-double-zero"])
def test_a_parlour_without_called_bets_hears_of_them_only_where_they_are_refused(name: str) -> None:
    assert mentioning(name, "called bet") == {"legal-spot"}


@pytest.mark.parametrize("name", RULESETS)
def test_zero_streets_have_a_place_in_the_order_only_where_numbers_go_kind_by_kind(name: str) -> None:
    rules = ruleset(name)
    assert ("order-zero-bets" in printed(name)) == ("street" in rules.order_of_payment)
    if "street" not in rules.order_of_payment:
        assert not mentioning(name, "streets") & {"order-of-payment", "within-a-kind", "no-order", "order-by-place"}


@pytest.mark.parametrize("name", RULESETS)
def test_the_edge_of_dozens_is_said_where_it_is_true(name: str) -> None:
    """In a parlour they cost otherwise than numbers, and the rule of that ruleset says how much."""
    by_name = mentioning(name, "dozens") & {"odds-number-bets", "odds-parlour"}
    assert by_name == ({"odds-parlour"} if ruleset(name).zero == "parlour" else set())


@pytest.mark.parametrize("name", RULESETS)
def test_someone_sets_the_limits_of_which_the_rules_speak(name: str) -> None:
    by_whom = printed(name) & {"limits", "limits-agreed"}
    assert by_whom == ({"limits-agreed"} if ruleset(name).crew == "parlour" else {"limits"})
