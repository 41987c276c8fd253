"""Exams drawn ahead. Drawing is half of the work of beginning an exam, and a room full of people begins at once.

A web process draws while it has time and keeps the papers in its memory, so that nobody sits what other code has drawn.
"""

import json
import math
import secrets
import time
import zlib
from collections import defaultdict, deque
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from training.drills.kit.chance import Chance
from training.drills.kit.exam import Blueprint, Section
from training.drills.kit.rules import Ruleset
from training.drills.registry import BLUEPRINTS, GENERATORS
from training.quiz.dealt import DEALT

READY = 150  # papers of each exam in a process; compressed, an exam's take less than a megabyte
SHARE = 0.1  # of a processor's time, while papers are missing
RUSH = 10  # seconds after a paper was taken, while others may be about to begin

Clauses = Mapping[str, Sequence[str]]  # the clauses that an item cites, by its parts


@dataclass(frozen=True, slots=True)
class Paper:
    """The questions of an exam: its seed, the clauses of each item by part, and the items by the columns of AttemptItem
    as a JSON array, which is written to the database as it is."""

    seed: str
    clauses: list[Clauses]
    items: str

    def packed(self) -> bytes:
        """Return the paper in less memory."""
        return zlib.compress(f"{self.seed}\n{json.dumps(self.clauses)}\n{self.items}".encode(), 1)

    @classmethod
    def unpacked(cls, packed: bytes) -> "Paper":
        seed, clauses, items = zlib.decompress(packed).decode().split("\n")
        return cls(seed, json.loads(clauses), items)


class TooFew(ValueError):
    """A `section` asks for more items than there are."""

    def __init__(self, section: Section) -> None:
        super().__init__(f"{section} asks for more items than there are")
        self.section = section


class _Ready:
    """The papers that are drawn ahead, by exam, and when the last one was taken."""

    def __init__(self) -> None:
        self.papers: defaultdict[str, deque[bytes]] = defaultdict(deque)
        self.taken = -math.inf


_ready = _Ready()


def paper(blueprint: Blueprint) -> Paper:
    """Return a paper that nobody else gets: one that was drawn ahead, or else a new one."""
    _ready.taken = time.monotonic()
    try:
        return Paper.unpacked(_ready.papers[blueprint.slug].popleft())
    except IndexError:
        return draw(blueprint, secrets.token_hex(8))


def draw(blueprint: Blueprint, seed: str) -> Paper:
    """Draw the items of an exam, no two alike: the same seed gives the same items. They come in the order of the
    sections; where some are tried out, all of them are shuffled, so that nobody can tell which. Raise TooFew."""
    rules = DEALT[blueprint.ruleset].rules
    items: list[dict[str, Any]] = []
    clauses: list[Clauses] = []
    for section in blueprint.sections:
        for _ in range(section.count):
            item, cited = _fresh_item(seed, section, rules, items)
            items.append(item)
            clauses.append(cited)
    order = list(range(len(items)))
    if blueprint.has_pilots:
        order = Chance(seed, "order").shuffled(order)
    placed = [{"position": position, **items[drawn]} for position, drawn in enumerate(order, start=1)]
    return Paper(seed, [clauses[drawn] for drawn in order], json.dumps(placed))


def _fresh_item(
    seed: str, section: Section, rules: Ruleset, before: list[dict[str, Any]]
) -> tuple[dict[str, Any], Clauses]:
    """Draw the next item of a section that is not among those before it, and the clauses that it cites."""
    generator = section.source or GENERATORS[section.generator]
    asked = [_asked(item["face"]) for item in before]
    for again in range(1000):
        item_seed = f"{seed}-{len(before) + 1}-{again}"
        item = generator.make(item_seed, section.level, rules)
        face = item.face
        if _asked(face) not in asked:
            return {
                "generator": generator.name,
                "version": generator.version,
                "seed": item_seed,
                "level": section.level,
                "counts": not section.pilot,
                "face": face,
                "key": item.key,
                "weight": section.weight,
                "explained": item.worked if section.source else {},
            }, item.clauses
    raise TooFew(section)


def _asked(face: dict[str, Any]) -> dict[str, Any]:
    """Return a face with its options in the order of their ids: shuffled, they ask the same."""
    return face | {"parts": [part | {"options": sorted(part["options"])} for part in face["parts"]]}


def draw_ahead() -> None:
    """Keep papers ready for as long as the process runs: the work of a thread of its own. It rests after each paper, so
    that visitors hardly notice, and while people begin."""
    while True:
        blueprint = _most_wanted()
        if blueprint is None or time.monotonic() - _ready.taken < RUSH:
            time.sleep(1)
        else:
            start = time.thread_time()
            draw_one(blueprint)
            time.sleep((time.thread_time() - start) / SHARE)


def draw_one(blueprint: Blueprint) -> None:
    _ready.papers[blueprint.slug].append(draw(blueprint, secrets.token_hex(8)).packed())


def _most_wanted() -> Blueprint | None:
    """Return the exam with the fewest papers, None where every exam has enough."""
    fewest = min(BLUEPRINTS, key=lambda slug: len(_ready.papers[slug]))
    return BLUEPRINTS[fewest] if len(_ready.papers[fewest]) < READY else None
