"""What a house expects of somebody who has learnt a skill, and who has reached it."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from django.core.exceptions import PermissionDenied
from django.db.models import F, QuerySet, Window
from django.db.models.functions import RowNumber

from training.drills.kit.target import Target
from training.drills.registry import TARGETS
from training.quiz.models import HouseTarget, Practice
from training.quiz.tally import Tally, tally
from training.staff.models import User

MOST_ITEMS = 100  # of any target: so many of the last answers are read
Key = tuple[str, int]  # skill and level


@dataclass(frozen=True, slots=True)
class Standing:
    """How somebody's last answers stand against a target: as many as it asks for, where there are that many."""

    target: Target
    lately: Tally

    @property
    def is_right(self) -> bool:
        return self.lately.answers > 0 and self.lately.right * 100 >= self.target.percent * self.lately.answers

    @property
    def is_fast(self) -> bool:
        return self.lately.seconds is not None and self.lately.seconds <= self.target.seconds

    @property
    def is_complete(self) -> bool:
        return self.lately.answers >= self.target.items

    @property
    def reached(self) -> bool:
        return self.is_complete and self.is_right and self.is_fast


def may_set(user: User) -> bool:
    """Return whether somebody may set the targets of their house: its instructors may."""
    return user.is_instructor


def targets_of(user: User) -> dict[Key, Target]:
    """Return the targets that count for a person: those of the house, and the default for all others. One query."""
    own = HouseTarget.objects.filter(house=user.house_id) if user.house_id else HouseTarget.objects.none()
    last = {(row.generator, row.level): row.target for row in own}
    return TARGETS | {key: target for key, target in last.items() if target}


def history(user: User, skill: str, level: int) -> QuerySet[HouseTarget]:
    """Return what a person's house has set for a level, the latest first."""
    own = HouseTarget.objects.filter(house=user.house_id, generator=skill, level=level)
    return own.select_related("author").order_by("-pk")


def set_target(author: User, skill: str, level: int, target: Target | None) -> HouseTarget:
    """Set the target of the author's house for a level, or go back to the default.

    Raise PermissionDenied where the author may not.
    """
    if not may_set(author) or author.house is None:
        raise PermissionDenied
    return HouseTarget.objects.create(
        house=author.house,
        generator=skill,
        level=level,
        items=target.items if target else None,
        seconds=target.seconds if target else None,
        percent=target.percent if target else None,
        author=author,
    )


def standing(target: Target, answers: Iterable[tuple[bool, float]]) -> Standing:
    """Return how answers, the latest first, stand against a target."""
    counted = list(answers)[: target.items]
    return Standing(target, tally(reversed(counted)))


def standings(user: User, targets: Mapping[Key, Target], ruleset: str, only: Key | None = None) -> dict[Key, Standing]:
    """Return how a person stands against each of the targets under a ruleset, or against one. One query."""
    rows = Practice.objects.filter(user=user, ruleset=ruleset)
    if only:
        rows = rows.filter(generator=only[0], level=only[1])
    lately = _lately(rows)
    wanted = [only] if only else targets
    return {key: standing(targets[key], lately.get((ruleset, *key), ())) for key in wanted if key in targets}


def practised(user: User, targets: Mapping[Key, Target]) -> dict[tuple[str, str, int], Standing]:
    """Return how a person stands in what they have practised, by ruleset, skill and level. One query."""
    lately = _lately(Practice.objects.filter(user=user))
    return {key: standing(targets[key[1:]], answers) for key, answers in lately.items() if key[1:] in targets}


def _lately(rows: QuerySet[Practice]) -> dict[tuple[str, str, int], list[tuple[bool, float]]]:
    """Return the last answers by ruleset, skill and level, the latest first.

    Those without a time are left out, and those that came too fast: they say nothing of the pace.
    """
    a_level = [F("ruleset"), F("generator"), F("level")]
    nth = Window(RowNumber(), partition_by=a_level, order_by=F("pk").desc())
    timed = rows.filter(seconds__isnull=False, too_fast=False)
    latest = timed.annotate(nth=nth).filter(nth__lte=MOST_ITEMS).order_by("-pk")
    found: dict[tuple[str, str, int], list[tuple[bool, float]]] = {}
    columns = "ruleset", "generator", "level", "score", "max", "seconds"
    for ruleset, skill, number, score, most, seconds in latest.values_list(*columns):
        found.setdefault((ruleset, skill, number), []).append((score == most, seconds or 0.0))
    return found
