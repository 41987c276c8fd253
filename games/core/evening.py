"""The price of an evening: what so many equal rounds cost, and how unevenly.

Rounds are independent of each other, and every round has the same stakes.
"""

from dataclasses import dataclass
from fractions import Fraction
from math import sqrt

from games.core.costly import costly
from games.core.outcomes import Chances, deviation, mean
from games.core.problems import Problem, Refused
from games.core.sums import Bar, bars, check_size, common_step, sums

MOST_ROUNDS = 2000
_MOST_STEPS = 800_000_000  # twice the additions while the money is followed round by round, in a second or two
_TAILS = Fraction(1, 20), Fraction(1, 2), Fraction(19, 20)


@dataclass(frozen=True, slots=True)
class Evening:
    """What an evening brings. Amounts are cents; `cost` is lost on average, `deviation` is the standard deviation.

    `ahead`, `even` and `behind` are the probabilities of a net sum above, at and below 0. Of the evenings, one in
    twenty ends at `low` or below, half at `middle` or below, one in twenty at `high` or above. `gone` is the
    probability that at some time less than a round's stakes is left of the money taken along, None where no sum was
    set. In half of the evenings there is a run of at least `run` lost rounds, in one of ten of at least `long_run`.
    Probabilities are exact where `is_exact`, otherwise right to nine decimals, as `gone` always is.
    """

    cost: Fraction
    deviation: float
    ahead: Fraction
    even: Fraction
    behind: Fraction
    low: Fraction
    middle: Fraction
    high: Fraction
    bars: tuple[Bar, ...]
    is_exact: bool
    run: int
    long_run: int
    gone: float | None = None


def evening(chances: Chances, rounds: int, stakes: int, money: int | None = None) -> Evening:
    """Return what so many rounds bring, each with these net results in cents and their probabilities.

    `stakes` are the cents that a round needs, `money` what was taken along. Raise Refused for more rounds than
    MOST_ROUNDS, for less money than the stakes and for amounts that have too many different sums.

    >>> red = ((Fraction(-500), Fraction(19, 37)), (Fraction(500), Fraction(18, 37)))
    >>> round(evening(red, 200, 500).cost)
    2703
    """
    if not 1 <= rounds <= MOST_ROUNDS:
        raise Refused(Problem("out_of_range", "rounds", {"least": 1, "most": MOST_ROUNDS}))
    if money is not None and money < stakes:
        raise Refused(Problem("money_below_stakes", "money"))
    check_size(chances, rounds)
    if money is not None:
        _check_moves(chances, rounds)
    return _evening(chances, rounds, None if money is None else money - stakes)


@costly
def _evening(chances: Chances, rounds: int, room: int | None) -> Evening:
    found = sums(chances, rounds)
    size, zero = len(found.counts), found.place(Fraction(0))
    above = zero + (found.sum_at(zero) == 0)
    lose = float(sum((chance for net, chance in chances if net < 0), Fraction(0)))
    low, middle, high = map(found.sum_at, found.quantiles(*_TAILS))
    return Evening(
        cost=-rounds * mean(chances),
        deviation=sqrt(rounds) * deviation(chances),
        ahead=found.between(above, size),
        even=found.between(zero, above),
        behind=found.between(0, zero),
        low=low,
        middle=middle,
        high=high,
        bars=tuple(bars(found)),
        is_exact=found.is_exact,
        run=longest_run(lose, rounds, 1 / 2),
        long_run=longest_run(lose, rounds, 1 / 10),
        gone=None if room is None else gone(chances, rounds, room),
    )


def gone(chances: Chances, rounds: int, room: int) -> float:
    """Return the probability that at some time in so many rounds more than `room` cents are lost.

    The money is followed round by round in floating point: all terms are positive, each added fewer than 100,000 times,
    so that the error is below 1e-9. Money that can no more be lost in the rounds to come is not followed. Raise Refused
    where there are too many different sums.

    >>> sure = ((Fraction(-100), Fraction(1)),)
    >>> gone(sure, 5, 300), gone(sure, 5, 500)
    (1.0, 0.0)
    """
    import numpy as np

    _check_moves(chances, rounds)
    step, moves = _moves(chances)
    worst = -moves[0][0]
    start, size = int(room // step) if step else 0, worst * rounds + 1
    if worst <= 0 or start >= size - 1:
        return 0.0
    left, lost = np.zeros(size), 0.0
    left[start] = 1
    for to_come in range(rounds - 1, -1, -1):
        after = np.zeros(worst * to_come + 1)
        for move, chance in moves:
            first = max(0, -move)
            lost += chance * float(left[:first].sum())
            kept = left[first : max(first, len(after) - move)]
            after[first + move : first + move + len(kept)] += chance * kept
        left = after
    return min(lost, 1.0)


def _moves(chances: Chances) -> tuple[Fraction, list[tuple[int, float]]]:
    """Return the step of which all results are multiples, and each result in steps with its probability."""
    step = common_step([net for net, _chance in chances])
    return step, [(int(net / step) if step else 0, float(chance)) for net, chance in chances]


def _check_moves(chances: Chances, rounds: int) -> None:
    _step, moves = _moves(chances)
    if rounds**2 * -moves[0][0] * len(moves) > _MOST_STEPS:
        raise Refused(Problem("too_many_sums"))


def longest_run(lose: float, rounds: int, share: float) -> int:
    """Return the longest run of lost rounds that comes with at least that probability; `lose` is that of losing one.

    >>> longest_run(0.5, 2, 0.25)
    2
    """
    least, most = 0, rounds
    while least < most:
        middle = (least + most + 1) // 2
        least, most = (middle, most) if run_chance(lose, rounds, middle) >= share else (least, middle - 1)
    return least


def run_chance(lose: float, rounds: int, length: int) -> float:
    """Return the probability of at least `length` lost rounds one after the other, right to nine decimals.

    >>> run_chance(0.5, 3, 2)
    0.375
    """
    ends = (1 - lose) * lose**length  # a win, and then the first run of that length
    none = [1.0] * length + [1 - lose**length]  # by the number of rounds: that there is no such run in them
    for played in range(length + 1, rounds + 1):
        none.append(none[-1] - ends * none[played - length - 1])
    return 1 - none[rounds]
