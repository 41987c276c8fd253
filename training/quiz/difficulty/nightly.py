"""The table of what is expected of questions: as it is now, and as it is estimated at night by the answers so far."""

from collections import defaultdict
from collections.abc import Iterator
from functools import lru_cache
from typing import Any

from django.db import connections, transaction

from training.drills.registry import GENERATORS
from training.quiz.dealt import DEALT
from training.quiz.difficulty.estimate import Bucket, LevelKey, Tally
from training.quiz.difficulty.models import DifficultyTable
from training.quiz.difficulty.table import Sample, Table, bucket_of, read, written
from training.quiz.outcomes import annulled
from training.quiz.selectors import marks_that_count

DRAWS = 200  # of each level, from seeds that stay the same

_COLUMNS = (
    "item__attempt__ruleset",
    "item__generator",
    "item__version",
    "item__level",
    "item__face",
    "score",
    "max",
)


def latest() -> Table | None:
    """Return the last table, None where nothing was answered yet. One query, two where it is new to the process."""
    last = DifficultyTable.objects.order_by("-pk").values_list("pk", "recorded_at").first()
    return _known(*last) if last else None


@lru_cache(maxsize=2)
def _known(pk: int, _recorded_at: Any) -> Table:
    return read(pk, DifficultyTable.objects.values_list("contents", flat=True).get(pk=pk))


def latest_apart() -> Table | None:
    """Return the last table to a thread that keeps no connection."""
    try:
        return latest()
    finally:
        connections.close_all()


def _answers_that_count() -> Iterator[tuple[Any, ...]]:
    """Yield _COLUMNS of the questions of exams that have ended, of all houses, without those that were tried out,
    those that followed a house's table, and exams and questions that were annulled. One query."""
    marks = marks_that_count().filter(item__attempt__submission__isnull=False, item__counts=True)
    held = marks.exclude(item__attempt__in=annulled().values("attempt"))
    return (
        held.filter(item__attempt__table="", item__annulment=None)
        .order_by("pk")
        .values_list(*_COLUMNS)
        .iterator(chunk_size=2000)
    )


def renew() -> DifficultyTable | None:
    """Estimate again, and keep it where it differs from the last table. Return the new one, if any.

    Answers are read outside of a transaction, which would keep SQLite from writing others.
    """
    tallies: defaultdict[LevelKey, defaultdict[Bucket, Tally]] = defaultdict(lambda: defaultdict(Tally))
    samples: dict[LevelKey, Sample | None] = {}
    for *names, face, score, most in _answers_that_count():
        key = LevelKey(*names)
        if key not in samples:
            samples[key] = sampled(key)
        sample = samples[key]
        tallies[key][bucket_of(face, sample.edges if sample else ())].add(1, score / most)
    if not tallies:
        return None
    answers = sum(tally.answers for buckets in tallies.values() for tally in buckets.values())
    return _kept(answers, written(tallies, {key: sample for key, sample in samples.items() if sample}))


@transaction.atomic
def _kept(answers: int, contents: dict[str, Any]) -> DifficultyTable | None:
    last = DifficultyTable.objects.last()
    if last and last.contents == contents:
        return None
    return DifficultyTable.objects.create(answers=answers, contents=contents)


def sampled(key: LevelKey) -> Sample | None:
    """Return how a level is drawn today; None where it no longer is, or not in that version."""
    generator, dealt = GENERATORS.get(key.skill), DEALT.get(key.ruleset)
    if generator is None:
        return Sample()  # a question of a house
    if dealt is None or generator.version != key.version or not generator.asks(dealt.rules, key.level):
        return None
    return Sample.of([generator.make(f"sample-{draw}", key.level, dealt.rules).face for draw in range(DRAWS)])
