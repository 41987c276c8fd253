"""What waits on a day, and who sees it: HR all of its house, a group officer the gaps of a house of the group, a
manager what concerns the team. The number of queries does not depend on how many people there are."""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from datetime import date
from functools import cached_property

from django.db.models import Count, Q, QuerySet
from django.utils.functional import Promise

from games.web.kit.formats import listed
from training.certification.models import Certificate
from training.certification.rechecks.selectors import late, unsent
from training.classes.models import SchoolClass
from training.classes.work import work_of
from training.hr.competence.requirements import Needs
from training.hr.competence.selectors import competences, team
from training.hr.models import Posting
from training.hr.pending import changes_pending
from training.hr.reading import reading
from training.hr.waiting.words import Kind, said
from training.practical.models import PracticalTest
from training.staff.history import staff_on
from training.staff.models import House, Transfer, User

NAMED = 50  # of a kind on the page


@dataclass(frozen=True)
class Line:
    """One of what waits: about whom, what it is, and since which day it is overdue, if it is."""

    person: User
    what: Promise | str
    due_on: date | None = None


@dataclass(frozen=True)
class Item:
    """How much of a kind waits, with the first ones by name."""

    kind: Kind
    number: int
    lines: Sequence[Line] = ()

    @property
    def text(self) -> str:
        return said(self.kind, self.number)

    @property
    def more(self) -> int:
        """How many are not named, where some are."""
        return self.number - len(self.lines) if self.lines else 0


class Waiting:
    """What waits. It is read once, when it is asked for."""

    def __init__(self, read: Callable[[], Iterable[Item]]) -> None:
        self._read = read

    @cached_property
    def items(self) -> list[Item]:
        """What there is any of, in the order of its kinds."""
        found = {item.kind: item for item in self._read() if item.number}
        return [found[kind] for kind in Kind if kind in found]

    @property
    def line(self) -> str:
        """All in one line of the active language; empty where nothing waits."""
        return listed(item.text for item in self.items) if self.items else ""


def waiting(viewer: User, asked: str, day: date) -> Waiting:
    """Return what waits in a house that the viewer may look at, as far as it is theirs to see. Raise
    PermissionDenied."""
    place = reading(viewer, asked)
    if place.may_act:
        return of_house(place.house, day)
    return Waiting(lambda: [_gaps(place.house, staff_on(place.house, day), day)])


def of_team(viewer: User, day: date) -> Waiting:
    """Return what waits in the viewer's team. Raise PermissionDenied for somebody without a house."""
    people, house = team(viewer, day), viewer.house
    assert house  # noqa: S101 - else there would be no team
    own = Certificate.objects.filter(house=house, holder__in=people.order_by().values("pk"))
    return Waiting(lambda: [_gaps(house, people, day), _quizzes(own, day), _overdue(house, day, people)])


def of_house(house: House, day: date) -> Waiting:
    """Return what waits for HR of a house."""
    return Waiting(lambda: _of_house(house, day))


def _of_house(house: House, day: date) -> list[Item]:
    own = Certificate.objects.filter(house=house)
    tests = PracticalTest.objects.filter(house=house, withdrawal=None).aggregate(
        to_confirm=Count("pk", Q(needs_second=True, opinion=None)), disputed=Count("pk", Q(opinion__agrees=False))
    )
    return [
        Item(Kind.DECISIONS, len(changes_pending(house))),
        Item(Kind.CONFIRMATIONS, tests["to_confirm"]),
        Item(Kind.DISPUTED, tests["disputed"]),
        _gaps(house, staff_on(house, day), day),
        _quizzes(own, day),
        _overdue(house, day),
        _unsent(own, day),
        Item(Kind.OFFERS, Transfer.objects.filter(to_house=house, end=None).count()),
        _offered(house),
    ]


def _gaps(house: House, people: QuerySet[User], day: date) -> Item:
    """Return what the jobs of people require that they do not hold."""
    keys = people.order_by().values("pk")
    rows = Posting.objects.filter(house=house, person__in=keys, first_day__lte=day).order_by("first_day", "pk")
    job_of = dict(rows.values_list("person", "job"))
    needs = Needs({job for job in job_of.values() if job}).on(day)
    asked = [person for person, job in job_of.items() if job and needs.get(job)]
    if not asked:
        return Item(Kind.GAPS, 0)
    found = list(User.objects.filter(pk__in=asked).order_by("last_name", "first_name", "pk"))
    held = competences(house, found, day)
    gaps = [Line(person, each.title) for person in found for each in held[person.pk] if each.is_gap]
    return Item(Kind.GAPS, len(gaps), gaps[:NAMED])


def _quizzes(certificates: QuerySet[Certificate], day: date) -> Item:
    found = sorted(late(certificates, day), key=lambda quiz: quiz.due_on)
    lines = [Line(quiz.certificate.holder, quiz.certificate.title, quiz.due_on) for quiz in found[:NAMED]]
    return Item(Kind.QUIZZES, len(found), lines)


def _overdue(house: House, day: date, people: QuerySet[User] | None = None) -> Item:
    """Return what is assigned in classes that go on and overdue, of all or of some people."""
    going = Q(ends_on=None) | Q(ends_on__gte=day)
    wanted = SchoolClass.objects.filter(going, house=house, archived_at=None)
    keys = None if people is None else {person.pk for person in people}
    if keys is not None:
        wanted = wanted.filter(memberships__person__in=keys).distinct()
    classes = list(wanted)
    cells = [cell for work in work_of(house, classes, day).values() for cell in work.overdue] if classes else []
    found = [cell for cell in cells if keys is None or cell.member.person.pk in keys]
    found.sort(key=lambda cell: cell.assigned.terms.due_on)
    lines = [Line(cell.member.person, cell.assigned.thing.title, cell.assigned.terms.due_on) for cell in found[:NAMED]]
    return Item(Kind.ASSIGNMENTS, len(found), lines)


def _unsent(certificates: QuerySet[Certificate], day: date) -> Item:
    found = unsent(certificates, day)
    return Item(Kind.UNSENT, len(found), [Line(one.holder, one.title) for one in found[:NAMED]])


def _offered(house: House) -> Item:
    """Return whom the house offers to others that have not answered, and to which."""
    found = list(Transfer.objects.filter(from_house=house, end=None).select_related("person", "to_house"))
    return Item(Kind.OFFERED, len(found), [Line(one.person, one.to_house.name) for one in found[:NAMED]])
