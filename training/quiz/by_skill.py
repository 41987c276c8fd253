"""The result of an exam skill by skill: what was weak, and where it is practised and taught."""

from collections.abc import Iterable
from dataclasses import dataclass

from django.utils.functional import Promise

from training.drills.courses import Course, Lesson, lesson_on
from training.drills.registry import GENERATORS
from training.quiz.dealt import DEALT, drill_address
from training.quiz.selectors import ItemResult


@dataclass(frozen=True, slots=True)
class WeakSkill:
    """A skill that lost marks in an exam: `right` of its `asked` questions were wholly right. `lesson` is the one that
    teaches it, with its course, if there is one."""

    title: Promise
    right: int
    asked: int
    drill: str
    lesson: tuple[Course, Lesson] | None


def weak_skills(items: Iterable[ItemResult], ruleset: str) -> list[WeakSkill]:
    """Return the skills that lost marks, the weakest first, each at the lowest level that did. Annulled questions, and
    skills and rules that are no longer asked, are left out."""
    by_skill: dict[str, list[ItemResult]] = {}
    for item in items:
        if not hasattr(item.item, "annulment"):
            by_skill.setdefault(item.item.generator, []).append(item)
    found = [
        _weak(name, of_skill, ruleset)
        for name, of_skill in by_skill.items()
        if name in GENERATORS and ruleset in DEALT and not all(map(is_right, of_skill))
    ]
    return sorted(found, key=lambda skill: skill.right / skill.asked)


def is_right(item: ItemResult) -> bool:
    """Return whether a question has its whole mark."""
    return item.mark.score == item.mark.max


def _weak(name: str, items: list[ItemResult], ruleset: str) -> WeakSkill:
    level = min(item.item.level for item in items if not is_right(item))
    return WeakSkill(
        title=GENERATORS[name].title,
        right=sum(map(is_right, items)),
        asked=len(items),
        drill=drill_address(name, DEALT[ruleset], level=level),
        lesson=lesson_on(ruleset, name, level),
    )
