"""The wheels: order of the pockets and colours; for the single zero its neighbours and sectors too.

A pocket is a whole number. That of the double zero, which has no number of its own, is 37 here and is written 00.
"""

from dataclasses import dataclass
from functools import cached_property
from typing import Literal

Colour = Literal["red", "black"]
DOUBLE_ZERO = 37

# Clockwise from zero.
POCKETS = (
    *(0, 32, 15, 19, 4, 21, 2, 25, 17, 34, 6, 27, 13, 36, 11, 30, 8, 23, 10),
    *(5, 24, 16, 33, 1, 20, 14, 31, 9, 22, 18, 29, 7, 28, 12, 35, 3, 26),
)
RED = frozenset({1, 3, 5, 7, 9, 12, 14, 16, 18, 19, 21, 23, 25, 27, 30, 32, 34, 36})
INDEX = {number: index for index, number in enumerate(POCKETS)}


@dataclass(frozen=True)
class Wheel:
    """A wheel by its name: its pockets clockwise from zero."""

    name: str
    pockets: tuple[int, ...]

    @cached_property
    def zeros(self) -> frozenset[int]:
        """The pockets that stand outside all even chances, dozens and columns."""
        return frozenset({0, DOUBLE_ZERO}.intersection(self.pockets))


SINGLE_ZERO = Wheel("single-zero", POCKETS)
DOUBLE_ZERO_WHEEL = Wheel(
    "double-zero",
    (
        *(0, 28, 9, 26, 30, 11, 7, 20, 32, 17, 5, 22, 34, 15, 3, 24, 36, 13, 1, DOUBLE_ZERO),
        *(27, 10, 25, 29, 12, 8, 19, 31, 18, 6, 21, 33, 16, 4, 23, 35, 14, 2),
    ),
)
WHEELS = {wheel.name: wheel for wheel in (SINGLE_ZERO, DOUBLE_ZERO_WHEEL)}


def pocket_name(pocket: int) -> str:
    """Return a pocket as it is printed on the wheel."""
    return "00" if pocket == DOUBLE_ZERO else str(pocket)


# Every pocket of any wheel, by what is printed on it.
POCKET_NAMES = {pocket_name(pocket): pocket for wheel in WHEELS.values() for pocket in wheel.pockets}


def _arc(first: int, last: int) -> tuple[int, ...]:
    """Return the numbers clockwise from one to the other, both included."""
    start, end = INDEX[first], INDEX[last]
    if start <= end:
        return POCKETS[start : end + 1]
    return POCKETS[start:] + POCKETS[: end + 1]


# A sector is one arc or more; the numbers at the ends of an arc are its doors.
ARCS: dict[str, tuple[tuple[int, ...], ...]] = {
    "voisins": (_arc(22, 25),),
    "tiers": (_arc(27, 33),),
    "orphelins": (_arc(17, 6), _arc(1, 9)),
}
SECTORS = {name: tuple(n for arc in arcs for n in arc) for name, arcs in ARCS.items()}


def colour(number: int) -> Colour | None:
    """Red or black; a zero has no colour."""
    if number in (0, DOUBLE_ZERO):
        return None
    return "red" if number in RED else "black"


def neighbours(number: int, reach: int) -> tuple[int, ...]:
    """Return the number with `reach` pockets on each side of it, clockwise: 2 x reach + 1 numbers."""
    middle, size = INDEX[number], len(POCKETS)
    return tuple(POCKETS[(middle + step) % size] for step in range(-reach, reach + 1))


def sector(number: int) -> str:
    """Return the called sector in which a number lies: every number lies in exactly one."""
    return next(name for name, numbers in SECTORS.items() if number in numbers)


def doors(name: str) -> tuple[int, ...]:
    """Return the numbers at the ends of a sector."""
    return tuple(door for arc in ARCS[name] for door in (arc[0], arc[-1]))


def doors_outside(name: str) -> tuple[int, ...]:
    """Return a sector's doors named by the neighbour outside it, as croupiers are taught them."""
    size = len(POCKETS)
    return tuple(
        POCKETS[(INDEX[end] + step) % size] for arc in ARCS[name] for end, step in ((arc[0], -1), (arc[-1], 1))
    )
