"""What the `rules` catalogues say of a clause: its words in a language, and whether they are up to date."""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from typing import Literal

from babel.messages.catalog import Message
from django.conf import settings

from games.core.clauses import Clause, Rulebook, Section
from games.web.rulebook import catalogues, minute

DOMAIN = "rules"
SOURCE_LANGUAGE = "en"
State = Literal["current", "stale", "missing"]


def translated_languages() -> list[str]:
    """Return the languages of the site but the one in which clauses are written."""
    return [code for code, _ in settings.LANGUAGES if code != SOURCE_LANGUAGE]


def title_context(clause: Clause) -> str:
    return f"{clause.id}.title"


def body_context(clause: Clause) -> str:
    return f"{clause.id}.body"


def section_context(book: Rulebook, section: Section) -> str:
    return f"section.{book.shelf[0].prefix}{section.id}.title"


def messages(book: Rulebook) -> Iterator[tuple[str, str]]:
    """Yield what translators translate of a rulebook and of what opens it: context and English, in reading order."""
    yield from minute.messages(book.game)
    for section in book.sections:
        yield section_context(book, section), section.title
        for clause in section.clauses:
            yield title_context(clause), clause.title
            yield body_context(clause), clause.body


@dataclass(frozen=True, slots=True)
class Words:
    """A text in one language. Stale words were made from an earlier English; missing ones are empty."""

    text: str
    state: State


class Translations:
    """The clauses in one language, as its catalogue has them."""

    def __init__(self, language: str) -> None:
        path = catalogues.po_path(language, DOMAIN)
        self._found = _messages(path, path.stat().st_mtime_ns if path.exists() else 0)

    def words(self, context: str, english: str) -> Words:
        message = self._found.get(context)
        if message is None or not message.string:
            return Words("", "missing")
        current = message.id == english and not message.fuzzy
        return Words(str(message.string), "current" if current else "stale")

    def clause(self, clause: Clause) -> tuple[str, str, State]:
        """Title, body and state of a clause. It is as good as the worse of the two, and whole or missing."""
        title = self.words(title_context(clause), clause.title)
        body = self.words(body_context(clause), clause.body)
        states = {title.state, body.state}
        if "missing" in states:
            return "", "", "missing"
        return title.text, body.text, "stale" if "stale" in states else "current"

    def section(self, book: Rulebook, section: Section) -> str:
        """Return the title of a section, empty unless it is up to date."""
        words = self.words(section_context(book, section), section.title)
        return words.text if words.state == "current" else ""


@lru_cache
def _messages(path: Path, _changed: int) -> dict[str, Message]:
    """Return the messages of a catalogue by their contexts, as they are since it changed, in nanoseconds."""
    return {message.context: message for message in catalogues.read(path) if message.context}
