"""What many equal rounds add up to: the probability of each sum, exactly where that is cheap.

The net results of a round are a polynomial: integer counts over a common denominator, a power for each step between
results. Rounds multiply it with itself. With few enough digits the counts are packed into one integer, wide enough
apart (Kronecker's substitution), which is raised to the power: every count comes out exact. Otherwise the power is
taken of the values of the polynomial at the roots of unity, in floating point (`_floating`).
"""

from bisect import bisect_left
from dataclasses import dataclass
from fractions import Fraction
from itertools import accumulate
from math import gcd, lcm

from games.core.outcomes import Chances
from games.core.problems import Problem, Refused

_MOST_BITS = 1 << 21  # of all counts together that are computed exactly, in a tenth of a second
MOST_SUMS = 1 << 20  # different sums after all rounds
_BAR_COUNT = 24


@dataclass(frozen=True, slots=True)
class Sums:
    """The probability of each sum: `counts[k]` of `whole` are those of `least + k * step`."""

    least: Fraction
    step: Fraction
    counts: list[int] | list[float]
    whole: int
    is_exact: bool

    def between(self, start: int, stop: int) -> Fraction:
        """Return the probability of the sums from place `start` up to but not including `stop`."""
        return Fraction(sum(self.counts[max(start, 0) : max(stop, 0)])) / self.whole

    def place(self, amount: Fraction) -> int:
        """Return the place of the first sum that is not below an amount; it may be outside."""
        return -int((self.least - amount) // self.step) if self.step else int(self.least < amount)

    def sum_at(self, place: int) -> Fraction:
        return self.least + place * self.step

    def quantiles(self, *shares: Fraction) -> list[int]:
        """Return for each share the place of the first sum up to which so much of the probability is."""
        upto = list(accumulate(self.counts))
        return [min(bisect_left(upto, share * self.whole), len(upto) - 1) for share in shares]


@dataclass(frozen=True, slots=True)
class Bar:
    """The sums from `low` to `high`, both included, and their probability."""

    low: Fraction
    high: Fraction
    chance: Fraction


def sums(chances: Chances, rounds: int) -> Sums:
    """Return the sums of the net results of so many rounds. Raise Refused where there would be too many different ones.

    Without a loss of digits, or with an error of the probability of any range of sums below 1e-9.

    >>> fair = ((Fraction(-1), Fraction(1, 2)), (Fraction(1), Fraction(1, 2)))
    >>> sums(fair, 4).counts
    [1, 4, 6, 4, 1]
    """
    check_size(chances, rounds)
    least, (step, powers) = chances[0][0], _powers(chances)
    whole = lcm(*(chance.denominator for _net, chance in chances))
    size = powers[-1] * rounds + 1
    if size * rounds * whole.bit_length() <= _MOST_BITS:
        counts = [int(chance * whole) for _net, chance in chances]
        return Sums(least * rounds, step, _packed(powers, counts, rounds), whole**rounds, True)
    found = _floating(powers, [float(chance) for _net, chance in chances], rounds, size)
    return Sums(least * rounds, step, found, 1, False)


def check_size(chances: Chances, rounds: int) -> None:
    """Raise Refused where so many rounds have too many different sums."""
    if _powers(chances)[1][-1] * rounds >= MOST_SUMS:
        raise Refused(Problem("too_many_sums"))


def _powers(chances: Chances) -> tuple[Fraction, list[int]]:
    """Return the step between net results, and how many steps each of them is above the least."""
    least = chances[0][0]
    step = common_step([net - least for net, _chance in chances])
    return step, [int((net - least) / step) if step else 0 for net, _chance in chances]


def bars(found: Sums) -> list[Bar]:
    """Return the sums in a few ranges of equal width, one of which begins at 0; what is very rare is in the outermost.

    Each range has as many sums as any other, so that their heights compare.
    """
    first, last = found.quantiles(Fraction(1, 1000), Fraction(999, 1000))
    width, size = (last - first) // _BAR_COUNT + 1, len(found.counts)
    zero = found.place(Fraction(0))
    start = first - (first - zero) % width
    shown = []
    for place in range(start, last + 1, width):
        low, high = 0 if place == start else place, size if place + width > last else place + width
        shown.append(Bar(found.sum_at(low), found.sum_at(high - 1), found.between(low, high)))
    return shown


def common_step(amounts: list[Fraction]) -> Fraction:
    """Return the largest step of which all amounts are multiples; 0 where all are 0."""
    whole = lcm(*(amount.denominator for amount in amounts))
    return Fraction(gcd(*(int(amount * whole) for amount in amounts)), whole)


def _packed(powers: list[int], counts: list[int], rounds: int) -> list[int]:
    room = -(-(sum(counts) ** rounds).bit_length() // 8)  # bytes of a count
    packed = sum(count << (8 * room * power) for power, count in zip(powers, counts, strict=True)) ** rounds
    size = powers[-1] * rounds + 1
    data = packed.to_bytes(room * size, "little")
    return [int.from_bytes(data[place * room : (place + 1) * room], "little") for place in range(size)]


def _floating(powers: list[int], chances: list[float], rounds: int, size: int) -> list[float]:
    """Return the probabilities of the sums, in floating point.

    The value at a root of unity is a sum of a few terms, right to 1e-15, and at most 1 in size, so that its power is
    right to `rounds` times that: to 1e-11 for the longest evening. A range of sums is a product with values whose sizes
    add up to less than 14 times their number (a Dirichlet kernel), which keeps its error below 1e-9.
    """
    import numpy as np

    length = 1 << size.bit_length()
    turns = np.arange(length // 2 + 1)
    at_roots = np.zeros(len(turns), np.complex128)
    for power, chance in zip(powers, chances, strict=True):
        at_roots += chance * np.exp(-2j * np.pi * (turns * power % length) / length)
    found = np.fft.irfft(at_roots**rounds, length)[:size]
    listed: list[float] = np.maximum(found, 0).tolist()
    return listed
