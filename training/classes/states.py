"""How far a member has come with an assignment: worked out from the record at each look, and kept nowhere."""

from datetime import date

from django.db.models import TextChoices
from django.utils.translation import pgettext_lazy

from games.web.kit.days import house_day
from training.steps.what import Progress


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


def state_on(day: date, opens_on: date, due_on: date, progress: Progress) -> State:
    """Return the state at a day of what is open from a day on and due at the end of another."""
    if progress.done_at:
        return State.LATE if house_day(progress.done_at) > due_on else State.DONE
    if day > due_on:
        return State.OVERDUE
    if day < opens_on:
        return State.NOT_OPEN
    return State.BEGUN if progress.begun else State.OPEN
