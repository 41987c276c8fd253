"""Who may see which attempt, and what came of it."""

from collections.abc import Collection, Iterable, Mapping
from dataclasses import dataclass, replace
from datetime import datetime, timedelta
from enum import StrEnum
from fractions import Fraction
from functools import cached_property
from typing import Any

from django.db.models import Count, Exists, F, Max, OuterRef, Prefetch, Q, QuerySet

from training.drills.kit.items import Given
from training.quiz.models import Answer, Attempt, AttemptItem, Mark, Practice, Submission
from training.quiz.tally import Tally, tally
from training.staff.models import User

# So many answers in a cell were right, the last one among them, where it is mastered.
MASTERED = 2
# What a slow line may cost after the deadline.
GRACE = timedelta(seconds=15)


def own_attempts(user: User) -> QuerySet[Attempt]:
    """Return the attempts that a person may sit."""
    return Attempt.objects.filter(user=user.pk)


def seen_attempts(user: User) -> QuerySet[Attempt]:
    """Return the attempts that a person may read: their own; instructors and HR read those of their house."""
    if user.is_instructor or user.is_hr:
        return Attempt.objects.filter(house=user.house_id) | own_attempts(user)
    return own_attempts(user)


def may_mark(user: User, attempt: Attempt) -> bool:
    """Return whether somebody may mark again: instructors and HR of the house may, never their own exams."""
    return (user.is_instructor or user.is_hr) and user.house_id == attempt.house_id and user != attempt.user


def open_attempts() -> QuerySet[Attempt]:
    return Attempt.objects.filter(submission=None)


def under_way(user: User, now: datetime) -> Attempt | None:
    """Return the exam that a person is sitting at a moment, if any."""
    return open_attempts().filter(user=user.pk, deadline__gte=now - GRACE).order_by("deadline").last()


def is_open(attempt: Attempt) -> bool:
    return not Submission.objects.filter(attempt=attempt).exists()


def marks_that_count() -> QuerySet[Mark]:
    """Return the last mark of each question."""
    later = Mark.objects.filter(item=OuterRef("item"), pk__gt=OuterRef("pk"))
    return Mark.objects.filter(~Exists(later))


@dataclass(frozen=True)
class ItemResult:
    """An item of a closed attempt with the mark and the answer that count. No answer: None."""

    item: AttemptItem
    mark: Mark
    answer: Answer | None

    @property
    def share(self) -> Fraction:
        return Fraction(self.mark.score, self.mark.max)

    @property
    def weight(self) -> int:
        return self.item.weight


@dataclass(frozen=True)
class Result:
    """What came of a closed attempt.

    Items that count do so by their weight, and its parts share it. `seconds` run from the start to the last answer,
    divided by the number of items: the pace. Passing needs both the mark and the pace.
    """

    attempt: Attempt
    submission: Submission
    items: tuple[ItemResult, ...]

    @cached_property
    def counted(self) -> tuple[ItemResult, ...]:
        """The items that count: all but those that are tried out."""
        return tuple(item for item in self.items if item.item.counts)

    @property
    def is_weighted(self) -> bool:
        """Whether one question counts more often than another."""
        return len({item.weight for item in self.counted}) > 1

    @cached_property
    def share(self) -> Fraction:
        counted = self.counted
        return sum((item.share * item.weight for item in counted), Fraction(0)) / sum(item.weight for item in counted)

    @property
    def percent(self) -> int:
        """The mark in whole per cent, rounded down: nobody passes by rounding."""
        return int(self.share * 100)

    @property
    def answered(self) -> int:
        """How many items that count have an answer, right or wrong."""
        return sum(item.answer is not None for item in self.counted)

    @property
    def complete(self) -> bool:
        return self.answered == len(self.counted)

    @cached_property
    def seconds(self) -> float | None:
        """Seconds an item, on average; None where nothing was answered.

        What was accepted in the grace counts as answered at the deadline: a slow line costs nobody the pace. An item
        that is tried out takes its own time out, and never less than the pace, so that a candidate who keeps the time
        of the exam keeps the pace.
        """
        last = max((item.answer.received_at for item in self.items if item.answer), default=None)
        if last is None:
            return None
        answered_at = min(last, self.attempt.deadline)
        whole = (answered_at - self.attempt.started_at).total_seconds()
        tried_out = sum(
            max(self.attempt.pace_seconds, sum(answer.seconds for answer in item.item.answers.all()))
            for item in self.items
            if not item.item.counts
        )
        return max(0.0, whole - tried_out) / len(self.counted)

    @property
    def mark_reached(self) -> bool:
        return self.share * 100 >= self.attempt.pass_mark

    @property
    def pace_kept(self) -> bool:
        return self.seconds is not None and self.seconds <= self.attempt.pace_seconds

    @property
    def passed(self) -> bool:
        return self.mark_reached and self.pace_kept


def items_of(attempt: Attempt) -> QuerySet[AttemptItem]:
    """Return the items in their order, with their answers, oldest first."""
    return attempt.items.prefetch_related(Prefetch("answers", Answer.objects.order_by("pk")))


class Filled(StrEnum):
    """How far an item is answered."""

    OPEN = "open"
    PARTLY = "partly"
    ANSWERED = "answered"


