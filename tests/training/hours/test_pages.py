"""The pages of hours at the tables."""

import pytest
import time_machine

from tests.training.certification.cast import NOON
from training.hours.models import TableHours
from training.hours.services import Worked, enter

PAGE = "/en/training/hours/"
SENT = {"game": "french-roulette", "hours": "8", "day": "2026-03-01", "token": "once"}


@pytest.fixture(autouse=True)
def _today():
    with time_machine.travel(NOON, tick=False):
        yield


@pytest.fixture
def signed_in(client, instructor):
    client.force_login(instructor)
    return client


@pytest.fixture
def entry(instructor, trainee):
    return enter(instructor, trainee, "french-roulette", Worked(8, NOON.date(), "before"), NOON)


def test_an_instructor_enters_hours_and_reads_them(signed_in, trainee):
    answer = signed_in.post(PAGE, SENT | {"person": trainee.pk}, follow=True)
    page = answer.content.decode()
    assert "The hours are entered." in page
    assert trainee.full_name in page
    assert "1 March 2026" in page
    assert TableHours.objects.get().hours == 8


@pytest.mark.parametrize(
    ("field", "value", "said"),
    [
        ("person", "", "Choose whose hours these are."),
        ("hours", "", "Enter the hours as a whole number."),
        ("hours", "0", "greater than or equal to 1"),
        ("day", "2026-03-03", "Choose today or an earlier day."),
        ("day", "yesterday", "There is no such date."),
        ("game", "tarot", "This is not in the list."),
    ],
)
def test_what_is_wrong_is_said_and_nothing_is_lost(signed_in, trainee, field, value, said):
    answer = signed_in.post(PAGE, SENT | {"person": trainee.pk} | {field: value})
    assert answer.status_code == 400
    assert said in answer.content.decode()
    assert 'value="once"' in answer.content.decode()
    assert not TableHours.objects.exists()


def test_an_entry_is_corrected_and_both_stay_in_the_list(signed_in, entry):
    sent = {"hours": "6", "day": "2026-03-02", "note": "Left early", "token": "two"}
    page = signed_in.post(f"{PAGE}{entry.pk}/correct/", sent, follow=True).content.decode()
    assert "Left early" in page
    assert "Corrected: this entry does not count." in page
    assert "<s>8</s>" in page


def test_a_correction_needs_a_reason(signed_in, entry):
    answer = signed_in.post(f"{PAGE}{entry.pk}/correct/", {"hours": "6", "day": "2026-03-02", "token": "two"})
    assert answer.status_code == 400
    assert "Say why the entry is corrected." in answer.content.decode()


def test_those_of_another_house_are_not_there(client, entry, stranger):
    client.force_login(stranger)
    assert entry.person.full_name not in client.get(PAGE).content.decode()
    assert client.get(f"{PAGE}{entry.pk}/correct/").status_code == 404


def test_a_trainee_is_refused(client, trainee):
    client.force_login(trainee)
    assert client.get(PAGE).status_code == 403


def test_the_list_takes_a_steady_number_of_queries(signed_in, instructor, trainee, django_assert_num_queries):
    signed_in.get(PAGE)  # after which the session need not note again that somebody is there
    for number in range(3):
        enter(instructor, trainee, "blackjack", Worked(1, NOON.date(), f"no {number}"), NOON)
        with django_assert_num_queries(6):  # session, reader, house, people, rows counted, rows
            signed_in.get(PAGE)


def test_the_audit_says_whose_hours_and_how_many(client, entry, hr, trainee):
    client.force_login(hr)
    page = client.get("/en/hr/audit/").content.decode()
    for said in ("Hours at the tables entered", trainee.full_name, "French roulette", "8 hours at the tables"):
        assert said in page
