"""The cast of the pages of people: somebody whom HR entered, and an offer of them to another house."""

import pytest
from django.utils import timezone

from tests.training.hr.conftest import *  # noqa: F403 - the same cast
from training.staff import people
from training.staff.entering import Details
from training.staff.models import Transfer

ADA = {"first_name": "Bice", "last_name": "Zen", "email": "bice@example.org", "role": "trainee", "language": "it"}


def text(response):
    return response.content.decode()


@pytest.fixture
def bice(hr):
    return people.enter(hr, Details(**ADA), "", timezone.now())


@pytest.fixture
def offer(signed_in, bice, other_house):
    signed_in.post(f"/en/hr/people/{bice.pk}/move/", {"house": other_house.pk, "reason": "Lives there"})
    return Transfer.objects.get()


@pytest.fixture
def other_hr(client, stranger):
    """HR of the other house, at a browser of its own."""
    other = client.__class__()
    other.force_login(stranger)
    return other
