"""Checks of who cites a clause: the engine, the vectors, the pages."""

import re
from collections.abc import Iterator
from pathlib import Path

from django.conf import settings

from games.core.clauses import Rulebook
from games.web.registry import ENGINES, book_of, books_of, games_of

_FOLDERS = ("games", "training", "portal", "templates")
_ENDINGS = {".py", ".html", ".toml", ".md", ".txt"}


def engine_and_texts_agree(book: Rulebook) -> Iterator[str]:
    """Check that each id of the engine has a text, and each text an id."""
    every = {str(clause) for game in games_of(book.game) for clause in game.clauses}
    ids = {clause for clause in every if book_of(clause) == book.game}
    for clause in sorted(ids - book.ids):
        yield f"{clause}: the engine has it and text.toml has not"
    for clause in sorted(book.ids - ids):
        yield f"{clause}: text.toml has it and the engine has not"


def decided_clauses_have_vectors(book: Rulebook) -> Iterator[str]:
    """Check that what the engine decides is held by a case that was worked out without it."""
    vectors = settings.BASE_DIR / "tests" / "vectors"
    folders = {book.game, *(engine for engine in ENGINES if book.game in books_of(engine))}
    cited = {word for name in folders for path in (vectors / name).rglob("*.txt") for word in _words(path, book)}
    for clause in book:
        if clause.kind == "decided" and clause.id not in cited:
            yield f"{clause.id}: decided by the engine, and cited by no vector"


def cited_clauses_exist(book: Rulebook) -> Iterator[str]:
    """Check that a clause named in code, a page or a lesson is there: in quotes, as an anchor, or as [[id]]."""
    named = re.compile(rf"""(?:["'#]|\[\[)({book.prefix}[a-z0-9]+(?:-[a-z0-9]+)*)(?=["')]|\]\])""")
    for path in _files():
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
            for clause in named.findall(line):
                if clause not in book.ids and book_of(clause) == book.game:
                    yield f"{path.relative_to(settings.BASE_DIR)}:{number}: cites {clause}, which is no clause"


def _files() -> Iterator[Path]:
    for folder in _FOLDERS:
        for path in sorted((settings.BASE_DIR / folder).rglob("*")):
            if path.suffix in _ENDINGS:
                yield path


def _words(path: Path, book: Rulebook) -> list[str]:
    return re.findall(rf"\b{book.prefix}[a-z0-9]+(?:-[a-z0-9]+)*", path.read_text(encoding="utf-8"))
