"""A key that was wrong, corrected on the site: first who would change, then new marks as they were shown."""

from dataclasses import dataclass
from datetime import datetime
from functools import cached_property

from django.db import transaction

from training.exams.corrected import Skill, skill_named
from training.quiz import keys
from training.quiz.keys import Affected, Questions, Review, RightKey
from training.quiz.models import Mark
from training.quiz.presentation import say_given
from training.quiz.problems import AttemptRefused
from training.staff.foreseen import Changed, digest_of
from training.staff.models import User
from training.staff.teaching import overseen_house


@dataclass(frozen=True, slots=True)
class Line:
    """A question that is marked again: its place in the exam, its score before and after, and the right answer then and
    now."""

    position: int
    before: int
    after: int
    most: int
    was_right: str
    is_right: str


@dataclass(frozen=True)
class Foreseen:
    """What correcting a key would do."""

    found: Review

    @cached_property
    def exams(self) -> list[tuple[Affected, list[Line]]]:
        """The exams in which a mark changes, by the names of the candidates. The number of queries does not depend on
        how many."""
        every = sorted(keys.affected(self.found), key=lambda exam: (exam.attempt.user.full_name, exam.attempt.pk))
        return [(exam, [line for each in exam.corrections for line in _lines(each)]) for exam in every]

    @property
    def crossing(self) -> int:
        """How many exams would be passed that were not, or the other way round."""
        return sum(exam.before.passed != exam.after.passed for exam, _lines in self.exams)

    @property
    def digest(self) -> str:
        """Say the same for two that write the same."""
        return digest_of([[each.mark.pk, each.verdict.rows] for each in self.found.corrections])


def _lines(correction: keys.Correction) -> list[Line]:
    """Return a line for each part of a question whose right answer changes."""
    mark, face = correction.mark, correction.mark.item.face
    parts = {part["slug"]: part for part in face["parts"]}
    return [
        Line(
            position=mark.item.position,
            before=mark.score,
            after=correction.verdict.score,
            most=mark.max,
            was_right=say_given(face, parts[new["slug"]], old["expected"]),
            is_right=say_given(face, parts[new["slug"]], new["expected"]),
        )
        for old, new in zip(mark.verdict, correction.verdict.rows, strict=True)
        if old["expected"] != new["expected"]
    ]


def skill_of(viewer: User, name: str) -> Skill | None:
    """Return a drill or a question of the viewer's house by its name; None where there is none. Raise
    PermissionDenied."""
    return skill_named(name, overseen_house(viewer).pk)


def foresee(author: User, which: Questions, right: RightKey) -> Foreseen:
    """Return what correcting a key would do to the exams that a person may mark. Raise PermissionDenied."""
    overseen_house(author)
    return Foreseen(keys.review(author, which, right))


@transaction.atomic
def mark_again(author: User, which: Questions, right: RightKey, reason: str, seen: str, now: datetime) -> list[Mark]:
    """Write new marks as they were shown. Raise PermissionDenied, Changed, AttemptRefused (not-examiner, no-reason,
    long-reason)."""
    foreseen = foresee(author, which, right)
    if foreseen.digest != seen or not foreseen.found.corrections:
        raise Changed(foreseen)
    try:
        return keys.correct_all(foreseen.found, author, reason, now)
    except AttemptRefused as refused:
        if refused.code in ("stale-mark", "annulled-marks"):
            raise Changed(foresee(author, which, right)) from None
        raise
