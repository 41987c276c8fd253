"""Instructors and HR allow single people extra time and further attempts."""

from datetime import date

import pytest
import time_machine

from tests.training.certification.cast import NOON
from training.quiz.house.models import AnotherAttempt, ExtraTime

EXAM = "french-roulette"


@pytest.fixture(autouse=True)
def _noon():
    with time_machine.travel(NOON, tick=False):
        yield


def address(person, *parts):
    return "/".join(["/en/training/sittings/people", str(person.pk), *parts, ""])


def time(**more):
    return {"percent": "25", "first_day": "2026-03-02", "last_day": "", "reason": "A doctor.", **more}


@pytest.mark.parametrize(
    ("who", "status"), [("instructor", 200), ("hr", 200), ("trainee", 403), ("colleague", 403), ("stranger", 404)]
)
def test_who_reads_what_a_person_is_allowed(client, request, trainee, who, status):
    client.force_login(request.getfixturevalue(who))
    assert client.get(address(trainee)).status_code == status


@pytest.mark.parametrize(
    ("who", "status"), [("instructor", 302), ("hr", 302), ("trainee", 403), ("colleague", 403), ("stranger", 404)]
)
def test_who_grants_extra_time(client, request, trainee, who, status):
    client.force_login(request.getfixturevalue(who))
    assert client.post(address(trainee, "time"), time()).status_code == status
    assert ExtraTime.objects.exists() == (status == 302)


def test_empty_pages_say_so(signed_in, trainee):
    text = signed_in.get(address(trainee)).content.decode()
    assert "No extra time has been granted." in text
    assert "No further attempt has been allowed." in text


def test_extra_time_is_granted_shown_and_withdrawn(signed_in, trainee):
    shown = signed_in.post(address(trainee, "time"), time(last_day="2026-06-30"), follow=True).content.decode()
    assert "25% from 2 March 2026 to 30 June 2026" in shown
    assert "A doctor." in shown
    granted = ExtraTime.objects.get()
    withdraw = f"/en/training/sittings/time/{granted.pk}/withdraw/"
    shown = signed_in.post(withdraw, {"reason": "No longer needed."}, follow=True).content.decode()
    assert "No longer needed." in shown
    again = signed_in.post(withdraw, {"reason": "Again."})
    assert again.status_code == 422
    assert "This has already been withdrawn." in again.content.decode()


@pytest.mark.parametrize(
    ("typed", "sentence"),
    [
        ({"percent": ""}, "Enter by how much percent the time becomes longer, such as 25."),
        ({"percent": "0"}, "greater than or equal to 1"),
        ({"percent": "101"}, "less than or equal to 100"),
        ({"first_day": "tomorrow"}, "There is no such date."),
        ({"last_day": "2026-03-01"}, "The last day must not be before the first."),
        ({"first_day": "2026-01-01", "last_day": "2026-03-01"}, "Choose today or a later date."),
        ({"reason": " "}, "Enter a reason. It is kept under your name."),
    ],
)
def test_what_is_entered_wrongly_is_said_at_its_field_and_the_rest_stays(signed_in, trainee, typed, sentence):
    response = signed_in.post(address(trainee, "time"), time(**typed))
    assert response.status_code == 422
    assert sentence in response.content.decode()
    assert not ExtraTime.objects.exists()
    (field,) = response.context["form"].errors
    assert field in typed


def test_without_a_first_day_it_begins_today(signed_in, trainee):
    signed_in.post(address(trainee, "time"), time(first_day=""))
    assert ExtraTime.objects.get().first_day == date(2026, 3, 2)


def test_nobody_arranges_their_own_exams(signed_in, instructor):
    assert "You cannot change this for yourself." in signed_in.get(address(instructor)).content.decode()
    assert signed_in.post(address(instructor, "time"), time()).status_code == 422
    assert not ExtraTime.objects.exists()


def test_another_attempt_is_allowed_and_taken_back(signed_in, trainee):
    form = {"exam": EXAM, "reason": "The fire alarm."}
    shown = signed_in.post(address(trainee, "attempt"), form, follow=True).content.decode()
    assert "not used yet" in shown
    taken = f"/en/training/sittings/another/{AnotherAttempt.objects.get().pk}/withdraw/"
    shown = signed_in.post(taken, {"reason": "A mistake."}, follow=True).content.decode()
    assert "withdrawn" in shown
    assert "not used yet" not in shown


def test_an_exam_that_there_is_not_is_refused_at_its_field(signed_in, trainee):
    response = signed_in.post(address(trainee, "attempt"), {"exam": "juggling", "reason": "Why not."})
    assert response.context["form"].errors.keys() == {"exam"}


@pytest.mark.parametrize("act", ["time", "another"])
def test_another_house_withdraws_nothing(client, instructor, stranger, trainee, act):
    client.force_login(instructor)
    client.post(address(trainee, "time"), time())
    client.post(address(trainee, "attempt"), {"exam": EXAM, "reason": "The fire alarm."})
    row = (ExtraTime if act == "time" else AnotherAttempt).objects.get()
    client.force_login(stranger)
    assert client.post(f"/en/training/sittings/{act}/{row.pk}/withdraw/", {"reason": "No."}).status_code == 404


def test_the_audit_of_hr_has_it_with_the_person(client, instructor, hr, trainee):
    client.force_login(instructor)
    client.post(address(trainee, "time"), time())
    client.force_login(hr)
    text = client.get("/en/hr/audit/").content.decode()
    assert "Extra time granted" in text
    assert "Extra time: 25%" in text
    assert address(trainee) in text


def test_the_number_of_queries_does_not_grow_with_what_is_allowed(signed_in, trainee, django_assert_max_num_queries):
    for percent in range(10, 20):
        signed_in.post(address(trainee, "time"), time(percent=str(percent)))
    # session, reader, house, person, extra time, further attempts
    with django_assert_max_num_queries(7):
        signed_in.get(address(trainee))
