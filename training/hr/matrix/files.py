"""The matrix as a file for spreadsheets, equal to the page, each noted in the audit."""

from collections.abc import Iterator, Sequence
from dataclasses import asdict
from datetime import date

from django.db import transaction
from django.utils.translation import gettext as _
from django.utils.translation import pgettext

from games.web.kit.formats import listed as listed_words
from games.web.kit.templatetags.days import day
from training.hr.matrix.asked import Asked
from training.hr.matrix.grid import NOTHING, Cell, Grid, grid
from training.hr.matrix.selectors import listed
from training.hr.reading import houses_read
from training.staff import audit
from training.staff.models import House, User
from training.staff.spreadsheets import table, workbook

# The colours of the page in its light theme, by state: of the letters, and of the cell.
_COLOURS = {
    "valid": ("#1d5c38", "#e6f2ea"),
    "runs-out": ("#7a4b00", "#fdf1dc"),
    "overdue": ("#7a4b00", "#fbe3bd"),
    "suspended": ("#7a4b00", "#fbe3bd"),
    "revoked": ("#8f1d1d", "#fae3e3"),
    "in-training": ("#1f4e79", "#e4eef7"),
}


def csv_file(viewer: User, asked: Asked) -> bytes:
    """Return the matrix as CSV, with heads in the reader's language. Raise PermissionDenied."""
    houses = houses_read(viewer, asked.house)
    found = _exported(viewer, asked, houses)
    rows = ([cell if isinstance(cell, str) else said(cell) for cell in row] for row in _rows(found))
    return table(_heading(houses, asked.day), [_heads(found), *rows])


def xlsx_file(viewer: User, asked: Asked) -> bytes:
    """Return the matrix as a workbook whose heads and names stay in sight. Every cell is text, so none is a formula.
    Raise PermissionDenied."""
    houses = houses_read(viewer, asked.house)
    found = _exported(viewer, asked, houses)
    rows: list[Sequence[str | Cell | None]] = [_heading(houses, asked.day), _heads(found), *_rows(found)]
    colours = {
        (number, column): _COLOURS[cell.state]
        for number, row in enumerate(rows)
        for column, cell in enumerate(row)
        if isinstance(cell, Cell) and cell.state in _COLOURS
    }
    words = [[cell if isinstance(cell, str) else said(cell) for cell in row] for row in rows]
    return workbook(pgettext("people and competences", "Matrix"), words, heads=2, colours=colours)


def said(cell: Cell | None) -> str:
    """Return the words of a cell as one text."""
    return ", ".join(cell.words) if cell else NOTHING


@transaction.atomic
def _exported(viewer: User, asked: Asked, houses: list[House]) -> Grid:
    found = grid(houses, list(listed(viewer, asked)), asked.day, asked.programme)
    chosen = {key: value for key, value in asdict(asked).items() if value not in ("", None) and key != "day"}
    for house in houses:
        rows = sum(line.house == house for line in found.lines)
        audit.note_in(house, viewer, audit.Action.MATRIX_EXPORTED, asked.day.isoformat(), rows=rows, filter=chosen)
    return found


def _heading(houses: list[House], as_of: date) -> list[str]:
    return [listed_words(house.name for house in houses), _("As of %(day)s") % {"day": day(as_of)}]


def _heads(found: Grid) -> list[str]:
    of_houses = [_("House")] if found.of_houses else []
    return [_("Name"), _("User name"), *of_houses, _("Job"), *(str(title) for _slug, title in found.columns)]


def _rows(found: Grid) -> Iterator[list[str | Cell | None]]:
    for line in found.lines:
        house = [line.house.name] if found.of_houses else []
        yield [line.person.full_name, line.person.username, *house, line.job, *line.cells]
