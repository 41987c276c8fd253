from datetime import date, timedelta

import pytest
import time_machine
from django.db import transaction
from django.template.loader import render_to_string

from portal.outbox.models import QueuedLetter
from tests.training.certification.cast import NOON, a_certificate, an_answer, an_attempt
from training.certification.models import Reminder
from training.certification.services import revoke
from training.hr.tasks import expiry_check
from training.quiz import services as quiz

LAST = date(2028, 3, 2)  # the last valid day of a certificate of NOON


@pytest.fixture
def certificate(trainee):
    with time_machine.travel(NOON):
        return a_certificate(trainee)


def night(days_left):
    """The check in the night in which so many days are left."""
    day = LAST - timedelta(days=days_left)
    with time_machine.travel(f"{day.isoformat()}T02:10:00+00:00"):
        return expiry_check()


def sent_letters(mailoutbox):
    return sorted((letter.to[0].partition("@")[0], letter.subject) for letter in mailoutbox)


@pytest.fixture
def outbox(settings):
    settings.EMAIL_BACKEND = "portal.outbox.backend.Outbox"
    return QueuedLetter.objects


def a_pass(trainee):
    attempt = an_attempt(trainee)
    an_answer(attempt, "black", NOON + timedelta(seconds=5))
    with time_machine.travel(NOON):
        quiz.submit(attempt, NOON + timedelta(minutes=1))
    return attempt


def test_a_pass_is_congratulated(trainee, mailoutbox, settings):
    settings.SITE_URL = "https://tapis.example"
    attempt = a_pass(trainee)
    (letter,) = mailoutbox
    assert letter.to == ["ada@example.org"]
    assert "Dear Ada Grimani," in letter.body
    assert f"https://tapis.example/en/verify/{attempt.certificates.get().code}/" in letter.body
    assert f"https://tapis.example/en/certificates/{attempt.certificates.get().code}.pdf" in letter.body


def test_a_pass_that_is_undone_leaves_no_letter(trainee, outbox):
    with transaction.atomic():
        a_pass(trainee)
        assert outbox.count() == 1
        transaction.set_rollback(True)
    assert not outbox.exists()


def test_a_letter_that_cannot_be_written_does_not_undo_a_pass(trainee, mailoutbox, monkeypatch):
    with monkeypatch.context() as broken:
        broken.setattr("training.certification.letters.render_to_string", raises)
        attempt = a_pass(trainee)
    assert attempt.certificates.get().code
    with time_machine.travel(NOON + timedelta(days=1)):
        expiry_check()
    assert sent_letters(mailoutbox) == [("ada", "You have passed: your certificate is ready")]


def raises(*_args, **_kwargs):
    raise ValueError("a placeholder that nothing fills")


def test_a_letter_that_could_not_go_goes_the_next_night(certificate, mailoutbox):
    with time_machine.travel(NOON + timedelta(days=1)):
        expiry_check()
        expiry_check()
    assert sent_letters(mailoutbox) == [("ada", "You have passed: your certificate is ready")]


@pytest.mark.parametrize(
    ("days_left", "kind"), [(90, "90-days"), (60, "60-days"), (7, "7-days"), (0, "0-days"), (-1, "expired")]
)
def test_holder_and_hr_are_told_on_the_day(certificate, hr, mailoutbox, days_left, kind):
    night(days_left)
    assert sent_letters(mailoutbox) == [
        ("ada", "How long your certificate is valid"),
        ("ugo", "Expiring and expired certificates of your house"),
    ]
    assert set(Reminder.objects.values_list("kind", flat=True)) == {kind}


@pytest.mark.parametrize("days_left", [91, 200])
def test_before_ninety_days_nobody_is_told(certificate, hr, mailoutbox, days_left):
    night(days_left)
    assert mailoutbox == []


def test_over_all_its_nights_each_letter_goes_once(certificate, hr, mailoutbox):
    for days_left in range(92, -4, -1):
        night(days_left)
        night(days_left)
    assert len(mailoutbox) == 12
    assert Reminder.objects.count() == 12


