"""A sentence of an item: by its code, or in the words of a house. `training/quiz/phrases.py` finds its text in the
reader's language."""

from collections.abc import Collection, Mapping
from dataclasses import dataclass, field
from typing import Any

from django.utils.translation import get_language

# A value of a phrase: a number or a name as it is, or one key that says what it is: {"money": 1250},
# {"chips": 5}, {"bet": "corner:17-21"}, {"cards": "TdAs"}, {"say": "zero.fate.lost"}.
Value = int | str | dict[str, Any]


@dataclass(frozen=True, slots=True)
class Phrase:
    """A sentence by its code in the TEXTS of its drill, with the values that fill it."""

    code: str
    values: dict[str, Value] = field(default_factory=dict)

    @property
    def as_json(self) -> dict[str, Any]:
        """What an item keeps of it."""
        return {"code": self.code, "values": self.values}


@dataclass(frozen=True, slots=True)
class Text:
    """A sentence that a house wrote itself, by language; it is kept and shown as it was written."""

    texts: Mapping[str, str]

    @property
    def as_json(self) -> dict[str, Any]:
        """What an item keeps of it."""
        return {"text": dict(self.texts)}


Said = Phrase | Text


def language_among(languages: Collection[str]) -> str:
    """Return the language in which words of a house are shown: the reader's, else English, else the first by code."""
    wanted = (language for language in (get_language(), "en") if language in languages)
    return next(wanted, None) or min(languages)
