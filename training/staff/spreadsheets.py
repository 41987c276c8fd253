"""Tables as files for spreadsheets."""

import csv
from collections.abc import Iterable, Mapping, Sequence
from io import BytesIO, StringIO

from babel.numbers import get_decimal_symbol
from django.http import HttpResponse

from games.web.kit.formats import locale

CSV, XLSX = "csv", "xlsx"
_CONTENT_TYPES = {
    CSV: "text/csv; charset=utf-8",
    XLSX: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
}
# What opens a formula, in full width too.
_FORMULA = ("=", "+", "-", "@", "\uff1d", "\uff0b", "\uff0d", "\uff20")


def table(heads: Sequence[str], rows: Iterable[Sequence[object]]) -> bytes:
    """Return a table as CSV with the separator of the reader's language. No cell is taken for a formula.

    It is UTF-8 with its mark. Spreadsheets split at a semicolon where the comma is the decimal sign, so every field is
    quoted: no other sign in it begins a field.
    """
    text = StringIO()
    writer = csv.writer(text, delimiter=_separator(), quoting=csv.QUOTE_ALL)
    writer.writerow(heads)
    writer.writerows([_harmless(str(cell)) for cell in row] for row in rows)
    return text.getvalue().encode("utf-8-sig")


def workbook(
    title: str,
    rows: Sequence[Sequence[str]],
    heads: int,
    colours: Mapping[tuple[int, int], tuple[str, str]] | None = None,
) -> bytes:
    """Return a table as a workbook of one sheet, of which so many rows at its beginning and the first column stay in
    sight. Every cell is text, so none is a formula. `colours` are those of the letters and of the cell, by the numbers
    of row and column."""
    import xlsxwriter  # here, because few need it and it takes its time

    file = BytesIO()
    book = xlsxwriter.Workbook(file, {"in_memory": True})
    sheet = book.add_worksheet(title)
    bold = book.add_format({"bold": True, "text_wrap": True, "valign": "top"})
    colours = colours or {}
    used = dict.fromkeys(colours.values())
    looks = {(ink, fill): book.add_format({"font_color": ink, "bg_color": fill}) for ink, fill in used}
    for number, row in enumerate(rows):
        for column, cell in enumerate(row):
            look = looks[colours[number, column]] if (number, column) in colours else None
            sheet.write_string(number, column, cell, bold if number < heads else look)
    sheet.freeze_panes(heads, 1)
    sheet.set_column(0, max(map(len, rows), default=1) - 1, 28)
    book.close()
    return file.getvalue()


def sent(content: bytes, name: str, suffix: str = CSV) -> HttpResponse:
    """Return a table as a file that is saved under a name, which has nothing but ASCII letters, digits and hyphens."""
    disposition = {"Content-Disposition": f'attachment; filename="{name}.{suffix}"'}
    return HttpResponse(content, content_type=_CONTENT_TYPES[suffix], headers=disposition)


def _separator() -> str:
    return ";" if get_decimal_symbol(locale()) == "," else ","


def _harmless(cell: str) -> str:
    """Return a cell that a spreadsheet does not take for a formula."""
    return f"'{cell}" if cell.strip().startswith(_FORMULA) or cell.startswith(("\t", "\r", "\n")) else cell
