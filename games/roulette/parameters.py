"""How parameters that only roulette has are read from data. A reader raises ValueError, TypeError or AttributeError."""

from collections import Counter
from collections.abc import Callable, Collection, Iterator, Mapping
from dataclasses import dataclass
from enum import StrEnum
from typing import Any

from games.core.parameters import amount, one_of
from games.roulette.bets import EVEN_CHANCES, OUTSIDE, PAID_WITH, Kind
from games.roulette.wheel import WHEELS, Wheel

# The order of payment may name all bets on numbers at once, or an even chance by itself.
NUMBERS = "numbers"
_CHANCES = tuple(bet.key for bet in EVEN_CHANCES)
_NUMBER_KINDS = tuple(kind for kind in Kind if kind not in (*OUTSIDE, *PAID_WITH))


_VALUE_CHIPS = ("anywhere", "even_chances")


class Zero(StrEnum):
    """What becomes of bets off the numbers at a zero: prison, halved at once, or left to the player in the parlour."""

    PRISON = "prison"
    PARTAGE = "partage"
    PARLOUR = "parlour"


class Crew(StrEnum):
    """Who works at the table: its manner of dealing."""

    FRENCH = "french"
    FAIR = "fair"
    ENGLISH = "english"
    PARLOUR = "parlour"


@dataclass(frozen=True, slots=True)
class ColourChips:
    """How players of one colour each may bet: how many colours there are, the least chips on an outside position, the
    least on numbers in all, where value chips may be staked beside the colours (`anywhere` or on the `even_chances`
    only), and the chips that a plaque is worth (0: none)."""

    colours: int
    outside: int
    numbers: int
    value_chips: str = "anywhere"
    plaque: int = 0

    @property
    def values_restricted(self) -> bool:
        """Whether value chips are accepted on the even chances only."""
        return self.value_chips != "anywhere"

    @property
    def terms(self) -> frozenset[str]:
        """What the house asks in words: the `least` that may lie, `values` on even chances only, `plaques`."""
        asked = {"least": max(self.outside, self.numbers) > 1, "values": self.values_restricted, "plaques": self.plaque}
        return frozenset(term for term, holds in asked.items() if holds)


def wheel(value: Any) -> Wheel:
    return WHEELS[one_of(*WHEELS)(value)]


def limits(value: Any) -> dict[Kind, int]:
    return {Kind(kind): amount(cents) for kind, cents in value.items()}


def order(value: Any) -> tuple[str, ...]:
    """Return each kind once, or once what stands for it; none at all where no order is prescribed."""
    if not isinstance(value, list):
        raise TypeError(value)
    named = Counter(kind for entry in value for kind in _stands_for(entry))
    if value and named != Counter((*OUTSIDE[:2], *_CHANCES, *_NUMBER_KINDS)):
        raise ValueError(value)
    return tuple(value)


def _stands_for(entry: str) -> Collection[str]:
    if entry == NUMBERS:
        return _NUMBER_KINDS
    return _CHANCES if entry == Kind.EVEN_CHANCE else (entry,)


def colour_chips(value: Any) -> ColourChips | None:
    """Return nothing in the table: the house has no colours."""
    if value == {}:
        return None
    read = ColourChips(**value)
    counts = (read.colours, read.outside, read.numbers, read.plaque)
    if any(type(count) is not int or not 0 <= count <= 100 for count in counts) or read.value_chips not in _VALUE_CHIPS:
        raise ValueError(value)
    return read


def pieces(value: Any) -> dict[int, int]:
    """Return how many pieces of each value, in cents."""
    counts = {amount(denomination): count for denomination, count in value}
    if any(type(count) is not int or count < 0 for count in counts.values()):
        raise ValueError(value)
    return counts


def procedure(known: Mapping[str, Any]) -> Callable[[Any], dict[str, Any]]:
    """Return a reader of what a house counts and measures: the entries that are known, in its own figures."""

    def read(value: Any) -> dict[str, Any]:
        if {name: type(entry) for name, entry in value.items()} != {name: type(entry) for name, entry in known.items()}:
            raise ValueError(value)
        for entry in value.values():
            if isinstance(entry, str):
                amount(entry)
        for cut in (value["payment_example"], *_written(value["tiers_cuts"]), *_written(value["voisins_cuts"])):
            pieces(cut)
        return dict(value)

    return read


def _written(cuts: Any) -> Iterator[Any]:
    """Yield the pieces of each cut that a house has for a called bet, by the value of a chip before."""
    for unit, cut in cuts:
        amount(unit)
        yield cut
