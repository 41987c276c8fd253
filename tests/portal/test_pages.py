"""The portal's own pages: what a reader finds on them, in each language, with or without a log-in."""

import pytest
from django.test import Client
from django.urls import reverse

from tests.portal.page import read
from training.staff.models import House, Role, User

LANGUAGES = ("en", "it", "fr")
PAGES = ("", "responsible-play/", "accounts/login/", "accounts/password/reset/", "nothing-here/")

pytestmark = pytest.mark.django_db


@pytest.fixture
def people() -> dict[str, User]:
    house = House.objects.create(name="A house")
    return {
        role: User.objects.create_user(username=role, house=house, role=role)
        for role in (Role.TRAINEE, Role.INSTRUCTOR, Role.HR)
    }


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("page", PAGES)
def test_a_page_says_its_language_and_its_name(client: Client, language: str, page: str) -> None:
    shown = read(client, f"/{language}/{page}")
    assert shown.status == (404 if page == "nothing-here/" else 200)
    assert shown.one("html").attrs["lang"] == language
    assert shown.one("html").attrs["dir"] == "ltr"
    assert shown.one("title").text.strip() not in ("", "Tapis Vert", "· Tapis Vert")
    assert len(shown.all("h1")) == 1


@pytest.mark.parametrize("page", PAGES)
def test_a_page_keeps_to_the_strict_policy(client: Client, page: str) -> None:
    shown = read(client, f"/en/{page}")
    policy = shown.headers["Content-Security-Policy"]
    assert "unsafe" not in policy
    assert "style-src 'self';" in policy + ";"
    assert "default-src 'self'" in policy
    assert not shown.all("style")
    for element in shown.elements:
        assert not [name for name in element.attrs if name == "style" or name.startswith("on")], element
        if element.tag == "script":
            assert element.attrs["src"].startswith("/static/"), element
            assert not element.text.strip()
        if element.tag == "link" and element.attrs["rel"] != "alternate":
            assert element.attrs["href"].startswith("/static/"), element


@pytest.mark.parametrize("page", PAGES)
def test_help_is_one_link_away_from_every_page(client: Client, page: str) -> None:
    assert "/it/responsible-play/" in read(client, f"/it/{page}").hrefs


def test_the_first_thing_to_reach_with_the_keyboard_leads_past_the_head(client: Client) -> None:
    shown = read(client, "/en/")
    assert shown.hrefs[0] == "#main"
    assert shown.one("main").attrs["id"] == "main"


def test_htmx_runs_nothing_from_a_string(client: Client) -> None:
    shown = read(client, "/en/")
    assert '"allowEval": false' in shown.one("meta", name="htmx-config").attrs["content"]


def test_a_visitor_is_offered_to_sign_in_and_sees_no_records(client: Client) -> None:
    hrefs = read(client, "/en/").hrefs
    assert reverse("account_login") in hrefs
    assert reverse("hr:home") not in hrefs


@pytest.mark.parametrize(("role", "sees"), [(Role.TRAINEE, False), (Role.INSTRUCTOR, False), (Role.HR, True)])
def test_only_hr_is_led_to_the_records(client: Client, people: dict[str, User], role: Role, sees: bool) -> None:
    client.force_login(people[role])
    shown = read(client, "/en/")
    assert (reverse("hr:home") in shown.hrefs) is sees
    assert reverse("account_login") not in shown.hrefs
    assert shown.one("form", action=reverse("account_logout"))


def test_the_home_page_leads_to_each_part_of_the_game(client: Client) -> None:
    hrefs = read(client, "/it/").hrefs
    assert "/it/games/french-roulette/" in hrefs
    assert "/it/games/french-roulette/table/" in hrefs
    assert "/it/training/" in hrefs


def test_the_name_of_the_house_stands_once_in_a_title(client: Client) -> None:
    for address in ("/en/", "/en/responsible-play/"):
        assert read(client, address).one("title").text.count("Tapis Vert") == 1
