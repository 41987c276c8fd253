"""A drawing of how hard questions are and how well they tell candidates apart."""

from collections.abc import Iterable
from dataclasses import dataclass

from training.statistics.selectors import Group

WIDTH, HEIGHT = 400, 240
ZERO = 180  # of the discrimination, from the top; 1 is at the top


@dataclass(frozen=True, slots=True)
class Dot:
    """A group in the drawing: harder ones stand on the left, those that tell more are higher."""

    x: float
    y: float
    group: Group


def dots(groups: Iterable[Group]) -> list[Dot]:
    """Return a dot for each group that has a discrimination."""
    return [
        Dot(round(found.facility * WIDTH, 1), round(min(ZERO * (1 - found.discrimination), HEIGHT), 1), group)
        for group in groups
        if (found := group.figures).discrimination is not None
    ]
