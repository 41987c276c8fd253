"""Who may see which shift, its acts drawn again, and what came of them."""

from collections.abc import Iterable
from dataclasses import dataclass, field
from datetime import datetime
from functools import lru_cache

from django.db.models import QuerySet
from django.utils.functional import Promise

from training.drills.courses import Course, Lesson, course
from training.drills.kit.shifts import Act, ActKind, Busyness
from training.drills.registry import GENERATORS, SHIFT_TABLES
from training.quiz.dealt import DEALT, drill_address
from training.quiz.showing import seconds_between
from training.shifts.models import ActAnswer, ActShown, Shift
from training.staff.models import User


def own_shifts(user: User) -> QuerySet[Shift]:
    """Return the shifts that a person may work."""
    return Shift.objects.filter(user=user.pk)


def house_shifts(user: User) -> QuerySet[Shift]:
    """Return the shifts of a house, for its instructors and HR; nothing for others."""
    if user.is_instructor or user.is_hr:
        return Shift.objects.filter(house=user.house_id)
    return Shift.objects.none()


def seen_shifts(user: User) -> QuerySet[Shift]:
    """Return the shifts that a person may read: their own; instructors and HR read those of their house."""
    return house_shifts(user) | own_shifts(user)


def open_shift(user: User) -> Shift | None:
    """Return the shift that a person is working, if any."""
    return own_shifts(user).filter(end=None).first()


def acts_of(shift: Shift) -> tuple[Act, ...] | None:
    """Return the acts of a shift drawn again; None where the table, its version or its rules have changed since."""
    table = SHIFT_TABLES.get(shift.table)
    dealt = DEALT.get(shift.ruleset)
    if table is None or dealt is None or table.version != shift.version:
        return None
    if dealt.parameters != shift.ruleset_parameters:
        return None
    return _drawn(shift.table, shift.version, shift.ruleset, shift.seed, shift.busyness, shift.length)


@lru_cache(maxsize=64)
def _drawn(table: str, _version: int, ruleset: str, seed: str, busyness: str, length: int) -> tuple[Act, ...]:
    return SHIFT_TABLES[table].acts(seed, DEALT[ruleset].rules, Busyness(busyness), length)


def seconds_shown(shift: Shift, position: int, now: datetime) -> float | None:
    """Return how long ago an act was first shown, in seconds; None where it was not."""
    shown = ActShown.objects.filter(shift=shift, position=position).first()
    return seconds_between(shown.at.timestamp(), now.timestamp()) if shown else None


def table_title(shift: Shift) -> Promise | str:
    """Return the name of the game at the table; one that is no longer dealt keeps its permanent id."""
    return DEALT[shift.ruleset].game.title if shift.ruleset in DEALT else shift.table


@dataclass
class OfKind:
    """How the acts of one kind went, with the drill that practises it and the lesson that teaches it, where there are
    any."""

    title: Promise | str
    drill: str = ""
    skill: Promise | str = ""
    lesson: tuple[Course, Lesson] | None = None
    answers: list[ActAnswer] = field(default_factory=list)

    @property
    def right(self) -> int:
        return sum(answer.is_right for answer in self.answers)

    @property
    def late(self) -> int:
        return sum(answer.is_late for answer in self.answers)

    @property
    def to_players(self) -> int:
        return sum(answer.to_players for answer in self.answers)

    @property
    def to_house(self) -> int:
        return sum(answer.to_house for answer in self.answers)

    @property
    def is_weak(self) -> bool:
        """Whether anything in it was wrong or late."""
        return self.right < len(self.answers) or self.late > 0


@dataclass(frozen=True)
class Sheet:
    """The score sheet of a shift: all answers, and by kind; what cost most comes first."""

    whole: OfKind
    kinds: list[OfKind]


def sheet_of(shift: Shift, answers: Iterable[ActAnswer]) -> Sheet:
    """Return the sheet of a shift from its answers, in their order."""
    whole, kinds = OfKind(table_title(shift)), dict[str, OfKind]()
    for answer in answers:
        whole.answers.append(answer)
        if answer.kind not in kinds:
            kinds[answer.kind] = of_kind(shift, answer.kind)
        kinds[answer.kind].answers.append(answer)
    return Sheet(whole, sorted(kinds.values(), key=_best_last))


def _best_last(kind: OfKind) -> tuple[int, int, int]:
    return -(kind.to_players + kind.to_house), kind.right - len(kind.answers), -kind.late


def of_kind(shift: Shift, name: str) -> OfKind:
    """Return a kind of act at a table, without answers; one that is no longer drawn keeps its permanent id."""
    table = SHIFT_TABLES.get(shift.table)
    kind: ActKind | None = table.kinds.get(name) if table else None
    if table is None or kind is None:
        return OfKind(name)
    taught = course(table.course)
    found = OfKind(kind.title, lesson=(taught, taught.lesson(kind.lesson)))
    if kind.skill and shift.ruleset in DEALT:
        found.drill = drill_address(kind.skill, DEALT[shift.ruleset], level=kind.level)
        found.skill = GENERATORS[kind.skill].title
    return found
