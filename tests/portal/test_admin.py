"""The admin is for administrators, and has no log-in of its own."""

import pytest
from django.urls import reverse

from training.staff.models import User

pytestmark = pytest.mark.django_db


def test_a_visitor_is_sent_to_the_log_in_of_the_site(client):
    answer = client.get(reverse("admin:login"))
    assert answer.status_code == 302
    assert answer.url.startswith(reverse("account_login"))


def test_a_person_of_a_house_is_refused(client):
    client.force_login(User.objects.create(username="ada"))
    assert client.get(reverse("admin:login")).status_code == 403
    assert client.get(reverse("admin:index")).status_code == 302


def test_an_administrator_comes_in(admin_client):
    assert admin_client.get(reverse("admin:index")).status_code == 200


def test_a_person_who_is_in_the_admin_cannot_guess_passwords_there(admin_client):
    User.objects.create_superuser("ada", password="a long enough secret")
    given = {"username": "ada", "password": "a long enough secret"}
    answer = admin_client.post(reverse("admin:login"), given)
    assert (answer.status_code, answer.url) == (302, reverse("admin:index"))
    assert admin_client.get(reverse("admin:index")).wsgi_request.user.username == "admin"


def test_a_password_is_changed_on_the_page_of_the_site(admin_client):
    answer = admin_client.get(reverse("admin:password_change"))
    assert (answer.status_code, answer.url) == (302, reverse("account_change_password"))
