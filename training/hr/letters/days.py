"""How many days before the last one a house writes. A change holds from its day on and leaves the days before alone."""

from collections import defaultdict
from collections.abc import Sequence
from dataclasses import dataclass
from datetime import date, datetime

from django.db import transaction

from games.web.kit.days import house_day
from training.hr.letters.models import LetterDays
from training.hr.selectors import house_of
from training.staff import audit
from training.staff.models import House, User

FURTHEST = 400  # days
MOST = 8  # letters before the last day


@dataclass(frozen=True)
class Period:
    """From `first` on a house writes so many days before the last one."""

    first: date
    days: Sequence[int]


UNSET = Period(date.min, LetterDays.DEFAULT)


def periods() -> dict[int, list[Period]]:
    """Return what holds in every house from which day on, in order. One query."""
    found: dict[int, list[Period]] = defaultdict(lambda: [UNSET])
    for house, days, at in LetterDays.objects.values_list("house", "days", "at"):
        found[house].append(Period(house_day(at), days))
    return found


def days_of(house: House) -> Sequence[int]:
    """Return how many days before the last one a house writes from now on, the most first."""
    last = LetterDays.objects.filter(house=house).last()
    return last.days if last else LetterDays.DEFAULT


@transaction.atomic
def set_days(author: User, days: Sequence[int], now: datetime) -> None:
    """Have the author's house write so many days before the last one, from today on. What holds already is no row.

    Raise PermissionDenied for anybody but HR, ValueError for days that a form would refuse.
    """
    house = House.objects.select_for_update(no_key=True).get(pk=house_of(author).pk)
    wanted = sorted(set(days), reverse=True)
    if len(wanted) > MOST or not all(1 <= number <= FURTHEST for number in wanted):
        raise ValueError(f"At most {MOST} numbers from 1 to {FURTHEST}.")
    if wanted != list(days_of(house)):
        audit.note(author, audit.Action.LETTER_DAYS_SET, ", ".join(map(str, wanted)))
        LetterDays.objects.create(house=house, days=wanted, at=now, author=author)
