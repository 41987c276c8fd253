"""Legal situations from a seeded random source, for tests, calculators and drills alike."""

from collections.abc import Sequence
from random import Random

from games.roulette.bets import EVEN_CHANCES, OUTSIDE, Bet, Kind
from games.roulette.called import CalledBet, every_called_bet
from games.roulette.rulesets import Ruleset
from games.roulette.stakes import Choice, Held, Stake, ZeroOption
from games.roulette.wheel import SINGLE_ZERO, Wheel
from games.roulette.zero import protected_kinds, zero_options

NUMBER_KINDS = tuple(kind for kind in Kind if kind not in OUTSIDE)


def number(rng: Random, wheel: Wheel = SINGLE_ZERO) -> int:
    """Return a spin of the wheel."""
    return rng.choice(wheel.pockets)


def table(rng: Random, rules: Ruleset, size: int, *, players: Sequence[str | None] = (None,)) -> list[Stake]:
    """Return a legal table: positions and announcements of random players, in whole chips within the house's limits."""
    announcements = [bet for bet in every_called_bet() if bet.name in rules.called_bets]
    spots: list[Bet | CalledBet] = [*rules.positions.values(), *announcements]
    return [_stake(rng, rules, rng.choice(spots), rng.choice(players)) for _ in range(size)]


def _stake(rng: Random, rules: Ruleset, bet: Bet | CalledBet, player: str | None) -> Stake:
    kinds = {bet.kind} if isinstance(bet, Bet) else {placement.bet.kind for placement in bet.placements}
    least = max(rules.smallest_chip, *(rules.minimum.get(kind, 0) for kind in kinds))
    amount = least + rng.randrange(40) * rules.smallest_chip
    only_colour = rules.colour_chips is not None and rules.colour_chips.values_restricted and bet not in EVEN_CHANCES
    return Stake(bet, amount, player, choice(rng, rules, bet), rules.smallest_chip if only_colour else None)


def choice(rng: Random, rules: Ruleset, bet: Bet | CalledBet) -> Choice | None:
    """Return what a player may choose for a stake when a zero comes; None where there is no choice."""
    offered = zero_options(rules, bet)
    if not offered:
        return None
    others = [other for other in EVEN_CHANCES if other is not bet]
    option = rng.choice(offered)
    return Choice(option, rng.choice(others)) if option is ZeroOption.MOVE else Choice(option)


def prisoners(rng: Random, rules: Ruleset, size: int, *, players: Sequence[str | None] = (None,)) -> list[Held]:
    """Return stakes that zeros have caught, at random levels, each with a choice for the next zero."""
    caught = [bet for bet in rules.positions.values() if bet.kind in protected_kinds(rules)]
    return [
        Held(
            bet := rng.choice(caught),
            rng.randint(1, 40) * rules.smallest_chip,
            rng.randint(1, rules.prison_levels),
            rng.choice(players),
            choice(rng, rules, bet),
        )
        for _ in range(size)
    ]
