"""Which characters the bundled fonts can draw: typst leaves the others out without a word."""

import struct
import unicodedata
from functools import cache
from pathlib import Path

FONTS = Path(__file__).with_name("fonts")


def not_drawn(text: str) -> set[str]:
    """Return the characters of the text that some bundled font lacks; spaces and controls need no glyph."""
    needed = {char for char in text if unicodedata.category(char)[0] not in "ZC"}
    return {char for char in needed if ord(char) not in _drawn_by_all()}


@cache
def _drawn_by_all() -> frozenset[int]:
    return frozenset.intersection(*(_characters(path.read_bytes()) for path in sorted(FONTS.glob("*.ttf"))))


def _characters(font: bytes) -> frozenset[int]:
    """Return the code points of a TrueType font, from the segments of its Unicode map (cmap formats 4 and 12)."""
    tables = struct.unpack_from(">H", font, 4)[0]
    records = (struct.unpack_from(">4sIII", font, 12 + 16 * index) for index in range(tables))
    start = next(offset for tag, _sum, offset, _length in records if tag == b"cmap")
    count = struct.unpack_from(">H", font, start + 2)[0]
    found: set[int] = set()
    for index in range(count):
        (offset,) = struct.unpack_from(">I", font, start + 4 + 8 * index + 4)
        found |= _segments(font, start + offset)
    return frozenset(found)


def _segments(font: bytes, at: int) -> set[int]:
    (form,) = struct.unpack_from(">H", font, at)
    if form == 12:
        (groups,) = struct.unpack_from(">I", font, at + 12)
        pairs = [struct.unpack_from(">II", font, at + 16 + 12 * index) for index in range(groups)]
    elif form == 4:
        (double,) = struct.unpack_from(">H", font, at + 6)
        lasts = struct.unpack_from(f">{double // 2}H", font, at + 14)
        firsts = struct.unpack_from(f">{double // 2}H", font, at + 16 + double)
        pairs = [pair for pair in zip(firsts, lasts, strict=True) if pair != (0xFFFF, 0xFFFF)]
    else:
        pairs = []
    return {code for first, last in pairs for code in range(first, last + 1)}
