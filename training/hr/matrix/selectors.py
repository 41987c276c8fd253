"""Whom the matrix shows: the people who worked in a house, or in those of a group, on a day, by what they hold and whom
they work for."""

from collections.abc import Collection, Iterable, Sequence
from dataclasses import dataclass
from datetime import date, timedelta
from functools import reduce
from operator import or_

from django.db.models import BooleanField, Case, Exists, OuterRef, Q, QuerySet, Subquery, Value, When

from training.certification.models import Certificate
from training.certification.recognition.selectors import standing_in
from training.certification.states import HOLDS, MAY_DEAL
from training.hr.models import Job, Posting
from training.hr.people_without import Without
from training.hr.reading import houses_read
from training.staff.history import staff_on
from training.staff.models import House, User
from training.staff.names import called

PAGE = 50
_NAMES = ("last_name", "first_name", "pk")


@dataclass(frozen=True)
class Asked:
    """What the matrix shows. Empty means everything; `within` is in days from `day`, `job` and `manager` are keys."""

    day: date
    state: str = ""
    programme: str = ""
    within: int | None = None
    job: int | None = None
    manager: int | None = None
    name: str = ""
    house: str = ""  # its key; empty means all that the viewer may look at

    @property
    def by_certificate(self) -> bool:
        """Whether people are chosen by what they hold."""
        return bool(self.state) or self.within is not None


@dataclass(frozen=True)
class Page:
    """A page of people by name. `before` and `after` are the keys of its first and last, where more come."""

    people: list[User]
    before: int | None
    after: int | None


def listed(viewer: User, asked: Asked) -> QuerySet[User]:
    """Return the people whom the viewer may look at on the day, by name, each with `works_in`, the key of their house,
    and `job_name`. Raise PermissionDenied."""
    houses = houses_read(viewer, asked.house)
    found = [_of_house(house, asked) for house in houses]
    people = found[0] if len(found) == 1 else _of_all(houses, found, asked.day)
    postings = Posting.objects.filter(person=OuterRef("pk"), house=OuterRef("works_in"), first_day__lte=asked.day)
    return people.annotate(job_name=Subquery(postings.reverse().values("job__name")[:1])).order_by(*_NAMES)


def _of_all(houses: Sequence[House], found: Iterable[QuerySet[User]], day: date) -> QuerySet[User]:
    """Return the people of several houses; nobody works in two of them."""
    anywhere = reduce(or_, (Q(pk__in=people.order_by().values("pk")) for people in found))
    there = [When(pk__in=staff_on(house, day).order_by().values("pk"), then=Value(house.pk)) for house in houses]
    return User.objects.filter(anywhere).annotate(works_in=Case(*there))


def _of_house(house: House, asked: Asked) -> QuerySet[User]:
    postings = Posting.objects.filter(person=OuterRef("pk"), house=house, first_day__lte=asked.day).reverse()
    people = staff_on(house, asked.day).filter(called(asked.name)).annotate(works_in=Value(house.pk))
    for field, key in (("job", asked.job), ("manager", asked.manager)):
        if key is not None:
            present = Subquery(postings.values(field)[:1])
            people = people.alias(**{f"present_{field}": present}).filter(Q(**{f"present_{field}": key}))
    if asked.by_certificate:
        people = people.filter(_holding(house, asked))
    return people


def page_of(people: QuerySet[User], after: int | None, before: int | None) -> Page:
    """Return the people after somebody, or those before somebody, or the first ones. Somebody who is not among them any
    more counts as nobody."""
    key = after if before is None else before
    start = None if key is None else people.filter(pk=key).first()
    backward = start is not None and before is not None
    if start:
        people = people.filter(_beyond(start, "lt" if backward else "gt"))
    found = list((people.reverse() if backward else people)[: PAGE + 1])
    more, found = len(found) > PAGE, found[:PAGE]
    if backward:
        found.reverse()
    earlier, later = (more, True) if backward else (start is not None, more)
    return Page(
        people=found,
        before=found[0].pk if found and earlier else None,
        after=found[-1].pk if found and later else None,
    )


def jobs(houses: Collection[House]) -> QuerySet[Job]:
    """Return the jobs of houses at which the viewer may look."""
    return Job.objects.filter(house__in=houses)


def managers(houses: Collection[House]) -> QuerySet[User]:
    """Return who leads or has led somebody in houses at which the viewer may look."""
    rows = Posting.objects.filter(house__in=houses, manager__isnull=False)
    return User.objects.filter(pk__in=rows.values("manager"))


def _beyond(person: User, way: str) -> Q:
    """Return who stands after somebody by name (`gt`), or before (`lt`)."""
    last, first, key = ((name, getattr(person, name)) for name in _NAMES)
    same = Q(**{last[0]: last[1]})
    return Q(**{f"{last[0]}__{way}e": last[1]}) & (
        Q(**{f"{last[0]}__{way}": last[1]})
        | same & Q(**{f"{first[0]}__{way}": first[1]})
        | same & Q(**{first[0]: first[1], f"{key[0]}__{way}": key[1]})
    )


def _holding(house: House, asked: Asked) -> Q:
    """Return whether a cell of somebody's row is as asked; without a certificate there is none."""
    standing = standing_in(house, asked.day)
    cells = standing.filter(holder=OuterRef("pk"))
    if asked.programme:
        cells = cells.filter(programme=asked.programme)
    if asked.state == Without.ANY:
        return ~Q(Exists(cells))
    if asked.state:
        cells = cells.filter(Q(state=asked.state))
    if asked.within is not None:
        cells = cells.filter(HOLDS, Q(until__lte=asked.day + timedelta(days=asked.within)))
    return Q(Exists(_shown(cells, standing)))


def _shown(certificates: QuerySet[Certificate], standing: QuerySet[Certificate]) -> QuerySet[Certificate]:
    """Return those that a cell shows: no other one of the programme counts more, as `competences` chooses."""
    same = standing.filter(holder=OuterRef("holder"), programme=OuterRef("programme"))
    more = Q(deals__gt=OuterRef("deals")) | Q(deals=OuterRef("deals"), until__gt=OuterRef("until"))
    more |= Q(deals=OuterRef("deals"), until=OuterRef("until"), pk__gt=OuterRef("pk"))
    others = _with_deals(same).filter(more)
    return _with_deals(certificates).filter(~Exists(others))


def _with_deals(certificates: QuerySet[Certificate]) -> QuerySet[Certificate]:
    may_deal = When(MAY_DEAL, then=Value(True))
    return certificates.alias(deals=Case(may_deal, default=Value(False), output_field=BooleanField()))
