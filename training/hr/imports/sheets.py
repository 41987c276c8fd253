"""The lines of a file to import, and how many there may be."""

from collections.abc import Iterable
from dataclasses import dataclass

from training.hr.imports.problems import MOST_BYTES, MOST_CELL, MOST_ROWS, ImportRefused
from training.hr.tables.files import MOST_COLUMNS, rows


@dataclass(frozen=True)
class Table:
    """The heads of a file, and its lines that are not blank with their numbers as a spreadsheet counts them."""

    heads: list[str]
    rows: list[tuple[int, list[str]]]


def read(content: bytes) -> Table:
    """Return the lines of a file. Raise ImportRefused (empty, large, rows, columns, cell) and TableRefused."""
    if len(content) > MOST_BYTES:
        raise ImportRefused("large")
    return _table(rows(content))


def _table(lines: Iterable[list[str]]) -> Table:
    found: list[tuple[int, list[str]]] = []
    for number, cells in enumerate(lines, 1):
        while cells and not cells[-1]:
            cells.pop()
        if not cells:
            continue
        if len(cells) > MOST_COLUMNS:
            raise ImportRefused("columns")
        if any(len(cell) > MOST_CELL for cell in cells):
            raise ImportRefused("cell")
        found.append((number, cells))
        if len(found) > MOST_ROWS + 1:
            raise ImportRefused("rows")
    if len(found) < 2:
        raise ImportRefused("empty")
    return Table(found[0][1], found[1:])
