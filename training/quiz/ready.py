"""Exams drawn ahead. Drawing is half of the work of beginning an exam, and a room full of people begins at once.

A web process draws while it has time and keeps the papers in its memory, so that nobody sits what other code has drawn.
It also finds out ahead which skills can be drawn under the tables of houses, for which a visitor would wait.
"""

import math
import secrets
import time
from collections import defaultdict, deque
from collections.abc import Iterator
from contextlib import contextmanager, suppress

from django.db import Error, connections

from games.core.costly import Busy
from games.web.kit.game import KEPT
from training.drills.kit.exam import Blueprint
from training.drills.registry import BLUEPRINTS
from training.quiz.difficulty.nightly import latest_apart
from training.quiz.difficulty.table import Table
from training.quiz.house_tables import rules_in_use
from training.quiz.papers import Paper, draw
from training.quiz.table_trial import undrawn

READY = 150  # papers of each exam in a process; compressed, an exam's take less than a megabyte
SHARE = 0.1  # of a processor's time, while papers are missing
RUSH = 10  # seconds after a paper was taken, while others may be about to begin
AGAIN = 60  # seconds until a process asks again what is expected of questions, and which tables there are


class _Ready:
    """The papers that are drawn ahead, by exam, each after the table by which it was drawn, and when the last one was
    taken."""

    def __init__(self) -> None:
        self.papers: defaultdict[str, deque[tuple[int | None, bytes]]] = defaultdict(deque)
        self.taken = -math.inf


_ready = _Ready()


def paper(blueprint: Blueprint, table: Table | None = None) -> Paper:
    """Return a paper that nobody else gets: one that was drawn ahead by this table, or else a new one."""
    _ready.taken = time.monotonic()
    wanted = table.pk if table else None
    with suppress(IndexError):
        while True:
            drawn_by, packed = _ready.papers[blueprint.slug].popleft()
            if drawn_by == wanted:
                return Paper.unpacked(packed)
    return draw(blueprint, secrets.token_hex(8), table)


def draw_ahead() -> None:
    """Keep papers ready for as long as the process runs: the work of a thread of its own. It rests after each paper, so
    that visitors hardly notice, and while people begin. By a new table all of them are drawn again."""
    table, asked = None, -math.inf
    while True:
        if time.monotonic() - asked > AGAIN:
            table, asked = _table_now(table), time.monotonic()
            _try_tables()
        blueprint = _most_wanted()
        if blueprint is None or time.monotonic() - _ready.taken < RUSH:
            time.sleep(1)
        else:
            try:
                with _resting():
                    draw_one(blueprint, table)
            except Busy:  # an answer is still being computed, and there next time
                time.sleep(1)


@contextmanager
def _resting() -> Iterator[None]:
    """Rest after some work for so long that it takes its share of a processor."""
    start = time.thread_time()
    yield
    time.sleep((time.thread_time() - start) / SHARE)


def _try_tables() -> None:
    """Try the skills under the tables of all houses that this process has not met. So many are kept as are tried."""
    found: list[tuple[str, str]] = []
    with suppress(Error):
        found = rules_in_use()[:KEPT]
    connections.close_all()  # this thread keeps none
    for rules in found:
        with _resting():
            undrawn(*rules)


def _table_now(before: Table | None) -> Table | None:
    """Return the last table; the one before while the database does not answer, or answers with what other code wrote.
    Drop the papers of another one."""
    with suppress(Error, KeyError):
        table = latest_apart()
        if (table and table.pk) != (before and before.pk):
            _ready.papers.clear()
        return table
    return before


def draw_one(blueprint: Blueprint, table: Table | None = None) -> None:
    drawn = draw(blueprint, secrets.token_hex(8), table)
    _ready.papers[blueprint.slug].append((drawn.table, drawn.packed()))


def _most_wanted() -> Blueprint | None:
    """Return the exam with the fewest papers, None where every exam has enough."""
    fewest = min(BLUEPRINTS, key=lambda slug: len(_ready.papers[slug]))
    return BLUEPRINTS[fewest] if len(_ready.papers[fewest]) < READY else None
