"""Reading a file of lines: CSV as Excel and others write it, or an Excel workbook, of which the first sheet is read."""

import csv
import io
import zipfile
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from datetime import date, datetime
from typing import Any

from training.hr.imports.problems import MOST_BYTES, MOST_CELL, MOST_COLUMNS, MOST_ROWS, ImportRefused

_ZIP, _OLD_EXCEL = b"PK\x03\x04", b"\xd0\xcf\x11\xe0"
_MOST_NUMBER = 100_000  # of a line, blank ones counted
_MOST_UNPACKED, _MOST_PARTS = 64 * 1024 * 1024, 200  # of a workbook: bytes and files


@dataclass(frozen=True)
class Table:
    """The heads of a file, and its lines that are not blank with their numbers as a spreadsheet counts them."""

    heads: list[str]
    rows: list[tuple[int, list[str]]]


def read(content: bytes) -> Table:
    """Return the lines of a file. Raise ImportRefused (empty, large, rows, columns, cell, encoding, broken, old-excel,
    bomb)."""
    if len(content) > MOST_BYTES:
        raise ImportRefused("large")
    if content.startswith(_OLD_EXCEL):
        raise ImportRefused("old-excel")
    lines = _workbook(content) if content.startswith(_ZIP) else _csv(content)
    return _table(lines)


def _table(lines: Iterable[list[str]]) -> Table:
    found: list[tuple[int, list[str]]] = []
    for number, cells in enumerate(lines, 1):
        cells = [cell.strip() for cell in cells]
        while cells and not cells[-1]:
            cells.pop()
        if number > _MOST_NUMBER:  # a workbook may say that its next row is the two billionth
            raise ImportRefused("rows")
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


def _csv(content: bytes) -> Iterator[list[str]]:
    text = _text(content)
    if "\0" in text:
        raise ImportRefused("broken")
    try:
        yield from csv.reader(io.StringIO(text, newline=""), delimiter=_delimiter(text), strict=True)
    except csv.Error:
        raise ImportRefused("broken") from None


def _text(content: bytes) -> str:
    """Return what a file says. UTF-16 is what Excel calls Unicode text, and always has its mark."""
    encoding = "utf-16" if content.startswith((b"\xff\xfe", b"\xfe\xff")) else "utf-8-sig"
    try:
        return content.decode(encoding)
    except UnicodeDecodeError:
        raise ImportRefused("encoding") from None


def _delimiter(text: str) -> str:
    """Return which sign separates the heads most often: a comma, a semicolon or a tab."""
    heads = next((line for line in text.splitlines() if line.strip()), "")
    return max(",;\t", key=heads.count)


def _workbook(content: bytes) -> Iterator[list[str]]:
    from openpyxl import load_workbook  # which takes longer than all of HR's pages, and few of them need it

    _check_size(content)
    try:
        book = load_workbook(io.BytesIO(content), read_only=True, data_only=True)
        sheet = book.worksheets[0]
        sheet.reset_dimensions()  # what it says of its own size need not be true
        for cells in sheet.iter_rows(values_only=True, max_col=MOST_COLUMNS + 1):
            yield [_cell(cell) for cell in cells] if any(cell is not None for cell in cells) else []
    except ImportRefused:
        raise
    except Exception:  # openpyxl raises whatever the XML below it makes it stumble on
        raise ImportRefused("broken") from None


def _check_size(content: bytes) -> None:
    """Refuse an archive that unpacks to more than its lines can need, by what it says and by what comes out."""
    try:
        with zipfile.ZipFile(io.BytesIO(content)) as archive:
            parts = archive.infolist()
            if len(parts) > _MOST_PARTS or sum(part.file_size for part in parts) > _MOST_UNPACKED:
                raise ImportRefused("bomb")
            left = _MOST_UNPACKED
            for part in parts:
                with archive.open(part) as stream:
                    while chunk := stream.read(64 * 1024):
                        left -= len(chunk)
                        if left < 0:
                            raise ImportRefused("bomb")
    except (zipfile.BadZipFile, NotImplementedError, RuntimeError, OSError, EOFError):
        raise ImportRefused("broken") from None


def _cell(value: Any) -> str:
    if value is None:
        return ""
    if isinstance(value, datetime):
        value = value.date()
    if isinstance(value, date):
        return value.isoformat()
    if isinstance(value, float) and value.is_integer():
        return str(int(value))
    return str(value)
