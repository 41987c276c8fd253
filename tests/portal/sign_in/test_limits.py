"""Guessing a password is bounded; nobody is kept out by somebody else's guesses."""

import re
from datetime import timedelta

import pytest
import time_machine
from django.core import mail
from django.test import Client
from django.utils import timezone

from portal.sign_in.device import COOKIE
from tests.portal.page import Page
from tests.portal.sign_in.conftest import AFAR, HOME, ROOM, SECRET, guess, is_in, try_to_sign_in
from training.staff.models import User

pytestmark = pytest.mark.django_db


def many_addresses(count: int) -> list[str]:
    return [f"198.51.100.{n}" for n in range(1, count + 1)]


def test_a_room_of_sixty_behind_one_address_signs_in_within_a_minute() -> None:
    people = [User.objects.create_user(f"trainee{n}", password=SECRET) for n in range(60)]
    with time_machine.travel(timezone.now(), tick=False):
        mistaken = [try_to_sign_in(person.username, "mistyped", ROOM).status_code for person in people]
        arrived = [is_in(try_to_sign_in(person.username, address=ROOM)) for person in people]
    assert mistaken == [200] * 60
    assert all(arrived)


def test_after_five_wrong_passwords_the_same_address_waits_for_that_account(ada: User) -> None:
    assert guess(6) == [200] * 5 + [429]
    assert try_to_sign_in().status_code == 429


def test_user_name_and_e_mail_address_are_one_account(ada: User) -> None:
    assert guess(3, "ada") + guess(3, "Ada@House.example") == [200] * 5 + [429]


def test_another_account_at_the_same_address_does_not_wait(ada: User) -> None:
    User.objects.create_user("bruno", password=SECRET)
    guess(6)
    assert is_in(try_to_sign_in("bruno"))


def test_an_account_that_nobody_has_is_limited_like_one(ada: User) -> None:
    assert guess(6, "nobody") == guess(6, "ada", address=HOME)


def test_a_right_password_is_not_counted(ada: User) -> None:
    assert all(is_in(try_to_sign_in()) for _ in range(12))


def test_the_owner_comes_in_where_they_did_before_while_strangers_guess(ada: User) -> None:
    assert is_in(try_to_sign_in(address=HOME))
    for stranger in many_addresses(5):
        guess(5, address=stranger)
    assert is_in(try_to_sign_in(address=HOME))


def test_the_owner_comes_in_on_a_known_device_from_anywhere_while_strangers_guess(ada: User) -> None:
    device = Client()
    assert is_in(try_to_sign_in(address=HOME, client=device))
    device.post("/en/accounts/logout/")
    for stranger in (*many_addresses(5), AFAR):
        guess(5, address=stranger)
    assert is_in(try_to_sign_in(address=AFAR, client=device))


def test_strangers_at_many_addresses_are_slowed_together(ada: User) -> None:
    heard = [status for stranger in many_addresses(6) for status in guess(5, address=stranger)]
    assert heard == [200] * 20 + [429] * 10


def test_on_a_new_device_a_letter_lets_the_owner_in_at_once(ada: User) -> None:
    for stranger in many_addresses(5):
        guess(5, address=stranger)
    owner = Client()
    refused = try_to_sign_in(address=HOME, client=owner)
    assert (refused.status_code, "/en/accounts/password/reset/" in refused.content.decode()) == (429, True)
    owner.post("/en/accounts/password/reset/", {"email": ada.email})
    link = re.search(r"http://127.0.0.1:8000(\S+)", mail.outbox[0].body).group(1)
    form = owner.get(link)["Location"]
    owner.post(form, {"password1": "quite another secret", "password2": "quite another secret"}, REMOTE_ADDR=HOME)
    assert owner.session["_auth_user_id"] == str(ada.pk)
    owner.post("/en/accounts/logout/")
    assert is_in(try_to_sign_in(password="quite another secret", address=HOME, client=owner))


def test_guesses_on_a_known_device_are_bounded_too(ada: User) -> None:
    device = Client()
    try_to_sign_in(address=HOME, client=device)
    device.post("/en/accounts/logout/")
    statuses = [try_to_sign_in(password="wrong", address=HOME, client=device).status_code for _ in range(11)]
    assert statuses == [200] * 10 + [429]


def test_a_device_does_not_know_accounts_that_its_user_writes_into_the_cookie(ada: User) -> None:
    device = Client()
    device.cookies[COOKIE] = f"forged.{ada.pk}:signature"
    statuses = [try_to_sign_in(password="wrong", client=device).status_code for _ in range(6)]
    assert statuses[-1] == 429


def test_one_address_cannot_try_a_password_on_everybody(ada: User) -> None:
    tried = [try_to_sign_in(f"person{n}", "tapis-vert", AFAR).status_code for n in range(151)]
    assert tried == [200] * 150 + [429]
    assert is_in(try_to_sign_in(address=HOME))


def test_a_known_device_comes_in_from_an_address_that_is_used_up(ada: User) -> None:
    device = Client()
    try_to_sign_in(address=ROOM, client=device)
    device.post("/en/accounts/logout/")
    for n in range(150):
        try_to_sign_in(f"person{n}", "tapis-vert", ROOM)
    assert is_in(try_to_sign_in(address=ROOM, client=device))


def test_the_refusal_says_how_long_to_wait_and_keeps_its_word(ada: User) -> None:
    now = timezone.now()
    with time_machine.travel(now, tick=False):
        guess(5)
    with time_machine.travel(now + timedelta(minutes=1), tick=False):
        refused = try_to_sign_in()
        assert refused["Retry-After"] == "240"
        shown = Page(refused.status_code, {})
        shown.feed(refused.content.decode())
        assert "Try again in 4 minutes." in shown.one("main").text
        assert shown.one("header", class_="site-head")
    with time_machine.travel(now + timedelta(minutes=1, seconds=241), tick=False):
        assert is_in(try_to_sign_in())


def test_the_last_minute_is_shown_in_seconds(ada: User) -> None:
    now = timezone.now()
    with time_machine.travel(now, tick=False):
        guess(5)
    with time_machine.travel(now + timedelta(seconds=299), tick=False):
        assert "Try again in 1 second." in try_to_sign_in().content.decode()


def test_letters_for_a_new_password_are_limited_by_recipient_known_or_not(ada: User) -> None:
    for recipient in (ada.email, "nobody@house.example"):
        asked = [
            Client().post("/en/accounts/password/reset/", {"email": recipient}, REMOTE_ADDR=address)
            for address in many_addresses(4)
        ]
        assert [answer.status_code for answer in asked] == [302, 302, 302, 429]
        assert 3590 <= int(asked[-1]["Retry-After"]) <= 3600
        assert "Try again in 60 minutes." in asked[-1].content.decode()
    assert len(mail.outbox) == 3


def test_letters_for_a_new_password_are_limited_by_address(ada: User) -> None:
    asked = [
        Client().post("/en/accounts/password/reset/", {"email": f"n{n}@house.example"}).status_code for n in range(31)
    ]
    assert asked == [302] * 30 + [429]


def test_htmx_gets_the_refusal_among_the_messages_of_its_page(ada: User) -> None:
    answers = [
        Client().post("/it/accounts/password/reset/", {"email": ada.email}, headers={"hx-request": "true"})
        for _ in range(4)
    ]
    assert answers[-1].status_code == 429
    assert answers[-1]["HX-Retarget"] == "#messages"
    assert answers[-1].content.decode().startswith("<li")
