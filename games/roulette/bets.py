"""What may be bet on the layouts, each position written in one line such as `split:17-20`.

The layout of the single zero has 157 positions. That of the double zero has other ones around the zeros, which share
the head of the layout: 0 touches 1 and 2, 00 touches 2 and 3. The first four, 0 with 1, 2 and 3, is on both.
"""

from dataclasses import dataclass, field
from enum import StrEnum
from itertools import pairwise

from games.core.problems import Problem, Refused
from games.roulette.clauses import Clause
from games.roulette.wheel import DOUBLE_ZERO, DOUBLE_ZERO_WHEEL, RED, SINGLE_ZERO


class Kind(StrEnum):
    """A kind of bet, by the number of numbers it covers and where it lies."""

    STRAIGHT = "straight"
    SPLIT = "split"
    STREET = "street"
    ZERO_STREET = "zero_street"
    CORNER = "corner"
    FIRST_FOUR = "first_four"
    SIX_LINE = "six_line"
    DOZEN = "dozen"
    COLUMN = "column"
    EVEN_CHANCE = "even_chance"


# Winnings for one unit staked; the stake stays the player's.
PAYS = {
    Kind.STRAIGHT: 35,
    Kind.SPLIT: 17,
    Kind.STREET: 11,
    Kind.ZERO_STREET: 11,
    Kind.CORNER: 8,
    Kind.FIRST_FOUR: 8,
    Kind.SIX_LINE: 5,
    Kind.DOZEN: 2,
    Kind.COLUMN: 2,
    Kind.EVEN_CHANCE: 1,
}
# The bets of zero are paid with those that pay the same.
PAID_WITH = {Kind.ZERO_STREET: Kind.STREET, Kind.FIRST_FOUR: Kind.CORNER}
OUTSIDE = (Kind.COLUMN, Kind.DOZEN, Kind.EVEN_CHANCE)
PAYS_CLAUSE = {kind: Clause(f"roulette-pays-{kind.value.replace('_', '-')}") for kind in Kind}


@dataclass(frozen=True, slots=True)
class Bet:
    """A position on the layout. `key` is its one-line notation, `numbers` what it covers, ascending.

    It knows what it pays for one unit, and the clause that says so.
    """

    key: str
    kind: Kind
    numbers: tuple[int, ...]
    pays: int = field(init=False)
    pays_clause: Clause = field(init=False, repr=False)
    covers: frozenset[int] = field(init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "pays", PAYS[self.kind])
        object.__setattr__(self, "pays_clause", PAYS_CLAUSE[self.kind])
        object.__setattr__(self, "covers", frozenset(self.numbers))

    def __str__(self) -> str:
        return self.key

    @staticmethod
    def parse(key: str) -> "Bet":
        """Return the position of that name on any layout. Raise Refused where none has it."""
        try:
            return EVERY_POSITION[key]
        except KeyError:
            raise Refused(Problem("unknown_spot", "bet", {"bet": key}, Clause.LEGAL_SPOT)) from None


def _rows() -> list[tuple[int, int, int]]:
    return [(first, first + 1, first + 2) for first in range(1, 37, 3)]


def _number_bets() -> list[Bet]:
    rows = _rows()
    across = [(n, n + 1) for row in rows for n in row[:2]]
    down = [(n, n + 3) for n in range(1, 34)]
    squares = [(n, n + 1, n + 3, n + 4) for row in rows[:-1] for n in row[:2]]
    return [
        *(Bet(f"straight:{n}", Kind.STRAIGHT, (n,)) for n in range(37)),
        *(Bet(f"split:{a}-{b}", Kind.SPLIT, (a, b)) for a, b in sorted([(0, 1), (0, 2), (0, 3), *across, *down])),
        *(Bet(f"street:{row[0]}-{row[2]}", Kind.STREET, row) for row in rows),
        Bet("zero_street:0-1-2", Kind.ZERO_STREET, (0, 1, 2)),
        Bet("zero_street:0-2-3", Kind.ZERO_STREET, (0, 2, 3)),
        *(Bet(f"corner:{square[0]}-{square[3]}", Kind.CORNER, square) for square in squares),
        Bet("first_four", Kind.FIRST_FOUR, (0, 1, 2, 3)),
        *(Bet(f"six_line:{first[0]}-{second[2]}", Kind.SIX_LINE, first + second) for first, second in pairwise(rows)),
    ]


def _outside_bets() -> list[Bet]:
    numbers = range(1, 37)
    chances = {
        "red": RED,
        "black": set(numbers) - RED,
        "odd": range(1, 37, 2),
        "even": range(2, 37, 2),
        "low": range(1, 19),
        "high": range(19, 37),
    }
    return [
        *(Bet(f"dozen:{d}", Kind.DOZEN, tuple(range(12 * d - 11, 12 * d + 1))) for d in (1, 2, 3)),
        *(Bet(f"column:{c}", Kind.COLUMN, tuple(range(c - 33, 37, 3))) for c in (34, 35, 36)),
        *(Bet(name, Kind.EVEN_CHANCE, tuple(sorted(covered))) for name, covered in chances.items()),
    ]


# The layout of the single zero.
POSITIONS: dict[str, Bet] = {bet.key: bet for bet in (*_number_bets(), *_outside_bets())}


def _double_zero_bets() -> list[Bet]:
    """Return what the layout of the double zero has around its zeros."""
    double = DOUBLE_ZERO
    return [
        Bet("straight:00", Kind.STRAIGHT, (double,)),
        Bet("split:0-00", Kind.SPLIT, (0, double)),
        Bet("split:00-2", Kind.SPLIT, (2, double)),
        Bet("split:00-3", Kind.SPLIT, (3, double)),
        Bet("zero_street:0-00-2", Kind.ZERO_STREET, (0, 2, double)),
        Bet("zero_street:00-2-3", Kind.ZERO_STREET, (2, 3, double)),
    ]


_SINGLE_ZERO_ONLY = {"split:0-3", "zero_street:0-2-3"}
_KIND_ORDER = {kind: place for place, kind in enumerate(Kind)}
_SHARED = [bet for key, bet in POSITIONS.items() if key not in _SINGLE_ZERO_ONLY]
LAYOUTS: dict[str, dict[str, Bet]] = {
    SINGLE_ZERO.name: POSITIONS,
    DOUBLE_ZERO_WHEEL.name: {
        bet.key: bet for bet in sorted((*_SHARED, *_double_zero_bets()), key=lambda bet: _KIND_ORDER[bet.kind])
    },
}
EVERY_POSITION: dict[str, Bet] = {key: bet for layout in LAYOUTS.values() for key, bet in layout.items()}
EVEN_CHANCES = tuple(bet for bet in POSITIONS.values() if bet.kind is Kind.EVEN_CHANCE)
