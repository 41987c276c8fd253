"""A question that should not have been asked: what it does to the exams that asked it, and how it is annulled in all of
them at once."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from datetime import datetime

from django.db import transaction

from training.quiz.house.allowances import needed
from training.quiz.keys import Questions, last_marks, with_scores
from training.quiz.marking import locked, regrade
from training.quiz.models import Attempt, Mark, QuestionAnnulment
from training.quiz.outcomes import annulments
from training.quiz.problems import AttemptRefused
from training.quiz.selectors import Result, may_mark, results_of
from training.staff import audit
from training.staff.models import User


@dataclass(frozen=True, slots=True)
class Relieved:
    """An exam in which an annulled question earns more than it did: its result before and after."""

    attempt: Attempt
    marks: list[Mark]
    before: Result
    after: Result


def asked(author: User, which: Questions) -> list[Mark]:
    """Return the marks of the questions that a person may annul. Two queries."""
    return list(last_marks(author, which))


def relieved(marks: Iterable[Mark]) -> list[Relieved]:
    """Return the exams whose mark rises if these questions are annulled. The number of queries does not depend on how
    many."""
    by_attempt: dict[int, list[Mark]] = {}
    for mark in marks:
        if mark.score < mark.max:
            by_attempt.setdefault(mark.item.attempt_id, []).append(mark)
    results = results_of([found[0].item.attempt for found in by_attempt.values()])
    return [
        Relieved(before.attempt, by_attempt[pk], before, with_scores(before, _full(by_attempt[pk])))
        for pk, before in results.items()
    ]


def _full(marks: Iterable[Mark]) -> dict[int, int]:
    return {mark.item_id: mark.max for mark in marks}


@transaction.atomic
def annul_questions(marks: Sequence[Mark], author: User, reason: str, now: datetime) -> list[QuestionAnnulment]:
    """Give everybody the full mark of these questions, or nobody: `marks` are their last ones. What changes an outcome
    waits for a second person, as any changed mark does. The same request sent twice is one.

    Raise AttemptRefused (not-examiner, annulled-marks, annulled-question, stale-mark, arranged-reason, long-reason).
    """
    reason = needed(reason)
    annulled = [_annul(mark, author, reason, now) for mark in sorted(marks, key=lambda mark: mark.item.attempt_id)]
    if new := [each for each in annulled if each.at == now]:
        names = sorted({each.item.generator for each in new})
        audit.note(author, audit.Action.QUESTION_ANNULLED, ", ".join(names), questions=len(new), reason=reason)
    return annulled


def _annul(mark: Mark, author: User, reason: str, now: datetime) -> QuestionAnnulment:
    attempt = locked(mark.item.attempt)
    if not may_mark(author, attempt):
        raise AttemptRefused("not-examiner")
    if before := QuestionAnnulment.objects.filter(item=mark.item).select_related("item").first():
        if (before.author_id, before.reason) == (author.pk, reason):
            return before
        raise AttemptRefused("annulled-question")
    if annulments().filter(attempt=attempt).exists():
        raise AttemptRefused("annulled-marks")
    if mark.item.marks.latest("pk") != mark:
        raise AttemptRefused("stale-mark")
    annulment = QuestionAnnulment.objects.create(item=mark.item, author=author, at=now, reason=reason)
    if mark.score < mark.max:
        regrade(mark, author, reason, mark.max, now)
    return annulment
