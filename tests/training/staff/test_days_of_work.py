"""First days, last days and the days of moves: recorded when they are, they count from the day that is named."""

from datetime import UTC, date, datetime, timedelta

import pytest
import time_machine
from django.core import mail

from training.hr.tasks import expiry_check
from training.staff import people, transfers
from training.staff.audit import Action, note
from training.staff.entering import Details
from training.staff.history import staff_on
from training.staff.models import AuditEntry, Employment, House, Role, User
from training.staff.problems import PersonRefused
from training.staff.waiting import take_all_effect

pytestmark = pytest.mark.django_db
NOON = datetime(2026, 3, 2, 11, 0, tzinfo=UTC)  # a Monday
TODAY = date(2026, 3, 2)
ADA = Details("Ada", "Grimani", "ada@example.org", Role.TRAINEE, "it")


@pytest.fixture(autouse=True)
def _noon():
    with time_machine.travel(NOON, tick=False):
        yield


@pytest.fixture
def house():
    return House.objects.create(name="Ca’ Vendramin Calergi")


@pytest.fixture
def noghera():
    return House.objects.create(name="Ca’ Noghera")


@pytest.fixture
def hr(house):
    return User.objects.create_user("ugo", "ugo@example.org", "pw", house=house, role=Role.HR, first_name="Ugo")


@pytest.fixture
def other_hr(noghera):
    return User.objects.create_user("olga", "olga@example.org", "pw", house=noghera, role=Role.HR)


@pytest.fixture
def ada(hr):
    """Somebody who has worked here since the first of January."""
    return people.enter(hr, ADA, "", NOON, date(2026, 1, 1))


def works(person, house, *days):
    return [staff_on(house, day).filter(pk=person.pk).exists() for day in days]


def refused(act, *args):
    with pytest.raises(PersonRefused) as refusal:
        act(*args)
    return refusal.value.code


def later(days):
    return time_machine.travel(NOON + timedelta(days=days), tick=False)


def test_somebody_entered_late_has_worked_since_the_first_day(ada, house):
    assert works(ada, house, date(2025, 12, 31), date(2026, 1, 1), TODAY) == [False, True, True]
    row = Employment.objects.get()
    assert (row.first_day, row.at) == (date(2026, 1, 1), NOON)
    assert AuditEntry.objects.get().details["first_day"] == "2026-01-01"


def test_somebody_who_is_to_come_is_invited_and_not_staff_before_the_day(hr, house):
    ada = people.enter(hr, ADA, "", NOON, date(2026, 4, 1))
    assert ada.is_invited
    assert len(mail.outbox) == 1
    assert works(ada, house, TODAY, date(2026, 3, 31), date(2026, 4, 1)) == [False, False, True]


def test_a_leaver_entered_on_monday_has_not_worked_at_the_weekend(ada, hr, house):
    closed = people.deactivate(hr, ada, "Left", NOON, date(2026, 2, 27))
    assert not closed.is_active
    assert works(ada, house, date(2026, 2, 27), date(2026, 2, 28), TODAY) == [True, False, False]
    assert closed.employments.last().at == NOON


def test_on_a_last_day_that_is_today_the_account_is_closed_at_once_and_the_day_counts(ada, hr, house):
    assert not people.deactivate(hr, ada, "Left", NOON, TODAY).is_active
    assert works(ada, house, TODAY, TODAY + timedelta(days=1)) == [True, False]


def test_a_last_day_ahead_closes_the_account_at_its_end_without_a_worker(ada, hr, house, client):
    ada.set_password("quite another secret")
    ada.save()
    people.deactivate(hr, ada, "Leaves", NOON, date(2026, 3, 6))
    assert works(ada, house, date(2026, 3, 6), date(2026, 3, 7)) == [True, False]
    sent = {"login": "ada.grimani", "password": "quite another secret"}
    with later(4):
        assert client.post("/en/accounts/login/", sent).status_code == 302
        assert client.get("/en/me/").status_code == 200
    with later(5):
        assert client.get("/en/me/").status_code == 302
        assert client.post("/en/accounts/login/", sent).status_code != 302
    ada.refresh_from_db()
    assert (ada.is_active, ada.has_usable_password(), ada.changes_on) == (False, False, None)


def test_the_nightly_task_closes_the_account_of_somebody_who_is_not_seen_again(ada, hr, house):
    people.deactivate(hr, ada, "Leaves", NOON, date(2026, 3, 6))
    with later(4):
        expiry_check()
        ada.refresh_from_db()
        assert ada.is_active
    with later(5):
        assert User.objects.get(pk=ada.pk).changes_on is not None
        expiry_check()
        ada.refresh_from_db()
        assert (ada.is_active, ada.changes_on) == (False, None)
        assert works(ada, house, date(2026, 3, 6), date(2026, 3, 7)) == [True, False]


def test_a_move_on_a_day_ahead_changes_nothing_before(ada, hr, other_hr, house, noghera):
    offer = transfers.offer(hr, ada, noghera, "Lives there", NOON)
    moved = transfers.accept(other_hr, offer, Role.INSTRUCTOR, NOON, date(2026, 4, 1))
    assert (moved.house, moved.role) == (house, Role.TRAINEE)
    days = (TODAY, date(2026, 3, 31), date(2026, 4, 1))
    assert (works(ada, house, *days), works(ada, noghera, *days)) == ([True, True, False], [False, False, True])
    with later(30):
        take_all_effect(date(2026, 4, 1))
        ada.refresh_from_db()
        assert (ada.house, ada.role) == (noghera, Role.INSTRUCTOR)


