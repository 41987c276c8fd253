"""The sums over the lines of a settlement."""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Protocol


class Line(Protocol):
    """What became of one stake, in cents: what it won, and the part of it that goes back."""

    @property
    def stake(self) -> int: ...
    @property
    def winnings(self) -> int: ...
    @property
    def returned(self) -> int: ...


@dataclass(frozen=True, slots=True)
class Total:
    """Sums over lines, in cents. `held` stays in prison at face value, `premiums` were paid beside the stakes."""

    staked: int
    winnings: int
    returned: int
    held: int = 0
    premiums: int = 0

    @property
    def lost(self) -> int:
        """What the bank keeps of the stakes."""
        return self.staked - self.returned - self.held

    @property
    def net(self) -> int:
        """What the players are better off by."""
        return self.winnings - self.lost - self.premiums


def total_of(lines: Iterable[Line], *, held: int = 0, premiums: int = 0) -> Total:
    """Return the sums over these lines, of the whole table or of one player."""
    staked = winnings = returned = 0
    for line in lines:
        staked += line.stake
        winnings += line.winnings
        returned += line.returned
    return Total(staked, winnings, returned, held, premiums)
