"""Which groups of questions deserve a look, and why. The limits are our decision, close to those of test handbooks."""

import math
from enum import StrEnum

from training.statistics.figures import Figures

ENOUGH = 30  # answers, below which nothing is flagged
EASY, HARD = 0.95, 0.40  # facility
TELLS = 0.10  # discrimination that a question surely does not reach
SLOW = 2.0  # times the seconds that the exam allows for a question
_Z = 1.645  # one side, 5 of a hundred


class Flag(StrEnum):
    """What is wrong with the questions of a group."""

    EASY = "easy"
    HARD = "hard"
    BLIND = "blind"  # good and weak candidates answer it alike
    SLOW = "slow"
    LANGUAGE = "language"


def flags(figures: Figures, pace: float) -> list[Flag]:
    """Return what is wrong with a group. `pace`: the seconds that its exams allow for a question, on average."""
    if figures.answers < ENOUGH:
        return []
    found = []
    if figures.facility > EASY:
        found.append(Flag.EASY)
    if figures.facility < HARD:
        found.append(Flag.HARD)
    if figures.discrimination is not None and _at_most(figures.discrimination, figures.answers) < TELLS:
        found.append(Flag.BLIND)
    if figures.median is not None and figures.median > SLOW * pace:
        found.append(Flag.SLOW)
    return found


def _at_most(correlation: float, pairs: int) -> float:
    """Return the upper end of a correlation's 95 % interval, by Fisher's transformation."""
    if abs(correlation) >= 1:
        return correlation
    return math.tanh(math.atanh(correlation) + _Z / math.sqrt(pairs - 3))
