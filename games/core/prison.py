"""Stakes in prison: roulette imprisons at a zero, trente et quarante at 31 après.

A stake goes one level up each time that it is caught and one down with each win; a win at level 1 frees it. Caught n
times running it is worth its 2^n-th part.
"""

from enum import StrEnum
from fractions import Fraction
from typing import TypeVar

from games.core.money import divide_up

Id = TypeVar("Id", bound=StrEnum)


def divided(amount: int, caught: int, chip: int, clause: Id, rounding: Id) -> tuple[int, tuple[Id, ...]]:
    """Return the cents that a divided stake gives back after it was caught so many times, and the clauses that decide.

    What does not come out in whole chips of `chip` cents is rounded up in the player's favour; only then is the clause
    of rounding among them.

    >>> divided(1500, 1, 1000, "halved", "rounded")
    (1000, ('halved', 'rounded'))
    """
    parts = 2**caught
    returned = divide_up(amount, parts, chip)
    return returned, (clause,) if returned * parts == amount else (clause, rounding)


def worth_taken(levels: int) -> tuple[Fraction, ...]:
    """Return what a unit caught is worth to a player who takes the part of it, at each level from the first on.

    >>> worth_taken(2)
    (Fraction(1, 2), Fraction(1, 4))
    """
    return tuple(Fraction(1, 2**level) for level in range(1, levels + 1))


def worth_left(win: Fraction, caught: Fraction, levels: int, end: Fraction | None = None) -> tuple[Fraction, ...]:
    """Return what a unit caught is worth when it is always left, at each level from the first on.

    `win` and `caught` are the chances that it goes a level down and a level up; otherwise it is lost. Past the last
    level it is divided, which closes the equations: `end` is what comes back of it then, if that is rounded.

    >>> worth_left(Fraction(18, 37), Fraction(1, 37), 1)
    (Fraction(73, 148),)
    """
    past = Fraction(1, 2 ** (levels + 1)) if end is None else end
    return _at_levels(win, caught, levels, Fraction(1), past)


def results_left(win: Fraction, caught: Fraction, levels: int) -> dict[Fraction, Fraction]:
    """Return what becomes of a unit that was caught and is always left, with its probability: the net results of being
    set free, divided past the last level, and lost.

    >>> results_left(Fraction(18, 37), Fraction(1, 37), 1)[Fraction(0)]
    Fraction(18, 37)
    """
    freed = _at_levels(win, caught, levels, Fraction(1), Fraction(0))[0]
    shared = _at_levels(win, caught, levels, Fraction(0), Fraction(1))[0]
    return {Fraction(0): freed, Fraction(1, 2 ** (levels + 1)) - 1: shared, Fraction(-1): 1 - freed - shared}


def _at_levels(win: Fraction, caught: Fraction, levels: int, free: Fraction, past: Fraction) -> tuple[Fraction, ...]:
    """Return what is expected at each level, where it is `free` at level 0 and `past` the last level."""
    # worth(k) = slope(k) * worth(k + 1) + offset(k), by elimination upward from level 0, a stake set free.
    slopes, offsets = [Fraction(0)], [free]
    for _ in range(levels):
        share = 1 - win * slopes[-1]
        slopes.append(caught / share)
        offsets.append(win * offsets[-1] / share)
    worth = [past]
    for slope, offset in zip(reversed(slopes[1:]), reversed(offsets[1:]), strict=True):
        worth.insert(0, slope * worth[0] + offset)
    return tuple(worth[:-1])
