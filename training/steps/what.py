"""Something to do, and how far somebody has come with it."""

from collections import deque
from collections.abc import Iterable
from dataclasses import dataclass
from datetime import datetime
from typing import Protocol

from django.db.models import TextChoices
from django.utils.functional import Promise
from django.utils.translation import gettext_lazy as _
from django.utils.translation import pgettext_lazy


class Kind(TextChoices):
    """What can be assigned."""

    READING = "reading", _("Lesson or course")
    DRILL = "drill", _("Drill")
    EXAM = "exam", pgettext_lazy("assignment", "Exam")
    SHIFT = "shift", pgettext_lazy("assignment", "Shift")
    COURSE = "course", _("Course of the house")


@dataclass(frozen=True)
class What:
    """Something to do.

    `name` is the slug of a course, a skill, an exam, a table or a course of the house. A course without `lesson` is
    meant as a whole. A drill has a level, a ruleset, and its target: of so many `items` in a row, so many `percent`
    right.
    """

    kind: str
    name: str
    lesson: str = ""
    level: int | None = None
    ruleset: str = ""
    items: int | None = None
    percent: int | None = None
    note: str = ""

    @property
    def kind_label(self) -> Promise | str:
        """What its kind is called."""
        return Kind(self.kind).label


class Wanted(Protocol):
    """What evidence is looked for: a `What`, or a row that has its columns."""

    @property
    def kind(self) -> str: ...

    @property
    def name(self) -> str: ...

    @property
    def lesson(self) -> str: ...

    @property
    def level(self) -> int | None: ...

    @property
    def ruleset(self) -> str: ...

    @property
    def items(self) -> int | None: ...

    @property
    def percent(self) -> int | None: ...


@dataclass(frozen=True, slots=True)
class Progress:
    """What the record says of a person and an assignment: when it was done, if it was; `right` of `all` so far, where
    that can be counted, and the address of what was done, where there is a page of its own."""

    done_at: datetime | None = None
    begun: bool = False
    right: int | None = None
    all: int = 0
    link: str = ""


NOTHING = Progress()


def reached_at(answers: Iterable[tuple[datetime, bool]], items: int, percent: int) -> datetime | None:
    """Return when so many answers in a row first had that share of right ones; None where they never did."""
    last: deque[bool] = deque(maxlen=items)
    for at, is_right in answers:
        last.append(is_right)
        if len(last) == items and sum(last) * 100 >= percent * items:
            return at
    return None
