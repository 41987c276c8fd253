"""A sentence of an item by its code. `training/quiz/phrases.py` finds its text in the reader's language."""

from dataclasses import dataclass, field
from typing import Any

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
