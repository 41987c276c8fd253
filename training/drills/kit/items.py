"""What a generator makes: a question of ids and values, which any language can say later.

The face is what a candidate sees; the key stays with the examiner. Both are plain JSON, so that an attempt
can freeze them and show and judge the item for ever, whatever becomes of its generator.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from enum import StrEnum
from typing import Any

from django.utils.functional import Promise

from training.drills.kit.cells import Cells, Grid
from training.drills.kit.chance import Chance
from training.drills.kit.phrase import Phrase as Phrase
from training.drills.kit.phrase import Value as Value
from training.drills.kit.rules import Ruleset, engine_of

Given = dict[str, int | str]


class PartKind(StrEnum):
    """How a part is answered, and with what `given` and `expected` hold."""

    NUMBER = "number"  # int
    MONEY = "money"  # int, cents
    CHOICE = "choice"  # id of an option
    POCKET = "pocket"  # the name of a pocket, which may be 00
    CALL = "call"  # words of the table, French
    CUT = "cut"  # pieces in the order of writing, "15x10 2x100"
    CARDS = "cards"  # cards in any order, "TdAs"; picked from the options where there are some


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

    `play` is the situation in the notation of its game, where it can be written, so that it can be played on at a
    calculator once the answer is judged. `cell` is the one that the item belongs to, where the skill has cells.
    Neither is a part of what is asked.
    """

    question: Phrase
    parts: tuple[Part, ...]
    scene: dict[str, Any] | None = None
    play: str = ""
    cell: str = ""

    @property
    def face(self) -> dict[str, Any]:
        """What the candidate sees."""
        return {
            "question": self.question.as_json,
            "scene": self.scene,
            "parts": [
                {
                    "slug": part.slug,
                    "kind": part.kind.value,
                    "label": part.label.as_json,
                    "options": [[name, text.as_json] for name, text in part.options],
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


Fits = Callable[[Any, int], bool]


def everywhere(_rules: Ruleset, _level: int) -> bool:
    """Fits every ruleset of the engine at every level."""
    return True


def of_game(game: str, fits: Fits = everywhere) -> Fits:
    """For an engine with several games: fits the rulesets of that game that `fits` accepts."""
    return lambda rules, level: rules.game == game and fits(rules, level)


@dataclass(frozen=True, slots=True)
class Generator:
    """A skill of an engine's games as an endless source of items.

    `make(seed, level, ruleset)` is pure: with the same version and arguments it makes the same item for ever.
    A change of what it makes needs a higher `version`. `levels` holds a title for each level, from 1.
    `texts` are its phrases by code; a code once used in an exam is never given another meaning.
    `fits(rules, level)` says whether there is anything to ask at a level under a ruleset of the engine.
    `cells` draws the levels at which the skill falls into cells, `draw` the others.
    """

    name: str
    engine: str
    version: int
    title: Promise
    about: Promise
    levels: tuple[Promise, ...]
    texts: Mapping[str, Promise]
    draw: Callable[[str, int, Any], Item] | None = None
    fits: Fits = everywhere
    cells: Cells[Item] | None = None

    def suits(self, rules: Ruleset) -> tuple[int, ...]:
        """The levels that can be asked under a ruleset; none: the skill does not belong to it."""
        return tuple(level for level in range(1, len(self.levels) + 1) if self.asks(rules, level))

    def asks(self, rules: Ruleset, level: int) -> bool:
        """Whether there is such a level, and anything to ask at it under a ruleset."""
        return engine_of(rules) == self.engine and 1 <= level <= len(self.levels) and self.fits(rules, level)

    def grid(self, rules: Ruleset, level: int) -> Grid | None:
        """The cells into which a level falls under a ruleset, if it does."""
        return self.cells.grid(rules, level) if self.cells else None

    def make(self, seed: str, level: int, ruleset: Ruleset, cell: str = "") -> Item:
        """The item of that seed, in a cell where one is named. Raises ValueError for a level or a cell that the skill
        does not have under the ruleset."""
        if not self.asks(ruleset, level):
            raise ValueError(f"{self.name} has no level {level} under {ruleset.name}")
        grid = self.grid(ruleset, level)
        if cell not in ("", *(grid.cells if grid else ())):
            raise ValueError(f"{self.name} has no cell {cell} at level {level} under {ruleset.name}")
        if grid and self.cells:
            named = cell or Chance(self.name, self.version, level, seed, "cell").pick(grid.cells)
            return replace(self.cells.draw(seed, level, ruleset, named), cell=named)
        if self.draw is None:
            raise ValueError(f"{self.name} draws level {level} neither whole nor by cells")
        return self.draw(seed, level, ruleset)
