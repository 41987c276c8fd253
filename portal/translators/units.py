"""A text beside its translation, as the board counts it and as files carry it."""

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache
from hashlib import blake2b
from pathlib import Path
from typing import Literal, get_args

from babel.messages.catalog import Catalog, Message

from games.web.rulebook import catalogues
from portal.messages import catalogues_of

State = Literal["missing", "stale", "current", "read"]
STATES: tuple[State, ...] = get_args(State)
READ_TWICE = "Read twice."  # a translator's comment in the catalogue: somebody else has compared it with the English
_KEPT = 128  # catalogues: more than there are


@dataclass(frozen=True, slots=True)
class Unit:
    """A text of a catalogue. `english` is one text or singular and plural, `texts` one or a form for each plural."""

    domain: str
    context: str
    english: tuple[str, ...]
    texts: tuple[str, ...]
    state: State
    notes: tuple[str, ...] = ()

    @property
    def id(self) -> str:
        """What names the text in files and addresses: the English under its context."""
        return digest(self.domain, self.context, *self.english)

    @property
    def mark(self) -> str:
        """What tells whether the translation is still the one that was sent out."""
        return digest(*self.texts)


def digest(*parts: str) -> str:
    return blake2b("\0".join(parts).encode(), digest_size=6).hexdigest()


def units(language: str) -> list[Unit]:
    """Return every text of a language, in the order of its catalogues."""
    paths = [catalogues.po_path(language, domain) for domain in catalogues_of(language)]
    return [unit for path in paths for unit in _of(path)]


def counts(language: str) -> dict[str, Counter[State]]:
    """Return how many texts are in each state, by the domains of a language."""
    paths = {domain: catalogues.po_path(language, domain) for domain in catalogues_of(language)}
    return {domain: _counted(path, path.stat().st_mtime_ns if path.exists() else 0) for domain, path in paths.items()}


@lru_cache(maxsize=_KEPT)
def _counted(path: Path, _changed: int) -> Counter[State]:
    """Count a catalogue as it is since it changed, in nanoseconds."""
    return Counter(unit.state for unit in _of(path))


def _of(path: Path) -> Iterator[Unit]:
    return (unit_of(message, path.stem) for message in catalogues.read(path) if message.id)


def unit_of(message: Message, domain: str) -> Unit:
    notes = (*message.auto_comments, *(name for name, _line in message.locations))
    return Unit(domain, message.context or "", _several(message.id), _several(message.string), _state(message), notes)


def _several(text: str | Sequence[str] | None) -> tuple[str, ...]:
    return (text,) if isinstance(text, str) else tuple(text or ("",))


def _state(message: Message) -> State:
    if not all(_several(message.string)):
        return "missing"
    if message.fuzzy:
        return "stale"
    return "read" if READ_TWICE in message.user_comments else "current"


def take(catalogue: Catalog, unit: Unit) -> None:
    """Write the words of a unit into a catalogue that has its text, and whether they were read twice."""
    message = catalogue.get(unit.english[0], unit.context or None)
    if message is None:
        raise LookupError(f"{unit.context}: {unit.english[0]!r} is in no catalogue")
    message.string = unit.texts if len(unit.english) > 1 else unit.texts[0]
    message.flags.discard("fuzzy")
    message.previous_id = []
    message.user_comments = [comment for comment in message.user_comments if comment != READ_TWICE]
    if unit.state == "read":
        message.user_comments.append(READ_TWICE)
