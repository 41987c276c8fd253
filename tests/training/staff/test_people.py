"""Roles, houses, and a record that nobody changes."""

import pytest

from games.web.kit.append_only import RecordChanged
from training.staff import audit
from training.staff.models import AuditEntry, House, Role, User

pytestmark = pytest.mark.django_db


@pytest.fixture
def house():
    return House.objects.create(name="Ca' Vendramin Calergi")


@pytest.mark.parametrize(
    ("role", "is_hr", "is_instructor"),
    [(Role.TRAINEE, False, False), (Role.INSTRUCTOR, False, True), (Role.HR, True, False)],
)
def test_a_role_counts_in_a_house(house, role, is_hr, is_instructor):
    person = User(username="ada", house=house, role=role)
    assert (person.is_hr, person.is_instructor) == (is_hr, is_instructor)


@pytest.mark.parametrize("role", Role)
def test_a_role_without_a_house_counts_for_nothing(role):
    person = User(username="nemo", role=role)
    assert not person.is_hr
    assert not person.is_instructor


def test_a_new_person_is_a_trainee_and_reads_english():
    person = User.objects.create_user("ada")
    assert (person.role, person.language) == (Role.TRAINEE, "en")


@pytest.fixture
def entry(house):
    actor = User.objects.create_user("ugo", house=house, role=Role.HR)
    return audit.note(actor, audit.Action.CERTIFICATE_REVOKED, "TV-1", reason="left")


def test_the_audit_says_who_did_what_in_which_house(entry, house):
    assert (entry.house, entry.action, entry.details) == (house, "certificate-revoked", {"reason": "left"})


def test_a_person_who_has_no_house_notes_nothing():
    with pytest.raises(ValueError, match="without a house"):
        audit.note(User.objects.create_user("nemo"), audit.Action.CERTIFICATES_EXPORTED, "list")


def test_the_record_is_only_added_to(entry):
    everything = AuditEntry.objects.all()
    changes = [
        entry.save,
        entry.delete,
        everything.delete,
        lambda: everything.update(subject="other"),
        lambda: AuditEntry.objects.bulk_update([entry], ["subject"]),
    ]
    for change in changes:
        with pytest.raises(RecordChanged):
            change()
    assert AuditEntry.objects.get().subject == "TV-1"
