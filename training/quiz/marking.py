"""Marks changed after an exam. A change of the outcome takes effect when a second person has decided."""

from datetime import datetime
from typing import Any

from django.db import transaction

from training.quiz.grading import Verdict
from training.quiz.models import Attempt, Mark, OutcomeChange, OutcomeDecision, QuestionAnnulment
from training.quiz.outcomes import (
    Outcome,
    annulments,
    changes_of,
    last_mark,
    standing_after,
    standing_by_marks,
    why_not_decide,
)
from training.quiz.problems import REASON_LENGTH, AttemptRefused
from training.quiz.selectors import may_mark, result_of
from training.quiz.signals import outcome_changed, outcome_decided
from training.staff import audit
from training.staff.models import User


def locked(attempt: Attempt) -> Attempt:
    """Return the attempt, held until the transaction ends: marks, annulments and decisions come one after the other."""
    return Attempt.objects.select_for_update(of=("self",)).select_related("user").get(pk=attempt.pk)


@transaction.atomic
def regrade(mark: Mark, author: User, reason: str, score: int, now: datetime) -> Mark:
    """Replace a mark by a new one, by a person who says why. The same request sent twice is one mark.

    Raise AttemptRefused (not-examiner, annulled-marks, no-reason, long-reason, score, same-mark, and stale-mark where
    `mark` is not the last of its item).
    """
    attempt = _held(mark, author, reason)
    if not 0 <= score <= mark.max:
        raise AttemptRefused("score")
    latest = mark.item.marks.latest("pk")
    if latest != mark:
        if (latest.author, latest.reason, latest.score) == (author, reason.strip(), score):
            return latest
        raise AttemptRefused("stale-mark")
    if score == mark.score:
        raise AttemptRefused("same-mark")
    return _replace(mark, attempt, author, reason, score, mark.verdict, now)


@transaction.atomic
def correct(mark: Mark, author: User, reason: str, verdict: Verdict, now: datetime) -> Mark:
    """Replace a mark by that of a corrected key, by a person who says why.

    Raise AttemptRefused (not-examiner, annulled-marks, no-reason, long-reason, and stale-mark where `mark` is not the
    last of its question or the question was annulled meanwhile).
    """
    attempt = _held(mark, author, reason)
    if mark.item.marks.latest("pk") != mark or QuestionAnnulment.objects.filter(item=mark.item_id).exists():
        raise AttemptRefused("stale-mark")
    return _replace(mark, attempt, author, reason, verdict.score, verdict.rows, now)


def _held(mark: Mark, author: User, reason: str) -> Attempt:
    """Return the attempt of a mark, held for this person to change marks. Raise AttemptRefused."""
    attempt = locked(mark.item.attempt)
    if not may_mark(author, attempt):
        raise AttemptRefused("not-examiner")
    if annulments().filter(attempt=attempt).exists():
        raise AttemptRefused("annulled-marks")
    if not reason.strip():
        raise AttemptRefused("no-reason")
    if len(reason) > REASON_LENGTH:
        raise AttemptRefused("long-reason")
    return attempt


def _replace(
    mark: Mark, attempt: Attempt, author: User, reason: str, score: int, verdict: list[dict[str, Any]], now: datetime
) -> Mark:
    counted = _counted(attempt)
    again = Mark.objects.create(
        item=mark.item,
        score=score,
        max=mark.max,
        verdict=verdict,
        clauses=mark.clauses,
        author=author,
        reason=reason.strip(),
    )
    audit.note(
        author,
        audit.Action.MARK_CHANGED,
        str(attempt.uuid),
        candidate=attempt.user_id,
        **exam_noted(attempt),
        question=mark.item.position,
        old=mark.score,
        new=score,
        max=mark.max,
        reason=again.reason,
    )
    passed = result_of(attempt).passed
    if passed != counted:
        change = OutcomeChange.objects.create(attempt=attempt, mark=again, passed=passed, at=now)
        outcome_changed.send(Attempt, change=change)
    return again


def exam_noted(attempt: Attempt) -> dict[str, object]:
    """Return what the audit keeps of an exam: its permanent id, and the titles of one that a house made."""
    return {"exam": attempt.blueprint} | ({"titles": attempt.titles} if attempt.titles else {})


def _counted(attempt: Attempt) -> bool:
    """Return whether the attempt counts as passed, or would if the change that waits were confirmed."""
    changes = changes_of(attempt)
    standing = standing_after(changes) if changes else standing_by_marks(result_of(attempt))
    return standing.outcome in (Outcome.PASSED, Outcome.AWAITING)


@transaction.atomic
def decide(
    change: OutcomeChange, author: User, *, confirm: bool, reason: str, seen: int, now: datetime
) -> OutcomeDecision:
    """Confirm a change of the outcome, or refuse it. The same request sent twice is one decision.

    `seen` is the primary key of the last mark that the author knew. Raise AttemptRefused (not-decider, own-exam,
    own-mark, own-annulment, no-decision-reason, long-reason, decided, stale-decision).
    """
    attempt = locked(change.attempt)
    if code := why_not_decide(author, attempt):
        raise AttemptRefused(code)
    if not reason.strip():
        raise AttemptRefused("no-decision-reason")
    if len(reason) > REASON_LENGTH:
        raise AttemptRefused("long-reason")
    passed = change.passed if confirm else not change.passed
    before = OutcomeDecision.objects.filter(change=change).first()
    if before:
        if (before.author, before.passed, before.reason) == (author, passed, reason.strip()):
            return before
        raise AttemptRefused("decided")
    mark = last_mark(attempt)
    if mark is None or mark.pk != seen or standing_after(changes_of(attempt)).pending != change:
        raise AttemptRefused("stale-decision")
    decision = OutcomeDecision.objects.create(
        change=change, mark=mark, passed=passed, at=now, author=author, reason=reason.strip()
    )
    audit.note(
        author,
        audit.Action.OUTCOME_CONFIRMED if confirm else audit.Action.OUTCOME_REFUSED,
        str(attempt.uuid),
        candidate=attempt.user_id,
        **exam_noted(attempt),
        passed=change.passed,
        reason=decision.reason,
    )
    outcome_decided.send(Attempt, decision=decision, result=result_of(attempt))
    return decision
