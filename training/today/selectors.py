"""What somebody has to do today: what is due, what is below its target, and what runs out soon."""

from collections import Counter
from dataclasses import dataclass
from datetime import date, datetime

from django.db.models import F
from django.utils.functional import Promise

from training.certification.models import Certificate
from training.certification.states import State, standing_on
from training.drills.registry import GENERATORS
from training.quiz import memory, targets
from training.quiz.dealt import DEALT, Dealt, drill_address
from training.quiz.models import Attempt
from training.quiz.selectors import under_way
from training.quiz.targets import Standing
from training.staff.models import User

# So many of the levels that are furthest below their target are shown.
SHOWN = 5


@dataclass(frozen=True, slots=True)
class Level:
    """A level of a skill under a ruleset, as it is named and where it is practised."""

    generator: str
    number: int
    ruleset: str

    @property
    def dealt(self) -> Dealt:
        return DEALT[self.ruleset]

    @property
    def skill(self) -> Promise:
        return GENERATORS[self.generator].title

    @property
    def title(self) -> Promise:
        return GENERATORS[self.generator].levels[self.number - 1]

    @property
    def drill(self) -> str:
        return drill_address(self.generator, self.dealt, level=self.number)


def due_levels(user: User, today: date) -> list[tuple[Level, int]]:
    """Return the levels in which something is due, the longest due first, each with how many questions."""
    found: Counter[Level] = Counter()
    for each in memory.due(user, today):
        fact = each.fact
        found[Level(fact.generator, fact.level, fact.ruleset)] += each.left
    return list(found.items())


def below_target(user: User) -> list[tuple[Level, Standing]]:
    """Return the levels that somebody practises and whose target the last answers miss, the weakest first. Levels with
    too few answers to say are left out."""
    found = [
        (Level(skill, level, ruleset), standing)
        for (ruleset, skill, level), standing in targets.practised(user, targets.targets_of(user)).items()
        if ruleset in DEALT and standing.is_complete and not standing.reached
        if GENERATORS[skill].asks(DEALT[ruleset].rules, level)
    ]
    return sorted(found, key=lambda each: (each[1].is_right, each[1].lately.percent))[:SHOWN]


@dataclass(frozen=True, slots=True)
class Ending:
    """What runs out soon: certificates, and the exam that is being sat, with its name."""

    certificates: list[Certificate]
    attempt: Attempt | None
    exam: Promise | str


def ending(user: User, now: datetime, today: date) -> Ending:
    """Return what of a person's own runs out soon."""
    own = standing_on(Certificate.objects.filter(holder=user.pk), today)
    attempt = under_way(user, now)
    return Ending(
        certificates=list(own.filter(**{"state": State.RUNS_OUT}).order_by(F("until"))),
        attempt=attempt,
        exam=attempt.title if attempt else "",
    )
