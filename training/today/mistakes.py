"""The mistakes that somebody has made lately, in drills and shifts, until the answers after them show them no more."""

from collections.abc import Iterator
from dataclasses import dataclass
from datetime import datetime, timedelta
from functools import cache
from typing import NamedTuple

from django.utils.functional import Promise

from games.web.rulebook.selectors import clause_links
from training.drills.registry import GENERATORS
from training.quiz.confusions import Confusion, confusion
from training.quiz.dealt import DEALT, Dealt
from training.quiz.models import Practice
from training.shifts.confusions import when_made
from training.staff.models import User

LATELY = timedelta(days=30)
ENOUGH = 10  # right answers in the skill since a mistake was made last, after which it is put right
SHOWN = 5


class Skill(NamedTuple):
    """A skill under a ruleset."""

    generator: str
    ruleset: str


@dataclass(slots=True)
class Unsettled:
    """A mistake in a skill: how often it was made, at which level last, and the right answers since."""

    name: str
    skill: Skill
    level: int
    times: int = 0
    right: int = 0

    @property
    def title(self) -> Promise:
        return GENERATORS[self.skill.generator].title

    @property
    def dealt(self) -> Dealt:
        return DEALT[self.skill.ruleset]


class Answer(NamedTuple):
    """What an answer says of mistakes: the one that it shows, if any, or that it is right."""

    at: datetime
    skill: Skill
    level: int
    mistake: str
    is_right: bool


def to_put_right(user: User, now: datetime) -> list[tuple[Unsettled, Confusion]]:
    """Return the mistakes that somebody has not put right yet, that made most often first, each with the drill against
    it. Two queries, and one for each ruleset whose clauses settle them."""
    links = cache(clause_links)
    found = sorted(_unsettled(user, now - LATELY), key=lambda each: (-each.times, each.name))
    shown = ((each, confusion(each.name, each.dealt, each.skill.generator, each.level, links)) for each in found)
    return [(each, how) for each, how in shown if how][:SHOWN]


def _unsettled(user: User, since: datetime) -> list[Unsettled]:
    made: dict[Skill, dict[str, Unsettled]] = {}
    for answer in sorted((*_in_practice(user, since), *_in_shifts(user, since))):
        of_skill = made.setdefault(answer.skill, {})
        if answer.mistake:
            each = of_skill.setdefault(answer.mistake, Unsettled(answer.mistake, answer.skill, answer.level))
            each.level, each.times, each.right = answer.level, each.times + 1, 0
        elif answer.is_right:
            for each in of_skill.values():
                each.right += 1
    return [each for of_skill in made.values() for each in of_skill.values() if each.right < ENOUGH]


def _in_practice(user: User, since: datetime) -> Iterator[Answer]:
    rows = Practice.objects.filter(user=user, recorded_at__gte=since, ruleset__in=DEALT, generator__in=GENERATORS)
    columns = "recorded_at", "generator", "ruleset", "level", "mistake", "score", "max"
    for at, generator, ruleset, level, mistake, score, most in rows.order_by().values_list(*columns):
        yield Answer(at, Skill(generator, ruleset), level, mistake, score == most)


def _in_shifts(user: User, since: datetime) -> Iterator[Answer]:
    for at, made in when_made(user, since):
        yield Answer(at, Skill(made.generator, made.ruleset), made.level, made.mistake, False)
