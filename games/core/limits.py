"""The limits of a table. A spot is whatever they hold for: a position, or one player's stakes there."""

from collections import Counter
from collections.abc import Callable, Hashable, Iterable
from enum import StrEnum
from typing import TypeVar

from games.core.money import show_money
from games.core.problems import Problem

Spot = TypeVar("Spot", bound=Hashable)


def below_minimum(
    laid: Iterable[tuple[int, Spot, int]], minimum: Callable[[Spot], int], clause: StrEnum
) -> dict[int, Problem]:
    """Return a problem for each spot on which less lies than its minimum, by the index of the last stake there.

    `laid` has the index of a stake, a spot and the cents that the stake lays on it.
    """
    total, last = Counter[Spot](), dict[Spot, int]()
    for index, spot, cents in laid:
        total[spot] += cents
        last[spot] = index
    return {
        index: Problem("below_minimum", f"bets[{index}].stake", {"minimum": show_money(minimum(spot))}, clause)
        for spot, index in last.items()
        if total[spot] < minimum(spot)
    }


def within_maximum(laid: Counter[Spot], spot: Spot, cents: int, maximum: int | None) -> int:
    """Lay cents on a spot, and return how many of them play: what lies there plays up to the maximum, if there is one.

    >>> laid = Counter(red=800)
    >>> within_maximum(laid, "red", 500, 1000), laid["red"]
    (200, 1300)
    """
    before = laid[spot]
    laid[spot] += cents
    return cents if maximum is None else max(0, min(cents, maximum - before))
