"""The felt as a croupier sees it from the wheel: zero on top, then twelve rows of three.

Measures are abstract units; a drawing scales them. The dozens lie below the columns here, once; on a table they
stand on each side. Every position has one place, which is where its chip lies and where it is chosen. On the layout
of the double zero, both zeros share the head: 0 on the left, 00 on the right.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from enum import StrEnum
from functools import cache

from games.roulette.bets import LAYOUTS, OUTSIDE, Bet, Kind
from games.roulette.wheel import DOUBLE_ZERO, DOUBLE_ZERO_WHEEL, SINGLE_ZERO, Wheel

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
    """Return the field printed with a number; a zero alone has the whole head of the layout."""
    if number == 0:
        return Place(SIDE, 0, 3 * CELL_WIDTH, CELL_HEIGHT)
    row, column = divmod(number - 1, 3)
    return Place(SIDE + column * CELL_WIDTH, (row + 1) * CELL_HEIGHT, CELL_WIDTH, CELL_HEIGHT)


def _field(bet: Bet) -> Place:
    """Return the printed field of an outside bet."""
    below = 13 * CELL_HEIGHT
    if bet.kind is Kind.COLUMN:
        return Place(SIDE + (bet.numbers[0] - 1) * CELL_WIDTH, below, CELL_WIDTH, CELL_HEIGHT)
    if bet.kind is Kind.DOZEN:
        dozen = bet.numbers[0] // 12
        return Place(SIDE + dozen * CELL_WIDTH, below + CELL_HEIGHT, CELL_WIDTH, CELL_HEIGHT)
    side = _LEFT if bet.key in _LEFT else _RIGHT
    x = 0 if side is _LEFT else WIDTH - SIDE
    return Place(x, (1 + 4 * side.index(bet.key)) * CELL_HEIGHT, SIDE, 4 * CELL_HEIGHT)


def _fields(wheel: Wheel) -> Iterator[tuple[str, Place]]:
    for key, bet in LAYOUTS[wheel.name].items():
        if bet.kind is Kind.STRAIGHT:
            yield key, _zero(bet) if wheel is DOUBLE_ZERO_WHEEL and bet.covers <= wheel.zeros else cell(bet.numbers[0])
        elif bet.kind in OUTSIDE:
            yield key, _field(bet)


def _zero(bet: Bet) -> Place:
    """Return one of two zeros, which share the head of the layout."""
    head = cell(0)
    half = head.width // 2
    return Place(head.x + (half if bet.numbers == (DOUBLE_ZERO,) else 0), head.y, half, head.height)


_FIELDS = {wheel.name: dict(_fields(wheel)) for wheel in (SINGLE_ZERO, DOUBLE_ZERO_WHEEL)}
# The printed fields of the single zero: 37 numbers and the twelve outside bets.
FIELDS: dict[str, Place] = _FIELDS[SINGLE_ZERO.name]


def fields(wheel: Wheel) -> dict[str, Place]:
    """Return the printed fields of a wheel's layout."""
    return _FIELDS[wheel.name]


def _place(bet: Bet) -> Place:
    """Return where a chip lies for a bet: on its field, or on the lines between the numbers that it covers."""
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
    """Return the part of a field that is left to it, its borders being the lines of other bets."""
    if bet.kind is Kind.EVEN_CHANCE:
        return Place(field.x, field.y, field.width - (CELL_WIDTH // 4 if field.x == 0 else 0), field.height)
    if bet.kind is not Kind.STRAIGHT:
        return field
    if bet.numbers in ((0,), (DOUBLE_ZERO,)):
        return Place(field.x, field.y, field.width, field.height * 3 // 4)
    margin_x, margin_y = CELL_WIDTH // 4, CELL_HEIGHT // 4
    return Place(field.x + margin_x, field.y + margin_y, field.width - 2 * margin_x, field.height - 2 * margin_y)


def _around_two_zeros() -> dict[str, Place]:
    """Return the places that two zeros move: along their line with the first row, in steps of a quarter of a field."""
    step, high = CELL_WIDTH // 4, CELL_HEIGHT // 2
    on_line = ("zero_street:0-1-2", "split:0-2", "zero_street:0-00-2", "split:00-2", "zero_street:00-2-3")
    left = SIDE + CELL_WIDTH - step // 2
    return {
        **{key: Place(left + i * step, CELL_HEIGHT - high // 2, step, high) for i, key in enumerate(on_line)},
        "split:00-3": Place(SIDE + 10 * step - step, CELL_HEIGHT - high // 2, 2 * step, high),
        "split:0-00": Place(SIDE + 6 * step - step, 0, 2 * step, CELL_HEIGHT * 3 // 4),
    }


# All 157 positions of the single zero.
PLACES: dict[str, Place] = {key: _place(bet) for key, bet in LAYOUTS[SINGLE_ZERO.name].items()}


def _two_zeros() -> dict[str, Place]:
    bets, printed = LAYOUTS[DOUBLE_ZERO_WHEEL.name], fields(DOUBLE_ZERO_WHEEL)
    return {
        **{key: place for key, place in PLACES.items() if key in bets},
        **{key: _inside(bets[key], printed[key]) for key in ("straight:0", "straight:00")},
        **_around_two_zeros(),
    }


_TWO_ZEROS = _two_zeros()
EVERY_PLACE: dict[str, Place] = {**_TWO_ZEROS, **PLACES}


def places(wheel: Wheel) -> dict[str, Place]:
    """Return every position of a wheel's layout."""
    return _TWO_ZEROS if wheel is DOUBLE_ZERO_WHEEL else PLACES


class Line(StrEnum):
    """What the middle of a position lies on: a field, a line of the layout, or a crossing of two."""

    FIELD = "field"
    DOWN = "down"
    ACROSS = "across"
    CROSSING = "crossing"


@cache
def line(wheel: Wheel, key: str) -> Line:
    """Return what a position lies on, and so where several chips have room on it."""
    x, y = places(wheel)[key].centre
    around = [f for f in fields(wheel).values() if f.x <= x <= f.x + f.width and f.y <= y <= f.y + f.height]
    down = any(x in (field.x, field.x + field.width) for field in around)
    across = any(y in (field.y, field.y + field.height) for field in around)
    if down and across:
        return Line.CROSSING
    return Line.DOWN if down else Line.ACROSS if across else Line.FIELD
