"""Mistakes that people make again and again: a scene played under rules that are not its own, or with a step left out.

What a mistake makes of an item belongs to the examiner, like the key. The game's room says it with its engine; how an
answer is compared with it is the quiz's.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import TypeVar

from django.utils.functional import Promise

from training.drills.kit.items import Given, Mistakes, Part, PartKind
from training.drills.kit.rules import Ruleset, holds
from training.drills.kit.slips import is_slip


@dataclass(frozen=True, slots=True)
class Mistake:
    """A mistake by its permanent id: what it is called, what somebody does who makes it and what is right, and the
    clauses of which the first that holds under a ruleset settles it."""

    id: str
    title: Promise
    text: Promise
    clauses: tuple[str, ...]

    def settled_by(self, rules: Ruleset) -> str:
        """Return the clause that settles it under a ruleset; empty where none of them holds."""
        return next((str(clause) for clause in self.clauses if holds(rules, clause)), "")


T = TypeVar("T")


def confused(
    parts: Sequence[Part], parts_of: Callable[[T], Iterable[Part]], wrong: Callable[[], Iterable[tuple[Mistake, T]]]
) -> Mistakes:
    """Return `mistakes` of an item whose parts are made of a settlement by `parts_of`: `wrong` settles the same scene
    as people do by mistake, the commonest mistake first."""
    return lambda: told_apart(parts, ((mistake, _answers(parts_of(settled))) for mistake, settled in wrong()))


def _answers(parts: Iterable[Part]) -> Given:
    return {part.slug: part.expected for part in parts}


def told_apart(parts: Sequence[Part], played: Iterable[tuple[Mistake, Mapping[str, int | str]]]) -> dict[str, Given]:
    """Return the answers that mistakes give, by their ids, where these can be told from right answers and from slips.

    `played` has the commonest mistake first: of those that give the same answers, only the first is kept. A part that
    a mistake leaves out is answered rightly.
    """
    key, found = _answers(parts), dict[str, Given]()
    for mistake, given in played:
        whole = {slug: given.get(slug, right) for slug, right in key.items()}
        if mistake.id not in found and whole not in found.values() and _tells(parts, whole):
            found[mistake.id] = whole
    return found


def _tells(parts: Sequence[Part], given: Mapping[str, int | str]) -> bool:
    """Return whether somebody can answer so, and whether that is more than one slip."""
    if not all(_can_be_given(part, given[part.slug]) for part in parts):
        return False
    wrong = [part for part in parts if given[part.slug] != part.expected]
    return len(wrong) > 1 or any(not is_slip(part.kind, part.expected, given[part.slug]) for part in wrong)


def _can_be_given(part: Part, answer: int | str) -> bool:
    if part.kind == PartKind.CHOICE:
        return answer in dict(part.options)
    return not isinstance(answer, int) or answer >= 0
