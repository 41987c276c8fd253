"""Hours at the tables are entered and corrected by further rows, never one's own, and once for each form."""

from datetime import timedelta

import pytest
from django.core.exceptions import PermissionDenied
from django.db import IntegrityError, transaction

from games.web.kit.append_only import RecordChanged
from tests.training.certification.cast import NOON
from training.hours.models import TableHours
from training.hours.problems import HoursRefused
from training.hours.selectors import entries, totals_on
from training.hours.services import Worked, correct, enter
from training.staff.models import AuditEntry
from training.staff.people import deactivate
from training.staff.problems import PersonRefused

GAME, TODAY = "french-roulette", NOON.date()
EIGHT = Worked(8, TODAY, "once")


def refused(code, do, *args):
    with pytest.raises(HoursRefused) as found:
        do(*args)
    assert found.value.code == code
    return str(found.value.message)


def total(house, person, day=TODAY, game=GAME):
    return totals_on(house, [person.pk], day).get((person.pk, game), 0)


@pytest.fixture
def entry(instructor, trainee):
    return enter(instructor, trainee, GAME, EIGHT, NOON)


@pytest.mark.parametrize("role", ["instructor", "hr"])
def test_instructors_and_hr_enter_hours(request, role, trainee, house):
    author = request.getfixturevalue(role)
    found = enter(author, trainee, GAME, EIGHT, NOON)
    assert (found.author, found.house, found.hours, found.day) == (author, house, 8, TODAY)
    assert AuditEntry.objects.get(action="hours-entered").actor == author


@pytest.mark.parametrize("role", ["trainee", "drifter"])
def test_nobody_else_does(request, role, colleague):
    with pytest.raises(PermissionDenied):
        enter(request.getfixturevalue(role), colleague, GAME, EIGHT, NOON)


def test_not_for_people_of_another_house_nor_for_oneself(stranger, instructor, trainee):
    refused("person", enter, stranger, trainee, GAME, EIGHT, NOON)
    refused("person", enter, instructor, instructor, GAME, EIGHT, NOON)


def test_they_show_somebody_at_work_until_they_are_corrected(instructor, trainee, hr):
    trainee.date_joined = NOON
    trainee.save()
    now, last, day = NOON + timedelta(days=10), TODAY + timedelta(days=5), TODAY + timedelta(days=9)
    entry = enter(instructor, trainee, GAME, Worked(8, day, "once"), now)
    with pytest.raises(PersonRefused) as found:
        deactivate(hr, trainee, "Left", now, last)
    assert found.value.code == "on-record"
    correct(instructor, entry, Worked(0, day, "again", "The wrong person"), now)
    assert not deactivate(hr, trainee, "Left", now, last).is_active


def test_not_for_days_to_come(instructor, trainee):
    said = refused("future", enter, instructor, trainee, GAME, Worked(8, TODAY + timedelta(days=1), "once"), NOON)
    assert "today or an earlier day" in said


def test_a_form_that_is_sent_twice_is_one_entry(entry, instructor, trainee, house):
    assert enter(instructor, trainee, GAME, EIGHT, NOON) == entry
    assert total(house, trainee) == 8


def test_hours_add_up_by_game_and_day(entry, instructor, trainee, house):
    enter(instructor, trainee, GAME, Worked(4, TODAY - timedelta(days=9), "two"), NOON)
    enter(instructor, trainee, "blackjack", Worked(5, TODAY, "three"), NOON)
    assert (total(house, trainee), total(house, trainee, game="blackjack")) == (12, 5)
    assert total(house, trainee, TODAY - timedelta(days=1)) == 0  # nothing was entered by then


def test_a_correction_takes_the_place_of_an_entry_from_its_day_on(entry, instructor, trainee, house, hr):
    tomorrow = NOON + timedelta(days=1)
    correct(hr, entry, Worked(6, TODAY, "two", "Left early"), tomorrow)
    assert (total(house, trainee), total(house, trainee, tomorrow.date())) == (8, 6)
    assert AuditEntry.objects.get(action="hours-corrected").details["reason"] == "Left early"


def test_no_hours_take_an_entry_back(entry, instructor, trainee, house):
    correct(instructor, entry, Worked(0, TODAY, "two", "Somebody else"), NOON)
    assert total(house, trainee) == 0


def test_a_correction_that_is_sent_twice_is_one(entry, instructor):
    six = Worked(6, TODAY, "two", "Left early")
    assert correct(instructor, entry, six, NOON) == correct(instructor, entry, six, NOON)


def test_why_a_correction_is_refused(entry, instructor, stranger):
    six = Worked(6, TODAY, "two", "Left early")
    refused("person", correct, stranger, entry, six, NOON)
    refused("same", correct, instructor, entry, Worked(8, TODAY, "two", "Again"), NOON)
    refused("no-reason", correct, instructor, entry, Worked(6, TODAY, "two", " "), NOON)
    refused("future", correct, instructor, entry, Worked(6, TODAY + timedelta(days=1), "two", "Later"), NOON)
    correct(instructor, entry, six, NOON)
    refused("corrected", correct, instructor, entry, Worked(5, TODAY, "three", "Twice"), NOON)


def test_entries_are_never_changed(entry):
    entry.hours = 9
    with pytest.raises(RecordChanged):
        entry.save()


@pytest.mark.parametrize(
    "wrong",
    [{"hours": 0}, {"hours": 5001}, {"author_id": "person"}, {"token": "once"}],
    ids=lambda each: next(iter(each)),
)
def test_the_database_refuses_what_makes_no_sense(entry, wrong):
    values = {field.attname: getattr(entry, field.attname) for field in TableHours._meta.concrete_fields}
    values |= {"id": None, "token": "two"} | wrong
    if values["author_id"] == "person":
        values["author_id"] = entry.person_id
    with pytest.raises(IntegrityError), transaction.atomic():
        TableHours.objects.create(**values)


def test_who_sees_them(entry, instructor, hr, stranger, trainee):
    assert list(entries(instructor)) == list(entries(hr)) == [entry]
    assert list(entries(stranger)) == []
    with pytest.raises(PermissionDenied):
        entries(trainee)
