"""What it costs to draw papers to the same expected mark, and what it brings: `python benchmarks/equal_exams.py`.

Each exam is drawn from the same seeds without a table and with one by simulated answers, in which larger questions and
some sentences are harder. The spread is the standard deviation of the expected mark over papers.
"""

import json
import os
import random
import statistics
import sys
import time
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1]))
os.environ.setdefault("DJANGO_SETTINGS_MODULE", "portal.settings.local")

import django

django.setup()

from tests.training.quiz.difficulty.answered import simulated  # noqa: E402
from training.drills.kit.exam import Blueprint  # noqa: E402
from training.drills.registry import BLUEPRINTS  # noqa: E402
from training.quiz import papers  # noqa: E402
from training.quiz.difficulty.estimate import LevelKey  # noqa: E402
from training.quiz.difficulty.table import Table  # noqa: E402

PAPERS = 100
ROUNDS = 3


def drawn(blueprint: Blueprint, table: Table | None) -> tuple[float, list[papers.Paper]]:
    """Return the best processor time of a paper in seconds, and the papers."""
    best = float("inf")
    for _ in range(ROUNDS):
        start = time.process_time()
        found = [papers.draw(blueprint, f"paper-{number}", table) for number in range(PAPERS)]
        best = min(best, time.process_time() - start)
    return best / PAPERS, found


def expected(paper: papers.Paper, blueprint: Blueprint, table: Table) -> float:
    rows = json.loads(paper.items)
    keys = [LevelKey(blueprint.ruleset, row["generator"], row["version"], row["level"]) for row in rows]
    return statistics.fmean(table.level(key).expected(row["face"]) for key, row in zip(keys, rows, strict=True))


def main() -> None:
    print("| exam | questions | plain | equal | ratio | replaced | spread, plain | spread, equal |")
    print("| --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: |")
    for blueprint in BLUEPRINTS.values():
        _truth, table = simulated(blueprint, random.Random(4))
        before, plain = drawn(blueprint, None)
        after, equal = drawn(blueprint, table)
        seeds = [[row["seed"] for paper in found for row in json.loads(paper.items)] for found in (plain, equal)]
        replaced = sum(map(str.__ne__, *seeds)) / PAPERS
        spreads = [statistics.stdev(expected(paper, blueprint, table) for paper in found) for found in (plain, equal)]
        print(
            f"| {blueprint.slug} | {blueprint.size} | {before * 1000:.1f} ms | {after * 1000:.1f} ms | "
            f"{after / before:.2f} x | {replaced:.1f} | {spreads[0]:.2%} | {spreads[1]:.2%} |"
        )


if __name__ == "__main__":
    main()
