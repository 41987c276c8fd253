"""When an exam may be sat again: after a failure there is time to practise, and a house may limit the attempts."""

from collections.abc import Iterable
from dataclasses import dataclass
from datetime import datetime, timedelta

from training.quiz.house.models import ExamTerms
from training.quiz.outcomes import Outcome
from training.quiz.sat import Sitting, is_under_way


@dataclass(frozen=True, slots=True)
class Wait:
    """Until when somebody must wait, and why: `code` is one of the refusals, `hours` the wait after a failure."""

    code: str
    until: datetime
    hours: int


def hours_after_failure(terms: ExamTerms, default: int) -> int:
    """Return how long somebody waits after a failure: as the house says, or else by default."""
    return default if terms.wait_hours is None else terms.wait_hours


def wait_of(terms: ExamTerms, default: int, sat: Iterable[Sitting], now: datetime) -> Wait | None:
    """Return what keeps somebody from the exam of these terms after what they sat, annulled exams apart: the wait that
    ends last; None where they may. `default` are the hours to wait after a failure where the house sets none."""
    of_exam = [
        one
        for one in sat
        if one.attempt.blueprint == terms.exam
        and one.outcome != Outcome.ANNULLED
        and not is_under_way(one, terms.exam, now)
    ]
    hours = hours_after_failure(terms, default)
    waits = [Wait("wait", _after_failure(of_exam, hours), hours), Wait("limit", _by_limit(terms, of_exam), hours)]
    last = max(waits, key=lambda wait: wait.until)
    return last if last.until > now else None


_NEVER = datetime.fromisoformat("0001-01-02T00:00:00+00:00")


def _after_failure(sat: list[Sitting], hours: int) -> datetime:
    """Return when the wait after the last failure ends. One whose time ran out counts from its deadline, also while
    nobody has closed it yet."""
    failed = [one.ended or one.attempt.deadline for one in sat if not one.passed]
    return max(failed) + timedelta(hours=hours) if failed else _NEVER


def _by_limit(terms: ExamTerms, sat: list[Sitting]) -> datetime:
    """Return when fewer attempts than the limit lie within its period, passed ones and failed ones alike."""
    starts = sorted(one.attempt.started_at for one in sat)
    if terms.attempts is None or terms.days is None or len(starts) < terms.attempts:
        return _NEVER
    return starts[-terms.attempts] + timedelta(days=terms.days)
