"""Files are read as they come, and refused where they cannot be."""

import io
import zipfile
from datetime import date, datetime

import pytest

from tests.training.hr.imports.files import a_csv, a_workbook
from training.hr.imports import sheets
from training.staff.refusals import Refused

HEADS = ["a", "b"]


def refusal(content):
    with pytest.raises(Refused) as refused:
        sheets.read(content)
    return refused.value.code


@pytest.mark.parametrize("sign", [",", ";", "\t"])
@pytest.mark.parametrize("encoding", ["utf-8", "utf-8-sig", "utf-16", "cp1252"])
def test_a_csv_is_read_whatever_separates_it(sign, encoding):
    table = sheets.read(a_csv(["Zoë", "Ca’"], heads=HEADS, sign=sign, encoding=encoding))
    assert (table.heads, table.rows) == (HEADS, [(2, ["Zoë", "Ca’"])])


def test_blank_lines_count_and_are_left_out_and_quotes_hold_signs():
    table = sheets.read(b'a,b\n\n , \n"x, y"," z "\n')
    assert table.rows == [(4, ["x, y", "z"])]


def test_lines_are_counted_as_a_spreadsheet_does_although_a_cell_has_several():
    assert sheets.read(b'a,b\n"x\ny",1\nz,2\n').rows == [(2, ["x\ny", "1"]), (3, ["z", "2"])]


def test_a_workbook_is_read_with_its_days_and_whole_numbers():
    table = sheets.read(a_workbook(["Zoë", date(2026, 1, 31)], [], [7.0, datetime(2025, 2, 3, 4, 5)], heads=HEADS))
    assert table.rows == [(2, ["Zoë", "2026-01-31"]), (4, ["7", "2025-02-03 04:05"])]


def test_a_formula_is_read_by_its_result_alone():
    assert sheets.read(a_workbook(["x", "=1+1"], heads=HEADS)).rows == [(2, ["x"])]


@pytest.mark.parametrize(
    ("content", "code"),
    [
        (b"", "empty"),
        (b"a,b\n", "empty"),
        (b"\n\n", "empty"),
        (b"a,b\nZo\x81,1\n", "encoding"),
        (b"\xff\xfea", "encoding"),
        (b"a,b\n\0,1\n", "broken"),
        (b'a,b\n"x"y,1\n', "broken"),
        (b"PK\x03\x04 and no archive", "broken"),
        (b"\xd0\xcf\x11\xe0 an old workbook", "old-excel"),
        (b"a\n" + b"x" * sheets.MOST_BYTES, "large"),
        (b"a\n" + b"x" * 2_001, "cell"),
        (b"a\n" + b"x," * 40 + b"x", "columns"),
        (b"a\n" + b"x\n" * 5_001, "rows"),
    ],
)
def test_what_cannot_be_read_is_refused(content, code):
    assert refusal(content) == code


def test_5000_lines_are_read():
    assert len(sheets.read(b"a\n" + b"x\n" * 5_000).rows) == 5_000


def archive(**parts):
    content = io.BytesIO()
    with zipfile.ZipFile(content, "w", zipfile.ZIP_DEFLATED) as zipped:
        for name, part in parts.items():
            zipped.writestr(name, part)
    return content.getvalue()


def test_an_archive_that_is_no_workbook_is_refused():
    assert refusal(archive(readme="x")) == "broken"


def test_a_workbook_that_unpacks_to_too_much_is_not_opened():
    assert refusal(archive(sheet=b"0" * (65 * 1024 * 1024))) == "bomb"
    assert refusal(archive(**{f"part{number}": "x" for number in range(201)})) == "bomb"


def test_an_archive_that_hides_its_size_is_refused():
    content, size = archive(sheet=b"0" * (65 * 1024 * 1024)), (65 * 1024 * 1024).to_bytes(4, "little")
    assert refusal(content.replace(size, (1).to_bytes(4, "little"))) in ("bomb", "broken")


def test_a_workbook_with_entities_is_refused():
    content = a_workbook(["x", "y"], heads=HEADS)
    with zipfile.ZipFile(io.BytesIO(content)) as zipped:
        parts = {name: zipped.read(name) for name in zipped.namelist()}
    name = "xl/worksheets/sheet1.xml"
    entities = b'<!DOCTYPE x [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;">]>'
    parts[name] = entities + parts[name].replace(b"<?xml version='1.0' encoding='UTF-8'?>", b"")
    assert refusal(archive(**parts)) == "broken"