def places_of(attempt: Attempt) -> list[tuple[int, Filled]]:
    """Return the position of each item in order, and how far it is answered: what counts is its last answer, and each
    of its parts. Questions are not read, because they are long."""
    rows = Answer.objects.filter(item__attempt=attempt).order_by("pk").values_list("item", "given")
    answers = dict(rows)  # the last one of each
    items = attempt.items.values_list("pk", "position", "key")
    return [(position, _filled(answers.get(pk), key)) for pk, position, key in items]


def _filled(given: Given | None, key: Given) -> Filled:
    if given is None:
        return Filled.OPEN
    return Filled.ANSWERED if len(given) == len(key) else Filled.PARTLY


def result_of(attempt: Attempt) -> Result:
    """Return the result of an attempt. Raise Submission.DoesNotExist while it is open."""
    submission = Submission.objects.get(attempt=attempt)
    rows = (
        items_of(attempt)
        .select_related("annulment__author")
        .prefetch_related(Prefetch("marks", Mark.objects.order_by("pk").select_related("author")))
    )
    return Result(attempt, submission, _item_results(rows))


def results_of(attempts: Iterable[Attempt]) -> dict[int, Result]:
    """Return the results of the closed ones among many attempts, by primary key, without questions, verdicts and
    answers.

    An attempt that lacks marks is left out, so that a damaged one does not hide the others.
    """
    closed = {attempt.pk: attempt for attempt in attempts}
    submissions = {row.attempt_id: row for row in Submission.objects.filter(attempt__in=closed)}
    answers = Prefetch("answers", Answer.objects.defer("given").order_by("pk"))
    marks = Prefetch("marks", Mark.objects.defer("verdict", "clauses").order_by("pk"))
    items = AttemptItem.objects.filter(attempt__in=submissions).defer("face", "key", "clauses")
    rows: dict[int, list[AttemptItem]] = {}
    for item in items.prefetch_related(answers, marks):
        rows.setdefault(item.attempt_id, []).append(item)
    return {
        pk: Result(closed[pk], submissions[pk], _item_results(marked))
        for pk, marked in rows.items()
        if all(item.marks.all() for item in marked)
    }


def _item_results(rows: Iterable[AttemptItem]) -> tuple[ItemResult, ...]:
    """Return items with their last mark and answer; both must be prefetched, oldest first."""
    return tuple(ItemResult(row, next(reversed(row.marks.all())), row.last_answer) for row in rows)


@dataclass(frozen=True)
class Practised:
    """How often somebody answered items of a skill at a level, and how often wholly right; `mastered` names the cells
    that are, by whatever rules they were asked."""

    items: int = 0
    right: int = 0
    mastered: frozenset[str] = frozenset()


@dataclass(frozen=True)
class Cell:
    """Somebody's record in a cell: whether the last answer in it was right, how many were, and which answer was the
    last, later ones having higher numbers."""

    right: int
    last: int
    is_right: bool

    @property
    def is_mastered(self) -> bool:
        """Whether the last answer was right, and not the first that was."""
        return self.is_right and self.right >= MASTERED


_RIGHT = Q(score=F("max"))


def practice_of(user: User, ruleset: str) -> dict[tuple[str, int], Practised]:
    """Return a person's own practice under a ruleset, by skill and level. One query."""
    rows = Practice.objects.filter(user=user, ruleset=ruleset).order_by().values("generator", "level", "cell")
    found: dict[tuple[str, int], Practised] = {}
    for row in _by_cell(rows):
        key = row["generator"], row["level"]
        before = found.get(key, Practised())
        mastered = {row["cell"]} if row["cell"] and _cell(row).is_mastered else set()
        found[key] = Practised(before.items + row["items"], before.right + row["right"], before.mastered | mastered)
    return found


def session_of(user: User, generator: str, level: int, ruleset: str, seed: str) -> Tally:
    """Return a person's own answers to the items of a level that were drawn from one seed: a session. One query."""
    own = Practice.objects.filter(user=user, generator=generator, level=level, ruleset=ruleset)
    rows = own.filter(seed__startswith=f"{seed}-").order_by("pk").values_list("score", "max", "seconds", "too_fast")
    counted = [(score == most, seconds) for score, most, seconds, too_fast in rows if not too_fast]
    return replace(tally(counted), too_fast=len(rows) - len(counted))


def cells_of(user: User, generator: str, level: int, ruleset: str) -> dict[str, Cell]:
    """Return a person's own practice of a level by its cells; those that were never asked are left out. One query."""
    own = Practice.objects.filter(user=user, generator=generator, level=level, ruleset=ruleset).exclude(cell="")
    return {row["cell"]: _cell(row) for row in _by_cell(own.order_by().values("cell"))}


def _by_cell(rows: QuerySet[Practice, Any]) -> QuerySet[Practice, Any]:
    """Return the rows counted, with what `_cell` reads."""
    last, last_right = Max("pk"), Max("pk", filter=_RIGHT)
    return rows.annotate(items=Count("pk"), right=Count("pk", filter=_RIGHT), last=last, last_right=last_right)


def _cell(row: Mapping[str, Any]) -> Cell:
    return Cell(right=row["right"], last=row["last"], is_right=row["last"] == row["last_right"])


def answers_to(user: User, seeds: Collection[str]) -> dict[tuple[str, int, str], Practice]:
    """Return a person's own answers to items of these seeds, by skill, version and seed. One query."""
    rows = Practice.objects.filter(user=user, seed__in=seeds).order_by()
    return {(row.generator, row.version, row.seed): row for row in rows}
