"""The felt as a croupier sees it from the wheel: zero on top, then twelve rows of three.

Measures are abstract units; a drawing scales them. The dozens lie below the columns here, once; on a table they
stand on each side. Every position has one place, which is where its chip lies and where it is chosen.
"""

from collections.abc import Iterator
from dataclasses import dataclass

from games.roulette.bets import POSITIONS, Bet, Kind

CELL_WIDTH, CELL_HEIGHT, SIDE = 16, 12, 20
WIDTH = SIDE + 3 * CELL_WIDTH + SIDE
HEIGHT = 15 * CELL_HEIGHT

_LEFT, _RIGHT = ("high", "even", "black"), ("low", "odd", "red")


@dataclass(frozen=True, slots=True)
class Place:
    """A rectangle on a drawing, from its top left corner."""

    x: int
    y: int
    width: int
    height: int

    @property
    def centre(self) -> tuple[float, float]:
        return self.x + self.width / 2, self.y + self.height / 2


def cell(number: int) -> Place:
    """The field printed with a number."""
    if number == 0:
        return Place(SIDE, 0, 3 * CELL_WIDTH, CELL_HEIGHT)
    row, column = divmod(number - 1, 3)
    return Place(SIDE + column * CELL_WIDTH, (row + 1) * CELL_HEIGHT, CELL_WIDTH, CELL_HEIGHT)


def _field(bet: Bet) -> Place:
    """The printed field of an outside bet."""
    below = 13 * CELL_HEIGHT
    if bet.kind is Kind.COLUMN:
        return Place(SIDE + (bet.numbers[0] - 1) * CELL_WIDTH, below, CELL_WIDTH, CELL_HEIGHT)
    if bet.kind is Kind.DOZEN:
        dozen = bet.numbers[0] // 12
        return Place(SIDE + dozen * CELL_WIDTH, below + CELL_HEIGHT, CELL_WIDTH, CELL_HEIGHT)
    side = _LEFT if bet.key in _LEFT else _RIGHT
    x = 0 if side is _LEFT else WIDTH - SIDE
    return Place(x, (1 + 4 * side.index(bet.key)) * CELL_HEIGHT, SIDE, 4 * CELL_HEIGHT)


def _fields() -> Iterator[tuple[str, Place]]:
    for key, bet in POSITIONS.items():
        if bet.kind is Kind.STRAIGHT:
            yield key, cell(bet.numbers[0])
        elif bet.kind in (Kind.COLUMN, Kind.DOZEN, Kind.EVEN_CHANCE):
            yield key, _field(bet)


# The printed fields: 37 numbers and the twelve outside bets.
FIELDS: dict[str, Place] = dict(_fields())


def _place(bet: Bet) -> Place:
    """Where a chip lies for a bet: on its field, or on the lines between the numbers that it covers."""
    if bet.key in FIELDS:
        return _inside(bet, FIELDS[bet.key])
    first, last = cell(bet.numbers[0]), cell(bet.numbers[-1])
    half_width, half_height = CELL_WIDTH // 2, CELL_HEIGHT // 2
    top = last.y if bet.numbers[0] == 0 or last.y != first.y else first.y + half_height
    if bet.kind in (Kind.STREET, Kind.SIX_LINE, Kind.FIRST_FOUR):
        x = SIDE  # the outer line
    elif bet.kind is Kind.ZERO_STREET:
        x = last.x
    elif bet.kind is Kind.CORNER or last.y == first.y:
        x = last.x  # the line between two columns
    else:
        x = last.x + half_width
    return Place(x - half_width // 2, top - half_height // 2, half_width, half_height)


def _inside(bet: Bet, field: Place) -> Place:
    """The part of a field that is left to it, its borders being the lines of other bets."""
    if bet.kind is Kind.EVEN_CHANCE:
        return Place(field.x, field.y, field.width - (CELL_WIDTH // 4 if field.x == 0 else 0), field.height)
    if bet.kind is not Kind.STRAIGHT:
        return field
    if bet.numbers == (0,):
        return Place(field.x, field.y, field.width, field.height * 3 // 4)
    margin_x, margin_y = CELL_WIDTH // 4, CELL_HEIGHT // 4
    return Place(field.x + margin_x, field.y + margin_y, field.width - 2 * margin_x, field.height - 2 * margin_y)


# All 157 positions.
PLACES: dict[str, Place] = {key: _place(bet) for key, bet in POSITIONS.items()}
