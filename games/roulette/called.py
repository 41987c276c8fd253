"""Called bets (annonces): one word from the player, several chips on the layout.

One-line notation: `voisins`, `tiers`, `orphelins`, `orphelins-plein`, `nassa`, `zero-spiel`,
`neighbours:17:2`, `finale:3`, `finale-split:3-6`, `finale-splits:6`, `figure:4`.
"""

import re
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from functools import cache, cached_property, lru_cache

from games.core.problems import Problem, Refused
from games.roulette.bets import POSITIONS, Bet, Kind
from games.roulette.clauses import Clause
from games.roulette.wheel import POCKETS, SECTORS, neighbours, sector


@dataclass(frozen=True, slots=True)
class Placement:
    """So many chips of the announcement on one position."""

    bet: Bet
    chips: int


@dataclass(frozen=True)
class CalledBet:
    """An announcement: its one-line notation, where its chips go, and the clause that says so."""

    key: str
    placements: tuple[Placement, ...]
    clause: Clause

    def __str__(self) -> str:
        return self.key

    @cached_property
    def name(self) -> str:
        """The announcement without its numbers, e.g. `finale`."""
        return self.key.partition(":")[0]

    @cached_property
    def chips(self) -> int:
        return sum(placement.chips for placement in self.placements)

    @cached_property
    def numbers(self) -> tuple[int, ...]:
        """Every number that the announcement covers, ascending."""
        return tuple(sorted({n for placement in self.placements for n in placement.bet.numbers}))

    @cached_property
    def sectors(self) -> tuple[str, ...]:
        """The called sectors in which its numbers lie, in the order voisins, tiers, orphelins."""
        touched = {sector(number) for number in self.numbers}
        return tuple(name for name in SECTORS if name in touched)

    def winning(self, outcome: int) -> tuple[Placement, ...]:
        """Return the placements that a result hits."""
        return tuple(placement for placement in self.placements if outcome in placement.bet.covers)

    @staticmethod
    def parse(key: str) -> "CalledBet":
        """Return the announcement of that name. Raise Refused where there is none."""
        return _called(key)


def _one_each(keys: Iterable[str]) -> tuple[Placement, ...]:
    return tuple(Placement(POSITIONS[key], 1) for key in keys)


def _straights(numbers: Iterable[int]) -> tuple[Placement, ...]:
    return _one_each(f"straight:{number}" for number in numbers)


_FIXED: dict[str, tuple[Clause, tuple[Placement, ...]]] = {
    "voisins": (
        Clause.CALLED_VOISINS,
        (
            Placement(POSITIONS["zero_street:0-2-3"], 2),
            Placement(POSITIONS["corner:25-29"], 2),
            *_one_each(f"split:{pair}" for pair in ("4-7", "12-15", "18-21", "19-22", "32-35")),
        ),
    ),
    "tiers": (
        Clause.CALLED_TIERS,
        _one_each(f"split:{pair}" for pair in ("5-8", "10-11", "13-16", "23-24", "27-30", "33-36")),
    ),
    "orphelins": (
        Clause.CALLED_ORPHELINS,
        _one_each(["straight:1", "split:6-9", "split:14-17", "split:17-20", "split:31-34"]),
    ),
    "orphelins-plein": (Clause.CALLED_ORPHELINS_PLEIN, _straights(SECTORS["orphelins"])),
    "nassa": (
        Clause.CALLED_NASSA,
        _one_each(["split:0-3", "split:12-15", "split:32-35", "straight:19", "straight:26"]),
    ),
    "zero-spiel": (
        Clause.CALLED_ZERO_SPIEL,
        _one_each(["split:0-3", "split:12-15", "split:32-35", "straight:26"]),
    ),
}

# Pairs of last digits that the table knows; across the row and down the column.
_FINALE_ACROSS = {(0, 1), (1, 2), (2, 3), (4, 5), (5, 6), (7, 8), (8, 9)}
_FINALE_DOWN = {(a, a + 3) for a in range(10)}


