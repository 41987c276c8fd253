"""What is expected of the questions of exams, as papers are drawn by it."""

from bisect import bisect_left
from collections import Counter
from collections.abc import Collection, Mapping
from dataclasses import dataclass, field
from typing import Any

from training.quiz.difficulty.estimate import Bucket, LevelKey, Tallies, estimate
from training.quiz.difficulty.features import Face, kind_of, size_of

DIGITS = 6  # of what is kept, so that the same answers give the same table on every machine


@dataclass(frozen=True, slots=True)
class Sample:
    """How the questions of a level come out when they are drawn: the largest sizes of the smallest and of the middle
    third, and the share of each bucket. Both are empty for a question that is always the same."""

    edges: tuple[int, ...] = ()
    shares: Mapping[Bucket, float] = field(default_factory=dict)

    @classmethod
    def of(cls, faces: Collection[Face]) -> "Sample":
        """Return the sample of some faces, at least one."""
        sizes, last = sorted(size_of(face) for face in faces), len(faces) - 1
        edges = sizes[last // 3], sizes[2 * last // 3]
        counts = Counter(bucket_of(face, edges) for face in faces)
        return cls(edges, {bucket: count / len(faces) for bucket, count in counts.items()})


def bucket_of(face: Face, edges: tuple[int, ...]) -> Bucket:
    """Return the bucket of a question among those of its level."""
    return Bucket(kind_of(face), bisect_left(edges, size_of(face)))


@dataclass(frozen=True, slots=True)
class Level:
    """What the questions of a level are expected to earn, 0 to 1: by bucket, `facility` in others. `mean` is what one
    earns that is drawn by chance."""

    facility: float
    mean: float
    edges: tuple[int, ...] = ()
    buckets: Mapping[Bucket, float] = field(default_factory=dict)

    @property
    def varies(self) -> bool:
        """Whether some of its questions are harder than others."""
        return len(set(self.buckets.values())) > 1

    def expected(self, face: Face) -> float:
        return self.buckets.get(bucket_of(face, self.edges), self.facility) if self.buckets else self.facility


@dataclass(frozen=True)
class Table:
    """What is expected, and the row in which it is kept."""

    pk: int
    whole: float
    skills: Mapping[str, float]
    levels: Mapping[LevelKey, Level]

    def level(self, key: LevelKey) -> Level:
        """Return a level. Where nobody has answered, all of its questions earn what the skill does, or all skills."""
        if key in self.levels:
            return self.levels[key]
        facility = self.skills.get(key.skill, self.whole)
        return Level(facility, facility)


def written(tallies: Tallies, samples: Mapping[LevelKey, Sample]) -> dict[str, Any]:
    """Return as JSON what is expected after these answers at the levels of the samples. Raise ValueError where there
    is no answer."""
    found = estimate(tallies)

    def bucket_row(key: LevelKey, bucket: Bucket, share: float) -> dict[str, Any]:
        tally = tallies[key].get(bucket)
        return bucket._asdict() | {
            "share": share,
            "answers": tally.answers if tally else 0,
            "facility": round(found.of(key, bucket), DIGITS),
        }

    levels = [
        key._asdict()
        | {
            "facility": round(found.levels[key], DIGITS),
            "edges": list(samples[key].edges),
            "buckets": [bucket_row(key, bucket, share) for bucket, share in sorted(samples[key].shares.items())],
        }
        for key in sorted(samples)
    ]
    skills = {skill: round(facility, DIGITS) for skill, facility in sorted(found.skills.items())}
    return {"whole": round(found.whole, DIGITS), "skills": skills, "levels": levels}


def read(pk: int, contents: Mapping[str, Any]) -> Table:
    """Return a table as it was written."""
    levels = {
        LevelKey(*(row[name] for name in LevelKey._fields)): _level(row["facility"], row["edges"], row["buckets"])
        for row in contents["levels"]
    }
    return Table(pk, contents["whole"], contents["skills"], levels)


def _level(facility: float, edges: list[int], rows: list[dict[str, Any]]) -> Level:
    buckets = {Bucket(row["kind"], row["third"]): row["facility"] for row in rows}
    mean = sum(row["share"] * row["facility"] for row in rows) if rows else facility
    return Level(facility, mean, tuple(edges), buckets)
