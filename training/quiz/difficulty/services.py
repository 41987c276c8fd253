"""Writes what is expected of questions, by the answers so far."""

from collections import defaultdict
from typing import Any

from django.db import transaction

from training.drills.registry import GENERATORS
from training.quiz.dealt import DEALT
from training.quiz.difficulty.estimate import Bucket, LevelKey, Tally
from training.quiz.difficulty.models import DifficultyTable
from training.quiz.difficulty.selectors import answers_that_count
from training.quiz.difficulty.table import Sample, bucket_of, written

DRAWS = 200  # of each level, from seeds that stay the same


def renew() -> DifficultyTable | None:
    """Estimate anew, and keep it where it differs from the last table. Return the new one, if any.

    Answers are read outside of a transaction, which would keep SQLite from writing others.
    """
    tallies: defaultdict[LevelKey, defaultdict[Bucket, Tally]] = defaultdict(lambda: defaultdict(Tally))
    samples: dict[LevelKey, Sample | None] = {}
    for *names, face, score, most in answers_that_count():
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
