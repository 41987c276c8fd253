"""The courses in a language, from its catalogue `courses.po`; English stands in for a missing text and says so."""

from dataclasses import dataclass
from functools import lru_cache

from games.core.patterns import placeholders
from games.web.rulebook import catalogues
from games.web.rulebook.translations import SOURCE_LANGUAGE, State

DOMAIN = "courses"


@dataclass(frozen=True, slots=True)
class Said:
    """A text ready to be filled. `language` is the one it is in: English where its own is missing."""

    text: str
    language: str
    state: State


class CourseWords:
    """The catalogue of one language."""

    def __init__(self, language: str) -> None:
        self.language = language
        path = catalogues.po_path(language, DOMAIN)
        self._found = {message.context: message for message in catalogues.read(path) if message.context}

    def say(self, context: str, english: str) -> Said:
        if self.language == SOURCE_LANGUAGE:
            return Said(english, SOURCE_LANGUAGE, "current")
        message = self._found.get(context)
        if message is None or not message.string:
            return Said(english, SOURCE_LANGUAGE, "missing")
        text = str(message.string)
        if message.id == english and not message.fuzzy:
            return Said(text, self.language, "current")
        if placeholders(text) <= placeholders(english):
            return Said(text, self.language, "stale")
        return Said(english, SOURCE_LANGUAGE, "missing")  # it names what nobody fills any more


def words(language: str) -> CourseWords:
    """Return the words of a language as its file has them now."""
    path = catalogues.po_path(language, DOMAIN)
    return _words(language, path.stat().st_mtime_ns if path.exists() else 0)


@lru_cache(maxsize=64)
def _words(language: str, _written: int) -> CourseWords:
    return CourseWords(language)
