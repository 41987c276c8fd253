"""Somebody moves to another house when both houses agree; what was earned stays where it was."""

from datetime import UTC, datetime

import pytest

from training.staff import people, transfers
from training.staff.entering import Details
from training.staff.models import AuditEntry, House, Role, TransferEnd, User
from training.staff.problems import PersonRefused

pytestmark = pytest.mark.django_db
NOON = datetime(2026, 3, 2, 11, 0, tzinfo=UTC)


@pytest.fixture
def house():
    return House.objects.create(name="Ca’ Vendramin Calergi")


@pytest.fixture
def noghera():
    return House.objects.create(name="Ca’ Noghera")


@pytest.fixture
def hr(house):
    return User.objects.create_user("ugo", house=house, role=Role.HR)


@pytest.fixture
def stranger(noghera):
    return User.objects.create_user("zeno", house=noghera, role=Role.HR)


@pytest.fixture
def ada(hr):
    details = Details("Ada", "Grimani", "ada@example.org", Role.INSTRUCTOR, "it")
    return people.enter(hr, details, "", NOON)


@pytest.fixture
def transfer(hr, ada, noghera):
    return transfers.offer(hr, ada, noghera, "Wants to live there", NOON)


def refused(act, *args):
    with pytest.raises(PersonRefused) as refusal:
        act(*args)
    return refusal.value.code


def test_an_offer_changes_nothing_yet(transfer, ada, house):
    ada.refresh_from_db()
    assert (ada.house, ada.role, ada.employments.count()) == (house, "instructor", 1)


def test_the_other_house_accepts_in_a_role_of_its_own(transfer, ada, stranger, noghera):
    transfers.accept(stranger, transfer, Role.TRAINEE, NOON)
    ada.refresh_from_db()
    assert (ada.house, ada.role) == (noghera, "trainee")
    assert [(row.house.name, row.role) for row in ada.employments.all()] == [
        ("Ca’ Vendramin Calergi", "instructor"),
        ("Ca’ Noghera", "trainee"),
    ]
    entry = AuditEntry.objects.get(house=noghera)
    assert (entry.action, entry.details["house"]) == ("transfer-accepted", "Ca’ Vendramin Calergi")


def test_the_house_before_acts_no_more(transfer, ada, stranger, hr):
    transfers.accept(stranger, transfer, Role.TRAINEE, NOON)
    assert refused(people.deactivate, hr, ada, "Because", NOON) == "not-hr"


@pytest.mark.parametrize("end", ["decline", "withdraw"])
def test_an_offer_that_is_declined_or_withdrawn_leaves_the_person(transfer, ada, stranger, hr, house, end):
    author = stranger if end == "decline" else hr
    getattr(transfers, end)(author, transfer, NOON)
    ada.refresh_from_db()
    assert ada.house == house
    assert TransferEnd.objects.get().author == author
    assert refused(transfers.accept, stranger, transfer, Role.TRAINEE, NOON) == "ended"


def test_an_offer_is_settled_once(transfer, stranger):
    transfers.accept(stranger, transfer, Role.TRAINEE, NOON)
    assert refused(transfers.accept, stranger, transfer, Role.HR, NOON) == "ended"
    assert TransferEnd.objects.count() == 1


def test_the_same_offer_twice_is_one(transfer, hr, ada, noghera):
    assert transfers.offer(hr, ada, noghera, " Wants to live there ", NOON) == transfer
    assert AuditEntry.objects.filter(action="transfer-offered").count() == 1


def test_a_second_offer_waits_for_the_first(transfer, hr, ada):
    third = House.objects.create(name="Third")
    assert refused(transfers.offer, hr, ada, third, "Another", NOON) == "offered"


def test_an_offer_needs_another_house_a_reason_and_an_open_account(hr, ada, house, noghera):
    assert refused(transfers.offer, hr, ada, house, "Because", NOON) == "same-house"
    assert refused(transfers.offer, hr, ada, noghera, " ", NOON) == "no-reason"
    people.deactivate(hr, ada, "Left", NOON)
    assert refused(transfers.offer, hr, ada, noghera, "Because", NOON) == "closed"


@pytest.mark.parametrize("who", ["trainee", "instructor", "stranger"])
def test_only_hr_of_the_house_offers(ada, house, noghera, who):
    homes = {"stranger": noghera}
    role = {"stranger": Role.HR, "instructor": Role.INSTRUCTOR}.get(who, Role.TRAINEE)
    author = User.objects.create_user(who, house=homes.get(who, house), role=role)
    assert refused(transfers.offer, author, ada, noghera, "Because", NOON) == "not-hr"


def test_nobody_offers_themselves(hr, noghera):
    assert refused(transfers.offer, hr, hr, noghera, "Because", NOON) == "self"


@pytest.mark.parametrize("who", ["trainee", "instructor", "third", "hr"])
def test_only_hr_of_the_other_house_accepts_and_declines(transfer, hr, noghera, who):
    third = House.objects.create(name="Third")
    author = hr
    if who != "hr":
        role = Role.HR if who == "third" else who
        author = User.objects.create_user(who, house=third if who == "third" else noghera, role=role)
    assert refused(transfers.accept, author, transfer, Role.HR, NOON) == "not-hr"
    assert refused(transfers.decline, author, transfer, NOON) == "not-hr"
    assert not TransferEnd.objects.exists()


def test_the_other_house_does_not_withdraw(transfer, stranger):
    assert refused(transfers.withdraw, stranger, transfer, NOON) == "not-hr"


def test_rights_in_the_administration_do_not_move(hr, ada, noghera, transfer, stranger):
    User.objects.filter(pk=ada.pk).update(is_staff=True)
    assert refused(transfers.accept, stranger, transfer, Role.TRAINEE, NOON) == "administrator"
    assert refused(transfers.withdraw, hr, transfer, NOON) == "administrator"
