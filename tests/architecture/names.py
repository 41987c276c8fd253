"""Searches code, templates, scripts and styles for the names of games. What only a reader sees is left out: comments
and docstrings."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

from tests.architecture.test_files import ROOT, TRACKED

# Each a whole word, or a part between underscores or of a name in capitals and small letters.
NAMES = (
    "roulette",
    "trente",
    "quarante",
    "blackjack",
    "baccarat",
    "punto",
    "banco",
    "chemin",
    "poker",
    "caribbean",
    "stud",
    "texas",
    "hold ?['’]?em",
)
_NAME = re.compile(rf"(?<![A-Za-z])(?:{'|'.join(NAMES)})(?![a-z])", re.IGNORECASE)
_CAMEL = re.compile(r"(?<=[a-z])(?=[A-Z])")
_COMMENTS = {
    ".html": re.compile(r"\{#.*?#\}|\{% comment .*?endcomment %\}", re.DOTALL),
    ".css": re.compile(r"/\*.*?\*/", re.DOTALL),
    ".js": re.compile(r"/\*.*?\*/|(?<![:\w\"'])//[^\n]*", re.DOTALL),
}
SUFFIXES = {".py", ".html", ".txt", ".typ", ".css", ".js"}
SEARCHED = ("games/", "training/", "portal/", "templates/", "static/", "scripts/")

# The packages and folders that are called after a game or after what games share.
ROOMS = {
    name.split("/")[depth]
    for folder, depth, others in (("games/", 1, {"core", "pool", "web"}), ("training/drills/", 2, {"kit"}))
    for name in TRACKED
    if name.startswith(folder) and name.count("/") > depth and name.split("/")[depth] not in others
}


def outside() -> list[str]:
    """Every file of the project that belongs to no game."""
    return [
        name
        for name in TRACKED
        if name.startswith(SEARCHED)
        and Path(name).suffix in SUFFIXES
        and (ROOT / name).is_file()
        and ROOMS.isdisjoint(Path(name).parts)
    ]


def named(text: str, suffix: str) -> list[tuple[int, str]]:
    """Return the names of games in a text of that kind, each with its line."""
    found = _said_by_code(text) if suffix == ".py" else _said_elsewhere(text, suffix)
    return [(line, match[0].lower()) for line, said in found for match in _NAME.finditer(_CAMEL.sub(" ", said))]


def _said_by_code(text: str) -> Iterator[tuple[int, str]]:
    """Identifiers, modules and strings, without docstrings."""
    tree = ast.parse(text)
    docstrings = {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr)}
    for node in ast.walk(tree):
        if id(node) not in docstrings:
            for _field, value in ast.iter_fields(node):
                if isinstance(value, str):
                    yield node.lineno, value


def _said_elsewhere(text: str, suffix: str) -> Iterator[tuple[int, str]]:
    """Each line, without comments."""
    if comment := _COMMENTS.get(suffix):
        text = comment.sub(lambda found: "\n" * found[0].count("\n"), text)
    yield from enumerate(text.splitlines(), start=1)
