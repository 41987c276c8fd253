import pytest
import time_machine

from tests.training.certification.cast import NOON, a_person
from training.staff.models import Role


@pytest.fixture(autouse=True)
def _today():
    with time_machine.travel(NOON, tick=False):
        yield


@pytest.fixture
def second(house):
    return a_person(house, Role.INSTRUCTOR, "sara")


@pytest.fixture
def signed_in(client, instructor):
    client.force_login(instructor)
    return client
