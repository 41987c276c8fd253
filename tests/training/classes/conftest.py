import pytest
import time_machine

from tests.training.certification.cast import NOON
from tests.training.classes.school import a_class


@pytest.fixture(autouse=True)
def _today():
    with time_machine.travel(NOON, tick=False):
        yield


@pytest.fixture
def signed_in(client, instructor):
    client.force_login(instructor)
    return client


@pytest.fixture
def group(instructor, trainee):
    """A class of one member, who joined a month ago."""
    return a_class(instructor, trainee)
