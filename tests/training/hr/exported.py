"""Exports for spreadsheets as their rows."""

import csv
from io import BytesIO, StringIO
from zipfile import ZipFile

from defusedxml import ElementTree

_SHEETS = "{http://schemas.openxmlformats.org/spreadsheetml/2006/main}"


def as_csv(client, language="en", *, page, **query):
    """The rows of `PAGEexport.csv` in a language, with the separator that its spreadsheets expect."""
    text = client.get(f"/{language}{page}export.csv", query).content.decode("utf-8-sig")
    return list(csv.reader(StringIO(text), delimiter="," if language == "en" else ";"))


def as_xlsx(client, language="en", *, page, **query):
    """The rows of the sheet in `PAGEexport.xlsx`, each cell as its text; fails where a cell is anything but text."""
    book = ZipFile(BytesIO(client.get(f"/{language}{page}export.xlsx", query).content))
    shared = ElementTree.fromstring(book.read("xl/sharedStrings.xml"))
    texts = ["".join(part.itertext()) for part in shared.iter(f"{_SHEETS}si")]
    rows = []
    for row in ElementTree.fromstring(book.read("xl/worksheets/sheet1.xml")).iter(f"{_SHEETS}row"):
        cells = list(row.iter(f"{_SHEETS}c"))
        assert {cell.get("t") for cell in cells} == {"s"}
        rows.append([texts[int(cell.findtext(f"{_SHEETS}v"))] for cell in cells])
    return rows
