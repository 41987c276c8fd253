"""Every number that the rulebook of roulette prints, by ruleset, from the sources or worked out by hand.

A wrong figure in `facts.py` would print a wrong rule; here a person can read what each placeholder must say. A row is
`placeholder | rulesets | value`; a line that ends in a backslash goes on in the next. Spots are written as croupiers
write them, amounts with two decimals.
"""

from fractions import Fraction

import pytest

from games.core.clauses import load
from games.core.facts import Exact, Fact, Key, Kinds, Money, Odds, Percent
from games.roulette.facts import facts
from games.roulette.rulesets import NAMES, ruleset

GROUPS = {
    "all": NAMES,
    "one-zero": ("venice-french", "venice-fair", "france-english", "parlour"),
    "houses": ("venice-french", "venice-fair", "france-english"),
    "venice": ("venice-french", "venice-fair"),
    "colours": ("venice-fair", "france-english"),
}

PRINTED = """
# Wheel and layout. croupier-course ch. 3 (37 pockets); the order is that of the common wheels, the sectors of ch. 5
# agree.
pockets | one-zero | 37
pockets | parlour-double-zero | 38
wheel_order | one-zero | 0 32 15 19 4 21 2 25 17 34 6 27 13 36 11 30 8 23 10 5 24 16 33 1 20 14 31 9 22 18 29 7 28 \\
    12 35 3 26
wheel_order | parlour-double-zero | 0 28 9 26 30 11 7 20 32 17 5 22 34 15 3 24 36 13 1 00 27 10 25 29 12 8 19 31 18 \\
    6 21 33 16 4 23 35 14 2

# croupier-course ch. 5, 1 to 3; house-app, the list of red numbers.
first_number | all | 1
last_number | all | 36
low_first | all | 1
low_last | all | 18
high_first | all | 19
high_last | all | 36
red_numbers | all | 1 3 5 7 9 12 14 16 18 19 21 23 25 27 30 32 34 36
black_count | all | 18

# By hand: 10 is black (1 + 0 odd), 19 red (1 + 9 even), 29 black (2 + 9 odd); no other fails.
colour_rule_exceptions | all | 10 19 29
rows | all | 12
row_size | all | 3
zero_neighbours | one-zero | 1 2 3
zero_neighbours | parlour-double-zero | 1 2 00
double_zero | parlour-double-zero | 00
double_zero_call | parlour-double-zero | Double zéro
double_zero_neighbours | parlour-double-zero | 0 2 3

# croupier-course ch. 5, 2 and 3.
column_names | all | 34 35 36
first_column | venice | 34
middle_column | venice-french | 35
last_column | venice | 36
first_dozen_from | all | 1
first_dozen_to | all | 12
middle_dozen_from | all | 13
middle_dozen_to | all | 24
last_dozen_from | all | 25
last_dozen_to | all | 36
two_dozens_size | venice-french | 24

# 1 + 2 + 3 = 6; 1 + ... + 36 = 666.
row_root | all | 6
numbers_sum | all | 666

# Table and staff. croupier-course ch. 3, 4 (30 minutes, rake C) and 7 (float); article 55-10, paragraph 6 (2 tables).
croupiers | venice-french | 3
tables_a_chef | france-english | 2
ball_minutes | venice-french | 30
rake_upright_last | venice-french | 12
rake_flat_first | venice-french | 13
float_amount | venice-french | 550,000.00
float_pieces | venice-french | 1268
float_values | venice-french | 15
float_smallest_amount | venice-french | 0.50
float_largest_amount | venice-french | 50,000.00
opening_chips_amount | venice-french | 1,000.00

# croupier-course ch. 3, closing: plaques of 50,000, 20,000, 10,000 and 5,000; ch. 4, change: notes beside 1,000 and
# 500.
plaque_least_amount | venice-french | 5,000.00
notes_beside_amount | venice-french | 500.00

# The spin. croupier-course ch. 4.
example_number | all | 23
example_call | all | Vingt-trois, rouge, impair et passe
zero_call | all | Zéro
clearing_numbers | venice-french | 6
clearing_strokes | venice-french | 2

# croupier-course ch. 4; house-app, Fair roulette; article 55-10, paragraph 15.
order_of_payment | venice-french | column dozen even_chance six_line street corner split straight
order_of_payment | venice-fair | column even_chance dozen numbers
order_of_payment | france-english | column high odd black red even low dozen six_line street corner split straight

# croupier-course ch. 4: 340 for 20 on 5/8; a straight of 10 is 15 chips of 10 and 2 of 100.
example_paid_split | venice-french | 5/8
example_stake_amount | venice-french | 20.00
example_win_amount | venice-french | 340.00
cut_stake_amount | houses | 10.00
cut_win_amount | houses | 350.00
cut_small_count | houses | 15
cut_small_amount | houses | 10.00
cut_large_count | houses | 2
cut_large_amount | houses | 100.00

# croupier-course ch. 4, payment: the largest chip, not the sum.
toss_one_value_chips | venice-french | 5
toss_one_value_amount | venice-french | 50.00
toss_mixed_values | venice-french | 2
toss_mixed_chips | venice-french | 4
toss_mixed_amount | venice-french | 50.00
toss_outside_pieces | venice-french | 2
toss_outside_amount | venice-french | 1,000.00

# Bets. 37 straights; splits 12 x 2 across + 11 x 3 down + 3 at zero = 60; 12 streets; 2 zero streets; 11 x 2
# corners; first four; 11 six lines; 3 + 3 + 6: 157. With two zeros 38 straights, 62 splits and 3 zero streets: 161
# (parlour-leaflet, point e, has the first four there too: R50).
positions | one-zero | 157
positions | parlour-double-zero | 161
straight_positions | one-zero | 37
straight_positions | parlour-double-zero | 38
split_positions | one-zero | 60
split_positions | parlour-double-zero | 62
street_positions | all | 12
zero_street_positions | one-zero | 2
zero_street_positions | parlour-double-zero | 3
corner_positions | all | 22
six_line_positions | all | 11
dozen_positions | all | 3
column_positions | all | 3
even_chance_positions | all | 6

# croupier-course ch. 5 and 6.
straight_pays | all | 35 to 1
split_pays | all | 17 to 1
street_pays | all | 11 to 1
zero_street_pays | all | 11 to 1
corner_pays | all | 8 to 1
first_four_pays | all | 8 to 1
six_line_pays | all | 5 to 1
dozen_pays | all | 2 to 1
column_pays | all | 2 to 1
even_chance_pays | all | 1 to 1

# By the names of the bets.
split_size | all | 2
street_size | all | 3
zero_street_size | all | 3
corner_size | all | 4
six_line_size | all | 6
dozen_size | all | 12
column_size | all | 12
even_chance_size | all | 18
first_four_numbers | all | 0 1 2 3
example_split | all | 17/20
example_street | all | 13/15
example_corner | all | 17/21
example_six_line | all | 25/30
zero_streets | one-zero | 0/1/2 0/2/3
zero_streets | parlour-double-zero | 0/1/2 0/00/2 00/2/3
first_street | all | 1/3
last_street | all | 34/36
first_six_line | all | 1/6
last_six_line | all | 31/36

# Called bets. croupier-course ch. 4, 5, 8 and 9; house-app, sectors and finals.
voisins_count | houses | 17
voisins_numbers | houses | 22 18 29 7 28 12 35 3 26 0 32 15 19 4 21 2 25
voisins_chips | houses | 9
voisins_street_chips | houses | 2
voisins_street | houses | 0/2/3
voisins_street_numbers | venice | 0 2 3
voisins_corner_chips | houses | 2
voisins_corner | houses | 25/29
voisins_corner_numbers | venice | 25 26 28 29
voisins_splits | houses | 4/7 12/15 18/21 19/22 32/35
tiers_name | houses | 5/8
tiers_count | houses | 12
tiers_numbers | houses | 27 13 36 11 30 8 23 10 5 24 16 33
tiers_chips | houses | 6
tiers_splits | houses | 5/8 10/11 13/16 23/24 27/30 33/36
orphelins_count | houses | 8
orphelins_short_arc | houses | 17 34 6
orphelins_long_arc | houses | 1 20 14 31 9
orphelins_chips | houses | 5
orphelins_straight | houses | 1
orphelins_splits | houses | 6/9 14/17 17/20 31/34
orphelins_shared | houses | 17
orphelins_plein_chips | houses | 8
nassa_chips | houses | 5
nassa_splits | houses | 0/3 12/15 32/35
nassa_straights | houses | 19 26
zero_spiel_left_out | houses | 19
zero_spiel_chips | houses | 4
zero_spiel_splits | houses | 0/3 12/15 32/35
zero_spiel_straight | houses | 26
neighbours_reach | houses | 2
neighbours_chips | houses | 5
neighbours_wide_reach | houses | 3
neighbours_wide_chips | houses | 7
example_neighbours_number | houses | 17
example_neighbours | houses | 2 25 17 34 6

# croupier-course ch. 5, finals, with 0/3 and 6/9 of the house-app.
finale_long_digits | houses | 0 1 2 3 4 5 6
finale_long_chips | houses | 4
finale_short_digits | houses | 7 8 9
finale_short_chips | houses | 3
example_finale | houses | 3
example_finale_numbers | houses | 3 13 23 33
finale_down_pairs | houses | 0/3 1/4 2/5 3/6 4/7 5/8 6/9 7/10 8/11 9/12
example_finale_down | houses | 3/6
example_finale_down_splits | houses | 3/6 13/16 23/26 33/36
finale_across_pairs | houses | 0/1 1/2 2/3 4/5 5/6 7/8 8/9
example_finale_across | houses | 8/9
example_finale_across_splits | houses | 8/9 28/29
example_finale_across_straights | houses | 18 19

# croupier-course ch. 5: 13 + the last number with its splits; 0 by hand: 4 + (0/1 0/2 0/3) + (10: 3) + (20: 4) +
# (30: 3) = 17.
finale_splits_base | houses | 13
finale_splits_chips | houses | 17 17 18 17 16 17 16 13 13 13

# croupier-course ch. 5, figures.
figure_chips | houses | 4
example_figure | houses | 4
example_figure_numbers | houses | 4 13 22 31

# croupier-course ch. 5, doors (the neighbours outside); the ends themselves from the wheel.
tiers_doors | houses | 27 33
voisins_doors | houses | 22 25
orphelins_doors | houses | 17 6 1 9
tiers_doors_outside | houses | 6 1
voisins_doors_outside | houses | 9 17
orphelins_doors_outside | houses | 25 27 33 22

# Playing again. croupier-course ch. 9, chip by chip.
tiers_win_chips | houses | 17
tiers_replay_kept | houses | 6
tiers_replay_handed | houses | 11
tiers_complete_kept | houses | 5
tiers_complete_handed | houses | 12
tiers_all_chips | houses | 18
tiers_all_times | houses | 3
tiers_all_unit_amount | houses | 30.00
tiers_all_total_amount | houses | 180.00
voisins_split_win_chips | houses | 17
voisins_split_replay_kept | houses | 9
voisins_split_replay_handed | houses | 8
voisins_split_complete_kept | houses | 8
voisins_split_complete_handed | houses | 9
voisins_corner_win_chips | houses | 16
voisins_corner_replay_kept | houses | 9
voisins_corner_replay_handed | houses | 7
voisins_corner_complete_kept | houses | 7
voisins_corner_complete_handed | houses | 9
voisins_street_win_chips | houses | 22
voisins_street_replay_kept | houses | 9
voisins_street_replay_handed | houses | 13
voisins_street_complete_kept | houses | 7
voisins_street_complete_handed | houses | 15
voisins_all_chips | houses | 18
voisins_all_times | houses | 2
voisins_all_unit_amount | houses | 20.00
voisins_all_total_amount | houses | 180.00
voisins_street_all_chips | houses | 24
voisins_street_all_handed | houses | 6
voisins_street_handed_times | houses | 3
replay_split_chips | houses | 2
replay_double_chips | houses | 4
example_unit_amount | houses | 10.00

# croupier-course ch. 9, the two tables; 15 and 50 of the tiers corrected (R5).
tiers_cut_5 | venice-french | 5 → 6 × 15 = 90: 2 × 5 + 3 × 10 + 1 × 50
tiers_cut_10 | venice-french | 10 → 6 × 30 = 180: 3 × 10 + 3 × 50
tiers_cut_15 | venice-french | 15 → 6 × 45 = 270: 1 × 10 + 3 × 20 + 2 × 100
tiers_cut_20 | venice-french | 20 → 6 × 60 = 360: 3 × 20 + 3 × 100
tiers_cut_30 | venice-french | 30 → 6 × 90 = 540: 2 × 20 + 2 × 50 + 4 × 100
tiers_cut_40 | venice-french | 40 → 6 × 120 = 720: 1 × 20 + 2 × 100 + 1 × 500
tiers_cut_50 | venice-french | 50 → 6 × 150 = 900: 2 × 50 + 3 × 100 + 1 × 500
tiers_cut_100 | venice-french | 100 → 6 × 300 = 1800: 3 × 100 + 1 × 500 + 1 × 1000
tiers_cut_200 | venice-french | 200 → 6 × 600 = 3600: 3 × 200 + 3 × 1000
voisins_cut_5 | venice-french | 5 → 9 × 10 = 90: 4 × 10 + 1 × 50
voisins_cut_5_or | venice-french | 5 → 9 × 10 = 90: 1 × 10 + 4 × 20
voisins_cut_10 | venice-french | 10 → 9 × 20 = 180: 4 × 20 + 1 × 100
voisins_cut_15 | venice-french | 15 → 9 × 30 = 270: 1 × 10 + 3 × 20 + 1 × 200
voisins_cut_20 | venice-french | 20 → 9 × 40 = 360: 8 × 20 + 1 × 200
voisins_cut_30 | venice-french | 30 → 9 × 60 = 540: 7 × 20 + 4 × 100
voisins_cut_40 | venice-french | 40 → 9 × 80 = 720: 6 × 20 + 1 × 100 + 1 × 500
voisins_cut_50 | venice-french | 50 → 9 × 100 = 900: 4 × 100 + 1 × 500
voisins_cut_50_or | venice-french | 50 → 9 × 100 = 900: 1 × 100 + 4 × 200
voisins_cut_100 | venice-french | 100 → 9 × 200 = 1800: 4 × 200 + 1 × 1000
voisins_cut_200 | venice-french | 200 → 9 × 400 = 3600: 8 × 200 + 2 × 1000

# Zero. house-app, French roulette (3 levels); croupier-course ch. 4 (half is lost at each zero); 1/2, 1/4, 1/8, then
# half of that (R21).
prison_first_level | venice-french | 1
prison_last_level | venice-french | 3
prison_take_first_exact | venice-french | 1/2
prison_take_last_exact | venice-french | 1/8
prison_end_exact | venice-french | 1/16
smallest_chip_amount | all | 0.50

# Colour chips. house-app, Fair roulette, general rules; article 55-10, paragraphs 2, 3 and 16.
colour_count | venice-fair | 8
colour_count | france-english | 7
colour_outside_chips | venice-fair | 5
colour_number_chips | venice-fair | 5
colour_plaque_chips | france-english | 20
stack | france-english | 20

# General rules. croupier-course ch. 4, change: 100 in chips of 5 is 25, 50, 75, 100.
change_group | venice-french | 5
change_amount | venice-french | 100.00
change_chip_amount | venice-french | 5.00
change_pieces | venice-french | 20
change_groups | venice-french | 4
change_count | venice-french | 25 50 75 100
notes_amount | venice-french | 50.00

# house-app, general rules.
unclaimed_spins | venice | 3

# Odds. (36 x 1 - 35) / 37, or with 38 pockets 2 / 38.
number_edge | one-zero | 2.7027 %
number_edge | parlour-double-zero | 5.2632 %
number_edge_exact | one-zero | 1/37
number_edge_exact | parlour-double-zero | 1/19

# 1/37 x 1/2.
even_chance_edge | houses | 1.3514 %
even_chance_edge_exact | houses | 1/74
take_half_edge | venice-french parlour | 1.3514 %
take_half_edge | parlour-double-zero | 2.6316 %
take_half_edge_exact | venice-french parlour | 1/74
take_half_edge_exact | parlour-double-zero | 1/38

# L1 = 18/37 + L2/37; L2 = 18/37 + 18/37 L1 + L3/37; L3 = 18/37 + 18/37 L2 + 1/37 x 15/16; the edge is L1/37.
leave_edge | venice-french | 1.3701 %
leave_edge_exact | venice-french | 400047/29198032

# The chip is lost with 19 of 37 after a zero: 1/37 x 19/37.
indivisible_edge | colours | 1.3879 %
indivisible_edge_exact | colours | 19/1369

# A dozen left at zero is lost with 24 of 36 that decide: 1/37 x 2/3, or 2/38 x 2/3.
dozen_leave_edge | parlour | 1.8018 %
dozen_leave_edge | parlour-double-zero | 3.5088 %
dozen_leave_edge_exact | parlour | 2/111
dozen_leave_edge_exact | parlour-double-zero | 2/57

# History. croupier-course ch. 1.
columns_year | all | 1172
council_law_year | all | 1255
ridotto_year | all | 1638
casini_year | all | 1744
casini_count | all | 118
casini_near_count | all | 114
"""


