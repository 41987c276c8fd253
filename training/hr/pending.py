"""Changed exam results on which HR of a house has to decide."""

from dataclasses import dataclass

from django.utils.functional import Promise

from training.hr.selectors import house_of
from training.quiz.models import Mark, OutcomeChange
from training.quiz.outcomes import CAUSE, changed_marks, deciders, last_mark, standings, undecided, why_not_decide
from training.quiz.problems import REFUSALS
from training.quiz.selectors import Result, result_of
from training.staff.models import House, User


@dataclass(frozen=True)
class Pending:
    """A change that waits, and why the viewer does not decide on it (empty where they may)."""

    change: OutcomeChange
    exam: Promise | str
    why_not: Promise | str
    nobody_can: bool


def pending(viewer: User) -> list[Pending]:
    """Return what waits for a decision in the viewer's house, the oldest first. Raise PermissionDenied."""
    return [_pending(viewer, change) for change in changes_pending(house_of(viewer))]


def changes_pending(house: House) -> list[OutcomeChange]:
    """Return the changes that wait for a decision in a house, the oldest first."""
    asked = list(undecided().filter(attempt__house=house).select_related(*CAUSE).order_by("at"))
    standing = standings(change.attempt for change in asked)
    return [change for change in asked if standing[change.attempt_id].pending == change]


def _pending(viewer: User, change: OutcomeChange) -> Pending:
    code = why_not_decide(viewer, change.attempt)
    return Pending(
        change=change,
        exam=change.attempt.title,
        why_not=REFUSALS.get(code, ""),
        nobody_can=not deciders(change.attempt).exists(),
    )


@dataclass(frozen=True)
class Case:
    """All that an officer reads before deciding on a change."""

    pending: Pending
    is_open: bool
    result: Result
    marks: list[tuple[Mark, int]]
    last_mark: int


def case(viewer: User, pk: int) -> Case:
    """Return a change with its exam and its marks. Raise OutcomeChange.DoesNotExist for those of other houses."""
    changes = OutcomeChange.objects.select_related("attempt__user", "attempt__house", *CAUSE)
    change = changes.get(attempt__house=house_of(viewer), pk=pk)
    newest = last_mark(change.attempt)
    return Case(
        pending=_pending(viewer, change),
        is_open=standings([change.attempt])[change.attempt_id].pending == change,
        result=result_of(change.attempt),
        marks=[(mark, _before(mark)) for mark in changed_marks(change.attempt)],
        last_mark=newest.pk if newest else 0,
    )


def _before(mark: Mark) -> int:
    """Return the score that a mark replaced."""
    return Mark.objects.filter(item=mark.item_id, pk__lt=mark.pk).latest("pk").score
