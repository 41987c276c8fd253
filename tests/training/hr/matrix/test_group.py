"""The matrix of several houses, for a group officer: the same filters, and no way to what HR alone reads."""

from datetime import timedelta

import pytest
import time_machine

from tests.training.certification.cast import NOON, a_certificate, a_person
from tests.training.certification.changed import pays
from tests.training.hr.conftest import FRENCH
from training.hr.competence.services import exempt
from training.hr.matrix import selectors
from training.staff.models import GroupOffice, HouseGroup

TODAY = NOON + timedelta(days=30)


@pytest.fixture(autouse=True)
def _today(rulebook):
    with time_machine.travel(TODAY, tick=False):
        yield


@pytest.fixture
def seeing(client, house, other_house):
    group, officer = HouseGroup.objects.create(name="Casinò di Venezia"), a_person(None, username="gaia")
    group.houses.set([house, other_house])
    office = {"first_day": NOON.date(), "reason": "Group HR", "at": NOON}
    GroupOffice.objects.create(group=group, person=officer, author=officer, **office)
    client.force_login(officer)
    return client


def shown(client, **query):
    """The names and houses of the lines."""
    lines = client.get("/en/hr/matrix/", query).context["grid"].lines
    return [(line.person.first_name, line.house.name) for line in lines]


@pytest.mark.parametrize("near", [1, 300])
def test_filters_find_people_of_all_houses(seeing, house, other_house, hr, trainee, stranger, monkeypatch, near):
    monkeypatch.setattr(selectors, "NEAR", near)
    monkeypatch.setattr(selectors, "NEAREST", near)
    a_certificate(trainee)
    a_certificate(a_person(other_house, username="bice"))
    exempt(hr, a_person(house, username="carla"), FRENCH, TODAY.date(), "On loan", TODAY)
    here, there = house.name, other_house.name
    assert shown(seeing, state="may-deal") == [("Ada", here), ("Bice", there), ("Carla", here)]
    assert shown(seeing, state="may-not-deal") == [("Ugo", here), ("Zeno", there)]
    assert shown(seeing, state="exempt") == [("Carla", here)]
    assert shown(seeing, state="valid") == [("Ada", here), ("Bice", there)]
    assert shown(seeing, state="may-deal", house=other_house.pk) == [("Bice", there)]


def test_rules_that_have_changed_are_said_without_a_link(seeing, trainee):
    a_certificate(trainee)
    pays(36)
    page = seeing.get("/en/hr/matrix/").content.decode()
    assert '<span class="changed">' in page
    assert "rules changed since" in page
    assert "/en/hr/changes/" not in page


@pytest.mark.parametrize("who", ["trainee", "instructor", "drifter"])
def test_others_do_not_see_who_may_deal(client, who, request):
    client.force_login(request.getfixturevalue(who))
    for address in ("", "export.csv", "export.xlsx"):
        assert client.get(f"/en/hr/matrix/{address}", {"state": "may-deal"}).status_code == 403
