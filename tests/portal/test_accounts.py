"""Signing in and out: allauth's pages in this house's dress, with what is wrong said at the field."""

import pytest
from django.core import mail
from django.test import Client

from tests.portal.page import Page, read
from training.staff.models import User

pytestmark = pytest.mark.django_db

OPEN = ("login", "password/reset", "password/reset/done", "password/reset/key/1-none")
SIGNED_IN = ("logout", "password/change")


@pytest.fixture
def user() -> User:
    return User.objects.create_user(username="ada", password="a long enough secret", email="ada@house.example")


def in_our_dress(shown: Page) -> None:
    assert shown.status == 200
    assert shown.one("header", class_="site-head")
    assert shown.one("div", class_="card sheet stack")
    for label in shown.all("label"):
        assert label.attrs["for"] in {e.attrs.get("id") for e in shown.elements}
    main = shown.one("main").text
    assert "Menu:" not in main
    assert "Messages:" not in main


@pytest.mark.parametrize("page", OPEN)
def test_every_open_page_is_in_our_dress(client: Client, page: str) -> None:
    in_our_dress(read(client, f"/it/accounts/{page}/"))


@pytest.mark.parametrize("page", SIGNED_IN)
def test_every_page_of_an_account_is_in_our_dress(client: Client, user: User, page: str) -> None:
    client.force_login(user)
    in_our_dress(read(client, f"/it/accounts/{page}/"))


def test_the_page_of_an_account_asks_a_stranger_to_sign_in(client: Client) -> None:
    response = client.get("/it/accounts/password/change/")
    assert response.status_code == 302
    assert response["Location"].startswith("/it/accounts/login/?next=")


@pytest.mark.parametrize(
    ("page", "field"),
    [("login", "login"), ("login", "password"), ("password/reset", "email"), ("password/change", "oldpassword")],
)
def test_a_text_that_is_too_long_is_refused_at_its_field(client: Client, user: User, page: str, field: str) -> None:
    if page == "password/change":
        client.force_login(user)
    usual = {"login": "ada", "password": "x", "email": "a@b.example", "oldpassword": "x"}
    response = client.post(f"/en/accounts/{page}/", {**usual, field: "a\u0315\u0300" * 100_000})
    assert response.status_code == 200
    assert "max_length" in [error.code for error in response.context["form"].errors.as_data()[field]]


def test_a_missing_password_is_reported_at_its_field(client: Client) -> None:
    response = client.post("/en/accounts/login/", {"login": "ada"})
    shown = Page(response.status_code, {})
    shown.feed(response.content.decode())
    field = shown.one("input", name="password")
    assert field.attrs["aria-invalid"] == "true"
    assert shown.one("ul", id="id_password_error").text.strip()
    assert "id_password_error" in field.attrs["aria-describedby"]


def test_a_wrong_password_is_announced(client: Client, user: User) -> None:
    response = client.post("/en/accounts/login/", {"login": "ada", "password": "guessed"})
    shown = Page(response.status_code, {})
    shown.feed(response.content.decode())
    assert "do not match" in shown.one("div", role="alert").text
    assert "_auth_user_id" not in client.session


@pytest.mark.parametrize("login", ["ada", "ada@house.example"])
def test_name_and_address_both_open(client: Client, user: User, login: str) -> None:
    client.post("/en/accounts/login/", {"login": login, "password": "a long enough secret"})
    assert client.session["_auth_user_id"] == str(user.pk)


def test_the_sign_out_button_of_the_head_signs_out(client: Client, user: User) -> None:
    client.force_login(user)
    response = client.post("/fr/accounts/logout/")
    assert (response.status_code, response["Location"]) == (302, "/fr/")
    assert "_auth_user_id" not in client.session


def test_nobody_signs_up(client: Client) -> None:
    secret = "a long enough secret"
    given = {"username": "eve", "email": "eve@house.example", "password1": secret, "password2": secret}
    assert client.post("/en/accounts/signup/", given).status_code == 404
    assert not User.objects.exists()
    assert "/en/accounts/signup/" not in read(client, "/en/accounts/login/").hrefs


def test_a_forgotten_password_is_set_again_by_e_mail(client: Client, user: User) -> None:
    client.post("/it/accounts/password/reset/", {"email": user.email})
    (letter,) = mail.outbox
    link = next(word for word in letter.body.split() if "/password/reset/key/" in word)
    assert "Tapis Vert" in letter.body
    shown = read(client, client.get(link)["Location"])
    assert "placeholder" not in shown.one("input", name="password1").attrs
    fresh = "quite another secret"
    client.post(client.get(link)["Location"], {"password1": fresh, "password2": fresh})
    user.refresh_from_db()
    assert user.check_password(fresh)


def test_the_label_says_what_to_type(client: Client) -> None:
    shown = read(client, "/en/accounts/login/")
    labels = [label.text.strip() for label in shown.all("label")]
    assert labels[labels.index("User name or e-mail address") + 1] == "Password"
    assert "placeholder" not in shown.one("input", name="login").attrs


@pytest.mark.parametrize("page", ["login", "password/reset", "password/change"])
def test_no_placeholder_repeats_a_label(client: Client, user: User, page: str) -> None:
    if page == "password/change":
        client.force_login(user)
    shown = read(client, f"/it/accounts/{page}/")
    assert not [field for field in shown.all("input") if "placeholder" in field.attrs]


def test_a_person_who_changes_the_password_is_led_once_to_a_forgotten_one(client: Client, user: User) -> None:
    client.force_login(user)
    assert read(client, "/it/accounts/password/change/").hrefs.count("/it/accounts/password/reset/") == 1


def test_a_new_password_says_beforehand_what_it_must_be(client: Client, user: User) -> None:
    client.force_login(user)
    shown = read(client, "/en/accounts/password/change/")
    assert shown.one("div", id="id_password1_helptext").text.startswith("At least 8 characters.")


@pytest.mark.parametrize(
    ("given", "field", "sentence"),
    [
        ({"oldpassword": "guessed"}, "oldpassword", "This is not your current password."),
        ({"password2": "quite another secrt"}, "password2", "The two new passwords differ."),
        ({"password1": "short", "password2": "short"}, "password1", "too short"),
    ],
)
def test_what_is_wrong_with_a_new_password_stands_at_its_field(
    client: Client, user: User, given: dict[str, str], field: str, sentence: str
) -> None:
    client.force_login(user)
    fresh = "quite another secret"
    right = {"oldpassword": "a long enough secret", "password1": fresh, "password2": fresh}
    response = client.post("/en/accounts/password/change/", right | given)
    shown = Page(response.status_code, {})
    shown.feed(response.content.decode())
    assert sentence in shown.one("ul", id=f"id_{field}_error").text
    user.refresh_from_db()
    assert user.check_password("a long enough secret")


def test_signing_in_and_out_is_announced_in_our_own_words(client: Client, user: User) -> None:
    client.post("/en/accounts/login/", {"login": "ada", "password": "a long enough secret"})
    assert "You are signed in as ada." in client.get("/en/").content.decode()
    client.post("/en/accounts/logout/")
    assert "You are signed out." in client.get("/en/").content.decode()


def test_a_password_that_is_too_short_is_refused_in_the_readers_language(client: Client, user: User) -> None:
    client.force_login(user)
    given = {"oldpassword": "a long enough secret", "password1": "short", "password2": "short"}
    response = client.post("/it/accounts/password/change/", given)
    assert "troppo breve" in response.content.decode()
    user.refresh_from_db()
    assert user.check_password("a long enough secret")
