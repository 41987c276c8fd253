"""The mistakes that acts of shifts show, and where they are practised."""

from collections.abc import Collection, Iterable, Iterator
from datetime import datetime

from django.db.models import Count, QuerySet

from training.drills.registry import SHIFT_TABLES
from training.quiz.confusions import Confusion, Made, confusion
from training.quiz.dealt import DEALT
from training.shifts.models import ActAnswer, Shift
from training.staff.models import User


def confusion_of(shift: Shift, mistake: str) -> Confusion | None:
    """Return a mistake of a shift with the drill against it; None for none, and for one no longer looked for."""
    table, dealt = SHIFT_TABLES.get(shift.table), DEALT.get(shift.ruleset)
    if table is None or dealt is None or mistake not in table.against:
        return None
    skill, level = table.against[mistake]
    return confusion(mistake, dealt, skill, level)


def confusions_of(shift: Shift, answers: Iterable[ActAnswer]) -> list[tuple[Confusion, list[int]]]:
    """Return the mistakes that answers show, each with its acts by their positions; that of most acts first."""
    positions: dict[str, list[int]] = {}
    for answer in answers:
        positions.setdefault(answer.mistake, []).append(answer.position)
    found = [(shown, acts) for name, acts in positions.items() if (shown := confusion_of(shift, name))]
    return sorted(found, key=lambda each: -len(each[1]))


def made_in_shifts(people: Collection[User], since: datetime | None = None) -> Iterator[Made]:
    """Yield the mistakes that people have made in shifts, by the drill against each. One query."""
    found = _mistaken(people, since).values_list("mistake", "shift__table", "shift__ruleset", "shift__user")
    for name, table, ruleset, person, times in found.annotate(times=Count("pk")):
        yield from _made(name, table, ruleset, person, times)


def when_made(person: User, since: datetime) -> Iterator[tuple[datetime, Made]]:
    """Yield each act of somebody's shifts that shows a mistake, with its moment. One query."""
    found = _mistaken([person], since).values_list("recorded_at", "mistake", "shift__table", "shift__ruleset")
    for at, name, table, ruleset in found:
        yield from ((at, made) for made in _made(name, table, ruleset, person.pk))


def _mistaken(people: Collection[User], since: datetime | None) -> QuerySet[ActAnswer]:
    found = ActAnswer.objects.filter(shift__user__in=people).exclude(mistake="").order_by()
    return found.filter(recorded_at__gte=since) if since else found


def _made(name: str, table: str, ruleset: str, person: int, times: int = 1) -> Iterator[Made]:
    """Yield a mistake by the drill against it; nothing where it is no longer looked for."""
    if table in SHIFT_TABLES and name in SHIFT_TABLES[table].against:
        skill, level = SHIFT_TABLES[table].against[name]
        yield Made(name, skill, ruleset, person, level, times)
