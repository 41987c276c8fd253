"""Exams drawn ahead. Drawing is half of the work of beginning an exam, and a room full of people begins at once.

A web process draws while it has time and keeps the papers in its memory, so that nobody sits what other code has drawn.
"""

import json
import math
import secrets
import time
import zlib
from collections import defaultdict, deque
from collections.abc import Iterator, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass
from typing import Any

from django.db import Error

from training.drills.kit.chance import Chance
from training.drills.kit.exam import Blueprint, Section
from training.drills.kit.rules import Ruleset
from training.drills.registry import BLUEPRINTS, GENERATORS
from training.quiz.dealt import Dealt
from training.quiz.difficulty.balance import Balance, Slot
from training.quiz.difficulty.estimate import LevelKey
from training.quiz.difficulty.selectors import latest_apart
from training.quiz.difficulty.table import Table
from training.quiz.house_tables import dealt_under

READY = 150  # papers of each exam in a process; compressed, an exam's take less than a megabyte
SHARE = 0.1  # of a processor's time, while papers are missing
RUSH = 10  # seconds after a paper was taken, while others may be about to begin
AGAIN = 60  # seconds until a process asks again what is expected of questions
TRIES = 1000  # for a question that is not in the paper yet
INSTEAD = 3  # other questions that are tried in a place where a paper is too hard or too easy

Clauses = Mapping[str, Sequence[str]]  # the clauses that an item cites, by its parts


@dataclass(frozen=True, slots=True)
class Paper:
    """The questions of an exam: its seed, the clauses of each item by part, and the items by the columns of AttemptItem
    as a JSON array, which is written to the database as it is. `expected` is its mark, 0 to 1, by the table with that
    primary key; neither is there where nothing is known of its questions."""

    seed: str
    clauses: list[Clauses]
    items: str
    table: int | None = None
    expected: float | None = None

    def packed(self) -> bytes:
        """Return the paper in less memory."""
        rest = json.dumps([self.clauses, self.table, self.expected])
        return zlib.compress(f"{self.seed}\n{rest}\n{self.items}".encode(), 1)

    @classmethod
    def unpacked(cls, packed: bytes) -> "Paper":
        seed, rest, items = zlib.decompress(packed).decode().split("\n")
        clauses, table, expected = json.loads(rest)
        return cls(seed, clauses, items, table, expected)


class TooFew(ValueError):
    """A `section` asks for more items than there are."""

    def __init__(self, section: Section) -> None:
        super().__init__(f"{section} asks for more items than there are")
        self.section = section


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


def dealt_by(blueprint: Blueprint) -> Dealt:
    """Return the rules under which an exam is drawn. Raise ValueError where there are none any more."""
    dealt = dealt_under(blueprint.dealt_by)
    if dealt is None:
        raise ValueError(f"nothing is dealt under {blueprint.dealt_by}")
    return dealt


def draw(blueprint: Blueprint, seed: str, table: Table | None = None) -> Paper:
    """Draw the items of an exam, no two alike: the same seed gives the same items, by the same table, if any. By a
    table papers are as hard as one another. Items come in the order of the sections; where some are tried out, all of
    them are shuffled, so that nobody can tell which. Raise TooFew."""
    rules = dealt_by(blueprint).rules
    sections = [section for section in blueprint.sections for _ in range(section.count)]
    items: list[dict[str, Any]] = []
    clauses: list[Clauses] = []
    for place, section in enumerate(sections):
        found = next(_fresh_items(seed, place, section, rules, items, range(TRIES)), None)
        if found is None:
            raise TooFew(section)
        items.append(found[0])
        clauses.append(found[1])
    expected = _make_equal(seed, sections, rules, table, items, clauses) if table else None
    order = list(range(len(items)))
    if blueprint.has_pilots:
        order = Chance(seed, "order").shuffled(order)
    placed = [{"position": position, **items[drawn]} for position, drawn in enumerate(order, start=1)]
    return Paper(seed, [clauses[drawn] for drawn in order], json.dumps(placed), table.pk if table else None, expected)


def _make_equal(
    seed: str,
    sections: list[Section],
    rules: Ruleset,
    table: Table,
    items: list[dict[str, Any]],
    clauses: list[Clauses],
) -> float:
    """Replace as few items of a paper as it takes to make it as hard as others. Return its expected mark."""
    slots = [_slot(section, rules, table) for section in sections]
    balance = Balance(slots, [item["face"] for item in items])
    for place in Chance(seed, "balance").shuffled([place for place, slot in enumerate(slots) if slot.is_open]):
        if balance.is_even:
            break
        for item, cited in _fresh_items(seed, place, sections[place], rules, items, range(TRIES, TRIES + INSTEAD)):
            if balance.takes(place, item["face"]):
                items[place], clauses[place] = item, cited
    return balance.expected


def _fresh_items(
    seed: str, place: int, section: Section, rules: Ruleset, others: list[dict[str, Any]], tries: range
) -> Iterator[tuple[dict[str, Any], Clauses]]:
    """Yield items of a section for a place that are not among the others, and the clauses that they cite."""
    generator = section.source or GENERATORS[section.generator]
    asked = [_asked(item["face"]) for item in others]
    for again in tries:
        item_seed = f"{seed}-{place + 1}-{again}"
        item = generator.make(item_seed, section.level, rules)
        face = item.face
        if _asked(face) not in asked:
            row = {
                "generator": generator.name,
                "version": generator.version,
                "seed": item_seed,
                "level": section.level,
                "counts": not section.pilot,
                "face": face,
                "key": item.key,
                "weight": section.weight,
                "explained": item.worked if section.source else {},
            }
            yield row, item.clauses


def _asked(face: dict[str, Any]) -> dict[str, Any]:
    """Return a face with its options in the order of their ids: shuffled, they ask the same."""
    return face | {"parts": [part | {"options": sorted(part["options"])} for part in face["parts"]]}


def _slot(section: Section, rules: Ruleset, table: Table) -> Slot:
    generator = section.source or GENERATORS[section.generator]
    level = table.level(LevelKey(rules.name, generator.name, generator.version, section.level))
    return Slot(level, 0 if section.pilot else section.weight)


def draw_ahead() -> None:
    """Keep papers ready for as long as the process runs: the work of a thread of its own. It rests after each paper, so
    that visitors hardly notice, and while people begin. By a new table all of them are drawn again."""
    table, asked = None, -math.inf
    while True:
        if time.monotonic() - asked > AGAIN:
            table, asked = _table_now(table), time.monotonic()
        blueprint = _most_wanted()
        if blueprint is None or time.monotonic() - _ready.taken < RUSH:
            time.sleep(1)
        else:
            start = time.thread_time()
            draw_one(blueprint, table)
            time.sleep((time.thread_time() - start) / SHARE)


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
