"""Figures of the rulebook's texts against what the house's facts print."""

import re
from fractions import Fraction
from pathlib import Path

import games.roulette
from games.core.facts import Exact, Key, Money, Odds
from games.roulette.facts import facts
from games.roulette.rulesets import ruleset

FACTS = facts(ruleset("venice-french"))
TEXT = (Path(games.roulette.__file__).parent / "text.toml").read_text(encoding="utf-8")


def test_every_placeholder_of_the_text_is_filled():
    body = "\n".join(line for line in TEXT.splitlines() if not line.startswith("#"))
    assert set(re.findall(r"\{(\w+)\}", body)) <= FACTS.keys()


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
