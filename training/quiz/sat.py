"""Exams that somebody sat, as lists show them."""

from collections.abc import Iterable
from dataclasses import dataclass
from datetime import datetime

from django.db.models import QuerySet
from django.utils.functional import Promise

from training.quiz.models import Attempt
from training.quiz.outcomes import Outcome, Standing, standings
from training.quiz.selectors import GRACE, own_attempts
from training.staff.models import User


@dataclass(frozen=True)
class Sitting:
    """An attempt with the name of its exam. `standing` is None while it is open."""

    attempt: Attempt
    exam: Promise | str
    standing: Standing | None

    @property
    def ended(self) -> datetime | None:
        return self.attempt.submission.at if hasattr(self.attempt, "submission") else None

    @property
    def outcome(self) -> Outcome | None:
        return self.standing.outcome if self.standing else None

    @property
    def passed(self) -> bool:
        return self.outcome == Outcome.PASSED


def sittings(attempts: Iterable[Attempt]) -> list[Sitting]:
    """Return attempts as lists show them, in their order. A QuerySet is read with the submissions."""
    found = list(attempts.select_related("submission") if isinstance(attempts, QuerySet) else attempts)
    closed = [attempt for attempt in found if hasattr(attempt, "submission")]
    known = dict.fromkeys((attempt.pk for attempt in closed), Standing(Outcome.FAILED)) | standings(closed)
    return [Sitting(attempt, attempt.title, known.get(attempt.pk)) for attempt in found]


def past_attempts(user: User) -> QuerySet[Attempt]:
    """Return everything a person sat, the latest first, with how it ended."""
    return own_attempts(user).select_related("submission")


def is_under_way(sat: Sitting, exam: str, now: datetime) -> bool:
    """Return whether an exam is being sat at a moment."""
    return sat.attempt.blueprint == exam and sat.ended is None and now <= sat.attempt.deadline + GRACE
