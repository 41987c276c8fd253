"""Ada passes in one house, and works in its sister house from the tenth day on."""

from datetime import timedelta

import pytest
import time_machine

from tests.training.certification.cast import NOON, a_certificate
from training.hr.recognition.services import Asked, recognise
from training.staff import history
from training.staff.models import HouseGroup

TODAY = NOON + timedelta(days=20)
DAY = TODAY.date()


def after(days):
    return DAY + timedelta(days=days)


@pytest.fixture
def clock(db):
    with time_machine.travel(TODAY, tick=False) as found:
        yield found


@pytest.fixture
def group(house, other_house):
    made = HouseGroup.objects.create(name="Casinò di Venezia")
    for each in (house, other_house):
        each.group = made
        each.save()
    return made


@pytest.fixture
def moved(clock, group, house, other_house, trainee):
    """Ada, with a certificate of the first house."""
    history.keep(trainee, NOON - timedelta(days=30))
    a_certificate(trainee)
    return move(trainee, other_house, NOON + timedelta(days=10))


def move(person, house, at):
    person.house = house
    person.save()
    history.keep(person, at)
    return person


def recognised(author, issuer, *programmes, first=DAY, until=None, now=TODAY):
    return recognise(author, Asked(issuer, programmes, first, until), "One company", now)
