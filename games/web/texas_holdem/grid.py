"""The 169 kinds of starting hands as a square: pairs on the diagonal, suited hands above it, the others below."""

from dataclasses import dataclass

from games.texas_holdem.ranges import KINDS, Range

RANKS = tuple(kind[0] for kind in KINDS if kind[0] == kind[1])  # from the ace down
SIZE = 26  # units of a cell


@dataclass(frozen=True, slots=True)
class Cell:
    """A kind of hand, where it is drawn, and whether a range has it."""

    kind: str
    x: int
    y: int
    is_held: bool


def cells(held: Range) -> list[Cell]:
    """Return the cells row by row, the best at the top left."""
    return [
        Cell(kind := _kind(row, column), column * SIZE, row * SIZE, kind in held.kinds)
        for row in range(len(RANKS))
        for column in range(len(RANKS))
    ]


def _kind(row: int, column: int) -> str:
    high, low = RANKS[min(row, column)], RANKS[max(row, column)]
    return high + low + ("" if row == column else "s" if row < column else "o")
