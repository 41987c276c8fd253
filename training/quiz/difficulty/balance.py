"""A paper as hard as every other paper of its exam, as far as it is known how hard its questions are."""

from collections.abc import Sequence
from dataclasses import dataclass

from training.quiz.difficulty.features import Face
from training.quiz.difficulty.table import Level

TOLERANCE = 0.001  # of the mark of a paper


@dataclass(frozen=True, slots=True)
class Slot:
    """A place in a paper: the level from which its question is drawn, and how often it counts, 0 for one that is tried
    out."""

    level: Level
    weight: int

    @property
    def is_open(self) -> bool:
        """Whether another question there would change what the paper is expected to earn."""
        return self.weight > 0 and self.level.varies


class Balance:
    """How far the questions of a paper are from what papers earn on average, as questions are taken in."""

    def __init__(self, slots: Sequence[Slot], faces: Sequence[Face]) -> None:
        self._slots = slots
        self._weights = sum(slot.weight for slot in slots)
        self._facilities = [slot.level.expected(face) for slot, face in zip(slots, faces, strict=True)]
        self._off = sum(
            slot.weight * (facility - slot.level.mean) for slot, facility in zip(slots, self._facilities, strict=True)
        )

    @property
    def is_even(self) -> bool:
        return abs(self._off) <= TOLERANCE * self._weights

    @property
    def expected(self) -> float:
        """The expected mark of the paper, 0 to 1."""
        of_items = zip(self._slots, self._facilities, strict=True)
        return sum(slot.weight * facility for slot, facility in of_items) / self._weights

    def takes(self, place: int, face: Face) -> bool:
        """Put a question in a place if the paper is then nearer to the average. Return whether it did."""
        slot = self._slots[place]
        facility = slot.level.expected(face)
        off = self._off + slot.weight * (facility - self._facilities[place])
        nearer = abs(off) < abs(self._off)
        if nearer:
            self._facilities[place], self._off = facility, off
        return nearer
