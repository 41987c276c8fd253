"""Neither the work of an answer nor a letter tells which e-mail addresses and user names exist."""

import pytest
from allauth.account.models import EmailAddress
from django.contrib.auth.hashers import MD5PasswordHasher
from django.core import mail
from django.test import Client

from tests.portal.sign_in.conftest import SECRET, is_in, try_to_sign_in
from training.staff.models import User

pytestmark = pytest.mark.django_db


class Counting(MD5PasswordHasher):
    """Hashes as the tests do, and counts how often."""

    algorithm = "counting"
    hashed = 0

    def encode(self, password: str, salt: str) -> str:
        type(self).hashed += 1
        return super().encode(password, salt)


@pytest.fixture
def hashes(settings):
    settings.PASSWORD_HASHERS = [f"{__name__}.Counting"]

    def count(login: str, password: str) -> int:
        Counting.hashed = 0
        try_to_sign_in(login, password)
        return Counting.hashed

    return count


def test_every_wrong_log_in_costs_one_hash(hashes) -> None:
    User.objects.create_user("ada", "ada@house.example", SECRET)
    User.objects.create_user("new", "new@house.example", None)
    User.objects.create_user("gone", "gone@house.example", SECRET, is_active=False)
    names = ("ada", "new", "gone", "nobody")
    logins = (*names, *(f"{name}@house.example" for name in names))
    assert {login: hashes(login, "wrong") for login in logins} == dict.fromkeys(logins, 1)


def test_a_user_name_wins_over_the_e_mail_address_of_another(ada: User) -> None:
    User.objects.create_user(ada.email, "eve@house.example", "the secret of eve")
    assert not is_in(try_to_sign_in(ada.email, SECRET))
    client = Client()
    assert is_in(try_to_sign_in(ada.email, "the secret of eve", client=client))


def test_nobody_has_the_empty_e_mail_address(ada: User) -> None:
    User.objects.create_user("without", "", SECRET)
    assert not is_in(try_to_sign_in(" ", SECRET))


def test_the_page_of_a_forgotten_password_answers_the_same(ada: User) -> None:
    answers = [
        Client().post("/en/accounts/password/reset/", {"email": address})
        for address in (ada.email, "nobody@house.example")
    ]
    assert [(answer.status_code, answer["Location"], answer.content) for answer in answers] == [
        (302, "/en/accounts/password/reset/done/", b"")
    ] * 2


def test_no_letter_goes_to_an_address_that_nobody_has(ada: User) -> None:
    Client().post("/en/accounts/password/reset/", {"email": "nobody@house.example"})
    assert mail.outbox == []


def test_an_address_that_was_once_added_by_a_thief_gets_no_letter(ada: User) -> None:
    EmailAddress.objects.create(user=ada, email="thief@evil.example", primary=True, verified=True)
    Client().post("/en/accounts/password/reset/", {"email": "thief@evil.example"})
    assert mail.outbox == []
    assert not is_in(try_to_sign_in("thief@evil.example"))
