"""Whether a change of the English was one of its words alone, so that its translations stay as good as they were.

The editor says so beside the clause, by the mark of the text that stood before: `reworded = ["5d1f09c2"]` in
`text.toml`. `make_messages` names the mark of each text that changed. When the text changes once more, what stood
before has another mark, and the change is one of substance until the editor says otherwise. Another number, another
condition or another placeholder is always one of substance.
"""

import re
from collections import Counter
from dataclasses import dataclass
from hashlib import blake2b

from games.core.clauses import Clause
from games.core.patterns import arguments, literal
from games.web.kit.game import reference
from games.web.registry import book_of

# Words of a rule that say how many, when, who may and who must.
_NUMBERS = (
    "zero|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|half|third|quarter|once|twice|both|double"
)
_CONDITIONS = (
    "may|must|should|can|cannot|not|no|never|none|nobody|nothing|only|unless|if|when|until|before|after|except|without"
    "|and|or|nor|either|neither|all|every|each|any|least|most|more|less|fewer|first|last|always"
)
_COUNTED = re.compile(rf"\d+|\b(?:{_NUMBERS}|{_CONDITIONS})\b", re.IGNORECASE)


@dataclass(frozen=True, slots=True)
class Change:
    """A text of the catalogues whose English is another one now."""

    context: str
    before: str
    now: str

    @property
    def mark(self) -> str:
        """The mark of the text before."""
        return mark(self.before)

    @property
    def is_marked(self) -> bool:
        """Whether the editor says that its words alone have changed."""
        return self.mark in _marks(self.context.rpartition(".")[0])

    @property
    def of_substance(self) -> list[str]:
        """The numbers, conditions and placeholders that one of the two texts has and the other has not."""
        before, now = _counted(self.before), _counted(self.now)
        return sorted({*(before - now), *(now - before)})

    @property
    def is_of_words(self) -> bool:
        """Whether translations of the text before are as good for the text now."""
        return self.is_marked and not self.of_substance


def mark(text: str) -> str:
    return blake2b(text.encode(), digest_size=4).hexdigest()


def is_reworded(clause: Clause, before: tuple[str, str]) -> bool:
    """Return whether only words of a clause have changed since its title and body were those `before`."""
    now = {"title": clause.title, "body": clause.body}
    pairs = zip(before, now.items(), strict=True)
    changes = [Change(f"{clause.id}.{part}", old, new) for old, (part, new) in pairs if old != new]
    return bool(changes) and all(change.is_of_words for change in changes)


def _marks(clause: str) -> frozenset[str]:
    book = book_of(clause)
    return frozenset(next((one.reworded for one in reference(book) if one.id == clause), ())) if book else frozenset()


def _counted(text: str) -> Counter[str]:
    used = (f"{{{one.name}{', ' if one.type else ''}{one.type}}}" for one in arguments(text))
    return Counter([word.lower() for word in _COUNTED.findall(literal(text))]) + Counter(used)
