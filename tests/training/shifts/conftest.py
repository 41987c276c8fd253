import pytest

from tests.training.certification.cast import NOON
from training.drills.registry import SHIFT_TABLES
from training.shifts import services

TABLE = SHIFT_TABLES["french-roulette"]


def begin(user, seed="a", busyness="calm", length=5, table=TABLE):
    return services.start(user, table, busyness, length, seed, NOON)


@pytest.fixture
def shift(rulebook, trainee):
    return begin(trainee)
