"""Simulated answers to an exam in which larger questions are harder, and some sentences too."""

import json

from training.drills.registry import GENERATORS
from training.quiz.difficulty.estimate import LevelKey, Tally
from training.quiz.difficulty.nightly import sampled
from training.quiz.difficulty.table import read, written

ANSWERS = 300  # to each level


def simulated(exam, chance):
    """Return the true share of each bucket, and a table by answers of people who earn it."""
    samples = {}
    for section in exam.sections:
        generator = GENERATORS[section.generator]
        key = LevelKey(exam.ruleset, generator.name, generator.version, section.level)
        samples[key] = sampled(key)
    truth, tallies = {}, {}
    for key, sample in samples.items():
        usual, tallies[key] = chance.uniform(0.65, 0.85), {}
        for bucket, share in sorted(sample.shares.items()):
            true = min(0.98, max(0.2, usual + 0.15 * (1 - bucket.third) + chance.gauss(0, 0.05)))
            answers = max(1, round(ANSWERS * share))
            truth[key, bucket] = true
            tallies[key][bucket] = Tally(answers, sum(chance.random() < true for _ in range(answers)))
    return truth, read(7, json.loads(json.dumps(written(tallies, samples))))
