"""What a house certifies itself, and what it counts for that: practical tests and hours."""

from django.utils import timezone

from training.certification.models import HouseProgramme
from training.certification.own.services import Contents, make
from training.hours.models import TableHours
from training.hours.services import Worked, enter
from training.practical.models import PracticalTest
from training.staff.days import today
from training.staff.models import User


def a_programme(officer: User) -> HouseProgramme:
    """A programme of a house, on an exam of the site."""
    return make(officer, "venice-french", Contents({"en": "Head of the table"}, ["french-roulette"]))


def some_hours(author: User, person: User) -> TableHours:
    """Hours that somebody worked at the tables."""
    return enter(author, person, "french-roulette", Worked(8, today(), "once"), timezone.now())


def a_test(assessor: User, candidate: User) -> PracticalTest:
    """A practical test that was signed."""
    now = timezone.now()
    signed = {"house": candidate.house, "candidate": candidate, "assessor": assessor, "token": "once"}
    dealt = {"game": "blackjack", "version": 1, "began_at": now, "ended_at": now, "rounds": 30}
    return PracticalTest.objects.create(**signed, **dealt, grades={"dealing": 2}, passed=True)
