"""What becomes of exams whose key was wrong: every question is marked again with the right one.

The right key comes from the drill, drawn again from the same seed after it was corrected, or is given by hand.
"""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from datetime import datetime

from django.db import transaction
from django.db.models import Prefetch, QuerySet

from training.drills.kit.items import Given
from training.quiz.answers import check_given
from training.quiz.grading import Verdict, judge
from training.quiz.marking import correct
from training.quiz.models import Answer, Attempt, AttemptItem, Mark
from training.quiz.problems import BadAnswer
from training.quiz.redrawn import drawn_today
from training.quiz.selectors import Result, marks_that_count, results_of
from training.staff.models import User


@dataclass(frozen=True, slots=True)
class Wrong:
    """The questions whose key was wrong: those of a skill, as far as the other fields narrow them down. `key` is the
    right answer of some parts; without it the drill is drawn again."""

    skill: str
    version: int | None = None
    exam: str = ""
    question: str = ""
    key: Mapping[str, str] | None = None


@dataclass(frozen=True, slots=True)
class Correction:
    """A question that is marked again: its last mark, and what the right key makes of the answer."""

    mark: Mark
    verdict: Verdict

    @property
    def changes_score(self) -> bool:
        return self.verdict.score != self.mark.score


@dataclass(frozen=True, slots=True)
class Review:
    """What correcting a key would do: `corrections`, and the marks that are left: `by_hand`, because a person has given
    them since, `unknown`, because the question cannot be drawn again as it was asked."""

    corrections: list[Correction]
    by_hand: list[Mark]
    unknown: list[Mark]


def review(author: User, wrong: Wrong) -> Review:
    """Return what correcting a key would do to the exams that a person may mark. Nothing is written."""
    found = Review([], [], [])
    for mark in _last_marks(author, wrong).iterator(chunk_size=500):
        key = _right_key(mark.item, wrong)
        if key is None:
            found.unknown.append(mark)
        elif key == _key_of(mark):
            continue
        elif mark.author_id is not None:
            found.by_hand.append(mark)
        else:
            answer = mark.item.last_answer
            found.corrections.append(Correction(mark, judge(mark.item.face, key, answer.given if answer else {})))
    return found


def _last_marks(author: User, wrong: Wrong) -> QuerySet[Mark]:
    """Return the marks that count in exams of the person's house that have ended, but for the person's own."""
    of_house = marks_that_count().filter(item__generator=wrong.skill, item__attempt__house=author.house_id)
    rows = of_house.exclude(item__attempt__user=author)
    if wrong.version is not None:
        rows = rows.filter(item__version=wrong.version)
    if wrong.exam:
        rows = rows.filter(item__attempt__blueprint=wrong.exam)
    if wrong.question:
        rows = rows.filter(item__face__question__code=wrong.question)
    answers = Prefetch("item__answers", Answer.objects.order_by("pk"))
    return rows.select_related("item__attempt__user").prefetch_related(answers).order_by("item__attempt", "item")


def _right_key(item: AttemptItem, wrong: Wrong) -> Given | None:
    if wrong.key is not None:
        return _with_parts(item, wrong.key)
    drawn = drawn_today(item, item.attempt)
    return drawn.key if drawn and drawn.face == item.face else None


def _with_parts(item: AttemptItem, right: Mapping[str, str]) -> Given | None:
    """Return the key of a question with other answers; None where they cannot be answers to it."""
    if not right.keys() <= item.key.keys():
        return None
    typed: Given = {}
    for part, given in right.items():
        typed[part] = int(given) if isinstance(item.key[part], int) and given.isdecimal() else given
    try:
        check_given(item.face, typed)
    except BadAnswer:
        return None
    return item.key | typed


def _key_of(mark: Mark) -> Given:
    """Return the key with which a mark was given."""
    return {row["slug"]: row["expected"] for row in mark.verdict}


@dataclass(frozen=True, slots=True)
class Affected:
    """An exam in which marks change: in per cent, and whether the marks pass it, before and after."""

    attempt: Attempt
    corrections: list[Correction]
    before: Result
    after: Result


def affected(found: Review) -> list[Affected]:
    """Return the exams in which corrections change a mark. The number of queries does not depend on how many."""
    by_attempt: dict[int, list[Correction]] = {}
    for each in found.corrections:
        if each.changes_score:
            by_attempt.setdefault(each.mark.item.attempt_id, []).append(each)
    results = results_of([corrections[0].mark.item.attempt for corrections in by_attempt.values()])
    return [
        Affected(before.attempt, by_attempt[pk], before, _with(before, by_attempt[pk]))
        for pk, before in results.items()
    ]


def _with(result: Result, corrections: list[Correction]) -> Result:
    """Return a result with the corrected marks."""
    new = {each.mark.item_id: Mark(score=each.verdict.score, max=each.mark.max) for each in corrections}
    items = (replace(each, mark=new.get(each.item.pk, each.mark)) for each in result.items)
    return Result(result.attempt, result.submission, tuple(items))


@transaction.atomic
def correct_all(found: Review, author: User, reason: str, now: datetime) -> list[Mark]:
    """Write every correction, or none. Raise AttemptRefused (not-examiner, no-reason, long-reason, stale-mark)."""
    return [correct(each.mark, author, reason, each.verdict, now) for each in found.corrections]
