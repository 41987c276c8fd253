"""What a generator makes: a question of ids and values, which any language can say later.

The face is what a candidate sees; the key stays with the examiner. Both are plain JSON, so that an attempt
can freeze them and show and judge the item for ever, whatever becomes of its generator.
"""

from collections.abc import Callable, Mapping
from dataclasses import asdict, dataclass, field
from enum import StrEnum
from typing import Any

from django.utils.functional import Promise

from games.roulette.rulesets import Ruleset
from games.roulette.wheel import DOUBLE_ZERO, pocket_name

# A value of a phrase: a number or a name as it is, or one key that says what it is: {"money": 1250},
# {"chips": 5}, {"bet": "corner:17-21"}, {"say": "zero.fate.lost"}. See phrases.py.
Value = int | str | dict[str, Any]
Given = dict[str, int | str]


def named(pocket: int) -> int | str:
    """A pocket as a phrase says it: its number, or 00."""
    return pocket_name(pocket) if pocket == DOUBLE_ZERO else pocket


class PartKind(StrEnum):
    """How a part is answered, and with what `given` and `expected` hold."""

    NUMBER = "number"  # int
    MONEY = "money"  # int, cents
    CHOICE = "choice"  # id of an option
    POCKET = "pocket"  # the name of a pocket, which may be 00
    CALL = "call"  # words of the table, French
    CUT = "cut"  # pieces in the order of writing, "15x10 2x100"


@dataclass(frozen=True, slots=True)
class Phrase:
    """A sentence by its code in the generators' TEXTS, with what fills it."""

    code: str
    values: dict[str, Value] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Part:
    """One thing asked. `clauses` are the rules on which `expected` rests, as the engine cited them."""

    slug: str
    kind: PartKind
    label: Phrase
    expected: int | str
    clauses: tuple[str, ...] = ()
    options: tuple[tuple[str, Phrase], ...] = ()

    def __post_init__(self) -> None:
        if self.kind is PartKind.CHOICE and self.expected not in dict(self.options):
            raise ValueError(f"{self.slug}: {self.expected!r} is not among the options")


@dataclass(frozen=True, slots=True)
class Item:
    """A question with its parts, and the scene it is asked about: {"kind": …, …} or nothing.

    `play` tells the situation as a game in the notation of `games/roulette/session.py`, where that can be done, so
    that it can be played at the table once the answer is judged. It is no part of what is asked.
    """

    question: Phrase
    parts: tuple[Part, ...]
    scene: dict[str, Any] | None = None
    play: str = ""

    @property
    def face(self) -> dict[str, Any]:
        """What the candidate sees."""
        return {
            "question": asdict(self.question),
            "scene": self.scene,
            "parts": [
                {
                    "slug": part.slug,
                    "kind": part.kind.value,
                    "label": asdict(part.label),
                    "options": [[name, asdict(text)] for name, text in part.options],
                }
                for part in self.parts
            ],
        }

    @property
    def key(self) -> Given:
        """The right answers: by part, in the form in which answers are given."""
        return {part.slug: part.expected for part in self.parts}

    @property
    def clauses(self) -> dict[str, tuple[str, ...]]:
        return {part.slug: part.clauses for part in self.parts}


def everywhere(_rules: Ruleset, _level: int) -> bool:
    """Fits every ruleset at every level."""
    return True


@dataclass(frozen=True, slots=True)
class Generator:
    """A skill as an endless source of items.

    `make(seed, level, ruleset)` is pure: with the same version and arguments it makes the same item for ever.
    Whoever changes what it makes raises `version`. `levels` holds a title for each level, from 1.
    `texts` are its phrases by code; a code once used in an exam is never given another meaning.
    `fits(rules, level)` says whether there is anything to ask at a level under a ruleset.
    """

    name: str
    version: int
    title: Promise
    about: Promise
    levels: tuple[Promise, ...]
    texts: Mapping[str, Promise]
    draw: Callable[[str, int, Ruleset], Item]
    fits: Callable[[Ruleset, int], bool] = everywhere

    def suits(self, rules: Ruleset) -> tuple[int, ...]:
        """The levels that can be asked under a ruleset; none: the skill does not belong to it."""
        return tuple(level for level in range(1, len(self.levels) + 1) if self.fits(rules, level))

    def make(self, seed: str, level: int, ruleset: Ruleset) -> Item:
        """The item of that seed. Raises ValueError for a level that the skill does not have under the ruleset."""
        if level not in self.suits(ruleset):
            raise ValueError(f"{self.name} has no level {level} under {ruleset.name}")
        return self.draw(seed, level, ruleset)
