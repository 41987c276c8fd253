"""Answers counted: how many were right, how fast they came, how many right ones in a row."""

from collections.abc import Iterable
from dataclasses import dataclass
from itertools import takewhile
from statistics import median


@dataclass(frozen=True, slots=True)
class Tally:
    """`streak` counts the right answers since the last wrong one, `seconds` is the median of those that were kept.
    `too_fast` answers came faster than they can be read (speed.py), and are among no other count."""

    answers: int
    right: int
    streak: int
    seconds: float | None
    too_fast: int = 0

    @property
    def percent(self) -> int:
        """The share of right answers in whole percent, rounded down; 0 where there are none."""
        return self.right * 100 // self.answers if self.answers else 0


def tally(answers: Iterable[tuple[bool, float | None]]) -> Tally:
    """Count answers, the oldest first: whether each was wholly right, and its seconds where they were kept."""
    found = list(answers)
    timed = [seconds for _right, seconds in found if seconds is not None]
    return Tally(
        answers=len(found),
        right=sum(right for right, _seconds in found),
        streak=sum(1 for _ in takewhile(lambda answer: answer[0], reversed(found))),
        seconds=median(timed) if timed else None,
    )
