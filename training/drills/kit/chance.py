"""Chance from a seed that stays the same on every Python: `random` promises that for few of its methods."""

import random
from collections.abc import Sequence
from typing import TypeVar

T = TypeVar("T")


class Chance:
    """Draws from a seed. It uses only `random.random()`, whose sequence Python guarantees."""

    def __init__(self, *seed: str | int) -> None:
        self._next = random.Random("/".join(map(str, seed))).random

    def between(self, first: int, last: int) -> int:
        """Return a whole number, both ends included."""
        return first + int(self._next() * (last - first + 1))

    def pick(self, things: Sequence[T]) -> T:
        return things[self.between(0, len(things) - 1)]

    def some(self, things: Sequence[T], count: int) -> list[T]:
        """Return so many different things, in the order drawn."""
        rest = list(things)
        return [rest.pop(self.between(0, len(rest) - 1)) for _ in range(count)]

    def shuffled(self, things: Sequence[T]) -> list[T]:
        return self.some(things, len(things))
