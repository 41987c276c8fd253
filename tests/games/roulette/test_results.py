"""What each result brings to the stakes that lie. The figures are worked by hand from the printed facts."""

from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from games.core.problems import Refused
from games.roulette.called import CalledBet
from games.roulette.odds import odds
from games.roulette.results import OutcomeTotal, grouped, outcome_totals
from games.roulette.rulesets import ruleset
from games.roulette.stakes import Stake, parse_spot
from tests.games.roulette.strategies import announcements, any_amounts, positions, stakes

VENICE = ruleset()

# Announcement: by the chips won, the chips that lie on and the net in chips, the results that bring so much.
# Voisins: the split wins 17 and 1 of 9 chips lies on: 17 - 8 = 9. The corner: 16 - 7 = 9. The zero street: 22 - 7 = 15.
BY_HAND = {
    "voisins": {
        (22, 2, 15): [0, 2, 3],
        (17, 1, 9): [4, 7, 12, 15, 18, 19, 21, 22, 32, 35],
        (16, 2, 9): [25, 26, 28, 29],
        (0, 0, -9): [1, 5, 6, 8, 9, 10, 11, 13, 14, 16, 17, 20, 23, 24, 27, 30, 31, 33, 34, 36],
    },
    "tiers": {
        (17, 1, 12): [5, 8, 10, 11, 13, 16, 23, 24, 27, 30, 33, 36],
        (0, 0, -6): [
            *(0, 1, 2, 3, 4, 6, 7, 9, 12, 14, 15, 17, 18, 19, 20, 21, 22, 25, 26, 28, 29, 31, 32, 34, 35),
        ],
    },
    # One straight; four splits, of which two meet on 17.
    "orphelins": {
        (35, 1, 31): [1],
        (34, 2, 31): [17],
        (17, 1, 13): [6, 9, 14, 20, 31, 34],
        (0, 0, -5): [
            *(0, 2, 3, 4, 5, 7, 8, 10, 11, 12, 13, 15, 16, 18, 19, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 32, 33),
            *(35, 36),
        ],
    },
    "nassa": {
        (35, 1, 31): [19, 26],
        (17, 1, 13): [0, 3, 12, 15, 32, 35],
        (0, 0, -5): [n for n in range(37) if n not in (0, 3, 12, 15, 19, 26, 32, 35)],
    },
    # 6 and 16 touch three splits, 26 in the middle column four, 36 in the last row two; a number beside has its split.
    "finale-splits:6": {
        (103, 5, 92): [26],
        (86, 4, 74): [6, 16],
        (69, 3, 56): [36],
        (17, 1, 2): [3, 5, 9, 13, 17, 19, 23, 25, 27, 29, 33, 35],
        (0, 0, -16): [0, 1, 2, 4, 7, 8, 10, 11, 12, 14, 15, 18, 20, 21, 22, 24, 28, 30, 31, 32, 34],
    },
    "neighbours:17:2": {
        (35, 1, 31): [2, 6, 17, 25, 34],
        (0, 0, -5): [n for n in range(37) if n not in (2, 6, 17, 25, 34)],
    },
    "finale-split:8-9": {
        (35, 1, 32): [18, 19],
        (17, 1, 14): [8, 9, 28, 29],
        (0, 0, -4): [n for n in range(37) if n not in (8, 9, 18, 19, 28, 29)],
    },
}


@pytest.mark.parametrize("key", BY_HAND)
def test_each_result_brings_what_is_worked_by_hand(key: str) -> None:
    unit = 1000
    found = grouped(outcome_totals(VENICE, [Stake(CalledBet.parse(key), unit)]))
    in_chips = {(one.won // unit, one.back // unit, one.net // unit): list(one.outcomes) for one in found}
    assert in_chips == BY_HAND[key]


def test_the_best_for_the_player_comes_first() -> None:
    nets = [one.net for one in grouped(outcome_totals(VENICE, [Stake(CalledBet.parse("orphelins"), 500)]))]
    assert nets == sorted(nets, reverse=True)


def test_every_pocket_has_its_result_by_number() -> None:
    assert [one.outcomes for one in outcome_totals(VENICE, [Stake(parse_spot("red"), 1000)])] == [
        (n,) for n in range(37)
    ]


def test_the_double_zero_has_a_result_too() -> None:
    totals = outcome_totals(ruleset("parlour-double-zero"), [Stake(parse_spot("straight:17"), 1000)])
    assert len(totals) == 38
    assert sum(one.net for one in totals) == -2000


def test_what_stays_in_prison_is_neither_won_nor_lost() -> None:
    at_zero = outcome_totals(VENICE, [Stake(parse_spot("red"), 1000)])[0]
    assert at_zero == OutcomeTotal((0,), won=0, back=0, held=1000, net=0)


def test_a_list_of_stakes_is_settled_together() -> None:
    on_17 = outcome_totals(VENICE, [Stake(CalledBet.parse("orphelins"), 100), Stake(parse_spot("straight:17"), 100)])[
        17
    ]
    assert (on_17.won, on_17.back, on_17.net) == (6900, 300, 6600)  # two splits and a straight; three chips lost


def test_an_announcement_that_the_house_does_not_take_is_refused() -> None:
    rules = ruleset(overrides={"called_bets": ["voisins"], "placed_later": []})
    with pytest.raises(Refused) as caught:
        outcome_totals(rules, [Stake(CalledBet.parse("tiers"), 100)])
    assert (caught.value.first.code, caught.value.first.field) == ("called_bet_not_taken", "bets[0].bet")


@given(announcements, any_amounts)
def test_all_results_together_cost_the_edge(bet: CalledBet, unit: int) -> None:
    stake = Stake(bet, unit)
    net = sum(one.net for one in outcome_totals(VENICE, [stake]))
    assert Fraction(-net, 37 * stake.total) == odds(VENICE, bet).edge == Fraction(1, 37)


@given(st.lists(stakes(spots=positions | announcements), min_size=1, max_size=6))
def test_putting_together_loses_no_result_and_no_money(laid: list[Stake]) -> None:
    single = outcome_totals(VENICE, laid)
    found = grouped(single)
    assert sorted(n for one in found for n in one.outcomes) == list(range(37))
    for one in found:
        for outcome in one.outcomes:
            assert OutcomeTotal((outcome,), one.won, one.back, one.held, one.net) == single[outcome]
    assert len({(one.won, one.back, one.held, one.net) for one in found}) == len(found)
