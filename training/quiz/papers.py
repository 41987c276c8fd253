"""The papers of exams: which items are drawn from a seed, no two alike, and each paper as hard as every other."""

import json
import zlib
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple

from training.drills.kit.chance import Chance
from training.drills.kit.exam import Blueprint, Section
from training.drills.kit.rules import Ruleset
from training.drills.registry import GENERATORS
from training.quiz.dealt import Dealt
from training.quiz.difficulty.balance import Balance, Slot
from training.quiz.difficulty.estimate import LevelKey
from training.quiz.difficulty.table import Table
from training.quiz.house_tables import dealt_under

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


def dealt_for(blueprint: Blueprint) -> Dealt:
    """Return the rules under which an exam is drawn. Raise ValueError where there are none any more."""
    dealt = dealt_under(blueprint.rules_name)
    if dealt is None:
        raise ValueError(f"nothing is dealt under {blueprint.rules_name}")
    return dealt


def draw(blueprint: Blueprint, seed: str, table: Table | None = None) -> Paper:
    """Draw the items of an exam, no two alike: the same seed gives the same items, by the same table, if any. By a
    table papers are as hard as one another. Items come in the order of the sections; where some are tried out, all of
    them are shuffled, so that nobody can tell which. Raise TooFew."""
    rules = dealt_for(blueprint).rules
    sections = [section for section in blueprint.sections for _ in range(section.count)]
    drawn: list[_Drawn] = []
    for place, section in enumerate(sections):
        found = next(_fresh_items(seed, place, section, rules, drawn, range(TRIES)), None)
        if found is None:
            raise TooFew(section)
        drawn.append(found)
    expected = _make_equal(seed, sections, rules, table, drawn) if table else None
    if blueprint.has_pilots:
        drawn = Chance(seed, "order").shuffled(drawn)
    placed = [{"position": position, **each.row} for position, each in enumerate(drawn, start=1)]
    return Paper(seed, [each.clauses for each in drawn], json.dumps(placed), table.pk if table else None, expected)


class _Drawn(NamedTuple):
    """An item of a paper that is being drawn: its columns, the clauses that it cites, and what it asks."""

    row: dict[str, Any]
    clauses: Clauses
    asked: dict[str, Any]


def _make_equal(seed: str, sections: list[Section], rules: Ruleset, table: Table, drawn: list[_Drawn]) -> float:
    """Replace as few items of a paper, in the list itself, as it takes to make it as hard as others. Return its
    expected mark."""
    slots = [_slot(section, rules, table) for section in sections]
    balance = Balance(slots, [each.row["face"] for each in drawn])
    for place in Chance(seed, "balance").shuffled([place for place, slot in enumerate(slots) if slot.is_open]):
        if balance.is_even:
            break
        for instead in _fresh_items(seed, place, sections[place], rules, drawn, range(TRIES, TRIES + INSTEAD)):
            if balance.takes(place, instead.row["face"]):
                drawn[place] = instead
    return balance.expected


def _fresh_items(
    seed: str, place: int, section: Section, rules: Ruleset, others: list[_Drawn], tries: range
) -> Iterator[_Drawn]:
    """Yield items of a section for a place that ask something else than the others."""
    generator = section.source or GENERATORS[section.generator]
    known = [each.asked for each in others]
    for again in tries:
        item_seed = f"{seed}-{place + 1}-{again}"
        item = generator.make(item_seed, section.level, rules)
        if section.clause and not any(section.clause in cited for cited in item.clauses.values()):
            continue
        face = item.face
        question = asked(face)
        if question not in known:
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
            yield _Drawn(row, item.clauses, question)


def asked(face: dict[str, Any]) -> dict[str, Any]:
    """Return a face with its options in the order of their ids: shuffled, they ask the same."""
    return face | {"parts": [part | {"options": sorted(part["options"])} for part in face["parts"]]}


def _slot(section: Section, rules: Ruleset, table: Table) -> Slot:
    generator = section.source or GENERATORS[section.generator]
    level = table.level(LevelKey(rules.name, generator.name, generator.version, section.level))
    return Slot(level, 0 if section.pilot else section.weight)
