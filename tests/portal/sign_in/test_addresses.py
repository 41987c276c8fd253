"""Only the addresses of accounts that are used exist, so nobody changes the e-mail address that HR entered."""

import pytest
from allauth.account import urls as everything_of_allauth
from allauth.account.models import EmailAddress
from django.core import mail
from django.test import Client
from django.urls import NoReverseMatch, reverse

from portal.sign_in.urls import urlpatterns
from training.staff.models import House, Role, User

pytestmark = pytest.mark.django_db
USED = {pattern.name for pattern in urlpatterns}
UNUSED = (
    "signup/",
    "signup/passkey/",
    "inactive/",
    "reauthenticate/",
    "email/",
    "confirm-email/",
    "confirm-email/MQ:1abc:xyz/",
    "password/set/",
    "password/reset/key/done/",
    "password/reset/confirm/",
    "login/code/",
    "login/code/confirm/",
    "phone/verify/",
    "3rdparty/",
    "social/connections/",
    "",
)
ROLES = ("anonymous", "trainee", "instructor", "hr", "editor", "administrator")


@pytest.fixture
def people() -> dict[str, User]:
    house = House.objects.create(name="Ca’ Noghera")
    people = {
        role.value: User.objects.create_user(role, f"{role}@house.example", "a long secret", house=house, role=role)
        for role in Role
    }
    people["editor"] = User.objects.create_user("editor", house=house, is_staff=True)
    people["administrator"] = User.objects.create_superuser("root")
    return people


@pytest.mark.parametrize("role", ROLES)
def test_an_address_of_allauth_that_is_not_used_does_not_exist(people: dict[str, User], role: str) -> None:
    client = Client()
    if role in people:
        client.force_login(people[role])
    answers = {page: client.get(f"/en/accounts/{page}").status_code for page in UNUSED}
    answers |= {f"POST {page}": client.post(f"/en/accounts/{page}").status_code for page in UNUSED}
    assert {page: status for page, status in answers.items() if status != 404} == {}


def test_every_name_of_allauth_is_used_or_gone() -> None:
    for pattern in everything_of_allauth.urlpatterns:
        if pattern.name not in USED:
            with pytest.raises(NoReverseMatch):
                reverse(pattern.name)


def test_a_session_is_not_turned_into_an_account_by_another_e_mail_address(people: dict[str, User]) -> None:
    """Add an address of one's own, make it the first one, ask for a new password with it: the take-over."""
    borrowed, thief = Client(), "thief@evil.example"
    borrowed.force_login(people["hr"])
    borrowed.post("/en/accounts/email/", {"action_add": "", "email": thief})
    borrowed.post("/en/accounts/email/", {"action_primary": "", "email": thief})
    mail.outbox.clear()
    Client().post("/en/accounts/password/reset/", {"email": thief})
    assert mail.outbox == []
    assert not EmailAddress.objects.exists()
    people["hr"].refresh_from_db()
    assert people["hr"].email == "hr@house.example"


def test_an_administrator_keeps_no_second_list_of_e_mail_addresses(admin_client: Client) -> None:
    assert admin_client.get("/en/admin/account/emailaddress/").status_code == 404
    assert "emailaddress" not in admin_client.get("/en/admin/").content.decode()


def test_a_person_who_was_deactivated_reads_where_to_ask(client: Client, people: dict[str, User]) -> None:
    User.objects.filter(username="trainee").update(is_active=False)
    answer = client.post("/en/accounts/login/", {"login": "trainee", "password": "a long secret"})
    assert answer.status_code == 403
    assert "HR office" in answer.content.decode()
    assert "_auth_user_id" not in client.session


def test_without_a_usable_password_the_letter_sets_one(client: Client, people: dict[str, User]) -> None:
    people["trainee"].set_unusable_password()
    people["trainee"].save()
    client.force_login(people["trainee"])
    answer = client.get("/en/accounts/password/change/")
    assert (answer.status_code, answer["Location"]) == (302, "/en/accounts/password/reset/")
