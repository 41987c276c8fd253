import pytest
import time_machine

from tests.training.certification.cast import NOON, a_person
from tests.training.certification.conftest import (  # noqa: F401 - the same cast
    colleague,
    house,
    hr,
    instructor,
    other_house,
    stranger,
    trainee,
)
from training.staff.models import Role


@pytest.fixture(autouse=True)
def _today():
    with time_machine.travel(NOON, tick=False):
        yield


@pytest.fixture
def second(house):  # noqa: F811 - the fixture, not the import
    return a_person(house, Role.INSTRUCTOR, "sara")


@pytest.fixture
def signed_in(client, instructor):  # noqa: F811
    client.force_login(instructor)
    return client
