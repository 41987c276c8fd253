"""How much of the mark questions of a kind earn, from answers so far.

Few answers say little, so each share is drawn towards that of a larger group, as if STRENGTH answers more had earned
what that group does: a bucket towards its level, a level towards its skill, a skill towards all questions. With
answers that are right or wrong this is the mean of a beta distribution after them.
"""

from collections import defaultdict
from collections.abc import Mapping
from dataclasses import dataclass
from typing import NamedTuple

STRENGTH = 20


class LevelKey(NamedTuple):
    """A level of a version of a skill, under a ruleset."""

    ruleset: str
    skill: str
    version: int
    level: int


class Bucket(NamedTuple):
    """Questions of a level that are put alike and about as large: 0 for the smallest third, 2 for the largest."""

    kind: str
    third: int


@dataclass(slots=True)
class Tally:
    """So many answers, and the sum of the shares of the mark that they earned, 0 to 1 each."""

    answers: int = 0
    earned: float = 0.0

    def add(self, answers: int, earned: float) -> None:
        self.answers += answers
        self.earned += earned

    def drawn_towards(self, facility: float) -> float:
        return (self.earned + STRENGTH * facility) / (self.answers + STRENGTH)


Tallies = Mapping[LevelKey, Mapping[Bucket, Tally]]


@dataclass(frozen=True, slots=True)
class Estimate:
    """The expected share of the mark, 0 to 1: of all questions, by skill, by level and by bucket."""

    whole: float
    skills: Mapping[str, float]
    levels: Mapping[LevelKey, float]
    buckets: Mapping[tuple[LevelKey, Bucket], float]

    def of(self, key: LevelKey, bucket: Bucket) -> float:
        """Return the share of a bucket of a known level: the level's own where nobody has answered."""
        return self.buckets.get((key, bucket), self.levels[key])


def estimate(tallies: Tallies) -> Estimate:
    """Return what is expected after these answers. Raise ValueError where there is none."""
    whole = Tally()
    skills: defaultdict[str, Tally] = defaultdict(Tally)
    levels: defaultdict[LevelKey, Tally] = defaultdict(Tally)
    for key, buckets in tallies.items():
        for tally in buckets.values():
            for group in (whole, skills[key.skill], levels[key]):
                group.add(tally.answers, tally.earned)
    if not whole.answers:
        raise ValueError("Without answers nothing is expected.")
    of_all = whole.earned / whole.answers
    of_skill = {skill: tally.drawn_towards(of_all) for skill, tally in skills.items()}
    of_level = {key: tally.drawn_towards(of_skill[key.skill]) for key, tally in levels.items()}
    of_bucket = {
        (key, bucket): tally.drawn_towards(of_level[key])
        for key, buckets in tallies.items()
        for bucket, tally in buckets.items()
    }
    return Estimate(of_all, of_skill, of_level, of_bucket)
