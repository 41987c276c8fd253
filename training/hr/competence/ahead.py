"""Which jobs and managers people of a house have on a day and later."""

from dataclasses import dataclass
from datetime import date
from typing import Any

from training.hr.models import Job, Posting
from training.staff.models import House, User
from training.staff.presence import Presence


@dataclass(frozen=True)
class Ahead:
    """Somebody has the job and the manager of a posting from `first` on."""

    person: User
    first: date
    posting: Posting


def reports(house: House, manager: User, day: date) -> list[Ahead]:
    """Return who reports to somebody in a house on a day or later, and works there then: from the day itself, or from
    the later one on which that begins. Two queries."""
    return [each for each in _ahead(house, day, manager=manager) if each.posting.manager_id == manager.pk]


def holders(job: Job, day: date) -> list[User]:
    """Return who has a job on a day or later, and works in its house then, by name. Two queries."""
    return by_name({each.person for each in _ahead(job.house, day, job=job) if each.posting.job_id == job.pk})


def by_name(people: set[User]) -> list[User]:
    """Return people by name."""
    return sorted(people, key=lambda person: (person.last_name, person.first_name, person.pk))


def _ahead(house: House, day: date, **having: Any) -> list[Ahead]:
    """Return what counts on a day or later, of everybody of whom anything has ever been entered that is asked for."""
    people = Posting.objects.filter(house=house, **having).values("person")
    rows = Posting.objects.filter(house=house, person__in=people, person__house=house).select_related("person", "job")
    days = {(row.person_id, max(row.first_day, day)): row for row in rows.order_by("first_day", "pk")}
    presence = Presence(house, {row.person for row in days.values()})
    return [Ahead(row.person, first, row) for (key, first), row in days.items() if presence.next_day(key, first)]
