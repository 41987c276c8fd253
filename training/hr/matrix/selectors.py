"""Whom the matrix shows: the people who worked in a house, or in those of a group, on a day, by what they hold and whom
they work for."""

from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass
from datetime import date
from functools import reduce
from operator import or_

from django.db.models import Case, F, OuterRef, Q, QuerySet, Subquery, Value, When

from training.hr.matrix.asked import Asked
from training.hr.matrix.conditions import as_asked
from training.hr.models import Job, Posting
from training.hr.reading import houses_read
from training.staff.history import staff_on
from training.staff.models import House, User
from training.staff.names import called

PAGE = 50
NEAR, NEAREST = 2_000, 300  # people among whom those with certain cells are looked for first
_NAMES = ("last_name", "first_name", "pk")


@dataclass(frozen=True)
class Page:
    """A page of people by name. `before` and `after` are the keys of its first and last, where more come. `total` is
    how many they are on all pages; who is found by cells is not counted: that would ask about everybody."""

    people: list[User]
    before: int | None
    after: int | None
    total: int | None


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
    return people.filter(as_asked(house, asked)) if asked.by_cells else people


def page_of(viewer: User, asked: Asked, after: int | None = None, before: int | None = None) -> Page:
    """Return the people after somebody, or those before somebody, or the first ones. Somebody who is not among them any
    more counts as nobody. Raise PermissionDenied."""
    people = listed(viewer, asked.without_cells)
    total = None if asked.by_cells else people.count()
    key = after if before is None else before
    start = None if key is None else people.filter(pk=key).first()
    backward = start is not None and before is not None
    if start:
        people = people.filter(_beyond(start, "lt" if backward else "gt"))
    found = _first(viewer, asked, people.reverse() if backward else people)
    more, found = len(found) > PAGE, found[:PAGE]
    if backward:
        found.reverse()
    earlier, later = (more, True) if backward else (start is not None, more)
    return Page(
        people=found,
        before=found[0].pk if found and earlier else None,
        after=found[-1].pk if found and later else None,
        total=total,
    )


def _first(viewer: User, asked: Asked, people: QuerySet[User]) -> list[User]:
    """Return a page of these people and one more. Who is chosen by cells is looked for among the first of them, before
    all are asked about: for most filters those are enough, which a database does not foresee."""
    if not asked.by_cells:
        return list(people[: PAGE + 1])
    houses = houses_read(viewer, asked.house)
    most = NEAR if asked.by_certificate else NEAREST  # where the database asks about much, it is given fewer at once
    near = dict(people.values_list("pk", F("works_in"))[:most])
    chosen = _chosen(houses, asked, near)
    if len(chosen) <= PAGE and len(near) == most:
        everywhere = reduce(or_, (Q(works_in=house.pk) & as_asked(house, asked) for house in houses))
        return list(people.filter(everywhere)[: PAGE + 1])
    return list(people.filter(pk__in=[key for key in near if key in chosen][: PAGE + 1]))


def _chosen(houses: Iterable[House], asked: Asked, near: Mapping[int, int]) -> set[int]:
    """Return the keys of those whose cells are as asked, of people by the keys of their houses."""
    found: set[int] = set()
    for house in houses:
        keys = [key for key, place in near.items() if place == house.pk]
        found |= set(User.objects.filter(as_asked(house, asked, keys)).order_by().values_list("pk", flat=True))
    return found


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
