"""What needs an instructor's attention today: what is overdue, who is sitting an exam, and exams that ended without
being looked at."""

from collections.abc import Iterable
from dataclasses import dataclass, field
from datetime import date, datetime, timedelta

from training.classes.models import SchoolClass
from training.classes.selectors import classes
from training.classes.work import Cell, Work, work_of
from training.quiz.models import Attempt
from training.quiz.sat import Sitting, sittings
from training.quiz.selectors import GRACE
from training.staff.models import House, User
from training.staff.teaching import taught_house

# Exams that ended so long ago need no attention any more.
LATELY = timedelta(days=30)


@dataclass
class Desk:
    """The classes of a house that are not over, those of the instructor first, and what needs attention in these."""

    own: list[Work] = field(default_factory=list)
    others: list[Work] = field(default_factory=list)
    sitting: list[Sitting] = field(default_factory=list)
    ended: list[Sitting] = field(default_factory=list)

    @property
    def overdue(self) -> list[tuple[SchoolClass, Cell]]:
        return [(work.school_class, cell) for work in self.own for cell in work.overdue]

    @property
    def is_calm(self) -> bool:
        return not (self.overdue or self.sitting or self.ended)


def desk(viewer: User, now: datetime, day: date) -> Desk:
    """Return what an instructor finds on the desk. Raise PermissionDenied for anybody else."""
    house, wanted = taught_house(viewer), list(classes(viewer).exclude(ends_on__lt=day))
    found = Desk()
    for work in work_of(house, wanted, day).values():
        is_own = viewer.pk in {each.pk for each in work.school_class.instructors.all()}
        (found.own if is_own else found.others).append(work)
    people = {member.person.pk for work in found.own for member in work.members}
    found.sitting = _sitting(house, people, now)
    found.ended = _not_seen(house, people, now)
    return found


def _sitting(house: House, people: Iterable[int], now: datetime) -> list[Sitting]:
    rows = Attempt.objects.filter(house=house, user__in=people, submission=None, deadline__gte=now - GRACE)
    return sittings(rows.select_related("user").order_by("deadline", "pk"))


def _not_seen(house: House, people: Iterable[int], now: datetime) -> list[Sitting]:
    rows = Attempt.objects.filter(house=house, user__in=people, submission__at__gte=now - LATELY, seen=None)
    return sittings(rows.select_related("user").order_by("-submission__at", "pk"))
