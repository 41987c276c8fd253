"""Legal situations from a seeded random source, for tests, calculators and drills alike."""

from collections.abc import Sequence
from random import Random

from games.roulette.bets import EVEN_CHANCES, POSITIONS, Bet, Kind
from games.roulette.called import CalledBet, every_called_bet
from games.roulette.rulesets import Ruleset
from games.roulette.stakes import LEAVE, Choice, Held, Stake, Wish
from games.roulette.wheel import POCKETS

NUMBER_KINDS = tuple(kind for kind in Kind if kind not in (Kind.DOZEN, Kind.COLUMN, Kind.EVEN_CHANCE))


def number(rng: Random) -> int:
    """A spin of the wheel."""
    return rng.choice(POCKETS)


def table(rng: Random, rules: Ruleset, size: int, *, players: Sequence[str | None] = (None,)) -> list[Stake]:
    """A legal table: positions and announcements of random players, in whole chips within the house's limits."""
    announcements = [bet for bet in every_called_bet() if bet.name in rules.called_bets]
    spots: list[Bet | CalledBet] = [*POSITIONS.values(), *announcements]
    return [_stake(rng, rules, rng.choice(spots), rng.choice(players)) for _ in range(size)]


def _stake(rng: Random, rules: Ruleset, bet: Bet | CalledBet, player: str | None) -> Stake:
    kinds = {bet.kind} if isinstance(bet, Bet) else {placement.bet.kind for placement in bet.placements}
    least = max(rules.smallest_chip, *(rules.minimum.get(kind, 0) for kind in kinds))
    amount = least + rng.randrange(40) * rules.smallest_chip
    return Stake(bet, amount, player, choice(rng, bet) if bet in EVEN_CHANCES else None)


def choice(rng: Random, bet: Bet | CalledBet) -> Choice:
    """What a player may wish for an even chance when zero comes."""
    others = [other for other in EVEN_CHANCES if other is not bet]
    return rng.choice([LEAVE, Choice(Wish.TAKE_HALF), Choice(Wish.MOVE, rng.choice(others))])


def prisoners(rng: Random, rules: Ruleset, size: int, *, players: Sequence[str | None] = (None,)) -> list[Held]:
    """Stakes in prison at random levels, each with a wish for the next zero."""
    return [
        Held(
            bet := rng.choice(EVEN_CHANCES),
            rng.randint(1, 40) * rules.smallest_chip,
            rng.randint(1, rules.prison_levels),
            rng.choice(players),
            choice(rng, bet),
        )
        for _ in range(size)
    ]
