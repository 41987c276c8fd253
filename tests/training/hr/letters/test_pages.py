"""HR reads the letters to come before they go, and says on which days they go."""

from datetime import timedelta

import pytest
import time_machine
from django.core.exceptions import PermissionDenied

from portal.celery import app
from tests.training.certification.cast import NOON, a_certificate, a_person
from tests.training.hr.letters.conftest import LAST, led_by, night
from training.hr.letters.days import set_days
from training.hr.letters.models import LetterDays
from training.hr.letters.preview import NIGHT_ENDS, coming, written
from training.staff.models import AuditEntry, Role

ADDRESS, DAYS = "/en/hr/letters/", "/en/hr/letters/days/"


def on(days_left, hour=12):
    """So many days before the last one, at an hour in Venice in winter."""
    day = LAST - timedelta(days=days_left)
    return time_machine.travel(f"{day.isoformat()}T{hour - 1:02}:00:00+00:00", tick=False)


def page(client, hr, address=ADDRESS):
    client.force_login(hr)
    return client.get(address)


def shown(response):
    return [(reader.username, text.subject) for reader, text in response.context["letters"]]


def test_the_letters_of_tomorrow_are_those_that_go(manager, certificate, hr, client, mailoutbox):
    manager.language = "it"
    manager.save()
    with on(31):
        night(31)
        mailoutbox.clear()
        response = page(client, hr)
        texts = {(reader.email, text.subject, text.body) for reader, text in response.context["letters"]}
        body = response.content.decode()
    night(30)
    assert texts == {(letter.to[0], letter.subject, letter.body) for letter in mailoutbox}
    assert len(texts) == 3
    assert 'lang="it"' in body
    assert "2 marzo 2028" in body


def test_what_goes_on_another_day_is_shown_on_that_day_alone(certificate, hr, client):
    with on(100):
        for days_left, number in ((90, 2), (89, 0), (60, 2), (59, 0), (7, 2), (0, 2), (-1, 2), (-2, 0)):
            day = LAST - timedelta(days=days_left)
            assert len(shown(page(client, hr, f"{ADDRESS}?on={day}"))) == number, days_left


@pytest.mark.parametrize(("hour", "days_left", "number"), [(2, 30, 2), (2, 29, 0), (9, 30, 0), (9, 29, 2), (2, 31, 0)])
def test_what_did_not_go_yet_is_shown_with_the_next_night(certificate, hr, client, hour, days_left, number):
    with on(30, hour):
        assert len(shown(page(client, hr, f"{ADDRESS}?on={LAST - timedelta(days=days_left)}"))) == number


def test_who_got_the_letter_of_the_night_reads_the_rest_on_the_next_one(certificate, trainee, colleague, hr, client):
    night(30)
    with time_machine.travel(NOON):
        a_certificate(colleague)
    with on(30, hour=4):
        assert shown(page(client, hr, f"{ADDRESS}?on={LAST - timedelta(days=30)}")) == [
            ("bruno", "How long your certificate is valid")
        ]
        assert [name for name, _subject in shown(page(client, hr))] == ["ugo"]


def test_the_timetable_ends_its_checks_when_the_page_says():
    hours = app.conf.beat_schedule["expiry-check"]["schedule"].hour
    assert timedelta(hours=max(hours) + 1) == NIGHT_ENDS


def test_hr_reads_what_went_to_the_people_of_its_own_house(manager, certificate, hr, stranger, client):
    theirs = a_person(stranger.house, Role.TRAINEE, "tina")
    with time_machine.travel(NOON):
        a_certificate(theirs)
    night(30)
    assert {digest.reader.username for digest in written(hr)} == {"ada", "mara", "ugo"}
    assert {digest.reader.username for digest in written(stranger)} == {"tina", "zeno"}
    with on(30):
        body = page(client, hr).content.decode()
    assert "Mara Grimani" in body
    assert "Tina" not in body


def test_the_letters_to_come_are_those_to_people_of_the_house_about_its_certificates(
    certificate, trainee, hr, stranger
):
    trainee.house = stranger.house
    trainee.save()
    day, now = LAST - timedelta(days=30), NOON + timedelta(days=700)
    assert coming(hr, day, now) == []
    assert coming(stranger, day, now) == []


def test_nobody_else_reads_them(trainee, instructor, manager):
    for person in (trainee, instructor, manager):
        with pytest.raises(PermissionDenied):
            coming(person, LAST, NOON)
        with pytest.raises(PermissionDenied):
            written(person)
        with pytest.raises(PermissionDenied):
            set_days(person, [30], NOON)


def test_a_day_that_cannot_be_read_is_said(hr, client):
    response = page(client, hr, f"{ADDRESS}?on=soon")
    assert response.status_code == 400
    assert "There is no such date." in response.content.decode()


def test_the_page_has_a_number_of_queries_that_does_not_depend_on_the_letters(
    manager, certificate, trainee, hr, client, django_assert_max_num_queries
):
    with on(30):
        client.force_login(hr)
        for number in range(12):
            person = a_person(trainee.house, Role.TRAINEE, f"p{number}")
            with time_machine.travel(NOON):
                a_certificate(person)
            led_by(hr, person, manager if number % 2 else trainee)
        with django_assert_max_num_queries(34):
            assert len(shown(client.get(ADDRESS))) == 15


def test_hr_sets_the_days_of_its_house(hr, stranger, client):
    client.force_login(hr)
    assert 'value="90, 60, 30, 7"' in client.get(DAYS).content.decode()
    response = client.post(DAYS, {"days": " 14;45, 1 400"}, follow=True)
    assert "400, 45, 14, 1" in response.content.decode()
    client.post(DAYS, {"days": "400, 45, 14, 1"})
    (row,) = LetterDays.objects.all()
    assert (row.house, row.days, row.author) == (hr.house, [400, 45, 14, 1], hr)
    (entry,) = AuditEntry.objects.all()
    assert (entry.action, entry.subject) == ("letter-days-set", "400, 45, 14, 1")
    assert "Days of the letters about certificates set" in client.get("/en/hr/audit/").content.decode()
    client.force_login(stranger)
    assert 'value="90, 60, 30, 7"' in client.get(DAYS).content.decode()


@pytest.mark.parametrize(
    ("typed", "message"),
    [
        ("", "Enter at least one number of days."),
        (" , ", "Enter at least one number of days."),
        ("0", "Enter whole numbers from 1 to 400"),
        ("401", "Enter whole numbers from 1 to 400"),
        ("-7", "Enter whole numbers from 1 to 400"),
        ("7.5", "Enter whole numbers from 1 to 400"),
        ("a week", "Enter whole numbers from 1 to 400"),
        ("٧", "Enter whole numbers from 1 to 400"),
        ("30, 7, 30", "Enter each number once."),
        ("1 2 3 4 5 6 7 8 9", "Enter at most 8 numbers."),
    ],
)
def test_days_that_cannot_be_are_refused_and_what_was_typed_stays(hr, client, typed, message):
    client.force_login(hr)
    response = client.post(DAYS, {"days": typed})
    assert response.status_code == 400
    assert message in response.content.decode()
    assert not LetterDays.objects.exists()


@pytest.mark.parametrize("days", [[0], [401], list(range(1, 10))])
def test_days_are_checked_beneath_the_form_too(hr, days):
    with pytest.raises(ValueError, match="At most 8"):
        set_days(hr, days, NOON)
