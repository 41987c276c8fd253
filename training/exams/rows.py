"""What an exam of a house asks, in words."""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any

from django.utils.functional import Promise
from django.utils.translation import gettext as _

from training.drills.registry import GENERATORS
from training.exams.blueprints import is_pilot, pinned
from training.exams.models import ExamDraft, ExamVersion, QuestionVersion
from training.exams.questions import Pinned


@dataclass(frozen=True, slots=True)
class Row:
    """A section. `skill` is empty for a question of the house, which `asks` says itself; `older`: the house has changed
    the question since; `pilot`: its questions are tried out and do not count."""

    skill: Promise | str
    asks: Promise | str
    count: int
    weight: int
    older: bool = False
    pilot: bool = False

    @property
    def title(self) -> str:
        # Translators: {skill} is what an exam asks about, {level} the level at which it asks that.
        return _("{skill}, {level}").format(skill=self.skill, level=self.asks)


def rows_of(contents: ExamDraft | ExamVersion, questions: Mapping[Pinned, QuestionVersion]) -> list[Row]:
    """Return the sections of a draft or a version in their order."""
    return [row_of(row, questions) for row in contents.sections]


def row_of(row: Mapping[str, Any], questions: Mapping[Pinned, QuestionVersion]) -> Row:
    """Return a section as it is kept in words."""
    found = (
        _own(row, questions) if "question" in row else _skill(row["skill"], row["level"], row["count"], row["weight"])
    )
    return replace(found, pilot=is_pilot(row))


def _skill(name: str, level: int, count: int, weight: int) -> Row:
    skill = GENERATORS.get(name)
    if skill is None or level > len(skill.levels):
        return Row(name, str(level), count, weight)
    return Row(skill.title, skill.levels[level - 1], count, weight)


def _own(row: Mapping[str, int], questions: Mapping[Pinned, QuestionVersion]) -> Row:
    version = questions[pinned(row)]
    older = version.number < questions[version.question_id, None].number
    return Row(_("Questions of the house"), version.ask, 1, row["weight"], older)
