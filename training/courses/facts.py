"""What the lessons are filled with: the facts of the rules, and some that only a lesson needs."""

from games.core.facts import Fact, Money
from games.roulette.bets import PAYS, Kind
from games.roulette.called import CalledBet
from games.roulette.calls import announcement
from games.roulette.facts import facts
from games.roulette.rulesets import Ruleset

# The kinds whose multiples are learnt, and how far the table of them goes.
BY_HEART = (Kind.STRAIGHT, Kind.SPLIT, Kind.STREET, Kind.CORNER, Kind.SIX_LINE)
MULTIPLES = 12
_CALLED_ALOUD = (7, 10, 19, 28)
_SPLIT_COUNT = (10, 4)
# What the printed course has wrong, told so that a croupier trained on it does not take the site for wrong. The
# right figure stands beside it; tests hold it against the engine.
PRINTED: dict[str, Fact] = {
    "printed_street_stake_amount": Money(55_00),
    "printed_street_wrong_amount": Money(615_00),
    "printed_street_right_amount": Money(605_00),
    "printed_tiers_unit_amount": Money(100_00),
    "printed_tiers_wrong_amount": Money(60_00),
    "printed_tiers_right_amount": Money(600_00),
    "printed_cut_first_amount": Money(15_00),
    "printed_cut_first_wrong_amount": Money(280_00),
    "printed_cut_first_right_amount": Money(270_00),
    "printed_cut_second_amount": Money(50_00),
    "printed_cut_second_wrong_amount": Money(750_00),
    "printed_cut_second_right_amount": Money(900_00),
    "printed_colour_missing": 10,
    "printed_colour_named": 11,
    "printed_figure": 3,
    "printed_figure_wrong": 27,
    "printed_figure_right": 30,
    "printed_sector": 5,
    "printed_sector_wrong": 8,
    "printed_sector_right": 10,
    "printed_sectors_labelled": (16, 34),
    "printed_sectors_missing": (32, 35),
}


def lesson_facts(rules: Ruleset) -> dict[str, Fact]:
    """By placeholder, everything that a lesson may say of roulette under a ruleset."""
    first, second = _SPLIT_COUNT
    straight = PAYS[Kind.STRAIGHT]
    return {
        **facts(rules),
        **PRINTED,
        **{f"times_{kind}": PAYS[kind] for kind in BY_HEART},
        "pair_of_splits": 2 * PAYS[Kind.SPLIT],
        "multiples_rows": MULTIPLES,
        "multiple_count": first + second,
        "multiple_first": first,
        "multiple_second": second,
        "multiple_first_product": first * straight,
        "multiple_second_product": second * straight,
        "multiple_product": (first + second) * straight,
        "call_examples": "; ".join(f"*{announcement(number)}*" for number in _CALLED_ALOUD),
        "tiers_name_spot": "/".join(map(str, CalledBet.parse("tiers").placements[0].bet.numbers)),
    }
