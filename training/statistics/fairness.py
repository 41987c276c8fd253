"""Whether a question is harder in one language, among people who are equally good otherwise.

People are put into strata by the rest of their exam, and within each stratum those of the language are compared with
all others (Mantel and Haenszel). A question is called harder where the odds of a right answer fall to about a half and
are surely below two thirds: the limits of the Educational Testing Service for a large difference (category C).
"""

import math
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from training.staff.languages import language_name
from training.statistics.answers import Answers, Floats

STRATA = 5
ENOUGH = 20  # answers in the language, and as many in the others
LARGE = math.exp(-1.5 / 2.35)  # odds ratio, 1.5 on the delta scale on which the limits are published
SURE = math.exp(-1.0 / 2.35)
_Z = 1.645  # one side, 5 of a hundred


@dataclass(frozen=True, slots=True)
class Comparison:
    """The odds of a right answer in a language over those in the others, and the upper end of its 95 % interval."""

    language: str
    answers: int
    others: int
    odds_ratio: float
    at_most: float

    @property
    def name(self) -> str:
        """What the language is called in the reader's."""
        return language_name(self.language)

    @property
    def is_harder(self) -> bool:
        return self.odds_ratio <= LARGE and self.at_most < SURE


def comparisons(answers: Answers) -> list[Comparison]:
    """Return how each language of a group of questions compares with the others; without those with too few answers."""
    found = []
    for language in sorted(set(answers.language)):
        here = answers.language == language
        if min(here.sum(), (~here).sum()) >= ENOUGH and (ratio := _odds_ratio(answers, here)):
            found.append(Comparison(language, int(here.sum()), int((~here).sum()), *ratio))
    return found


def _odds_ratio(answers: Answers, here: NDArray[np.bool_]) -> tuple[float, float] | None:
    """Return the common odds ratio and its upper bound, None where no stratum holds both sides."""
    tables = _tables(answers, here)
    tables = tables[(tables[:, :2].sum(axis=1) > 0) & (tables[:, 2:].sum(axis=1) > 0)]
    if not len(tables):
        return None
    right, wrong, other_right, other_wrong = tables.T
    if not (right * other_wrong).sum() or not (wrong * other_right).sum():
        right, wrong, other_right, other_wrong = (tables + 0.5).T  # all right or all wrong has no finite odds
    total = right + wrong + other_right + other_wrong
    agreeing, opposed = right * other_wrong / total, wrong * other_right / total
    log_ratio = math.log(agreeing.sum() / opposed.sum())
    straight, crossed = (right + other_wrong) / total, (wrong + other_right) / total
    # Robins, Breslow and Greenland's variance of the logarithm.
    variance = (
        (straight * agreeing).sum() / (2 * agreeing.sum() ** 2)
        + (straight * opposed + crossed * agreeing).sum() / (2 * agreeing.sum() * opposed.sum())
        + (crossed * opposed).sum() / (2 * opposed.sum() ** 2)
    )
    return math.exp(log_ratio), math.exp(log_ratio + _Z * math.sqrt(variance))


def _tables(answers: Answers, here: NDArray[np.bool_]) -> Floats:
    """Return for each stratum: right and wrong in the language, right and wrong in the others."""
    known = ~np.isnan(answers.rest)
    rest, right, here = answers.rest[known], answers.score[known] == 1, here[known]
    edges = np.unique(np.quantile(rest, np.linspace(0, 1, STRATA + 1)[1:-1])) if len(rest) else np.array([])
    stratum = np.searchsorted(edges, rest, side="right")
    cells = [here & right, here & ~right, ~here & right, ~here & ~right]
    return np.array([np.bincount(stratum, weights=cell, minlength=len(edges) + 1) for cell in cells]).T
