"""A person who sees what belongs to others is signed out after a pause; trainees, who may sit an exam, are not."""

from datetime import timedelta

import pytest
import time_machine
from django.test import Client
from django.utils import timezone

from tests.portal.page import read
from training.staff.models import House, Role, User

pytestmark = pytest.mark.django_db
SECRET = "a long enough secret"
PRESENT = ("instructor", "hr", "editor", "administrator")
NOTICE = "You were signed out after 30 minutes without activity."


@pytest.fixture(autouse=True)
def _people() -> None:
    house = House.objects.create(name="Ca’ Noghera")
    for role in Role:
        User.objects.create_user(role, password=SECRET, house=house, role=role)
    User.objects.create_user("editor", password=SECRET, house=house, is_staff=True)
    User.objects.create_superuser("administrator", password=SECRET)


def signed_in(name: str) -> Client:
    client = Client()
    client.post("/en/accounts/login/", {"login": name, "password": SECRET, "remember": "on"})
    assert client.get("/en/training/").status_code == 200
    return client


@pytest.mark.parametrize("name", PRESENT)
def test_after_half_an_hour_away_the_log_in_says_why_and_leads_back(name: str) -> None:
    with time_machine.travel(timezone.now(), tick=False) as clock:
        client = signed_in(name)
        clock.shift(timedelta(minutes=30, seconds=1))
        asked = client.get("/en/training/exams/")
        assert (asked.status_code, asked["Location"]) == (302, "/en/accounts/login/?next=/en/training/exams/")
        assert NOTICE in read(client, asked["Location"]).one("div", id="messages").text
        back = client.post(asked["Location"], {"login": name, "password": SECRET, "next": "/en/training/exams/"})
        assert back["Location"] == "/en/training/exams/"
        assert client.get("/en/training/exams/").status_code == 200


@pytest.mark.parametrize("name", PRESENT)
def test_a_person_who_goes_on_working_stays(name: str) -> None:
    with time_machine.travel(timezone.now(), tick=False) as clock:
        client = signed_in(name)
        for _ in range(4):
            clock.shift(timedelta(minutes=29))
            assert client.get("/en/training/").status_code == 200


def test_a_trainee_stays_however_long_they_think() -> None:
    with time_machine.travel(timezone.now(), tick=False) as clock:
        client = signed_in("trainee")
        clock.shift(timedelta(hours=8))
        assert client.get("/en/training/").status_code == 200


def test_a_public_page_is_shown_all_the_same_and_says_it() -> None:
    with time_machine.travel(timezone.now(), tick=False) as clock:
        client = signed_in("hr")
        clock.shift(timedelta(hours=1))
        shown = read(client, "/en/responsible-play/")
        assert (shown.status, "_auth_user_id" in client.session) == (200, False)
        assert NOTICE in shown.one("div", id="messages").text


def test_nothing_is_done_with_what_is_sent_too_late() -> None:
    with time_machine.travel(timezone.now(), tick=False) as clock:
        client = signed_in("administrator")
        clock.shift(timedelta(hours=1))
        client.post("/en/admin/staff/house/add/", {"name": "Ca’ Tardi"})
    assert not House.objects.filter(name="Ca’ Tardi").exists()


@pytest.mark.parametrize(
    ("page", "back"),
    [
        ("http://testserver/en/hr/?state=none", "%2Fen%2Fhr%2F%3Fstate%3Dnone"),
        ("http://elsewhere.example/", "%2Fen%2Ftraining%2F"),
        ("http://[", "%2Fen%2Ftraining%2F"),
    ],
)
def test_htmx_takes_the_whole_page_to_the_log_in(page: str, back: str) -> None:
    with time_machine.travel(timezone.now(), tick=False) as clock:
        client = signed_in("hr")
        clock.shift(timedelta(hours=1))
        answer = client.get("/en/hr/", headers={"hx-request": "true", "hx-current-url": page})
        assert answer["HX-Redirect"] == f"/en/accounts/login/?next={back}"


def test_pages_for_everybody_do_not_depend_on_who_asks() -> None:
    assert "Cookie" not in Client().get("/healthz").get("Vary", "")