def test_a_move_may_have_been_on_a_day_that_is_over(ada, hr, other_hr, house, noghera):
    offer = transfers.offer(hr, ada, noghera, "Lives there", NOON)
    assert transfers.accept(other_hr, offer, Role.TRAINEE, NOON, date(2026, 2, 1)).house == noghera
    days = (date(2026, 1, 31), date(2026, 2, 1), TODAY)
    assert (works(ada, house, *days), works(ada, noghera, *days)) == ([True, False, False], [False, True, True])


def test_a_withdrawn_last_day_leaves_no_trace_but_its_rows(ada, hr, house):
    people.deactivate(hr, ada, "Leaves", NOON, date(2026, 3, 6))
    people.withdraw_change(hr, ada, NOON)
    assert works(ada, house, TODAY, date(2026, 3, 7), date(2027, 1, 1)) == [True, True, True]
    with later(10):
        assert take_all_effect(date(2026, 3, 12)) == 0
        assert not people.deactivate(hr, ada, "Left", NOON + timedelta(days=10), date(2026, 3, 4)).is_active
    assert works(ada, house, date(2026, 3, 4), date(2026, 3, 5), date(2026, 3, 9)) == [True, False, False]
    assert ada.employments.count() == 4


def test_another_role_does_not_undo_a_last_day_ahead(ada, hr, house):
    people.deactivate(hr, ada, "Leaves", NOON, date(2026, 3, 6))
    changed = Details("Ada", "Grimani", "ada@example.org", Role.INSTRUCTOR, "it")
    people.change(hr, ada, changed, NOON)
    assert works(ada, house, date(2026, 3, 6), date(2026, 3, 7)) == [True, False]
    with later(5):
        take_all_effect(date(2026, 3, 7))
    ada.refresh_from_db()
    assert (ada.role, ada.is_active) == (Role.INSTRUCTOR, False)


def test_who_comes_back_is_staff_from_the_new_first_day(ada, hr, house):
    people.deactivate(hr, ada, "Left", NOON, date(2026, 1, 31))
    people.reactivate(hr, ada, "Came back", NOON, date(2026, 3, 10))
    days = (date(2026, 1, 31), date(2026, 2, 1), date(2026, 3, 9), date(2026, 3, 10))
    assert works(ada, house, *days) == [True, False, False, True]


def test_who_never_came_has_never_worked(hr, house):
    ada = people.enter(hr, ADA, "", NOON, date(2026, 4, 1))
    assert not people.deactivate(hr, ada, "Never came", NOON, date(2026, 3, 31)).is_active
    assert works(ada, house, TODAY, date(2026, 4, 1), date(2026, 5, 1)) == [False, False, False]


def test_days_that_make_no_sense_are_refused(ada, hr, other_hr, noghera):
    assert refused(people.deactivate, hr, ada, "Left", NOON, date(2025, 12, 30)) == "before-last"
    assert refused(people.deactivate, hr, ada, "Left", NOON, date(2027, 3, 2)) == "far"
    details = Details("Eva", "Zen", "eva@example.org", Role.TRAINEE, "it")
    assert refused(people.enter, hr, details, "", NOON, date(2027, 3, 3)) == "far"
    offer = transfers.offer(hr, ada, noghera, "Lives there", NOON)
    assert refused(transfers.accept, other_hr, offer, Role.TRAINEE, NOON, date(2025, 12, 31)) == "before-last"
    assert refused(transfers.accept, other_hr, offer, Role.TRAINEE, NOON, date(2027, 3, 3)) == "far"
    people.deactivate(hr, ada, "Left", NOON, date(2026, 1, 31))
    assert refused(people.reactivate, hr, ada, "Came back", NOON, date(2026, 1, 31)) == "before-last"
    assert refused(people.reactivate, hr, ada, "Came back", NOON, date(2027, 3, 3)) == "far"


def test_nobody_was_gone_while_the_record_shows_them_at_work(ada, hr, other_hr, noghera):
    ada.role = Role.HR
    ada.save()
    with later(-3):
        note(ada, Action.MATRIX_EXPORTED, "")
    assert refused(people.deactivate, hr, ada, "Left", NOON, date(2026, 2, 26)) == "on-record"
    offer = transfers.offer(hr, ada, noghera, "Lives there", NOON)
    assert refused(transfers.accept, other_hr, offer, Role.TRAINEE, NOON, date(2026, 2, 27)) == "on-record"
    assert not people.deactivate(hr, ada, "Left", NOON, date(2026, 2, 27)).is_active


def test_one_change_waits_at_a_time(ada, hr, other_hr, noghera):
    assert refused(people.withdraw_change, hr, ada, NOON) == "nothing-waits"
    offer = transfers.offer(hr, ada, noghera, "Lives there", NOON)
    people.deactivate(hr, ada, "Leaves", NOON, date(2026, 3, 6))
    assert refused(people.deactivate, hr, ada, "Leaves", NOON, date(2026, 3, 7)) == "waiting"
    assert refused(people.deactivate, hr, ada, "Leaves", NOON) == "waiting"
    assert refused(transfers.accept, other_hr, offer, Role.TRAINEE, NOON) == "waiting"
    transfers.withdraw(hr, offer, NOON)
    assert refused(transfers.offer, hr, ada, noghera, "Lives there", NOON) == "waiting"
    assert refused(people.withdraw_change, other_hr, ada, NOON) == "not-hr"


def test_an_officer_who_has_left_acts_no_more_though_no_worker_ran(ada, hr, house):
    officer = people.enter(hr, Details("Eva", "Zen", "eva@example.org", Role.HR, "it"), "", NOON)
    people.deactivate(hr, officer, "Leaves", NOON, date(2026, 3, 6))
    with later(5):
        assert refused(people.deactivate, officer, ada, "Left", NOON + timedelta(days=5)) == "not-hr"
