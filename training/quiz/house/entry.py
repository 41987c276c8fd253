"""How somebody stands before an exam: may it be begun, must they wait, do they need the code of a room."""

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import date, datetime
from typing import Any

from django.utils.functional import Promise

from training.drills.kit.exam import Blueprint
from training.quiz.house.allowances import extra_percent, unused_attempts
from training.quiz.house.models import AnotherAttempt, ExamTerms
from training.quiz.house.rooms import open_rooms
from training.quiz.house.terms import all_terms
from training.quiz.house.waiting import Wait, wait_of
from training.quiz.models import Attempt
from training.quiz.sat import Sitting, is_under_way
from training.staff.models import User


@dataclass(frozen=True, kw_only=True)
class Entry:
    """An exam as one person of a house finds it.

    `allowed` is the further attempt that ends a wait early; `extra_percent` is the person's extra time.
    `has_room` where a room is open for it; `typed` and `error` are a code that was just refused, and why.
    """

    blueprint: Blueprint
    under_way: Attempt | None
    terms: ExamTerms
    wait: Wait | None
    allowed: AnotherAttempt | None
    extra_percent: int
    has_room: bool
    typed: str = ""
    error: Promise | str = ""

    @property
    def may_begin(self) -> bool:
        """Whether the exam can be started or gone on with."""
        return self.under_way is not None or self.wait is None or self.allowed is not None

    @property
    def asks_code(self) -> bool:
        """Whether there is a field for the code of a room."""
        return self.under_way is None and (self.terms.needs_room or self.has_room)

    @property
    def pace(self) -> int:
        """Seconds for a question, on average, with the person's extra time."""
        return self.blueprint.longer_pace(self.extra_percent)

    @property
    def minutes(self) -> int:
        return self.blueprint.size * self.pace // 60


class Entrance:
    """What the house of a person asks and allows, read once for all exams. Four queries."""

    def __init__(self, user: User, house: int, sat: Sequence[Sitting], now: datetime, day: date) -> None:
        self.house, self._sat, self._now = house, sat, now
        self._terms, self._extra = all_terms(house), extra_percent(user.pk, house, day)
        self._rooms = set(open_rooms(house, now).values_list("exam", flat=True))
        self._allowed = {row.exam: row for row in unused_attempts(user.pk, house)}

    def to(self, blueprint: Blueprint, wait_hours: int = 0) -> dict[str, Any]:
        """Return the fields of an `Entry`; `wait_hours` is the wait after a failure where the house sets none."""
        exam = blueprint.slug
        terms = self._terms.get(exam) or ExamTerms(exam=exam)
        return {
            "blueprint": blueprint,
            "under_way": next((one.attempt for one in self._sat if is_under_way(one, exam, self._now)), None),
            "terms": terms,
            "wait": wait_of(terms, wait_hours, self._sat, self._now),
            "allowed": self._allowed.get(exam),
            "extra_percent": self._extra,
            "has_room": exam in self._rooms,
        }
