"""How far a member has come with an assignment: worked out from the record at each look, and kept nowhere."""

from collections import deque
from collections.abc import Iterable
from dataclasses import dataclass
from datetime import date, datetime

from django.db.models import TextChoices
from django.utils.translation import pgettext_lazy

from games.web.kit.days import house_day


class State(TextChoices):
    OVERDUE = "overdue", pgettext_lazy("assignment", "overdue")
    BEGUN = "begun", pgettext_lazy("assignment", "begun")
    OPEN = "open", pgettext_lazy("assignment", "open")
    NOT_OPEN = "not-open", pgettext_lazy("assignment", "not open yet")
    LATE = "late", pgettext_lazy("assignment", "done late")
    DONE = "done", pgettext_lazy("assignment", "done")

    @property
    def mark(self) -> str:
        """A sign for it, so that nobody needs to see its colour."""
        return {"overdue": "!", "begun": "◐", "open": "○", "not-open": "–", "late": "✓", "done": "✓"}[self.value]

    @property
    def tone(self) -> str:
        """The class of its badge."""
        return {"overdue": "bad", "begun": "info", "late": "warn", "done": "good"}.get(self.value, "")

    @property
    def is_over(self) -> bool:
        return self in (State.DONE, State.LATE)


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


def state_on(day: date, opens_on: date, due_on: date, progress: Progress) -> State:
    """Return the state at a day of what is open from a day on and due at the end of another."""
    if progress.done_at:
        return State.LATE if house_day(progress.done_at) > due_on else State.DONE
    if day > due_on:
        return State.OVERDUE
    if day < opens_on:
        return State.NOT_OPEN
    return State.BEGUN if progress.begun else State.OPEN


def reached_at(answers: Iterable[tuple[datetime, bool]], items: int, percent: int) -> datetime | None:
    """Return when so many answers in a row first had that share of right ones; None where they never did."""
    last: deque[bool] = deque(maxlen=items)
    for at, is_right in answers:
        last.append(is_right)
        if len(last) == items and sum(last) * 100 >= percent * items:
            return at
    return None
