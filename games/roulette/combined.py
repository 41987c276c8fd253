"""Several stakes taken as one bet: what every pocket brings to all of them together, and what that costs on average.

At a zero the player takes half wherever there is a choice, which never costs more than leaving the stake; `left` is
what it costs to leave it always.
"""

from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from fractions import Fraction
from math import sqrt

from games.core.prison import divided
from games.roulette.clauses import Clause
from games.roulette.masses import masses
from games.roulette.odds import worth_held
from games.roulette.rulesets import Ruleset
from games.roulette.spin import Settlement, settle, settle_every
from games.roulette.stakes import Choice, Held, Stake, ZeroOption
from games.roulette.zero import zero_options

_HALF = Choice(ZeroOption.TAKE_HALF)


@dataclass(frozen=True, slots=True)
class PocketResult:
    """What one pocket brings, in cents: what the bank pays, and what the player is better off by in the end.

    `ends` has each such end with its chance: there are several only where a chip has to wait for the next spin.
    """

    outcome: int
    won: int
    ends: tuple[tuple[int, Fraction], ...]

    @property
    def net(self) -> Fraction:
        """What the player is better off by, on average over the ends."""
        return sum((net * chance for net, chance in self.ends), Fraction(0))


@dataclass(frozen=True, slots=True)
class Combined:
    """Stakes taken together: the cents that play, what each pocket brings, by number, and the average cost in cents
    where stakes are always left at a zero (None where there is nothing to choose)."""

    staked: int
    pockets: tuple[PocketResult, ...]
    left: Fraction | None

    @property
    def covered(self) -> tuple[int, ...]:
        """The pockets on which the bank pays anything."""
        return tuple(pocket.outcome for pocket in self.pockets if pocket.won)

    @property
    def ahead(self) -> tuple[int, ...]:
        """The pockets that leave the player better off."""
        return tuple(pocket.outcome for pocket in self.pockets if pocket.net > 0)

    @property
    def even(self) -> tuple[int, ...]:
        return tuple(pocket.outcome for pocket in self.pockets if pocket.net == 0)

    @property
    def behind(self) -> tuple[int, ...]:
        return tuple(pocket.outcome for pocket in self.pockets if pocket.net < 0)

    @property
    def best(self) -> int:
        return max(net for pocket in self.pockets for net, _chance in pocket.ends)

    @property
    def worst(self) -> int:
        return min(net for pocket in self.pockets for net, _chance in pocket.ends)

    @property
    def win(self) -> Fraction:
        """The chance that the bank pays anything."""
        return Fraction(len(self.covered), len(self.pockets))

    @property
    def gain(self) -> Fraction:
        """The chance to be ahead in the end."""
        return self._mean(lambda net: net > 0)

    @property
    def cost(self) -> Fraction:
        """What the stakes lose on average, in cents."""
        return -self._mean(lambda net: net)

    @property
    def edge(self) -> Fraction:
        """The same for each unit that plays."""
        return self.cost / self.staked if self.staked else Fraction(0)

    @property
    def variance(self) -> Fraction:
        """The mean square of the distance from the average, in cents by cents."""
        return self._mean(lambda net: net * net) - self.cost**2

    @property
    def deviation(self) -> float:
        """The standard deviation of one spin, in cents."""
        return sqrt(self.variance)

    def _mean(self, of: Callable[[int], int]) -> Fraction:
        found = sum((of(net) * chance for pocket in self.pockets for net, chance in pocket.ends), Fraction(0))
        return found / len(self.pockets)


def combined(rules: Ruleset, stakes: Sequence[Stake]) -> Combined:
    """Return what stakes bring together, each pocket settled once; choices that they name for a zero do not count.

    Raise Refused where a stake may not lie there.

    >>> from games.roulette.bets import Bet
    >>> from games.roulette.rulesets import ruleset
    >>> both = combined(ruleset(), [Stake(Bet.parse("dozen:1"), 500), Stake(Bet.parse("dozen:2"), 500)])
    >>> len(both.covered), both.best, both.worst, both.cost
    (24, 500, -1000, Fraction(1000, 37))
    """
    halved = [replace(stake, choice=_HALF if _asks(rules, stake) else None) for stake in stakes]
    staked = sum(mass.amount for mass in masses(rules, halved))
    pockets = tuple(_pocket(rules, settled) for settled in settle_every(rules, halved))
    is_asked = any(_asks(rules, stake) for stake in stakes)
    return Combined(staked, pockets, _left(rules, pockets, stakes) if is_asked else None)


def _asks(rules: Ruleset, stake: Stake) -> bool:
    """Return whether a player may have half of it at a zero or leave it."""
    return ZeroOption.TAKE_HALF in zero_options(rules, stake.bet)


def _pocket(rules: Ruleset, settled: Settlement) -> PocketResult:
    return PocketResult(settled.outcome, settled.total.winnings, _ends(rules, settled.total.net, settled.held))


def _ends(rules: Ruleset, net: int, held: Sequence[Held]) -> tuple[tuple[int, Fraction], ...]:
    """Return in what a spin ends; a chip that could not be halved waits for the next one, which decides."""
    if not held:
        return ((net, Fraction(1)),)
    pockets = rules.wheel.pockets
    found = Counter(net + settle(rules, outcome, (), held).total.net for outcome in pockets)
    return tuple((end, Fraction(count, len(pockets))) for end, count in sorted(found.items()))


def _left(rules: Ruleset, pockets: Sequence[PocketResult], stakes: Sequence[Stake]) -> Fraction:
    """Return what stakes cost that are left at every zero: what is held counts what it is worth."""
    unsaid = [replace(stake, choice=None) for stake in stakes]
    net = sum((pocket.net for pocket in pockets if pocket.outcome not in rules.wheel.zeros), Fraction(0))
    for zero in rules.wheel.zeros:
        settled = settle(rules, zero, unsaid)
        net += settled.total.net - sum(held.amount - _worth(rules, held) for held in settled.held)
    return -net / len(pockets)


def _worth(rules: Ruleset, held: Held) -> Fraction:
    """Return what a stake that is always left is worth, in cents; it is divided at last as the table divides it."""
    levels = rules.prison_levels
    end, _clauses = divided(held.amount, levels + 1, rules.smallest_chip, Clause.ZERO_FOURTH, Clause.ZERO_ROUNDING)
    return held.amount * worth_held(rules, held.bet, Fraction(end, held.amount))[held.level - 1]
