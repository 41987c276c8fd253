"""What jobs require of programmes: on a day, on the days to come, and what changes on one of them.

A row holds from its moment on. Of a coming day that is the first one of the day.
"""

from bisect import bisect_right
from collections import defaultdict
from collections.abc import Collection, Iterator
from datetime import date, timedelta
from operator import attrgetter, itemgetter
from typing import NamedTuple

from django.utils.functional import Promise

from games.web.kit.days import house_day
from training.certification.programmes import named, programmes_in
from training.hr.models import Job, Need, Requirement
from training.staff.models import House


class Change(NamedTuple):
    """What a job requires of a programme from a day on, otherwise than on the day before."""

    day: date
    job: int
    programme: str
    need: Need


class Needs:
    """What jobs require of each programme at the end of any day, as it is on record now. One query."""

    def __init__(self, jobs: Collection[int]) -> None:
        self._rows: dict[tuple[int, str], list[tuple[date, Need]]] = defaultdict(list)
        rows = Requirement.objects.filter(job__in=jobs).order_by("at", "pk")
        for job, programme, at, need in rows.values_list("job", "programme", "at", "need"):
            self._rows[job, programme].append((house_day(at), Need(need)))

    def of(self, job: int | None, programme: str, day: date) -> Need:
        """Return what a job requires of a programme; somebody without a job needs nothing."""
        rows = self._rows.get((job, programme), []) if job else []
        place = bisect_right(rows, day, key=itemgetter(0))
        return rows[place - 1][1] if place else Need.NOTHING

    def on(self, day: date) -> dict[int, dict[str, Need]]:
        """Return what each job requires, by programme."""
        found: dict[int, dict[str, Need]] = defaultdict(dict)
        for job, programme in self._rows:
            if need := self.of(job, programme, day):
                found[job][programme] = need
        return found

    def after(self, day: date) -> Iterator[Change]:
        """Yield what changes on the days after one."""
        for (job, programme), rows in self._rows.items():
            for on in sorted({on for on, _need in rows if on > day}):
                need = self.of(job, programme, on)
                if need != self.of(job, programme, on - timedelta(days=1)):
                    yield Change(on, job, programme, need)


def jobs_requiring(house: House, programme: str, day: date) -> list[Job]:
    """Return the jobs of a house that require a programme on a day, by name, without those that are retired. Two
    queries."""
    found = list(Job.objects.filter(house=house, retired=False))
    needs = Needs([job.pk for job in found])
    return [job for job in found if needs.of(job.pk, programme, day)]


class Coming(NamedTuple):
    """What a job will require of a programme, with its title, or no longer require, from a day on."""

    day: date
    title: Promise | str
    need: Need


def coming(house: House, needs: Needs, day: date) -> dict[int, list[Coming]]:
    """Return what changes after a day in what jobs of a house require, by job, the nearest first."""
    changes = sorted(needs.after(day), key=attrgetter("day"))
    titles = named(programmes_in(house.pk), (change.programme for change in changes))
    found: dict[int, list[Coming]] = defaultdict(list)
    for change in changes:
        found[change.job].append(Coming(change.day, titles[change.programme], change.need))
    return found
