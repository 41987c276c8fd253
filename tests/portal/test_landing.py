"""After signing in, people stand where they work."""

import pytest
from django.test import Client

from training.staff.models import House, Role, User

pytestmark = pytest.mark.django_db


@pytest.fixture
def house():
    return House.objects.create(name="Ca’ Noghera")


@pytest.mark.parametrize(
    ("more", "place"),
    [
        ({"role": Role.TRAINEE}, "/it/training/"),
        ({"role": Role.INSTRUCTOR}, "/it/training/trainees/"),
        ({"role": Role.HR}, "/it/hr/"),
        ({"role": Role.TRAINEE, "is_staff": True}, "/it/admin/"),
        ({"role": Role.INSTRUCTOR, "is_staff": True}, "/it/training/trainees/"),
    ],
)
def test_each_role_begins_where_it_works(client: Client, house, more, place):
    User.objects.create_user("ada", password="a long enough secret", **{"house": house, **more})
    response = client.post("/it/accounts/login/", {"login": "ada", "password": "a long enough secret"})
    assert response["Location"] == place
    assert client.get(place).status_code == 200


def test_an_address_that_was_asked_for_comes_first(client: Client, house):
    User.objects.create_user("ada", password="a long enough secret", house=house, role=Role.HR)
    form = {"login": "ada", "password": "a long enough secret", "next": "/it/games/"}
    assert client.post("/it/accounts/login/", form)["Location"] == "/it/games/"
