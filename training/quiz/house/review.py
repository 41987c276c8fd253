"""What a candidate sees of an exam that was handed in, as the house says. Instructors and HR of the house see all.

Whether it is passed is always shown: the certificate and the wait follow from it.
"""

from dataclasses import dataclass
from datetime import date, datetime
from enum import StrEnum

from games.web.kit.days import house_day
from training.quiz.house.models import Review, Room
from training.quiz.house.terms import terms_of
from training.quiz.selectors import GRACE, Result
from training.staff.models import User


class Hidden(StrEnum):
    """Why something is not shown."""

    NOTHING = ""
    QUESTIONS = "questions"
    UNTIL_DAY = "until-day"
    UNTIL_CLOSED = "until-closed"


@dataclass(frozen=True, slots=True)
class Seen:
    """What one reader sees: `result` is None where neither mark nor questions are shown, `day` is when they will be."""

    hidden: Hidden
    result: Result | None
    day: date | None = None

    @property
    def shows_questions(self) -> bool:
        return self.hidden == Hidden.NOTHING


def seen(reader: User, result: Result, now: datetime) -> Seen:
    """Return what a reader, who may read the attempt, sees of its result."""
    attempt = result.attempt
    if reader.pk != attempt.user_id:
        return Seen(Hidden.NOTHING, result)
    terms = terms_of(attempt.house_id, attempt.blueprint)
    if terms.review == Review.MARKS:
        return Seen(Hidden.QUESTIONS, result)
    if terms.review == Review.LATER and terms.review_from and house_day(now) < terms.review_from:
        return Seen(Hidden.UNTIL_DAY, None, terms.review_from)
    if terms.review == Review.ROOM and attempt.room and not is_over(attempt.room, now):
        return Seen(Hidden.UNTIL_CLOSED, None)
    return Seen(Hidden.NOTHING, result)


def is_over(room: Room, now: datetime) -> bool:
    """Return whether a room is closed and nobody in it still sits the exam."""
    if now < room.closes_at and not hasattr(room, "closing"):
        return False
    return not room.attempts.filter(submission=None, deadline__gte=now - GRACE).exists()
