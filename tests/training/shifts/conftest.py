import pytest

from tests.training.certification.cast import NOON
from training.drills.registry import SHIFT_TABLES
from training.shifts import selectors, services

TABLE = SHIFT_TABLES["french-roulette"]
STAKE = "rl-stake-in-the-win"


def begin(user, seed="a", busyness="calm", length=5, table=TABLE):
    return services.start(user, table, busyness, length, seed, NOON)


def mistaken(user, mistake=STAKE, seed="a", **how):
    """A shift worked up to the first act in which the mistake can be made, and it is made there."""
    shift = begin(user, seed, **how)
    for position, act in enumerate(selectors.acts_of(shift), 1):
        given = act.item.mistaken.get(mistake)
        services.answer(shift, position, dict(given or act.item.key), 10.0, NOON)
        if given:
            return shift, position
    raise AssertionError(f"{mistake} cannot be made in this shift")


@pytest.fixture
def shift(rulebook, trainee):
    return begin(trainee)
