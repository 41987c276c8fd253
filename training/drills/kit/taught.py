"""What a game is to training: the room that teaches it, for the apps that know no game by its name."""

from collections.abc import Callable, Collection, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from games.core.facts import Fact
from games.web.kit.game import Figure
from training.drills.kit.exam import Blueprint, Programme
from training.drills.kit.mistakes import Mistake
from training.drills.kit.practical import Rubric
from training.drills.kit.shifts import ShiftTable
from training.drills.kit.skill import Generator

Spec = Mapping[str, Any]  # what is to be drawn, as an item has it in JSON or a lesson in TOML


@dataclass(frozen=True, slots=True)
class AnswerKind:
    """How answers of a kind are typed and read.

    `read` returns what the judge compares, or raises ValueError; `complaint` says how to correct what was typed, `hint`
    what to know before. `keyboard` is the one that a phone shows, as `inputmode` of HTML has it.
    """

    read: Callable[[str], int | str]
    complaint: Callable[[], str]
    hint: Callable[[], str] = str
    keyboard: str = ""


@dataclass(frozen=True, slots=True)
class Position:
    """A position of a layout in the active language: its notation, its name, and what lies there in words.

    `typed` is how it is written into a field; `also` are other ways of writing it that are understood.
    """

    key: str
    name: str
    typed: str
    also: tuple[str, ...] = ()
    holds: str = ""


@dataclass(frozen=True, slots=True)
class Layout:
    """A layout on which an answer is touched: its positions in their order, the scene drawn with a button for each,
    and how several positions are typed. Without an example they are not typed: the drawing itself has a field for each.
    `judged(right, given)` draws the scene after an answer, with these positions marked on it."""

    positions: tuple[Position, ...]
    figure: Figure
    example: tuple[str, ...]
    judged: Callable[[Collection[str], Collection[str]], Figure]


@dataclass(frozen=True)
class Lessons:
    """A course: the folder with its texts, whose name is its slug, and what fills them.

    `facts` returns by placeholder what the texts say under a ruleset; `figures` draw what stands beneath them, by kind,
    from a ruleset and what the text says of the figure.
    """

    folder: Path
    facts: Callable[[Any], dict[str, Fact]]
    figures: Mapping[str, Callable[[Any, Spec], Figure]]

    @property
    def slug(self) -> str:
        return self.folder.name


@dataclass(frozen=True)
class Taught:
    """How a game is taught.

    `generators` are its skills in the order in which they are listed, `blueprints` its exams, `programmes` what passing
    one certifies, `lessons` its courses, `targets` the file that says what is expected of somebody who has learnt
    a skill, `shifts` the tables at which shifts are worked. `scenes` draw what an item is about, by kind of scene;
    those of them that are a layout to be touched are in `layouts` too. `answers` read the answers that are given in no
    other game, by the kind of the part. `mistakes` are those that its skills know. `calls` are those that its drills
    make of results; those that never vary are in the books of the game. `paid` are the codes of labels under which an
    amount is asked that is paid in chips, `chips` the values in cents of the house's chips, where the game knows them.
    `whole_calls` are, by a call of the books of which a part varies, the calls that are made of it. `rubrics` are the
    sheets of its practical tests.
    """

    generators: tuple[Generator, ...]
    blueprints: tuple[Blueprint, ...] = ()
    programmes: tuple[Programme, ...] = ()
    rubrics: tuple[Rubric, ...] = ()
    lessons: tuple[Lessons, ...] = ()
    targets: Path | None = None
    shifts: tuple[ShiftTable, ...] = ()
    scenes: Mapping[str, Callable[[Spec], Figure]] = field(default_factory=dict)
    layouts: Mapping[str, Callable[[Spec], Layout]] = field(default_factory=dict)
    answers: Mapping[str, AnswerKind] = field(default_factory=dict)
    mistakes: tuple[Mistake, ...] = ()
    calls: tuple[str, ...] = ()
    paid: tuple[str, ...] = ()
    chips: tuple[int, ...] = ()
    whole_calls: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
