"""Which characters the bundled fonts can draw: typst leaves the others out without a word."""

import unicodedata
from functools import cache
from pathlib import Path

from fontTools.ttLib import TTFont

FONTS = Path(__file__).with_name("fonts")


def not_drawn(text: str) -> set[str]:
    """Return the characters of the text that no bundled font has; spaces and controls need no glyph.

    Where the font of a place lacks a character, typst takes it from another one.
    """
    needed = {char for char in text if unicodedata.category(char)[0] not in "ZC"}
    return {char for char in needed if ord(char) not in _drawn()}


@cache
def _drawn() -> frozenset[int]:
    """Return the code points of all bundled fonts."""
    files = sorted(path for path in FONTS.iterdir() if path.suffix in (".ttf", ".otf"))
    return frozenset(code for path in files for code in TTFont(path, lazy=True).getBestCmap())
