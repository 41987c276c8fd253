"""Pages for what goes wrong: in the reader's language, without secrets, and without what may be broken."""

import pytest
from django.template.loader import get_template
from django.test import Client, RequestFactory
from django.utils import translation
from django.views.defaults import permission_denied, server_error

from tests.portal.page import Page, read
from training.staff.models import User


@pytest.mark.django_db
@pytest.mark.parametrize("address", ["/it/nothing-here/", "/it/games/no-such-game/"])
def test_a_missing_page_answers_in_the_language_of_its_address(client: Client, address: str) -> None:
    shown = read(client, address)
    assert shown.status == 404
    assert shown.one("html").attrs["lang"] == "it"
    assert "/it/" in shown.hrefs


@pytest.mark.django_db
def test_a_missing_page_without_a_language_follows_the_browser(client: Client) -> None:
    assert read(client, "/nothing-here", accept_language="fr").one("html").attrs["lang"] == "fr"


@pytest.mark.parametrize("place", ["media", "static"])
@pytest.mark.parametrize("name", ["x" * 5_000, "x/" * 3_000, "%ED%A0%80", "~", "venues"])
def test_a_file_that_no_disk_can_hold_is_missing(client: Client, place: str, name: str) -> None:
    assert client.get(f"/{place}/{name}").status_code == 404


@pytest.mark.django_db
def test_a_form_that_is_too_large_is_refused(client: Client) -> None:
    response = client.post("/fr/accounts/login/", {"login": "a" * 700_000})
    assert response.status_code == 400
    assert b'lang="fr"' in response.content


@pytest.mark.django_db
def test_a_refusal_names_who_is_signed_in(client: Client, rf: RequestFactory) -> None:
    request = rf.get("/en/hr/")
    request.user = User.objects.create_user(username="ada")
    response = permission_denied(request, Exception())
    assert response.status_code == 403
    assert b"signed in as ada" in response.content


@pytest.mark.django_db
def test_a_form_that_has_expired_says_so() -> None:
    response = Client(enforce_csrf_checks=True).post("/fr/accounts/login/", {"login": "ada"})
    assert response.status_code == 403
    assert b'lang="fr"' in response.content
    assert b"verification failed" not in response.content


def test_our_own_fault_is_reported_without_the_database(rf: RequestFactory) -> None:
    with translation.override("it"):
        response = server_error(rf.get("/it/"))
    shown = Page(response.status_code, {})
    shown.feed(response.content.decode())
    assert shown.status == 500
    assert shown.one("html").attrs["lang"] == "it"
    assert shown.hrefs == ["/"]
    assert not shown.all("script")


def test_our_own_fault_needs_no_context() -> None:
    assert "Tapis Vert" in get_template("500.html").render()
