"""What a position brings pocket by pocket: against the odds, and against spins settled by the engine."""

from fractions import Fraction
from random import Random

import pytest

from games.core.evening import evening
from games.core.outcomes import together
from games.roulette.bets import Bet, Kind
from games.roulette.odds import odds
from games.roulette.outcomes import AtZero, choices, outcomes
from games.roulette.rulesets import NAMES, ruleset
from games.roulette.spin import settle
from games.roulette.stakes import Choice, Held, Stake

EVERY = [
    (name, key)
    for name in NAMES
    for key in ("straight:17", "split:20-23", "corner:4-8", "six_line:31-36", "dozen:1", "column:34", "red", "low")
]


@pytest.mark.parametrize(("name", "key"), EVERY)
def test_the_edge_of_each_choice_is_that_of_the_odds(name, key):
    rules, bet = ruleset(name), Bet.parse(key)
    known = odds(rules, bet)
    said = {AtZero.HALF: known.policies.get("take_half", known.edge), AtZero.LEFT: known.policies.get("leave")}
    said[AtZero.CHIP] = known.indivisible
    for choice in choices(rules, bet):
        assert outcomes(rules, bet, choice).edge == said[choice]
    assert outcomes(rules, bet).edge == known.policies.get("take_half", known.edge)
    assert outcomes(rules, bet).wins == known.win


@pytest.mark.parametrize(("name", "key"), EVERY)
def test_every_pocket_is_settled_as_the_engine_settles_it(name, key):
    rules, bet = ruleset(name), Bet.parse(key)
    choice = Choice.parse("take_half") if choices(rules, bet) else None
    in_colour = name == "france-english" and bet.kind is not Kind.EVEN_CHANCE  # where value chips are refused
    stake = Stake(bet, 100_00, "1", choice, 10_00 if in_colour else None)
    for pocket, (chance, net) in outcomes(rules, bet).by_end.items():
        assert chance == Fraction(1, len(rules.wheel.pockets))
        assert settle(rules, int(pocket), [stake]).total.net == net * 100_00


def left_in_prison(rules, bet, rng):
    """A stake of one unit that is left wherever a zero catches it."""
    first, held = 100_00, ()
    settled = settle(rules, rng.choice(rules.wheel.pockets), [Stake(bet, first)])
    net = settled.total.net
    while settled.held:
        held = tuple(Held(one.bet, one.amount, one.level) for one in settled.held)
        settled = settle(rules, rng.choice(rules.wheel.pockets), [], held)
        net += settled.total.net
    return Fraction(net, first)


@pytest.mark.parametrize("name", ["venice-french", "parlour"])
def test_stakes_left_in_place_end_as_often_as_in_spins_that_are_settled(name):
    rules, bet, rng, rounds = ruleset(name), Bet.parse("red"), Random(11), 20_000
    said = dict(outcomes(rules, bet, AtZero.LEFT).chances)
    found = [left_in_prison(rules, bet, rng) for _ in range(rounds)]
    assert set(found) <= set(said)
    for net, chance in said.items():
        error = (chance * (1 - chance) / rounds) ** 0.5
        assert abs(found.count(net) / rounds - chance) < 4.5 * error


def test_evenings_that_are_spun_end_as_often_ahead():
    rules, rng, evenings, spins = ruleset("venice-french"), Random(3), 3_000, 40
    red, number = Bet.parse("red"), Bet.parse("straight:17")
    nets = {}
    for pocket in rules.wheel.pockets:
        stakes = [Stake(red, 500, choice=Choice.parse("take_half")), Stake(number, 100)]
        nets[pocket] = settle(rules, pocket, stakes).total.net
    ends = [sum(nets[rng.choice(rules.wheel.pockets)] for _ in range(spins)) for _ in range(evenings)]
    placed = [(outcomes(rules, red), 500), (outcomes(rules, number), 100)]
    said = evening(together(placed), spins, 600)
    for share, found in ((said.ahead, sum(end > 0 for end in ends)), (said.behind, sum(end < 0 for end in ends))):
        assert abs(found / evenings - share) < 4.5 * (share * (1 - share) / evenings) ** 0.5
