import pytest
import time_machine

from tests.training.certification.cast import NOON
from tests.training.certification.conftest import (  # noqa: F401 - the same cast
    colleague,
    drifter,
    house,
    hr,
    instructor,
    other_house,
    stranger,
    trainee,
)
from tests.training.classes.school import a_class


@pytest.fixture(autouse=True)
def _today():
    with time_machine.travel(NOON, tick=False):
        yield


@pytest.fixture
def signed_in(client, instructor):  # noqa: F811 - the fixture, not the import
    client.force_login(instructor)
    return client


@pytest.fixture
def group(instructor, trainee):  # noqa: F811
    """A class of one member, who joined a month ago."""
    return a_class(instructor, trainee)