def test_on_its_last_day_it_is_still_called_valid(certificate, mailoutbox):
    night(0)
    assert "is valid until the end of 2 March 2028" in mailoutbox[0].body


def test_on_the_day_after_it_is_called_expired(certificate, mailoutbox):
    night(-1)
    assert "It has expired." in mailoutbox[0].body


def test_after_nights_without_a_check_only_the_most_urgent_letter_goes(certificate, mailoutbox):
    night(5)
    assert [reminder.kind for reminder in Reminder.objects.all()] == ["7-days"]
    assert len(mailoutbox) == 1


def test_what_expired_long_ago_is_left_in_peace(certificate, hr, mailoutbox):
    night(-31)
    assert mailoutbox == []


def test_a_renewed_certificate_is_not_mourned(certificate, trainee, mailoutbox):
    with time_machine.travel(NOON + timedelta(days=600)):
        a_certificate(trainee, NOON + timedelta(days=600))
    night(30)
    assert mailoutbox == []


def test_a_revoked_certificate_is_not_announced(certificate, hr, mailoutbox):
    revoke(hr, certificate, "Copied", NOON + timedelta(days=2))
    night(30)
    assert mailoutbox == []


def test_each_reads_the_letter_in_their_own_language(certificate, trainee, hr, mailoutbox):
    trainee.language = "it"
    trainee.save()
    night(30)
    bodies = {letter.to[0]: letter.body for letter in mailoutbox}
    assert "2 marzo 2028" in bodies["ada@example.org"]
    assert "/it/training/exams/" in bodies["ada@example.org"]
    assert "2 March 2028" in bodies["ugo@example.org"]


def test_hr_gets_one_letter_for_all_certificates_of_the_night(certificate, colleague, hr, mailoutbox):
    with time_machine.travel(NOON):
        a_certificate(colleague)
    night(30)
    (letter,) = [letter for letter in mailoutbox if letter.to == ["ugo@example.org"]]
    assert "2 certificates of your house" in letter.body
    assert "Ada Grimani" in letter.body
    assert "Bruno Grimani" in letter.body


def test_hr_of_another_house_is_told_nothing(certificate, stranger, mailoutbox):
    night(30)
    assert {letter.to[0] for letter in mailoutbox} == {"ada@example.org"}


def test_an_hr_officer_with_a_certificate_is_told_once_as_its_holder(hr, mailoutbox):
    with time_machine.travel(NOON):
        a_certificate(hr)
    night(30)
    assert sent_letters(mailoutbox) == [("ugo", "How long your certificate is valid")]


def test_a_person_who_is_gone_or_has_no_address_gets_no_letter(certificate, trainee, hr, mailoutbox):
    trainee.is_active, hr.email = False, ""
    trainee.save()
    hr.save()
    night(30)
    assert mailoutbox == []


def test_one_letter_that_cannot_be_written_leaves_the_others_theirs(certificate, hr, mailoutbox, caplog, monkeypatch):
    def render(template, context):
        return raises() if "house" in context else render_to_string(template, context)

    with monkeypatch.context() as broken:
        broken.setattr("training.hr.letters.digests.render_to_string", render)
        night(30)
    assert sent_letters(mailoutbox) == [("ada", "How long your certificate is valid")]
    assert "1 of 2 letters about certificates were not written" in caplog.text
    (failed,) = [record.getMessage() for record in caplog.records if record.exc_info]
    assert failed.endswith(f"to reader {hr.pk}, of 2028-02-01")
    night(30)
    assert len(mailoutbox) == 2


def test_a_name_in_a_letter_is_not_escaped(certificate, trainee, mailoutbox):
    trainee.last_name = "D'Angelo & Figli"
    trainee.save()
    night(30)
    assert "Dear Ada D'Angelo & Figli," in mailoutbox[0].body


def test_every_letter_is_signed_in_the_name_of_the_house(certificate, hr, mailoutbox):
    with time_machine.travel(NOON):
        expiry_check()
    night(days_left=30)
    assert [letter.body.strip().rpartition("\n")[2] for letter in mailoutbox] == [
        "Tapis Vert, for Ca' Vendramin Calergi"
    ] * 3
