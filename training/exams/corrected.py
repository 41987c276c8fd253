"""Where the right answers to questions come from whose key was wrong: the drill as it is today, or the last version of
a question that the house wrote."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from django.utils.functional import Promise

from training.drills.kit.items import Given, PartKind
from training.drills.registry import GENERATORS
from training.exams.models import HouseQuestion, QuestionVersion
from training.quiz.keys import RightKey, drawn_again
from training.quiz.models import AttemptItem

Option = tuple[str, Mapping[str, Any]]  # its id, and what it says as a face has it


@dataclass(frozen=True, slots=True)
class Skill:
    """What is marked again: a drill, or a question of a house with its last version. `right` gives the right answers to
    its questions."""

    name: str
    title: Promise | str
    right: RightKey
    version: QuestionVersion | None = None


def skill_named(name: str, house: int | None) -> Skill | None:
    """Return a drill or a question of a house by its name; None where there is none. Two queries at most."""
    if name in GENERATORS:
        return Skill(name, GENERATORS[name].title, drawn_again)
    question = HouseQuestion.named(name, house)
    if question is None:
        return None
    last = question.last
    return Skill(name, last.ask, _by_version(last), last)


def _by_version(version: QuestionVersion) -> RightKey:
    def right(item: AttemptItem) -> Given | None:
        (part,) = item.face["parts"]
        answer = _answer(version, part) if part["kind"] == version.kind else None
        return None if answer is None else {part["slug"]: answer}

    return right


def _answer(version: QuestionVersion, part: Mapping[str, Any]) -> int | str | None:
    """Return the right answer by a version to a question as it was asked, perhaps of an older version: ids of options
    are those of the question. None where the version offers something else."""
    if version.kind == PartKind.NUMBER:
        return int(version.answers[0])
    if version.kind == PartKind.TEXT:
        return "\n".join(version.answers)
    names = _names(version, part["options"])
    if version.kind == PartKind.CHOICE:
        return names[0]
    known = [name for name in names if name]
    return " ".join(known) if len(known) == len(names) == len(part["options"]) else None


def _names(version: QuestionVersion, options: Sequence[Option]) -> list[str | None]:
    """Return the ids of options in the order of a version, None for one that was not there.

    An option is the one that says the same in a language. If a single one is left on both sides, its words were
    corrected.
    """
    offered = len(next(iter(version.texts.values()))["options"])
    said = [{language: text["options"][place] for language, text in version.texts.items()} for place in range(offered)]
    names = [_same(words, options) for words in said]
    left = {name for name, _said in options} - set(names)
    if len(left) == 1 and names.count(None) == 1:
        names[names.index(None)] = left.pop()
    return names


def _same(words: Mapping[str, str], options: Sequence[Option]) -> str | None:
    """Return the id of the option that says the same in a language; None where there is none, or more than one."""
    same = [name for name, said in options if said["text"].items() & words.items()]
    return same[0] if len(same) == 1 else None
