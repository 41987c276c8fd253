"""Reading the tables that people send: CSV as Excel and others write it, or an Excel workbook, of which the first sheet
is read."""

import csv
import io
import re
import zipfile
from collections.abc import Iterator
from datetime import datetime, time
from typing import Any

from django.utils.translation import gettext_lazy as _

from training.staff.refusals import Refused

MOST_COLUMNS = 40
REFUSALS = {
    "encoding": _("The characters of the file cannot be read. Save it as CSV UTF-8, or as an Excel workbook (.xlsx)."),
    "broken": _("The file cannot be read. Save it again as CSV UTF-8 or as an Excel workbook (.xlsx)."),
    "old-excel": _("This is a workbook of an old Excel (.xls). Save it as an Excel workbook (.xlsx)."),
    "bomb": _("The workbook unpacks to far more than a table needs, so it is not opened."),
}

_ZIP, _OLD_EXCEL = b"PK\x03\x04", b"\xd0\xcf\x11\xe0"
_MOST_UNPACKED, _MOST_PARTS = 64 * 1024 * 1024, 200  # of a workbook: bytes and files
_MOST_NUMBER = 100_000  # of a line, blank ones counted
_WRITTEN = re.compile(r'[^\s,;"]')


class TableRefused(Refused):
    """A file is not read. `code` is a key of REFUSALS."""

    sentences = REFUSALS


def rows(content: bytes) -> Iterator[list[str]]:
    """Yield the lines of a file, blank ones too, their cells without the space around them. Raise TableRefused."""
    if content.startswith(_OLD_EXCEL):
        raise TableRefused("old-excel")
    return _workbook(content) if content.startswith(_ZIP) else (cells for _line, cells in rows_of(decoded(content)))


def text_of(content: bytes) -> str:
    """Return a file as text; a workbook as a table with semicolons, line by line. Raise TableRefused."""
    if not content.startswith((_ZIP, _OLD_EXCEL)):
        return decoded(content)
    written = io.StringIO()
    csv.writer(written, delimiter=";", lineterminator="\n").writerows(rows(content))
    return written.getvalue()


def decoded(content: bytes) -> str:
    """Return a text file: in UTF-8, in UTF-16 with its mark (Excel’s “Unicode text”), or as spreadsheets of western
    Europe write it. Raise TableRefused (encoding)."""
    is_wide = content.startswith((b"\xff\xfe", b"\xfe\xff"))
    for encoding in ("utf-16",) if is_wide else ("utf-8-sig", "cp1252"):
        try:
            return content.decode(encoding)
        except UnicodeDecodeError:
            continue
    raise TableRefused("encoding")


def rows_of(text: str) -> Iterator[tuple[int, list[str]]]:
    """Yield the rows of a table that is text, blank ones too, each with the number of its last line: a cell in quotes
    may have several lines. Raise TableRefused (broken)."""
    if "\0" in text:
        raise TableRefused("broken")
    try:
        reader = csv.reader(io.StringIO(text, newline=""), delimiter=_separator(text), strict=True)
        for row in reader:
            yield reader.line_num, [cell.strip() for cell in row]
    except csv.Error:
        raise TableRefused("broken") from None


def _separator(text: str) -> str:
    """Return which sign gives the first line in which something stands the most cells: a comma, a semicolon or a
    tab."""
    heads = next((line for line in text.splitlines() if _WRITTEN.search(line)), "")
    return max(",;\t", key=lambda sign: len(next(csv.reader([heads], delimiter=sign), [])))


def _workbook(content: bytes) -> Iterator[list[str]]:
    from openpyxl import load_workbook  # which takes longer than all of HR's pages, and few of them need it

    _check_size(content)
    try:
        book = load_workbook(io.BytesIO(content), read_only=True, data_only=True)
        sheet = book.worksheets[0]
        sheet.reset_dimensions()  # what it says of its own size need not be true
        for number, cells in enumerate(sheet.iter_rows(values_only=True, max_col=MOST_COLUMNS + 1), 1):
            if number > _MOST_NUMBER:  # it may say that its next row is the two billionth
                raise TableRefused("bomb")
            yield [_cell(cell).strip() for cell in cells] if any(cell is not None for cell in cells) else []
    except TableRefused:
        raise
    except Exception:  # openpyxl raises whatever the XML below it makes it stumble on
        raise TableRefused("broken") from None


def _check_size(content: bytes) -> None:
    """Refuse an archive that unpacks to more than its lines can need, by what it says and by what comes out."""
    try:
        with zipfile.ZipFile(io.BytesIO(content)) as archive:
            parts = archive.infolist()
            if len(parts) > _MOST_PARTS or sum(part.file_size for part in parts) > _MOST_UNPACKED:
                raise TableRefused("bomb")
            left = _MOST_UNPACKED
            for part in parts:
                with archive.open(part) as stream:
                    while chunk := stream.read(64 * 1024):
                        left -= len(chunk)
                        if left < 0:
                            raise TableRefused("bomb")
    except (zipfile.BadZipFile, NotImplementedError, RuntimeError, OSError, EOFError):
        raise TableRefused("broken") from None


def _cell(value: Any) -> str:
    """Return what stands in a cell; a day, a time or both as moments.py reads them."""
    if value is None:
        return ""
    if isinstance(value, datetime):
        return f"{value:%Y-%m-%d %H:%M}" if value.time() != time.min else value.date().isoformat()
    if isinstance(value, time):
        return f"{value:%H:%M}"
    if isinstance(value, float) and value.is_integer():
        return str(int(value))
    return str(value)
