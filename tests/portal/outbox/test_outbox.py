"""Letters wait in the database, go once, and are given up in the end."""

from datetime import timedelta
from smtplib import SMTPRecipientsRefused

import pytest
import time_machine
from django.core.mail import EmailMultiAlternatives, send_mail
from django.core.mail.backends.locmem import EmailBackend
from django.core.management import call_command
from django.db import transaction
from django.utils import timezone

from portal.outbox.delivery import GIVE_UP_AFTER, KEPT_AFTERWARDS, LEASE, deliver_due
from portal.outbox.models import QueuedLetter

pytestmark = pytest.mark.django_db
HERE = f"{__name__}."


@pytest.fixture(autouse=True)
def _outbox(settings):
    settings.EMAIL_BACKEND = "portal.outbox.backend.Outbox"


def queue(to="ada@example.org"):
    send_mail("A link", "https://tapis.example/secret", None, [to])


def later(wait):
    return time_machine.travel(timezone.now() + wait)


class Refuses(EmailBackend):
    def send_messages(self, messages):
        raise ConnectionRefusedError("no server here")


class RefusesEve(EmailBackend):
    def send_messages(self, messages):
        if messages[0].to == ["eve@example.org"]:
            raise SMTPRecipientsRefused({"eve@example.org": (550, b"no such user")})
        return super().send_messages(messages)


class DeliversMeanwhile(EmailBackend):
    def send_messages(self, messages):
        assert deliver_due() == 0
        return super().send_messages(messages)


class Dies(EmailBackend):
    def send_messages(self, messages):
        raise SystemExit


def test_a_letter_is_kept_and_then_sent_and_forgotten(mailoutbox):
    queue()
    assert mailoutbox == []
    assert deliver_due() == 1
    (letter,) = mailoutbox
    assert (letter.to, letter.subject, letter.body) == (["ada@example.org"], "A link", "https://tapis.example/secret")
    assert not QueuedLetter.objects.exists()


def test_a_letter_is_undone_with_the_act_that_it_is_about():
    with transaction.atomic():
        queue()
        transaction.set_rollback(True)
    assert not QueuedLetter.objects.exists()


def test_what_the_outbox_cannot_keep_is_refused():
    letter = EmailMultiAlternatives("A link", "text", None, ["ada@example.org"])
    letter.attach_alternative("<p>text</p>", "text/html")
    with pytest.raises(ValueError, match="plain letters"):
        letter.send()


def test_a_server_that_is_away_is_asked_once_a_run_and_later_gets_all_letters(settings, mailoutbox, caplog):
    queue()
    queue("bruno@example.org")
    settings.OUTBOX_TRANSPORT = HERE + "Refuses"
    assert deliver_due() == 0
    assert sorted(QueuedLetter.objects.values_list("tries", flat=True)) == [0, 1]
    assert "no server here" in caplog.text
    assert "ada@example.org" not in caplog.text
    settings.OUTBOX_TRANSPORT = HERE + "EmailBackend"
    with later(timedelta(minutes=2)):
        assert deliver_due() == 2
        assert deliver_due() == 0
    assert len(mailoutbox) == 2


def test_the_waits_grow_to_an_hour(settings):
    queue()
    settings.OUTBOX_TRANSPORT = HERE + "Refuses"
    waits, at = [], timezone.now()
    for _ in range(9):
        with time_machine.travel(at, tick=False):
            deliver_due()
            waits.append((QueuedLetter.objects.get().next_try_at - at).total_seconds() / 60)
        at = QueuedLetter.objects.get().next_try_at
    assert waits == [1, 2, 4, 8, 16, 32, 60, 60, 60]


def test_one_letter_that_is_refused_holds_up_no_other(settings, mailoutbox):
    queue("eve@example.org")
    queue("ada@example.org")
    settings.OUTBOX_TRANSPORT = HERE + "RefusesEve"
    assert deliver_due() == 1
    assert mailoutbox[0].to == ["ada@example.org"]
    assert QueuedLetter.objects.get().recipients == ["eve@example.org"]


def test_two_deliveries_at_once_send_a_letter_once(settings, mailoutbox):
    queue()
    settings.OUTBOX_TRANSPORT = HERE + "DeliversMeanwhile"
    assert deliver_due() == 1
    assert len(mailoutbox) == 1


def test_a_letter_whose_sender_died_goes_after_the_lease_under_the_same_id(settings, mailoutbox):
    queue()
    name = QueuedLetter.objects.get().content["headers"]["Message-ID"]
    settings.OUTBOX_TRANSPORT = HERE + "Dies"
    with pytest.raises(SystemExit):
        deliver_due()
    settings.OUTBOX_TRANSPORT = HERE + "EmailBackend"
    assert deliver_due() == 0
    with later(LEASE + timedelta(seconds=1)):
        assert deliver_due() == 1
    assert mailoutbox[0].message()["Message-ID"] == name


def test_a_letter_is_given_up_visibly_and_loses_its_secret(mailoutbox, caplog, capsys):
    queue()
    with later(GIVE_UP_AFTER + timedelta(minutes=1)):
        assert deliver_due() == 0
    letter = QueuedLetter.objects.get()
    assert (letter.content, letter.recipients) == ({}, ["ada@example.org"])
    assert "are given up" in caplog.text
    with later(GIVE_UP_AFTER + timedelta(hours=1)):
        call_command("send_letters")
    assert capsys.readouterr().out == "letters: 0 sent, 0 waiting, 1 given up.\n"
    with later(GIVE_UP_AFTER + KEPT_AFTERWARDS + timedelta(hours=1)):
        deliver_due()
    assert mailoutbox == []
    assert not QueuedLetter.objects.exists()


def test_a_forgotten_password_waits_in_the_outbox(client, django_user_model, mailoutbox):
    django_user_model.objects.create_user("ada", "ada@example.org", "open sesame, please")
    client.post("/en/accounts/password/reset/", {"email": "ada@example.org"})
    assert mailoutbox == []
    deliver_due()
    assert "/password/reset/key/" in mailoutbox[0].body
