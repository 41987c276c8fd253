"""An exam that is to count for nothing: the fire alarm rang, or somebody cheated."""

from datetime import datetime

from django.db import transaction

from training.quiz.house.allowances import needed
from training.quiz.marking import exam_noted, locked
from training.quiz.models import Annulment, Attempt, OutcomeChange
from training.quiz.outcomes import standings
from training.quiz.problems import AttemptRefused
from training.quiz.selectors import may_mark
from training.quiz.services import close_if_due
from training.quiz.signals import outcome_changed
from training.staff import audit
from training.staff.models import User


@transaction.atomic
def annul(attempt: Attempt, author: User, reason: str, now: datetime) -> Annulment:
    """Let an exam that has ended count for nothing; where it counts as passed, once a second person has confirmed that.
    The same request sent twice is one annulment.

    Raise AttemptRefused (not-annuller, annul-open, annulled, undecided, arranged-reason, long-reason).
    """
    attempt, reason = locked(attempt), needed(reason)
    if not may_mark(author, attempt):
        raise AttemptRefused("not-annuller")
    if not close_if_due(attempt, now):
        raise AttemptRefused("annul-open")
    if before := Annulment.objects.filter(attempt=attempt).first():
        if (before.author_id, before.reason) == (author.pk, reason):
            return before
        raise AttemptRefused("annulled")
    standing = standings([attempt]).get(attempt.pk)
    if standing and standing.pending:
        raise AttemptRefused("undecided")
    annulment = Annulment.objects.create(attempt=attempt, author=author, at=now, reason=reason)
    noted = {"candidate": attempt.user_id, **exam_noted(attempt), "reason": reason}
    audit.note(author, audit.Action.EXAM_ANNULLED, str(attempt.uuid), **noted)
    if standing and standing.passed:
        change = OutcomeChange.objects.create(attempt=attempt, annulment=annulment, passed=False, at=now)
        outcome_changed.send(Attempt, change=change)
    return annulment
