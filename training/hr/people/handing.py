"""Handing a team over to another manager, when its manager leaves or otherwise."""

from datetime import date, datetime, timedelta

from django.db import transaction

from training.hr.competence.ahead import by_name, reports
from training.hr.competence.problems import CompetenceRefused
from training.hr.competence.selectors import posting_on
from training.hr.competence.services import post
from training.hr.selectors import house_of
from training.staff.history import staff_on, waiting_for
from training.staff.models import User
from training.staff.people import deactivate, withdraw_change

_A_DAY = timedelta(days=1)


@transaction.atomic
def hand_over(author: User, manager: User, successor: User, first_day: date) -> list[User]:
    """Let everybody who reports to a manager on a day or later report to the successor from then on, in the jobs that
    they have. A successor from the team reports to the manager's own manager. Return whom it concerns, by name. Raise
    CompetenceRefused (same-manager, successor-gone, no-team), PermissionDenied."""
    house = house_of(author)
    if manager == successor:
        raise CompetenceRefused("same-manager")
    if not staff_on(house, first_day).filter(pk=successor.pk).exists():
        raise CompetenceRefused("successor-gone")
    found = sorted(reports(house, manager, first_day), key=lambda each: each.person.pk)  # the order of the locks
    if not found:
        raise CompetenceRefused("no-team")
    own = posting_on(manager, house, first_day)
    above = own.manager if own else None
    if above and (above == successor or above.house_id != house.pk):
        above = None
    for each in found:
        post(author, each.person, each.posting.job, above if each.person == successor else successor, each.first)
    return by_name({each.person for each in found})


@transaction.atomic
def close(
    author: User, person: User, reason: str, now: datetime, last_day: date, successor: User | None = None
) -> tuple[User, list[User]]:
    """Close an account at the end of somebody's last day, and hand the team over to the successor from the day after
    it, if there are both. Return the person and whom the handing over concerns. Raise PersonRefused,
    CompetenceRefused."""
    person, first_day = deactivate(author, person, reason, now, last_day), last_day + _A_DAY
    has_team = successor and reports(house_of(author), person, first_day)
    return person, hand_over(author, person, successor, first_day) if successor and has_team else []


@transaction.atomic
def stay(author: User, person: User, now: datetime) -> list[User]:
    """Let a person stay, in place of a change that waits for its day, with the people who were to report to others
    from that day on. Return these, by name. Raise PersonRefused."""
    waiting = waiting_for(person)
    withdraw_change(author, person, now)
    return _take_back(author, person, waiting.first_day) if waiting else []


def _take_back(author: User, manager: User, day: date) -> list[User]:
    house, back = house_of(author), []
    for each in reports(house, manager, day - _A_DAY):
        row = posting_on(each.person, house, day)
        if each.first < day and row and row.first_day == day and row.manager != manager:
            post(author, each.person, row.job, manager, day)
            back.append(each.person)
    return by_name(set(back))
