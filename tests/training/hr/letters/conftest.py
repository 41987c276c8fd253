from datetime import date, timedelta

import pytest
import time_machine

from tests.training.certification.cast import NOON, a_certificate, a_person
from tests.training.hr.letters.nights import assigned
from training.hr.competence.services import post
from training.hr.tasks import expiry_check
from training.staff.models import Role

LAST = date(2028, 3, 2)  # the last valid day of a certificate of NOON


@pytest.fixture
def certificate(trainee):
    with time_machine.travel(NOON):
        return a_certificate(trainee)


@pytest.fixture
def manager(hr, trainee, certificate):
    """Somebody without a role who leads the trainee."""
    return led_by(hr, trainee, a_person(trainee.house, Role.TRAINEE, "mara"))


def led_by(hr, person, manager, first_day=date(2026, 3, 2)):
    post(hr, person, None, manager, first_day)
    return manager


def night(days_left):
    """The check in the night in which so many days are left."""
    day = LAST - timedelta(days=days_left)
    with time_machine.travel(f"{day.isoformat()}T02:10:00+00:00"):
        return expiry_check()


def to(mailoutbox, name):
    return [letter for letter in mailoutbox if letter.to == [f"{name}@example.org"]]


@pytest.fixture
def exam(instructor, trainee):
    return assigned(instructor, trainee)
