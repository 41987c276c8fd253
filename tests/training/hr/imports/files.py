"""Files as people make them, in every form in which they come."""

import io
from collections.abc import Iterable

from django.core.files.uploadedfile import SimpleUploadedFile

HEADS = ["First name", "Last name", "E-mail address", "Role", "Language", "User name"]


def a_csv(*rows: Iterable[object], heads=HEADS, sign: str = ",", encoding: str = "utf-8") -> bytes:
    return "\r\n".join(sign.join(map(str, row)) for row in (heads, *rows)).encode(encoding)


def a_workbook(*rows: Iterable[object], heads=HEADS) -> bytes:
    from openpyxl import Workbook

    book, content = Workbook(), io.BytesIO()
    for row in (heads, *rows):
        book.active.append(list(row))
    book.save(content)
    return content.getvalue()


def people(count: int, first: int = 1) -> list[list[str]]:
    return [["Anna", f"Zen{number}", f"zen{number}@example.org", "", "", ""] for number in range(first, first + count)]


def uploaded(content: bytes, kind: str = "people", name: str = "file.csv") -> dict[str, object]:
    return {"kind": kind, "file": SimpleUploadedFile(name, content)}
