"""What comes back when: spaced repetition of what was practised, computed from the record by the FSRS scheduler.

A fact is a cell of a skill, or a level of a skill that has no cells. The answers to it on one day are one review: it
was remembered where enough of them were right, however long they took. Speed is a target of its own (targets.py).
"""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from datetime import UTC, date, datetime, time, timedelta
from typing import NamedTuple

from django.core.cache import cache
from django.db.models import Count, F, Q, QuerySet
from django.db.models.functions import TruncDate
from fsrs import Card, Rating, Scheduler

from training.drills.registry import GENERATORS
from training.quiz.dealt import DEALT
from training.quiz.models import Practice
from training.staff.days import end_of
from training.staff.models import User

REMEMBERED_PERCENT = 80  # of the answers of a day
_DAY = timedelta(days=1)
ASKED = 5  # answers on the day on which a level without cells is due; a cell is asked once

# By days alone: what was wrong today comes back tomorrow, and today's drill asks it again by itself.
_SCHEDULER = Scheduler(enable_fuzzing=False, learning_steps=(), relearning_steps=())


class Fact(NamedTuple):
    """What is remembered: the key of ours, under which it is reviewed."""

    ruleset: str
    generator: str
    level: int
    cell: str

    @property
    def asked(self) -> int:
        """How many answers are wanted on the day on which it is due."""
        return 1 if self.cell else ASKED


class Review(NamedTuple):
    """The answers to a fact on one day, and how many were wholly right."""

    day: date
    answers: int
    right: int

    @property
    def rating(self) -> Rating:
        return Rating.Good if self.right * 100 >= REMEMBERED_PERCENT * self.answers else Rating.Again


@dataclass(frozen=True, slots=True)
class Due:
    """A fact that is due: since when, and how many answers are still wanted today."""

    fact: Fact
    since: date
    left: int


def next_day(reviews: Iterable[Review]) -> date:
    """Return the day on which a fact is due after its reviews, the oldest first. Raise ValueError where there are
    none."""
    card = Card(card_id=0)  # named, because it would wait for a number of its own
    for review in reviews:
        moment = datetime.combine(review.day, time(12), UTC)
        card, _log = _SCHEDULER.review_card(card, review.rating, moment)
    if card.last_review is None:
        raise ValueError("nothing was reviewed")
    return card.due.date()


def due(user: User, today: date) -> list[Due]:
    """Return what a person has to review today, the longest due first."""
    practised = Practice.objects.filter(user=user)
    answered = {
        fact: sum(review.answers for review in reviews)
        for fact, reviews in _reviews(practised.filter(recorded_at__gte=end_of(today - _DAY))).items()
    }
    found = (
        Due(fact, since, fact.asked - answered.get(fact, 0))
        for fact, since in _due_since(user, today)
        if _is_asked(fact)
    )
    return sorted((each for each in found if each.left > 0), key=lambda each: (each.since, each.fact))


def _due_since(user: User, today: date) -> list[tuple[Fact, date]]:
    """Return what is due today by the record of the days before, and since when. That record no longer changes, so this
    is computed once a day."""

    def computed() -> list[tuple[Fact, date]]:
        before = Practice.objects.filter(user=user, recorded_at__lt=end_of(today - _DAY))
        return [(fact, since) for fact, reviews in _reviews(before).items() if (since := next_day(reviews)) <= today]

    return cache.get_or_set(f"due/{user.pk}/{today}", computed, _DAY.total_seconds()) or []


def _reviews(practised: QuerySet[Practice]) -> Mapping[Fact, list[Review]]:
    """Return the reviews of every fact that was practised, the oldest first. One query."""
    rows = practised.order_by().values("ruleset", "generator", "level", "cell")
    days = rows.annotate(day=TruncDate("recorded_at"), answers=Count("pk"), right=Count("pk", filter=Q(score=F("max"))))
    found: dict[Fact, list[Review]] = {}
    columns = "ruleset", "generator", "level", "cell", "day", "answers", "right"
    for ruleset, generator, level, cell, day, answers, right in days.order_by("day").values_list(*columns):
        found.setdefault(Fact(ruleset, generator, level, cell), []).append(Review(day, answers, right))
    return found


def _is_asked(fact: Fact) -> bool:
    """Return whether the fact can still be asked: the skill is offered, and has the cell."""
    generator, dealt = GENERATORS.get(fact.generator), DEALT.get(fact.ruleset)
    if generator is None or dealt is None or not generator.asks(dealt.rules, fact.level):
        return False
    grid = generator.grid(dealt.rules, fact.level)
    return fact.cell in grid.cells if grid else not fact.cell
