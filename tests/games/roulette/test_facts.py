"""Figures of the rulebook's texts against what the house's facts print."""

from fractions import Fraction

import pytest

from games.core.clauses import load
from games.core.facts import Exact, Key, Kinds, Money, Odds, Percent
from games.roulette.facts import facts
from games.roulette.rulesets import ruleset

FACTS = facts(ruleset("venice-french"))
RULESETS = ("venice-french", "venice-fair", "france-english", "parlour", "parlour-double-zero")


@pytest.mark.parametrize("name", RULESETS)
def test_every_placeholder_of_the_clauses_that_hold_is_filled(name):
    rules = ruleset(name)
    said = frozenset[str]().union(*(clause.placeholders for clause in load("games.roulette") if clause.holds(rules)))
    assert said <= facts(rules).keys()


def test_figures_are_those_of_the_house():
    assert FACTS["pockets"] == 37
    assert FACTS["positions"] == 157
    assert FACTS["numbers_sum"] == 666
    assert FACTS["colour_rule_exceptions"] == (10, 19, 29)
    assert FACTS["straight_pays"] == Odds(35)
    assert FACTS["float_amount"] == Money(550_000_00)
    assert FACTS["float_pieces"] == 1268
    assert FACTS["prison_end_exact"] == Exact(Fraction(1, 16))
    assert FACTS["leave_edge_exact"] == Exact(Fraction(400047, 29198032))
    assert FACTS["take_half_edge_exact"] == Exact(Fraction(1, 74))
    assert FACTS["finale_splits_chips"] == (17, 17, 18, 17, 16, 17, 16, 13, 13, 13)
    assert FACTS["tiers_all_total_amount"] == FACTS["voisins_all_total_amount"] == Money(180_00)
    assert FACTS["voisins_all_unit_amount"] == Money(20_00)
    assert FACTS["tiers_all_unit_amount"] == Money(30_00)
    assert FACTS["voisins_street_all_handed"] == 6
    assert FACTS["tiers_doors_outside"] == (6, 1)
    assert FACTS["orphelins_shared"] == 17
    assert FACTS["zero_spiel_left_out"] == 19
    assert FACTS["example_call"] == "Vingt-trois, rouge, impair et passe"
    assert FACTS["voisins_street"] == Key("zero_street:0-2-3")


def test_the_payment_that_is_shown_adds_up():
    small, large = FACTS["cut_small_amount"], FACTS["cut_large_amount"]
    total = FACTS["cut_small_count"] * small.cents + FACTS["cut_large_count"] * large.cents
    assert total == FACTS["cut_win_amount"].cents == 350_00


def test_change_is_counted_aloud_in_groups():
    assert FACTS["change_pieces"] == 20
    assert FACTS["change_count"] == (25, 50, 75, 100)


def squares(*numbers):
    return tuple(Key(f"straight:{number}") for number in numbers)


def test_the_wheel_and_what_zero_touches_are_those_of_the_ruleset():
    assert FACTS["wheel_order"][:3] == squares(0, 32, 15)
    assert FACTS["zero_neighbours"] == squares(1, 2, 3)
    assert FACTS["zero_streets"] == (Key("zero_street:0-1-2"), Key("zero_street:0-2-3"))
    double = facts(ruleset("parlour-double-zero"))
    assert (double["pockets"], double["positions"]) == (38, 161)
    assert double["wheel_order"][:3] == squares(0, 28, 9)
    assert double["wheel_order"][19] == Key("straight:00")
    assert double["zero_neighbours"] == squares(1, 2, "00")
    assert double["double_zero_neighbours"] == squares(0, 2, 3)
    assert double["double_zero_call"] == "Double zéro"
    assert "double_zero" not in FACTS


def test_each_house_has_its_order_of_payment():
    assert FACTS["order_of_payment"].keys[:3] == ("column", "dozen", "even_chance")
    assert facts(ruleset("venice-fair"))["order_of_payment"] == Kinds(("column", "even_chance", "dozen", "numbers"))
    assert facts(ruleset("france-english"))["order_of_payment"].keys[1:4] == ("high", "odd", "black")


def test_each_house_has_its_colours():
    fair, english = facts(ruleset("venice-fair")), facts(ruleset("france-english"))
    assert (fair["colour_outside_chips"], fair["colour_number_chips"]) == (5, 5)
    assert (english["colour_count"], english["colour_plaque_chips"], english["stack"]) == (7, 20, 20)
    assert "colour_count" not in FACTS


def test_the_edges_are_those_of_the_rule_for_zero():
    fair, parlour = facts(ruleset("venice-fair")), facts(ruleset("parlour"))
    assert fair["even_chance_edge"] == Percent(Fraction(1, 74))
    assert fair["indivisible_edge_exact"] == Exact(Fraction(19, 1369))
    assert parlour["take_half_edge"] == parlour["leave_edge"] == Percent(Fraction(1, 74))
    assert parlour["dozen_take_half_edge"] == Percent(Fraction(1, 74))
    assert parlour["dozen_leave_edge_exact"] == Exact(Fraction(2, 111))
    double = facts(ruleset("parlour-double-zero"))
    assert double["number_edge_exact"] == Exact(Fraction(1, 19))
    assert double["take_half_edge"] == double["leave_edge"] == double["dozen_take_half_edge"]
