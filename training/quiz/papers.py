"""Exams drawn ahead. Drawing is half of the work of beginning an exam, and a room full of people begins at once.

A web process draws while it has time and keeps the papers in its memory, so that nobody sits what other code has drawn.
"""

import json
import secrets
import time
import zlib
from collections import defaultdict, deque
from dataclasses import dataclass
from typing import Any

from training.drills.kit.exam import Blueprint, Section
from training.drills.kit.rules import Ruleset
from training.drills.registry import BLUEPRINTS, GENERATORS
from training.quiz.dealt import DEALT

READY = 150  # papers of each exam in a process; compressed, an exam's take less than a megabyte
SHARE = 0.1  # of a processor's time, while papers are missing

_ready: defaultdict[str, deque[bytes]] = defaultdict(deque)


@dataclass(frozen=True, slots=True)
class Paper:
    """The questions of an exam: its seed, and the items by the columns of AttemptItem, clauses without revisions."""

    seed: str
    items: list[dict[str, Any]]


def paper(blueprint: Blueprint) -> Paper:
    """Return a paper that nobody else gets: one that was drawn ahead, or else a new one."""
    try:
        return Paper(**json.loads(zlib.decompress(_ready[blueprint.slug].popleft())))
    except IndexError:
        return draw(blueprint, secrets.token_hex(8))


def draw(blueprint: Blueprint, seed: str) -> Paper:
    """Draw the items of an exam, no two alike: the same seed gives the same items."""
    rules = DEALT[blueprint.ruleset].rules
    items: list[dict[str, Any]] = []
    for section in blueprint.sections:
        for _ in range(section.count):
            items.append(_fresh_item(seed, section, rules, items))
    return Paper(seed, items)


def _fresh_item(seed: str, section: Section, rules: Ruleset, before: list[dict[str, Any]]) -> dict[str, Any]:
    """Draw the next item of a section that is not among those before it."""
    generator = GENERATORS[section.generator]
    faces = [item["face"] for item in before]
    for again in range(1000):
        item_seed = f"{seed}-{len(before) + 1}-{again}"
        item = generator.make(item_seed, section.level, rules)
        face = item.face
        if face not in faces:
            return {
                "position": len(before) + 1,
                "generator": generator.name,
                "version": generator.version,
                "seed": item_seed,
                "level": section.level,
                "face": face,
                "key": item.key,
                "clauses": item.clauses,
            }
    raise ValueError(f"{section} asks for more items than there are")


def draw_one_of_each() -> None:
    """Draw a paper of every exam that has too few ready, resting after each, so that visitors hardly notice."""
    for slug, blueprint in BLUEPRINTS.items():
        if len(_ready[slug]) < READY:
            start = time.thread_time()
            drawn = draw(blueprint, secrets.token_hex(8))
            _ready[slug].append(zlib.compress(json.dumps({"seed": drawn.seed, "items": drawn.items}).encode(), 1))
            time.sleep((time.thread_time() - start) / SHARE)


def draw_ahead() -> None:
    """Keep papers ready for as long as the process runs: the work of a thread of its own."""
    while True:
        draw_one_of_each()
        time.sleep(1)
