"""What one round of a bet brings, net for each unit first staked, with exact probabilities."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from fractions import Fraction
from functools import cached_property
from math import sqrt

Chances = tuple[tuple[Fraction, Fraction], ...]  # net results, ascending, each with its probability


@dataclass(frozen=True)
class Outcomes:
    """The ends of a round, each with its probability and what a unit then wins or loses net.

    Bets of one table that name the same `ends`, such as the pockets of a wheel, are settled by one round and can be
    placed together; `ends` is empty where a bet's ends are its own. `is_exact` is false where the probabilities were
    computed in floating point or rest on an assumption, which a page then says.
    """

    by_end: Mapping[str, tuple[Fraction, Fraction]]
    ends: str = ""
    is_exact: bool = True

    @cached_property
    def chances(self) -> Chances:
        """The net results and their probabilities."""
        return _summed((net, chance) for chance, net in self.by_end.values())

    @cached_property
    def edge(self) -> Fraction:
        """What a unit loses on average."""
        return -mean(self.chances)

    @cached_property
    def deviation(self) -> float:
        """The standard deviation of the net result of a unit."""
        return deviation(self.chances)

    @cached_property
    def wins(self) -> Fraction:
        """The probability of a net win."""
        return sum((chance for net, chance in self.chances if net > 0), Fraction(0))


def of_results(results: Mapping[Fraction, Fraction], *, is_exact: bool = True) -> Outcomes:
    """Return the outcomes of a bet whose ends are its own, from its net results and their probabilities.

    >>> of_results({Fraction(1): Fraction(18, 37), Fraction(-1): Fraction(19, 37)}).edge
    Fraction(1, 37)
    """
    return Outcomes({str(net): (chance, net) for net, chance in results.items()}, is_exact=is_exact)


def together(placed: Iterable[tuple[Outcomes, int]]) -> Chances:
    """Return what bets bring that are placed together, each with its stake in cents: net cents and probabilities.

    All name the same ends; one bet alone may have ends of its own. Raise ValueError for bets that one round does not
    settle.
    """
    bets = list(placed)
    if len(bets) > 1 and (len({bet.ends for bet, _stake in bets}) > 1 or not bets[0][0].ends):
        raise ValueError([bet.ends for bet, _stake in bets])
    first = bets[0][0].by_end
    return _summed(
        (sum((bet.by_end[end][1] * stake for bet, stake in bets), Fraction(0)), chance)
        for end, (chance, _net) in first.items()
    )


def mean(chances: Chances) -> Fraction:
    """Return the average of net results."""
    return sum((net * chance for net, chance in chances), Fraction(0))


def deviation(chances: Chances) -> float:
    """Return the standard deviation of net results."""
    return sqrt(sum((net * net * chance for net, chance in chances), Fraction(0)) - mean(chances) ** 2)


def _summed(results: Iterable[tuple[Fraction, Fraction]]) -> Chances:
    found: dict[Fraction, Fraction] = {}
    for net, chance in results:
        if chance:
            found[net] = found.get(net, Fraction(0)) + chance
    return tuple(sorted(found.items()))
