"""The matrix as a file for spreadsheets, equal to the page, each noted in the audit."""

from collections.abc import Iterator
from dataclasses import asdict
from datetime import date
from io import BytesIO

from django.db import transaction
from django.utils.translation import gettext as _
from django.utils.translation import pgettext

from games.web.kit.formats import listed as listed_words
from games.web.kit.templatetags.days import day
from training.hr.matrix.grid import NOTHING, Cell, Grid, grid
from training.hr.matrix.selectors import Asked, listed
from training.hr.reading import houses_read
from training.staff import audit
from training.staff.models import House, User
from training.staff.spreadsheets import table

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
    import xlsxwriter  # here, because nothing else needs it and it takes its time

    houses, file = houses_read(viewer, asked.house), BytesIO()
    found = _exported(viewer, asked, houses)
    book = xlsxwriter.Workbook(file, {"in_memory": True})
    sheet = book.add_worksheet(pgettext("people and competences", "Matrix"))
    bold = book.add_format({"bold": True, "text_wrap": True, "valign": "top"})
    looks = {state: book.add_format({"font_color": ink, "bg_color": fill}) for state, (ink, fill) in _COLOURS.items()}
    for column, words in enumerate(_heading(houses, asked.day)):
        sheet.write_string(0, column, words, bold)
    for column, words in enumerate(_heads(found)):
        sheet.write_string(1, column, words, bold)
    for number, row in enumerate(_rows(found), 2):
        for column, cell in enumerate(row):
            look = looks.get(cell.state) if isinstance(cell, Cell) else None
            sheet.write_string(number, column, cell if isinstance(cell, str) else said(cell), look)
    sheet.freeze_panes(2, 1)
    sheet.set_column(0, len(_heads(found)) - 1, 28)
    book.close()
    return file.getvalue()


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
