"""What is expected of questions now, and the answers from which it is estimated."""

from collections.abc import Iterator
from functools import lru_cache
from typing import Any

from django.db import connections

from training.quiz.difficulty.models import DifficultyTable
from training.quiz.difficulty.table import Table, read
from training.quiz.selectors import marks_that_count


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


COLUMNS = (
    "item__attempt__ruleset",
    "item__generator",
    "item__version",
    "item__level",
    "item__face",
    "score",
    "max",
)


def answers_that_count() -> Iterator[tuple[Any, ...]]:
    """Yield the COLUMNS of the questions of exams that have ended, of all houses, without those that were tried out and
    those that followed a house's table. One query."""
    marks = marks_that_count().filter(item__attempt__submission__isnull=False, item__counts=True)
    return marks.filter(item__attempt__table="").order_by("pk").values_list(*COLUMNS).iterator(chunk_size=2000)
