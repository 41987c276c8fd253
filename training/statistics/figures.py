"""What answers say of the questions of a group: how hard they are, how well they tell people apart, how long they take.

The terms are those of test theory: facility is the average score, discrimination the correlation of the score with the
average score of the rest of the exam that counts, which does not hold the question itself.
"""

from dataclasses import dataclass

import numpy as np

from training.statistics.answers import Answers, Floats


@dataclass(frozen=True, slots=True)
class Figures:
    """The figures of a group of answers, from so many sittings.

    `facility` is 0 to 1, `discrimination` -1 to 1, both times are seconds; None where there is too little to say:
    scores that are all alike, or no answer.
    """

    answers: int
    sittings: int
    facility: float
    discrimination: float | None
    median: float | None
    ninetieth: float | None

    @property
    def percent(self) -> int:
        """The facility in whole percent, rounded down."""
        return int(self.facility * 100)


def figures(answers: Answers) -> Figures:
    """Return the figures of a group that is not empty."""
    times = answers.seconds[~np.isnan(answers.seconds)]
    return Figures(
        answers=len(answers),
        sittings=len(np.unique(answers.attempt)),
        facility=float(answers.score.mean()),
        discrimination=correlation(answers.score, answers.rest),
        median=float(np.percentile(times, 50)) if len(times) else None,
        ninetieth=float(np.percentile(times, 90)) if len(times) else None,
    )


def correlation(one: Floats, other: Floats) -> float | None:
    """Return Pearson's correlation of pairs, without those that lack a value; None where one side is always alike."""
    known = ~(np.isnan(one) | np.isnan(other))
    one, other = one[known], other[known]
    if len(one) < 2 or np.ptp(one) == 0 or np.ptp(other) == 0:
        return None
    return float(np.corrcoef(one, other)[0, 1])


def reliability(answers: Answers) -> float | None:
    """Return how far the marks of an exam would come out the same with other questions, at most 1.

    Everybody has questions of their own, so this is the share of the variance between people that is not the variance
    of questions within an exam: (between - within) / between, by a one-way analysis of variance. None where fewer than
    two people or nothing but one question each was asked, or where all have the same mark. Questions that are tried out
    are not in the mark, so they do not count.
    """
    answers = answers.where(answers.counts)
    _, at = np.unique(answers.attempt, return_inverse=True)
    counts = np.bincount(at)
    people, total = len(counts), len(at)
    if people < 2 or total <= people:
        return None
    means = np.bincount(at, weights=answers.score) / counts
    between = float((counts * (means - answers.score.mean()) ** 2).sum()) / (people - 1)
    within = float(((answers.score - means[at]) ** 2).sum()) / (total - people)
    return (between - within) / between if between else None
