"""Several exams annulled at once: first what would happen to each, then as it was shown."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from datetime import date, datetime
from functools import cached_property

from django.db import transaction
from django.db.models import Q, QuerySet
from django.utils.functional import Promise

from games.web.kit.days import end_of, start_of
from training.quiz.annulling import annul
from training.quiz.house.models import Room
from training.quiz.models import Annulment, Attempt
from training.quiz.outcomes import Outcome, Standing, annulments, standings
from training.quiz.problems import REFUSALS, AttemptRefused
from training.quiz.selectors import may_mark
from training.staff.foreseen import Changed, digest_of
from training.staff.models import User
from training.staff.teaching import overseen_house


@dataclass(frozen=True, slots=True)
class Line:
    """An exam and what it counts as; an empty `refusal` where it would be annulled."""

    attempt: Attempt
    outcome: Outcome | None
    refusal: Promise | str

    @property
    def waits(self) -> bool:
        """Whether a second person has to confirm it."""
        return not self.refusal and self.outcome == Outcome.PASSED


@dataclass(frozen=True)
class Foreseen:
    """What annulling some exams for a reason would do."""

    reason: str
    lines: list[Line]

    @cached_property
    def done(self) -> list[Line]:
        return [line for line in self.lines if not line.refusal]

    @property
    def left(self) -> int:
        return len(self.lines) - len(self.done)

    @property
    def waiting(self) -> int:
        """How many passes a second person has to confirm."""
        return sum(line.waits for line in self.lines)

    @property
    def digest(self) -> str:
        """Say the same for two that do the same to the same exams for the same reason."""
        said = [[line.attempt.pk, line.outcome, not line.refusal] for line in self.lines]
        return digest_of([self.reason.split(), said])


def ended(viewer: User, exam: str, first: date | None, last: date | None, room: Room | None) -> QuerySet[Attempt]:
    """Return the exams of the viewer's house that have ended and are not annulled, by name: of one exam, of one room,
    or begun within some days, where these are given."""
    found = Attempt.objects.filter(house=overseen_house(viewer), submission__isnull=False).exclude(user=viewer)
    found = found.exclude(pk__in=annulments().values("attempt"))
    within = Q()
    if exam:
        within &= Q(blueprint=exam)
    if room:
        within &= Q(room=room)
    if first:
        within &= Q(started_at__gte=start_of(first))
    if last:
        within &= Q(started_at__lt=end_of(last))
    ordered = found.filter(within).order_by("user__last_name", "user__first_name", "pk")
    return ordered.select_related("user", "submission")


def lines_of(viewer: User, attempts: Iterable[Attempt]) -> list[Line]:
    """Return what exams count as and which of them a person may not annul now. The number of queries does not depend on
    how many."""
    overseen_house(viewer)
    sat = list(attempts)
    known = standings(sat)
    annulled = set(Annulment.objects.filter(attempt__in=sat).values_list("attempt", flat=True))
    return [_line(viewer, attempt, annulled, known) for attempt in sat]


def _line(viewer: User, attempt: Attempt, annulled: set[int], known: dict[int, Standing]) -> Line:
    standing = known.get(attempt.pk)
    code = ""
    if not may_mark(viewer, attempt):
        code = "not-annuller"
    elif attempt.pk in annulled:
        code = "annulled"
    elif standing and standing.pending:
        code = "undecided"
    return Line(attempt, standing.outcome if standing else None, REFUSALS[code] if code else "")


def foresee(author: User, attempts: Iterable[Attempt], reason: str) -> Foreseen:
    """Return what annulling exams would do. Raise PermissionDenied."""
    return Foreseen(reason, lines_of(author, attempts))


@transaction.atomic
def annul_as_shown(author: User, attempts: Sequence[Attempt], reason: str, seen: str, now: datetime) -> list[Annulment]:
    """Annul every exam that does not refuse it, as the author has seen, or none. Raise PermissionDenied, Changed,
    AttemptRefused (arranged-reason, long-reason)."""
    foreseen = foresee(author, attempts, reason)
    if foreseen.digest != seen or not foreseen.done:
        raise Changed(foreseen)
    in_order = sorted((line.attempt for line in foreseen.done), key=lambda attempt: attempt.pk)
    try:
        return [annul(attempt, author, reason, now) for attempt in in_order]
    except AttemptRefused as refused:
        if refused.code in ("annulled", "undecided"):
            raise Changed(foresee(author, attempts, reason)) from None
        raise
