"""What a generator makes: a question of ids and values, which any language can say later.

The face is what a candidate sees; the key stays with the examiner. Both are plain JSON, so that an attempt
can freeze them and show and judge the item for ever, whatever becomes of its generator.
"""

from collections.abc import Callable, Collection, Mapping
from dataclasses import dataclass, field
from enum import StrEnum
from typing import Any

from training.drills.kit.phrase import Phrase as Phrase
from training.drills.kit.phrase import Said
from training.drills.kit.phrase import Text as Text
from training.drills.kit.phrase import Value as Value

Given = dict[str, int | str]
Mistakes = Callable[[], Mapping[str, Given]]  # plays a scene by mistake: answers by the id of the mistake


class PartKind(StrEnum):
    """How a part is answered in any game, and with what `given` and `expected` hold."""

    NUMBER = "number"  # int
    MONEY = "money"  # int, cents
    CHOICE = "choice"  # id of an option
    CALL = "call"  # words of the table, French
    CUT = "cut"  # pieces in the order of writing, "15x10 2x100"
    ORDER = "order"  # ids of all options in their order, "3fa2c1 07be90"
    SPOKEN = "spoken"  # ids of the calls that are said, in their order, each once; the other options are not said
    CARDS = "cards"  # cards in any order, "TdAs"; picked from the options where there are some
    SPOT = "spot"  # a position of the layout that the scene draws, "split:14-17"
    SPOTS = "spots"  # positions of it in the order of the layout, "straight:1 split:6-9"
    TEXT = "text"  # a few words; of the key, each answer that is accepted on a line of its own


def may_be_said(ids: str, offered: Collection[str]) -> bool:
    """Return whether these are ids of calls that are offered, each at most once."""
    said = ids.split(" ")
    return len(set(said)) == len(said) and set(said) <= set(offered)


@dataclass(frozen=True, slots=True)
class Step:
    """A step on the way to a right answer: what it says, and what it comes to, as an answer is given."""

    says: Said
    comes_to: int | str


@dataclass(frozen=True, slots=True)
class Part:
    """One thing asked. `clauses` are the rules on which `expected` rests, as the engine cited them.

    `kind` is a PartKind or one that the game's room reads. `worked` are the steps that lead to `expected`, in their
    order; the face does not have them.
    """

    slug: str
    kind: str
    label: Said
    expected: int | str
    clauses: tuple[str, ...] = ()
    options: tuple[tuple[str, Said], ...] = ()
    worked: tuple[Step, ...] = ()

    def __post_init__(self) -> None:
        if self.kind == PartKind.CHOICE and self.expected not in dict(self.options):
            raise ValueError(f"{self.slug}: {self.expected!r} is not among the options")
        if self.kind == PartKind.ORDER and sorted(str(self.expected).split()) != sorted(dict(self.options)):
            raise ValueError(f"{self.slug}: {self.expected!r} is not an order of all options")
        if self.kind == PartKind.SPOKEN and not may_be_said(str(self.expected), dict(self.options)):
            raise ValueError(f"{self.slug}: {self.expected!r} are not some of the options, each once")


@dataclass(frozen=True, slots=True)
class Item:
    """A question with its parts, and the scene it is asked about: {"kind": …, …} or nothing.

    `play` is the situation in the notation of its game, where it can be written, so that it can be played on at a
    calculator once the answer is judged. Where it cannot, `calculator` is the one that answers it: its name, and what
    is typed into its fields. `cell` is the one that the item belongs to, where the skill has cells. None of these is a
    part of what is asked.

    `mistakes` plays the scene as people do who make a mistake, once somebody wants to know (kit/mistakes.py). Like the
    key it stays with the examiner.
    """

    question: Said
    parts: tuple[Part, ...]
    scene: dict[str, Any] | None = None
    play: str = ""
    cell: str = ""
    calculator: tuple[str, Mapping[str, str]] | None = field(default=None, compare=False)
    mistakes: Mistakes = field(default=dict, compare=False, repr=False)

    @property
    def mistaken(self) -> Mapping[str, Given]:
        """The answers that mistakes give, by the ids of the mistakes, the commonest first."""
        return self.mistakes()

    @property
    def face(self) -> dict[str, Any]:
        """What the candidate sees."""
        return {
            "question": self.question.as_json,
            "scene": self.scene,
            "parts": [
                {
                    "slug": part.slug,
                    "kind": str(part.kind),
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

    @property
    def worked(self) -> dict[str, list[dict[str, Any]]]:
        """The ways to the right answers by part, each step as an item keeps its phrase."""
        return {part.slug: [step.says.as_json for step in part.worked] for part in self.parts}
