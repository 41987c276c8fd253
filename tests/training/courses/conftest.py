import pytest
from django.core.management import call_command

from training.staff.models import House, Role, User


@pytest.fixture
def rules(db):
    """The rulebook as it is delivered: lessons link to its clauses."""
    call_command("sync_rulebook", verbosity=0)


@pytest.fixture
def trainee(db):
    house = House.objects.create(slug="ca-vendramin-calergi", name="Ca' Vendramin Calergi")
    return User.objects.create_user(username="ada", password="pw", house=house, role=Role.TRAINEE)
