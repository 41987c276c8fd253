"""Answers by the columns that a test is about; the others are alike."""

import numpy as np

from training.statistics.answers import Answers, rest_of


def columns(*, attempt, score, language=None, rest=None, counts=None):
    size = len(attempt)
    alike = {name: np.array([value] * size, dtype=object) for name, value in (("skill", "zero"), ("variant", "ask"))}
    score = np.array(score, dtype=float)
    attempt = np.array(attempt)
    counts = np.array(counts or [True] * size)
    return Answers(
        item=np.arange(size),
        attempt=attempt,
        pace=np.full(size, 40),
        level=np.ones(size, dtype=int),
        version=np.zeros(size, dtype=int),
        counts=counts,
        rules=np.array(["venice-french"] * size, dtype=object),
        language=np.array(language or ["en"] * size, dtype=object),
        seconds=np.full(size, 20.0),
        score=score,
        rest=rest_of(attempt, score, counts) if rest is None else np.array(rest, dtype=float),
        **alike,
    )
