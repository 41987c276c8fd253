"""The people of the tests of training: two houses, and who is in them. Some folders have a cast of their own."""

import pytest

from tests.training.certification import cast
from training.staff.models import Role


@pytest.fixture
def house(db):
    return cast.a_house("Ca' Vendramin Calergi")


@pytest.fixture
def other_house(db):
    return cast.a_house("Ca' Noghera")


@pytest.fixture
def trainee(house):
    return cast.a_person(house, Role.TRAINEE, "ada")


@pytest.fixture
def colleague(house):
    return cast.a_person(house, Role.TRAINEE, "bruno")


@pytest.fixture
def instructor(house):
    return cast.a_person(house, Role.INSTRUCTOR, "irene")


@pytest.fixture
def hr(house):
    return cast.a_person(house, Role.HR, "ugo")


@pytest.fixture
def stranger(other_house):
    return cast.a_person(other_house, Role.HR, "zeno")


@pytest.fixture
def drifter(db):
    """Somebody who belongs to no house."""
    return cast.a_person(None, Role.TRAINEE, "nemo")
