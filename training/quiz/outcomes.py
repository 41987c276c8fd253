"""What an exam counts as: its marks, and what HR decided where a regrade changed the outcome.

An exam can also be annulled: then it counts for nothing, neither as a failure nor for waits and limits.

A change waits for a second person. Until then an exam that the changed marks would pass does not count as passed,
and one that they would fail does not either, so that nothing rests on an outcome that is in doubt.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from django.db.models import Exists, OuterRef, Q, QuerySet, TextChoices
from django.utils.translation import gettext_lazy as _
from django.utils.translation import pgettext_lazy

from training.quiz.models import Annulment, Attempt, Mark, OutcomeChange
from training.quiz.selectors import Result, results_of
from training.staff.models import Role, User

CAUSE = ("mark__author", "annulment__author")  # what OutcomeChange.cause and its author are read from


class Outcome(TextChoices):
    PASSED = "passed", pgettext_lazy("exam", "passed")
    FAILED = "failed", pgettext_lazy("exam", "not passed")
    AWAITING = "awaiting", _("pass to be confirmed")
    WITHDRAWN = "withdrawn", _("pass withdrawn")
    ANNULLED = "annulled", pgettext_lazy("exam", "annulled")


@dataclass(frozen=True)
class Standing:
    """What a closed attempt counts as, its changes, and the one on which HR has yet to decide."""

    outcome: Outcome
    pending: OutcomeChange | None = None
    changes: tuple[OutcomeChange, ...] = ()

    @property
    def passed(self) -> bool:
        return self.outcome == Outcome.PASSED


def standings(attempts: Iterable[Attempt]) -> dict[int, Standing]:
    """Return the standing of closed and marked attempts, by primary key. The number of queries does not grow with
    them."""
    wanted = list(attempts)
    if not wanted:
        return {}
    changed = _changes(wanted)
    without = annulled().filter(attempt__in=wanted).values_list("attempt", flat=True)
    void = {pk: _annulled(changed.get(pk, ())) for pk in without}
    results = results_of(attempt for attempt in wanted if attempt.pk not in changed and attempt.pk not in void)
    by_marks = {pk: standing_by_marks(result) for pk, result in results.items()}
    return by_marks | {pk: standing_after(changes) for pk, changes in changed.items()} | void


def standing_of(result: Result, changes: Sequence[OutcomeChange]) -> Standing:
    """Return the standing of one attempt with its changes, oldest first. One query."""
    if annulled().filter(attempt=result.attempt).exists():
        return _annulled(changes)
    return standing_after(changes) if changes else standing_by_marks(result)


def _annulled(changes: Iterable[OutcomeChange]) -> Standing:
    return Standing(Outcome.ANNULLED, None, tuple(changes))


def annulled() -> QuerySet[Annulment]:
    """Return the annulments that hold: that of a pass once HR has confirmed it, any other at once."""
    return Annulment.objects.filter(Q(outcome_change=None) | Q(outcome_change__decision__passed=False))


def annulments() -> QuerySet[Annulment]:
    """Return the annulments that hold, or would if HR confirmed them: nothing else is changed in these exams."""
    return Annulment.objects.exclude(outcome_change__decision__passed=True)


def standing_by_marks(result: Result) -> Standing:
    """Return the standing of an attempt whose outcome no regrade changed."""
    return Standing(Outcome.PASSED if result.passed else Outcome.FAILED)


def standing_after(changes: Sequence[OutcomeChange]) -> Standing:
    """Return the standing of an attempt after all its changes, oldest first; there is at least one."""
    last, every = changes[-1], tuple(changes)
    decisions = [change.decision for change in changes if hasattr(change, "decision")]
    counts = decisions[-1].passed if decisions else not changes[0].passed
    if not hasattr(last, "decision") and last.passed != counts:
        return Standing(Outcome.AWAITING if last.passed else Outcome.WITHDRAWN, last, every)
    if counts:
        return Standing(Outcome.PASSED, None, every)
    had_passed = not changes[0].passed or any(decision.passed for decision in decisions)
    return Standing(Outcome.WITHDRAWN if had_passed else Outcome.FAILED, None, every)


def changes_of(attempt: Attempt) -> list[OutcomeChange]:
    """Return the changes of an attempt with what was decided on them, oldest first."""
    return _changes([attempt]).get(attempt.pk, [])


def _changes(attempts: Sequence[Attempt]) -> dict[int, list[OutcomeChange]]:
    found: dict[int, list[OutcomeChange]] = {}
    rows = OutcomeChange.objects.filter(attempt__in=attempts).select_related(*CAUSE, "decision__author")
    for change in rows.order_by("pk"):
        found.setdefault(change.attempt_id, []).append(change)
    return found


def undecided() -> QuerySet[OutcomeChange]:
    """Return the latest change of each attempt, where nothing was decided on it.

    Some need no decision, because the marks are back where they were: `standings` says so.
    """
    later = OutcomeChange.objects.filter(attempt=OuterRef("attempt"), pk__gt=OuterRef("pk"))
    return OutcomeChange.objects.filter(~Exists(later), decision=None).select_related("attempt__user")


def changed_marks(attempt: Attempt) -> QuerySet[Mark]:
    """Return every mark that a person gave, oldest first."""
    given = Mark.objects.filter(item__attempt=attempt, author__isnull=False)
    return given.select_related("item", "author").order_by("pk")


def last_mark(attempt: Attempt) -> Mark | None:
    """Return the latest mark of an attempt: what was decided is decided on marks up to this one."""
    return Mark.objects.filter(item__attempt=attempt).order_by("pk").last()


def deciders(attempt: Attempt) -> QuerySet[User]:
    """Return the HR officers of the house who may decide: not the candidate, and nobody who changed a mark of this
    exam or annulled it."""
    markers = changed_marks(attempt).order_by().values("author")
    officers = User.objects.filter(house=attempt.house_id, role=Role.HR, is_active=True)
    by_others = officers.exclude(pk=attempt.user_id).exclude(pk__in=markers)
    return by_others.exclude(pk__in=Annulment.objects.filter(attempt=attempt).values("author"))


def why_not_decide(user: User, attempt: Attempt) -> str:
    """Return the code of the refusal where a person may not decide on an attempt; empty where they may."""
    if not user.is_hr or user.house_id != attempt.house_id:
        return "not-decider"
    if user.pk == attempt.user_id:
        return "own-exam"
    if Annulment.objects.filter(attempt=attempt, author=user).exists():
        return "own-annulment"
    return "own-mark" if changed_marks(attempt).filter(author=user).exists() else ""
