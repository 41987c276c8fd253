"""How people do in each skill, in drills and in exams."""

from collections.abc import Collection, Iterable, Mapping
from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import Any

from django.db.models import Count, F, Max, Q
from django.utils.functional import Promise

from training.drills.registry import GENERATORS
from training.quiz.dealt import DEALT, drill_address
from training.quiz.models import AttemptItem, Practice
from training.quiz.phrases import say
from training.quiz.selectors import marks_that_count
from training.staff.models import House, User

# A skill is weak where fewer than these of a hundred answers are right, in as many answers at least, of late.
WEAK_PERCENT = 70
WEAK_ANSWERS = 8
LATELY = timedelta(days=90)

_RIGHT = Q(score=F("max"))


@dataclass
class Skill:
    """A skill under one ruleset: how often somebody answered it, and how often wholly right. `last` is in drills, and
    `too_fast` counts the answers there that came faster than they can be read. A question that a house wrote is a skill
    of its own: `asked` is its text, as it was asked last."""

    generator: str
    ruleset: str
    drilled: int = 0
    drilled_right: int = 0
    too_fast: int = 0
    examined: int = 0
    examined_right: int = 0
    last: datetime | None = None
    asked: Mapping[str, Any] | None = None

    @property
    def title(self) -> Promise | str:
        if self.generator in GENERATORS:
            return GENERATORS[self.generator].title
        return say(self.asked) if self.asked else self.generator

    @property
    def game(self) -> str:
        """The game, with its ruleset where that is not the usual one."""
        if self.ruleset not in DEALT:
            return self.ruleset
        return DEALT[self.ruleset].full_title

    @property
    def drill(self) -> str:
        """Where it is practised; empty for what is no longer offered."""
        offered = self.ruleset in DEALT and self.generator in GENERATORS
        return drill_address(self.generator, DEALT[self.ruleset]) if offered else ""

    @property
    def percent(self) -> int:
        """The share of right answers in whole percent, rounded down."""
        return (self.drilled_right + self.examined_right) * 100 // (self.drilled + self.examined)

    @property
    def is_weak(self) -> bool:
        return self.drilled + self.examined >= WEAK_ANSWERS and self.percent < WEAK_PERCENT


def skills_of(people: Collection[User], house: House, since: datetime | None = None) -> dict[int, list[Skill]]:
    """Return the skills of people by their ids, the weakest first: what they drilled, and the exams of the house. Two
    queries, and one where exams asked questions that the house wrote.

    An item counts once, with the mark that counts; it is right when it earned all it could.
    """
    found: dict[int, dict[tuple[str, str], Skill]] = {person.pk: {} for person in people}
    for row in _drilled(people, since):
        key = (row["generator"], row["ruleset"])
        drilled = {"drilled": row["items"], "drilled_right": row["right"], "too_fast": row["fast"]}
        found[row["user"]][key] = Skill(*key, **drilled, last=row["last"])
    examined = list(_examined(people, house, since))
    asked = _asked(examined)
    for row in examined:
        key = (row["item__generator"], row["item__attempt__ruleset"])
        skill = found[row["item__attempt__user"]].setdefault(key, Skill(*key, asked=asked.get(key[0])))
        skill.examined, skill.examined_right = row["items"], row["right"]
    return {pk: sorted(skills.values(), key=lambda skill: skill.percent) for pk, skills in found.items()}


def last_practice(people: Collection[User]) -> dict[int, datetime]:
    """Return when people last answered an item of a drill; without those who never did."""
    rows = Practice.objects.filter(user__in=people).order_by().values_list("user")
    return dict(rows.annotate(last=Max("recorded_at")))


def _drilled(people: Collection[User], since: datetime | None) -> Iterable[Mapping[str, Any]]:
    rows = Practice.objects.filter(user__in=people).order_by()
    if since:
        rows = rows.filter(recorded_at__gte=since)
    counted = rows.values("user", "generator", "ruleset")
    fast = Count("pk", filter=Q(too_fast=True))
    return counted.annotate(items=Count("pk"), right=Count("pk", filter=_RIGHT), fast=fast, last=Max("recorded_at"))


def _examined(people: Collection[User], house: House, since: datetime | None) -> Iterable[Mapping[str, Any]]:
    rows = (
        marks_that_count()
        .filter(item__counts=True, item__annulment=None, item__attempt__user__in=people, item__attempt__house=house)
        .order_by()
    )
    if since:
        rows = rows.filter(item__attempt__started_at__gte=since)
    counted = rows.values("item__attempt__user", "item__generator", "item__attempt__ruleset")
    return counted.annotate(items=Count("pk"), right=Count("pk", filter=_RIGHT), last=Max("item"))


def _asked(examined: Iterable[Mapping[str, Any]]) -> dict[str, Mapping[str, Any]]:
    """Return the texts of the questions of houses, as they were asked last, by the names of their skills."""
    last: dict[str, int] = {}
    for row in examined:
        if (name := row["item__generator"]) not in GENERATORS:
            last[name] = max(last.get(name, 0), row["last"])
    items = AttemptItem.objects.only("face").in_bulk(last.values())
    asked = {name: items[pk].face["question"] for name, pk in last.items()}
    return {name: question for name, question in asked.items() if "text" in question}