def _ending(digit: int) -> range:
    return range(digit, 37, 10)


def _finale_split(first: int, second: int) -> tuple[Placement, ...] | None:
    """Astride each pair with those last digits; across the row, two straights where no split adjoins them."""
    step = second - first
    pairs = [(n, n + step) for n in _ending(first) if n + step <= 36]
    if (first, second) in _FINALE_DOWN:
        return _one_each(f"split:{a}-{b}" for a, b in pairs)
    if (first, second) not in _FINALE_ACROSS:
        return None
    placed: list[Placement] = []
    for a, b in pairs:
        astride = f"split:{a}-{b}"
        placed += _one_each([astride]) if astride in POSITIONS else _straights((a, b))
    return tuple(placed)


def _finale_with_splits(digit: int) -> tuple[Placement, ...]:
    splits = [bet for bet in POSITIONS.values() if bet.kind is Kind.SPLIT]
    touching = [bet.key for bet in splits if any(n % 10 == digit for n in bet.numbers)]
    return (*_straights(_ending(digit)), *_one_each(touching))


def digital_root(number: int) -> int:
    """Return the digits added up until one is left; the figure in which a number lies."""
    return 1 + (number - 1) % 9


def _neighbours(number: int, reach: int) -> tuple[Placement, ...] | None:
    if number not in POCKETS or reach > len(POCKETS) // 2:
        return None
    return _straights(neighbours(number, reach))


_PATTERNS: list[tuple[re.Pattern[str], Clause, Callable[..., tuple[Placement, ...] | None]]] = [
    (re.compile(r"neighbours:(0|[1-9]\d?):([1-9]\d?)", re.ASCII), Clause.CALLED_NEIGHBOURS, _neighbours),
    (re.compile(r"finale:(\d)", re.ASCII), Clause.CALLED_FINALE, lambda d: _straights(_ending(d))),
    (re.compile(r"finale-split:(\d)-([1-9]\d?)", re.ASCII), Clause.CALLED_FINALE_SPLIT, _finale_split),
    (re.compile(r"finale-splits:(\d)", re.ASCII), Clause.CALLED_FINALE_SPLITS, _finale_with_splits),
    (
        re.compile(r"figure:([1-9])", re.ASCII),
        Clause.CALLED_FIGURE,
        lambda root: _straights(n for n in range(1, 37) if digital_root(n) == root),
    ),
]


_LONGEST = 40  # characters of a name: more than any announcement has


@lru_cache(maxsize=1024)  # bounded, since strangers may ask for any name
def _named(key: str) -> CalledBet | None:
    if key in _FIXED:
        clause, placements = _FIXED[key]
        return CalledBet(key, placements, clause)
    for pattern, clause, build in _PATTERNS:
        if found := pattern.fullmatch(key):
            built = build(*map(int, found.groups()))
            return CalledBet(key, built, clause) if built else None
    return None


def _called(key: str) -> CalledBet:
    known = _named(key) if len(key) <= _LONGEST else None
    if known is None:
        raise Refused(Problem("unknown_called_bet", "bet", {"bet": key[:_LONGEST]}, Clause.LEGAL_SPOT))
    return known


@cache
def every_called_bet() -> tuple[CalledBet, ...]:
    """Return all announcements, neighbours by one to four pockets on each side included."""
    keys = [
        *_FIXED,
        *(f"neighbours:{n}:{reach}" for reach in (1, 2, 3, 4) for n in POCKETS),
        *(f"finale:{d}" for d in range(10)),
        *(f"finale-split:{a}-{b}" for a, b in sorted(_FINALE_ACROSS | _FINALE_DOWN)),
        *(f"finale-splits:{d}" for d in range(10)),
        *(f"figure:{root}" for root in range(1, 10)),
    ]
    return tuple(CalledBet.parse(key) for key in keys)


# The words with which an announcement begins.
NAMES = frozenset(bet.name for bet in every_called_bet())
