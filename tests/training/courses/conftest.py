import pytest

from training.staff.models import House, Role, User


@pytest.fixture
def trainee(db):
    house = House.objects.create(name="Ca' Vendramin Calergi")
    return User.objects.create_user(username="ada", password="pw", house=house, role=Role.TRAINEE)


@pytest.fixture
def reader(client, trainee, rulebook):
    client.force_login(trainee)
    return client
