"""A shift: the work at one table in its order, act by act, drawn from one seed.

An act is an item that belongs to what happened before it at the same table, with what each answer to it moves in money.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from enum import StrEnum
from typing import Any

from django.utils.functional import Promise

from training.drills.kit.chance import Chance
from training.drills.kit.items import Item
from training.drills.kit.rules import Ruleset

LENGTHS = (5, 10, 20)  # acts of a shift


class Busyness(StrEnum):
    """How much happens at the table."""

    CALM = "calm"
    BUSY = "busy"


@dataclass(frozen=True, slots=True)
class Moves:
    """What the answer to a part moves from the house to the players, in cents: `each` for every one of what is typed,
    be it pieces or cents; of a choice, what stands beside the option. Less than nothing goes to the house."""

    each: int = 0
    by_option: Mapping[str, int] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Act:
    """One act of a shift: its kind, what is asked, and what the answers move, by part; other parts move nothing."""

    kind: str
    item: Item
    moves: Mapping[str, Moves] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class ActKind:
    """A kind of act, with the lesson that teaches it and the drill that practises it, if there is one."""

    title: Promise
    lesson: str
    skill: str = ""
    level: int = 1


Acts = Callable[[Chance, Any, Busyness, int], tuple[Act, ...]]


@dataclass(frozen=True)
class ShiftTable:
    """A table at which shifts are worked.

    `slug` and the names of the kinds are permanent. `draw(chance, rules, busyness, length)` makes the acts; a change of
    what it draws needs a higher `version`. `seconds` are what an act may take, `course` has the lessons of the kinds.
    `against` says by the id of a mistake in which drill it is practised, and at which level.
    """

    slug: str
    ruleset: str
    course: str
    version: int
    seconds: int
    kinds: Mapping[str, ActKind]
    texts: Mapping[str, Promise | str]
    draw: Acts
    against: Mapping[str, tuple[str, int]] = field(default_factory=dict)

    def acts(self, seed: str, rules: Ruleset, busyness: Busyness, length: int) -> tuple[Act, ...]:
        """Return the acts of that seed: with the same version and arguments the same for ever."""
        return self.draw(Chance(self.slug, self.version, busyness, length, seed), rules, busyness, length)
