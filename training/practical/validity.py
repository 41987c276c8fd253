"""How long a passed practical test counts: what a house has set, on any day."""

from datetime import date, datetime, timedelta

from django.db import transaction
from django.db.models import Q

from games.web.kit.days import house_day
from training.practical.models import SignOffTerms
from training.practical.problems import PracticalRefused
from training.staff import audit
from training.staff.days import after_months, end_of, start_of
from training.staff.models import House, User


def months_on(day: date) -> dict[int, int]:
    """Return by house for how many months a test counts, as set by the end of a day; houses without an end are left
    out. One query."""
    rows = SignOffTerms.objects.filter(at__lt=end_of(day)).order_by("at", "pk")
    last = dict(rows.values_list("house", "months"))
    return {house: months for house, months in last.items() if months}


def lapsed_by(day: date) -> Q:
    """Return whether a test counts no longer on a day, by the terms of its house on that day."""
    lapsed = Q(pk__in=())
    for house, months in months_on(day).items():
        lapsed |= Q(house=house, ended_at__lt=start_of(_earliest(day, months)))
    return lapsed


def counts_until(ended_at: datetime, months: int | None) -> date:
    """Return the last day on which a test counts."""
    return after_months(house_day(ended_at), months) if months else date.max


def _earliest(day: date, months: int) -> date:
    """Return the first day of which a test still counts on `day`. Months are of different lengths, so it is looked for
    among the days about which that can be."""
    found = after_months(day, -months)
    while after_months(found, months) < day:
        found += timedelta(days=1)
    return found


@transaction.atomic
def set_months(author: User, months: int | None, now: datetime) -> None:
    """Say for how many months tests of the author's house count from now on; None is without end. The same again
    changes nothing. Raise PracticalRefused (not-hr)."""
    if not author.is_hr or author.house is None:
        raise PracticalRefused("not-hr")
    House.objects.select_for_update(no_key=True).get(pk=author.house.pk)
    last = SignOffTerms.objects.filter(house=author.house).last()
    if (last.months if last else None) == months:
        return
    SignOffTerms.objects.create(house=author.house, months=months, at=now, author=author)
    audit.note(author, audit.Action.SIGN_OFF_TERMS_SET, author.house.name, months=months)
