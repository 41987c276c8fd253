"""Tables as files for spreadsheets."""

import csv
from collections.abc import Iterable, Sequence
from io import StringIO

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


def sent(content: bytes, name: str, suffix: str = CSV) -> HttpResponse:
    """Return a table as a file that is saved under a name, which has nothing but ASCII letters, digits and hyphens."""
    disposition = {"Content-Disposition": f'attachment; filename="{name}.{suffix}"'}
    return HttpResponse(content, content_type=_CONTENT_TYPES[suffix], headers=disposition)


def _separator() -> str:
    return ";" if get_decimal_symbol(locale()) == "," else ","


def _harmless(cell: str) -> str:
    """Return a cell that a spreadsheet does not take for a formula."""
    return f"'{cell}" if cell.strip().startswith(_FORMULA) or cell.startswith(("\t", "\r", "\n")) else cell
