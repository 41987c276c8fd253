"""What may become of a stake that a zero caught: every way in which the next spins can go, to the last level."""

from collections.abc import Iterator
from dataclasses import dataclass
from fractions import Fraction

from games.roulette.bets import EVEN_CHANCES, Bet
from games.roulette.rulesets import Ruleset
from games.roulette.stakes import LEAVE, Choice, ZeroOption
from games.roulette.zero import ZeroOutcome, at_zero, in_prison, zero_options


@dataclass(frozen=True, slots=True)
class Answer:
    """A choice at a zero, None where there is none to make, with what it does to a stake part by part."""

    choice: Choice | None
    parts: tuple[ZeroOutcome, ...]

    @property
    def returned(self) -> int:
        return sum(part.returned for part in self.parts)

    @property
    def held(self) -> int:
        return sum(part.amount for part in self.parts if part.level)

    @property
    def lost(self) -> int:
        """What goes to the bank."""
        return sum(part.amount - part.returned for part in self.parts if not part.level)


@dataclass(frozen=True, slots=True)
class Waiting:
    """A stake of cents in prison at a level, and what the next spin makes of it.

    `win` and `lose` follow from the number; at a zero each choice has its answer, leaving it the last. `after` is the
    stake that is left where another zero raises its level, None where that ends it or changes nothing.
    """

    amount: int
    level: int
    win: ZeroOutcome
    lose: ZeroOutcome
    chances: dict[str, Fraction]
    at_zero: tuple[Answer, ...]
    after: "Waiting | None"


def answers(rules: Ruleset, bet: Bet, amount: int, level: int, colour: int = 0) -> tuple[Answer, ...]:
    """Return what a zero makes of a stake, for every choice that its player may make; of the moves, one stands for all.
    `colour`: what one of its chips is worth, if it is in colour."""
    said: list[Choice | None] = [*_choices(zero_options(rules, bet, level), bet)] or [None]
    return tuple(Answer(choice, at_zero(rules, bet, amount, level, choice or LEAVE, colour)) for choice in said)


def _choices(offered: tuple[ZeroOption, ...], bet: Bet) -> Iterator[Choice]:
    for option in offered:
        yield Choice(
            option, next(other for other in EVEN_CHANCES if other is not bet) if option is ZeroOption.MOVE else None
        )


def waiting(rules: Ruleset, part: ZeroOutcome) -> Waiting | None:
    """Return what may become of a part that a zero caught. None for a part that is not held."""
    bet, amount, level = part.bet, part.amount, part.level
    if bet is None:
        return None
    pockets = rules.wheel.pockets
    losing = next(pocket for pocket in pockets if pocket not in bet.covers and pocket not in rules.wheel.zeros)
    found = tuple(answer for answer in answers(rules, bet, amount, level) if not (answer.choice and answer.choice.to))
    left = found[0].parts[0]
    size = len(pockets)
    win, zero = Fraction(len(bet.numbers), size), Fraction(len(rules.wheel.zeros), size)
    return Waiting(
        amount=amount,
        level=level,
        win=in_prison(rules, bet, amount, level, bet.numbers[0]),
        lose=in_prison(rules, bet, amount, level, losing),
        chances={"win": win, "lose": 1 - win - zero, "zero": zero},
        at_zero=found[::-1],
        after=waiting(rules, left) if left.level > level else None,
    )
