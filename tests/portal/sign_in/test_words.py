"""What the site says about signing in and in its letters, in its own words."""

import pytest
from django.core import mail
from django.test import Client

from tests.portal.page import read
from tests.portal.sign_in.conftest import SECRET
from training.staff.models import House, User

pytestmark = pytest.mark.django_db


@pytest.fixture
def letter() -> mail.EmailMessage:
    """To somebody who reads Italian, asked for on a French page."""
    house = House.objects.create(name="Ca’ Noghera")
    names = {"first_name": "Ada", "last_name": "Grimani"}
    User.objects.create_user("ada", "ada@house.example", SECRET, house=house, language="it", **names)
    Client().post("/fr/accounts/password/reset/", {"email": "Ada@House.example"})
    (sent,) = mail.outbox
    return sent


def test_the_letter_names_the_reader_the_house_and_the_user_name(letter: mail.EmailMessage) -> None:
    assert letter.to == ["ada@house.example"]
    for said in ("Ada Grimani", "Ca’ Noghera", " ada"):
        assert said in letter.body
    assert "testserver" not in letter.subject + letter.body


def test_its_link_is_in_the_language_of_the_reader_and_at_the_address_of_the_site(letter: mail.EmailMessage) -> None:
    assert "http://127.0.0.1:8000/it/accounts/password/reset/key/" in letter.body


def test_an_apostrophe_in_a_name_stays_one(letter: mail.EmailMessage) -> None:
    assert "&#" not in letter.body + letter.subject


def test_the_log_in_says_what_staying_signed_in_means(client: Client) -> None:
    shown = read(client, "/en/accounts/login/")
    assert shown.one("label", for_="id_remember").text == "Stay signed in on this device"
    assert "30 minutes" in shown.one("div", id="id_remember_helptext").text


def test_a_browser_session_ends_with_the_browser_unless_it_is_asked_to_stay(client: Client) -> None:
    User.objects.create_user("ada", password=SECRET)
    client.post("/en/accounts/login/", {"login": "ada", "password": SECRET})
    assert client.session.get_expire_at_browser_close()
    client.post("/en/accounts/logout/")
    client.post("/en/accounts/login/", {"login": "ada", "password": SECRET, "remember": "on"})
    assert not client.session.get_expire_at_browser_close()
