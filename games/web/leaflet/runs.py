"""The texts of an opening for paper. They are HTML, in which nothing but French calls is marked."""

import html
import re
from collections.abc import Iterable

from games.web.rulebook.opening import Line

_CALL = re.compile(r'<em lang="fr">(.*?)</em>')

Runs = list[tuple[str, bool]]  # words, and whether they are a French call
Row = tuple[Runs, Runs]  # a label and its value


def runs(markup: str) -> Runs:
    """Return a text as runs of words."""
    parts = _CALL.split(markup)
    return [(html.unescape(part), bool(place % 2)) for place, part in enumerate(parts) if part]


def rows(lines: Iterable[Line]) -> list[Row]:
    return [(runs(line.label.html), runs(line.said.html)) for line in lines if line.label]
