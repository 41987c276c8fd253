"""Even chances when zero comes, and the stakes that it left in prison."""

from dataclasses import dataclass

from games.core.money import divide_up
from games.roulette.bets import Bet
from games.roulette.clauses import Clause
from games.roulette.rulesets import Ruleset
from games.roulette.stakes import Choice, Wish


@dataclass(frozen=True, slots=True)
class Fate:
    """What becomes of a stake: its result, the cents that go back, where it is held and at which level (0: not)."""

    result: str
    because: tuple[Clause, ...]
    returned: int = 0
    bet: Bet | None = None
    level: int = 0


def at_zero(rules: Ruleset, bet: Bet, amount: int, level: int, choice: Choice) -> Fate:
    """Zero: a stake that is free (level 0) or in prison goes a level up, unless it is divided.

    After n zeros running the stake is worth its 2^n-th part. Past the last level it is divided whatever is wished.
    """
    level += 1
    if level > rules.prison_levels:
        return _divided(rules, amount, level, Clause.ZERO_FOURTH)
    if choice.wish is Wish.TAKE_HALF:
        return _divided(rules, amount, level, Clause.ZERO_HALF)
    because = (Clause.ZERO_PRISON if level == 1 else Clause.ZERO_LEVEL,)
    if choice.to is not None:
        return Fate("imprisoned", (*because, Clause.ZERO_MOVE), bet=choice.to, level=level)
    return Fate("imprisoned", because, bet=bet, level=level)


def _divided(rules: Ruleset, amount: int, level: int, clause: Clause) -> Fate:
    parts = 2**level
    returned = divide_up(amount, parts, rules.smallest_chip)
    rounded = returned * parts != amount
    return Fate("halved", (clause, Clause.ZERO_ROUNDING) if rounded else (clause,), returned)


def in_prison(bet: Bet, amount: int, level: int, outcome: int) -> Fate:
    """Any other number: a win frees a stake of level 1 or lowers the level by one, a loss takes the stake."""
    if outcome not in bet.covers:
        return Fate("lose", (Clause.ZERO_LOST,))
    if level == 1:
        return Fate("freed", (Clause.ZERO_FREED,), amount)
    return Fate("imprisoned", (Clause.ZERO_DOWN,), bet=bet, level=level - 1)
