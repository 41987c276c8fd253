"""What histories say about a programme that the house made: HR makes it, somebody earns it, and what becomes of it."""

from tests.training.certification.own.earning import RULES, SHIPPED, TITLES, Does
from training.certification.own.models import HouseProgramme
from training.certification.own.services import Contents, make, withdraw
from training.hours.models import TableHours
from training.hours.services import Worked, correct
from training.practical.models import PracticalTest
from training.practical.services import withdraw as withdraw_test
from training.practical.validity import set_months

ACTS = ("sit", "test", "hours", "correct", "withdraw-test", "tests-count", "withdraw")
WHY = "As agreed"


def make_it(hr, hours):
    """Make the programme: an exam of the site and a practical test, which count for 12 months, and so many hours."""
    make(hr, RULES, Contents(TITLES, [SHIPPED], practice=True, months=12, hours=hours))


def do(act, person, hr, instructor, now, *numbers):
    """Do what a line says about the programme or about what it needs."""
    does = Does(person, instructor, None)
    if act == "sit":
        does.exam(now)
    elif act == "test":
        does.practice(now)
    elif act == "hours":
        does.hours(now, *numbers)
    elif act == "correct":
        worked = Worked(*numbers, now.date(), f"{now}", WHY)
        correct(instructor, TableHours.objects.latest("pk"), worked, now)
    elif act == "withdraw-test":
        withdraw_test(instructor, PracticalTest.objects.latest("pk"), WHY, now)
    elif act == "tests-count":
        set_months(hr, *numbers, now)
    else:
        withdraw(HouseProgramme.objects.get(), hr)
