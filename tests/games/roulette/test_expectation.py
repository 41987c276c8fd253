"""The stated edge is the mean of what the engine pays over the wheel, exactly; prison by an own computation."""

from fractions import Fraction

import pytest

from games.core.problems import Refused
from games.roulette.bets import EVEN_CHANCES, POSITIONS, Kind
from games.roulette.called import CalledBet, every_called_bet
from games.roulette.odds import odds, worth_held, worth_taken
from games.roulette.rulesets import ruleset
from games.roulette.spin import settle
from games.roulette.stakes import Choice, Held, Stake, ZeroOption
from games.roulette.wheel import POCKETS

VENICE = ruleset()
HALF = Choice(ZeroOption.TAKE_HALF)
LEFT = Fraction(400047, 29198032)


def mean_net(stake: Stake) -> Fraction:
    """What a unit of the stake wins on average over the 37 results."""
    net = sum(settle(VENICE, outcome, [stake]).total.net for outcome in POCKETS)
    return Fraction(net, len(POCKETS) * stake.total)


@pytest.mark.parametrize("bet", [bet for bet in POSITIONS.values() if bet.kind is not Kind.EVEN_CHANCE], ids=str)
def test_each_position_costs_one_pocket(bet):
    stated = odds(VENICE, bet)
    assert -mean_net(Stake(bet, 1000)) == stated.edge == Fraction(1, 37)
    assert stated.win == Fraction(sum(outcome in bet.numbers for outcome in POCKETS), 37)


def test_each_announcement_costs_one_pocket():
    for bet in every_called_bet():
        stated = odds(VENICE, bet)
        assert -mean_net(Stake(bet, 50)) == stated.edge == Fraction(1, 37), bet.key
        hits = sum(settle(VENICE, outcome, [Stake(bet, 50)]).total.winnings > 0 for outcome in POCKETS)
        assert (stated.win, stated.pays) == (Fraction(hits, 37), None), bet.key


def solved(matrix: list[list[Fraction]], right: list[Fraction]) -> list[Fraction]:
    """A linear system by Gauss and Jordan."""
    size = len(matrix)
    system = [[*row, value] for row, value in zip(matrix, right, strict=True)]
    for column in range(size):
        pivot = next(row for row in range(column, size) if system[row][column])
        system[column], system[pivot] = system[pivot], system[column]
        system[column] = [value / system[column][column] for value in system[column]]
        for row in range(size):
            if row != column:
                factor = system[row][column]
                system[row] = [a - factor * b for a, b in zip(system[row], system[column], strict=True)]
    return [row[-1] for row in system]


def worth_by_settling(bet, levels: int, rules) -> list[Fraction]:
    """The worth of a unit at each level when it is always left: a Markov chain whose steps the table itself makes."""
    unit = 50 * 2 ** (levels + 1)
    matrix, right = [], []
    for level in range(1, levels + 1):
        row, gain = [Fraction(0)] * levels, Fraction(0)
        for outcome in POCKETS:
            settled = settle(rules, outcome, [], [Held(bet, unit, level)])
            gain += Fraction(settled.total.returned, unit * 37)
            for held in settled.held:
                row[held.level - 1] += Fraction(1, 37)
        matrix.append([Fraction(i == level - 1) - part for i, part in enumerate(row)])
        right.append(gain)
    return solved(matrix, right)


@pytest.mark.parametrize("bet", EVEN_CHANCES, ids=str)
def test_an_even_chance_always_left_costs_what_the_prison_makes_it_cost(bet):
    worth = worth_by_settling(bet, 3, VENICE)
    assert tuple(worth) == worth_held(VENICE, POSITIONS["red"])
    edge = 1 - Fraction(2 * 18, 37) - worth[0] / 37
    assert odds(VENICE, bet).policies["leave"] == edge == LEFT


@pytest.mark.parametrize("bet", EVEN_CHANCES, ids=str)
def test_an_even_chance_halved_at_once_costs_half_a_pocket(bet):
    stated = odds(VENICE, bet)
    assert stated.policies["take_half"] == -mean_net(Stake(bet, 1000, None, HALF)) == Fraction(1, 74)
    assert stated.edge == Fraction(1, 74)
    assert stated.win == Fraction(18, 37)


def test_the_cost_of_leaving_by_playing_the_levels_over_and_over():
    """Value iteration in floating point: no system is solved, the prison is simply played on."""
    worth = [0.5, 0.25, 0.125]
    for _ in range(60):
        worth = [(18 + worth[1]) / 37, (18 * worth[0] + worth[2]) / 37, (18 * worth[1] + 1 / 16) / 37]
    assert abs(1 - 36 / 37 - worth[0] / 37 - float(LEFT)) < 1e-15


def test_at_every_level_taking_is_better_than_leaving():
    left, taken = worth_held(VENICE, POSITIONS["red"]), worth_taken(VENICE)
    assert taken == (Fraction(1, 2), Fraction(1, 4), Fraction(1, 8))
    assert all(stays < goes for stays, goes in zip(left, taken, strict=True))


@pytest.mark.parametrize("levels", [1, 2, 3, 4, 9])
def test_a_house_with_other_levels_has_its_own_cost(levels):
    rules = ruleset(overrides={"prison_levels": levels})
    assert tuple(worth_by_settling(POSITIONS["red"], levels, rules)) == worth_held(rules, POSITIONS["red"])


def test_an_announcement_that_a_house_does_not_take_has_no_odds():
    rules = ruleset(overrides={"called_bets": ["voisins"]})
    assert odds(rules, CalledBet.parse("voisins")).edge == Fraction(1, 37)
    with pytest.raises(Refused) as caught:
        odds(rules, CalledBet.parse("tiers"))
    assert (caught.value.first.code, caught.value.first.field) == ("called_bet_not_taken", "bet")
