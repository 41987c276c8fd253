"""A hundred thousand spins, those in prison carried on: not a cent comes from nowhere, and none is lost on the way."""

from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from random import Random

import pytest

from games.roulette.bets import EVEN_CHANCES, OUTSIDE, Bet, Kind
from games.roulette.called import CalledBet, every_called_bet
from games.roulette.rulesets import NAMES, Ruleset, ruleset
from games.roulette.session import PLAYERS
from games.roulette.spin import Settlement, settle
from games.roulette.stakes import LEAVE, Choice, Held, Stake, ZeroOption

SPINS = 100_000 // len(NAMES)
BEGINNING = 1_000_000_00  # cents in the bank and in each purse
TABLE = (None, *PLAYERS)
HALF = Choice(ZeroOption.TAKE_HALF)
# What may be said of a stake that a zero catches, by the house's rule.
CHOICES = {
    "prison": [None, LEAVE, HALF, *(Choice(ZeroOption.MOVE, bet) for bet in EVEN_CHANCES)],
    "partage": [None, HALF],
    "parlour": [None, LEAVE, HALF],
}


def option(rng: Random, rules: Ruleset, bet: Bet | CalledBet) -> Choice | None:
    """Something, or mostly nothing, that the house lets a player say of a stake on that bet."""
    caught = bet in EVEN_CHANCES or (rules.zero == "parlour" and isinstance(bet, Bet) and bet.kind in OUTSIDE)
    chosen = rng.choice(CHOICES[rules.zero]) if caught and rng.random() < 0.6 else None
    return None if chosen is not None and chosen.to is bet else chosen


def laid(rng: Random, rules: Ruleset, spots: list[Bet | CalledBet]) -> Iterator[Stake]:
    """One to three stakes: mostly small chips, at times an amount that no chip makes; where there are colours, some."""
    for player in rng.sample(TABLE, rng.randint(1, 3)):
        bet = rng.choice(EVEN_CHANCES) if rng.random() < 0.4 else rng.choice(spots)
        amount = rng.randint(1, 60) * 50 if rng.random() < 0.9 else rng.randint(1, 9999)
        colour = None
        if rules.colour_chips and rng.random() < 0.2:
            colour, amount = 250, 250 * rng.randint(5, 9)
        # Value chips are accepted everywhere by exception.
        yield Stake(bet, amount, player, option(rng, rules, bet), colour, unchanged=colour is None)


def spins(rng: Random, rules: Ruleset, count: int) -> Iterator[tuple[list[Stake], list[Held], Settlement]]:
    """Spins one after the other, zeros more often than at a table."""
    spots = [*rules.positions.values(), *(bet for bet in every_called_bet() if bet.name in rules.called_bets)]
    pockets, zeros = rules.wheel.pockets, sorted(rules.wheel.zeros)
    held: list[Held] = []
    for _ in range(count):
        stakes = list(laid(rng, rules, spots))
        held = [replace(one, choice=option(rng, rules, one.bet)) for one in held]
        outcome = rng.choice(zeros if rng.random() < 0.15 else pockets)
        settled = settle(rules, outcome, stakes, held)
        yield stakes, held, settled
        held = list(settled.held)


def sums(pairs) -> Counter[str | None]:
    added: Counter[str | None] = Counter()
    for player, cents in pairs:
        added[player] += cents
    return +added


def agrees_with_its_lines(settled: Settlement) -> None:
    total, lines = settled.total, settled.lines
    for name in ("winnings", "returned", "held"):
        assert getattr(total, name) == sum(getattr(line, name) for line in lines)
    assert total.staked == sum(line.stake for line in lines)
    assert total.lost == total.staked - total.returned - total.held
    assert total.net == total.winnings - total.lost
    assert min(min(line.stake, line.winnings, line.returned, line.held) for line in lines) >= 0
    assert all(line.returned + line.held <= line.stake for line in lines)


@pytest.mark.parametrize("limited", [False, True], ids=["no limits", "limits"])
@pytest.mark.parametrize("name", NAMES)
def test_money_only_moves(name, limited):
    rules = ruleset(name, {"maximum": {kind.value: "15.00" for kind in Kind}} if limited else {})
    rng = Random(f"{name} {limited}")
    bank, purses = BEGINNING, Counter(dict.fromkeys(TABLE, BEGINNING))
    everything = bank + purses.total()
    undecided, results = 0, Counter[str]()
    for stakes, held, settled in spins(rng, rules, SPINS // 2):
        agrees_with_its_lines(settled)
        for stake in stakes:
            purses[stake.player] -= stake.total
        for line in settled.lines:
            purses[line.player] += line.winnings + line.returned
            bank += line.stake - line.returned - line.held - line.winnings
        in_prison = sums((one.player, one.amount) for one in settled.held)
        assert bank + purses.total() + in_prison.total() == everything
        # What a player has on the table is decided or held, to the cent.
        before = sums([*((s.player, s.total) for s in stakes), *((h.player, h.amount) for h in held)])
        assert sums((line.player, line.stake) for line in settled.lines) == before
        assert sums((line.player, line.held) for line in settled.lines) == in_prison
        undecided += sum(stake.total for stake in stakes) - sum(line.stake - line.held for line in settled.lines)
        assert undecided == in_prison.total() == settled.total.held
        results.update(line.result for line in settled.lines)
    assert results.keys() == {"win", "lose", "halved", "imprisoned", "freed", *(["excess"] if limited else [])}
    assert min(results.values()) > 100


def test_the_spins_are_a_hundred_thousand():
    assert 2 * (SPINS // 2) * len(NAMES) == 100_000
