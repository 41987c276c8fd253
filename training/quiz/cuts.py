"""Amounts cut into chips, such as "15x1000 2x10000" with values in cents: their pieces, and how they are written."""

import re

from games.web.kit.formats import ltr, money

_PIECES = re.compile(r"(\d{1,4})x(\d{1,12})")


def pieces_of(cut: str) -> list[tuple[int, int]]:
    """Return count and value in cents of each token of a cut."""
    return [(int(found[1]), int(found[2])) for found in _PIECES.finditer(cut)]


def show_cut(cut: str) -> str:
    """Return a cut as it is written on paper: 15×10  2×100."""
    return ltr("  ".join(f"{count}×{money(value)}" for count, value in pieces_of(cut)))
