"""Reads `tests/vectors`: a file of worked cases, a case a line, its cells between bars."""

from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).parents[1] / "vectors"


def rows(game: str, name: str) -> Iterator[list[str]]:
    """Yield the cells of each line of a game's file, without comments and empty lines."""
    for line in (ROOT / game / f"{name}.txt").read_text(encoding="utf-8").splitlines():
        if line and not line.startswith("#"):
            yield [cell.strip() for cell in line.split("|")]
