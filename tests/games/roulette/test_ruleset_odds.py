"""The odds of every house against the table itself: each pocket once, and what a zero catches played on to its end.

A stake that is held is a Markov chain whose steps the settlement makes; the chain is solved here in fractions.
"""

from collections.abc import Sequence
from dataclasses import replace
from fractions import Fraction
from itertools import product

import pytest
from hypothesis import given, settings

from games.core.problems import Refused
from games.roulette.bets import Bet
from games.roulette.called import every_called_bet
from games.roulette.odds import odds
from games.roulette.rulesets import NAMES, Ruleset, ruleset
from games.roulette.spin import settle
from games.roulette.stakes import Choice, Held, Stake, ZeroOption
from tests.games.roulette.houses import houses, is_caught
from tests.games.roulette.test_expectation import solved

POLICIES = {"leave": Choice(ZeroOption.LEAVE), "take_half": Choice(ZeroOption.TAKE_HALF)}


def unit(rules: Ruleset) -> int:
    """Cents that every zero divides into whole smallest chips."""
    return rules.smallest_chip * 2 ** (rules.prison_levels + 2)


def worth(rules: Ruleset, bet: Bet, amount: int, choices: Sequence[Choice | None]) -> list[Fraction]:
    """What comes back of a cent held at each level, the player saying the same whenever it is there."""
    matrix, right = [], []
    for level, choice in enumerate(choices, start=1):
        row, back = [Fraction(0)] * rules.prison_levels, Fraction(0)
        for pocket in rules.wheel.pockets:
            settled = settle(rules, pocket, [], [Held(bet, amount, level, None, choice)])
            back += Fraction(settled.total.returned, amount * len(rules.wheel.pockets))
            for held in settled.held:
                assert held.amount == amount
                row[held.level - 1] += Fraction(1, len(rules.wheel.pockets))
        matrix.append([Fraction(i == level - 1) - step for i, step in enumerate(row)])
        right.append(back)
    return solved(matrix, right)


def cost(rules: Ruleset, bet: Bet, amount: int, choice: Choice | None) -> Fraction:
    """What a cent of a stake costs, over every pocket and over all that follows of it."""
    return cost_of(rules, bet, amount, [choice] * (rules.prison_levels + 1))


def cost_of(rules: Ruleset, bet: Bet, amount: int, choices: Sequence[Choice | None]) -> Fraction:
    """The same where the player says one thing at the first zero, and another at each level."""
    choice = choices[0]
    later = worth(rules, bet, amount, choices[1:]) if is_caught(rules, bet) else []
    back = Fraction(0)
    for pocket in rules.wheel.pockets:
        settled = settle(rules, pocket, [Stake(bet, amount, None, choice, unchanged=True)])
        back += settled.total.winnings + settled.total.returned
        back += sum(held.amount * later[held.level - 1] for held in settled.held)
    return 1 - back / (amount * len(rules.wheel.pockets))


def agrees(rules: Ruleset, bet: Bet) -> None:
    found, amount = odds(rules, bet), unit(rules)
    assert found.win == Fraction(len(bet.covers & set(rules.wheel.pockets)), len(rules.wheel.pockets))
    assert found.pays == bet.pays
    if rules.zero == "partage" or not is_caught(rules, bet):
        assert (found.edge, found.policies) == (cost(rules, bet, amount, None), {})
    else:
        assert found.policies == {name: cost(rules, bet, amount, choice) for name, choice in POLICIES.items()}
        assert found.edge == min(found.policies.values())
    if rules.zero == "partage" and is_caught(rules, bet):
        assert found.indivisible == cost(rules, bet, rules.smallest_chip, None)
    else:
        assert found.indivisible is None


@pytest.mark.parametrize("name", NAMES)
def test_the_odds_of_every_position_are_those_of_the_table(name):
    rules = ruleset(name)
    for bet in rules.positions.values():
        agrees(rules, bet)


@given(houses())
@settings(max_examples=25)
def test_the_odds_of_any_house_are_those_of_its_table(rules):
    rules = replace(rules, maximum={})
    for key in ("red", "high", "dozen:2", "column:34", "straight:0", "zero_street:0-1-2", "corner:32-36"):
        agrees(rules, rules.positions[key])


@pytest.mark.parametrize("levels", range(1, 10))
@pytest.mark.parametrize("wheel", ["single-zero", "double-zero"])
def test_prison_of_any_depth_on_either_wheel(levels, wheel):
    agrees(ruleset("venice-french", {"prison_levels": levels, "wheel": wheel}), ruleset().positions["odd"])


@pytest.mark.parametrize("wheel", ["single-zero", "double-zero"])
@pytest.mark.parametrize(("name", "key"), [("venice-french", "red"), ("parlour", "red"), ("parlour", "dozen:1")])
def test_no_mixture_of_wishes_costs_less_than_the_edge(name, key, wheel):
    rules = ruleset(name, {"wheel": wheel})
    bet = rules.positions[key]
    said = product(POLICIES.values(), repeat=rules.prison_levels + 1)
    assert min(cost_of(rules, bet, unit(rules), choices) for choices in said) == odds(rules, bet).edge


@pytest.mark.parametrize("name", NAMES)
def test_announcements_cost_what_their_positions_cost_or_are_refused(name):
    rules = ruleset(name)
    for bet in every_called_bet():
        if bet.name not in rules.called_bets:
            with pytest.raises(Refused):
                odds(rules, bet)
            continue
        placed = sum(p.chips * odds(rules, p.bet).edge for p in bet.placements) / bet.chips
        assert odds(rules, bet).edge == placed
