"""What an engine decides carries the clauses that decided it."""

from collections.abc import Sequence
from enum import StrEnum
from typing import Generic, TypeVar

from games.core.money import plain_money

Id = TypeVar("Id", bound=StrEnum)


class Ruling(Generic[Id]):
    """Something that has been decided: a line of a settlement, a share of a pot, a fault that was found.

    `because` are the ids of the clauses, a field of its dataclass; the first one decided.
    """

    __slots__ = ()
    because: tuple[Id, ...]

    @property
    def clause(self) -> Id:
        """The clause that decided."""
        return self.because[0]


def ruling_text(
    spot: str,
    stake: int,
    result: str,
    because: Sequence[str],
    *,
    winnings: int = 0,
    returned: int = 0,
    held: int = 0,
    premium: int = 0,
) -> str:
    """Return one line of English on what became of a stake and why. Amounts are cents.

    >>> ruling_text("red", 1000, "win", ["roulette-pays-even-chance"], winnings=1000, returned=1000)
    '10 on red: win, 10 paid, 10 returned (roulette-pays-even-chance)'
    >>> ruling_text("red", 1000, "lose", ["roulette-loses"])
    '10 on red: lose, 10 taken (roulette-loses)'
    """
    taken = stake - returned - held
    moved = {"paid": winnings, "returned": returned, "held": held, "taken": taken, "of premium kept": premium}
    money = ", ".join(f"{plain_money(cents)} {verb}" for verb, cents in moved.items() if cents)
    return f"{plain_money(stake)} on {spot}: {result.replace('_', ' ')}, {money} ({', '.join(because)})"