def table() -> dict[tuple[str, str], str]:
    """The value of each placeholder under each ruleset for which there is a row."""
    told: dict[tuple[str, str], str] = {}
    for line in PRINTED.replace(" \\\n   ", "").strip().splitlines():
        if not line or line.startswith("#"):
            continue
        name, which, value = (part.strip() for part in line.split(" | ", 2))
        for rules in GROUPS.get(which) or which.split():
            assert (name, rules) not in told, f"{name} is there twice for {rules}"
            told[name, rules] = value
    return told


def written(value: Fact) -> str:
    match value:
        case Money(cents):
            return f"{cents // 100:,}.{cents % 100:02}"
        case Odds(pays, to):
            return f"{pays} to {to}"
        case Exact(fraction):
            return str(fraction)
        case Percent(share):
            return f"{float(share) * 100:.4f} %"
        case Key(notation):
            return notation.rpartition(":")[2].replace("-", "/")
        case Kinds(keys):
            return " ".join(keys)
        case tuple():
            return " ".join(written(one) for one in value)
    return str(value)


TOLD = table()


def used(name: str) -> frozenset[str]:
    """The placeholders that some clause of a ruleset prints."""
    rules = ruleset(name)
    return frozenset[str]().union(*(clause.placeholders for clause in load("games.roulette") if clause.holds(rules)))


@pytest.mark.parametrize("name", NAMES)
def test_each_number_that_a_ruleset_prints_is_the_expected_one(name: str) -> None:
    known = facts(ruleset(name))
    printed = {placeholder: written(known[placeholder]) for placeholder in used(name)}
    assert printed == {placeholder: value for (placeholder, rules), value in TOLD.items() if rules == name}


def test_the_edge_of_a_stake_that_is_always_left() -> None:
    """The equations of the row leave_edge, solved here: L1 from L2 and L3."""
    half = Fraction(18, 37)
    # L3 = a + half L2;  L2 = half + half L1 + L3/37;  L1 = half + L2/37
    a = half + Fraction(15, 16) / 37
    # L2 (1 - half/37) = half + half L1 + a/37, with L1 = half + L2/37
    second = (half + half * half + a / 37) / (1 - half / 37 - half / 37)
    assert TOLD["leave_edge_exact", "venice-french"] == str((half + second / 37) / 37)
