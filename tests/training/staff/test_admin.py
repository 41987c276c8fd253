"""Administrators enter houses and people, and only read the audit."""

import pytest
from django.contrib.admin.models import CHANGE, LogEntry
from django.urls import reverse

from games.web.venues.models import Venue
from tests.portal.page import read
from training.staff import audit
from training.staff.models import AuditEntry, House, Role, User

pytestmark = pytest.mark.django_db
JOINED = {"date_joined_0": "2026-11-22", "date_joined_1": "12:00"}


def test_an_administrator_enters_a_house_and_a_person(admin_client):
    admin_client.post(reverse("admin:staff_house_add"), {"name": "Ca' Noghera"})
    house = House.objects.get()
    secret = "a long enough word"
    person = {
        "username": "ada",
        "usable_password": "true",
        "password1": secret,
        "password2": secret,
        "house": house.pk,
        "role": Role.INSTRUCTOR,
        "language": "it",
        "email": "ada@example.org",
    }
    admin_client.post(reverse("admin:staff_user_add"), person)
    ada = User.objects.get(username="ada")
    assert (ada.house, ada.role, ada.language, ada.check_password(secret)) == (house, "instructor", "it", True)
    assert AuditEntry.objects.get(house=house).action == "password-set"


def test_a_house_takes_the_name_of_its_venue(admin_client):
    venue = Venue.objects.create(slug="ca-noghera", name_en="Ca’ Noghera", name_fr="La Noghera")
    admin_client.post("/fr/admin/staff/house/add/", {"name": "", "venue": venue.pk})
    assert House.objects.get().name == "Ca’ Noghera"


def test_a_house_without_name_and_venue_is_refused(admin_client):
    answer = admin_client.post(reverse("admin:staff_house_add"), {"name": ""})
    assert answer.context["adminform"].form.errors == {"name": ["Enter a name, or choose a venue."]}


def test_two_houses_share_no_venue(admin_client):
    venue = Venue.objects.create(slug="ca-noghera", name_en="Ca’ Noghera")
    House.objects.create(name="Ca’ Noghera", venue=venue)
    answer = admin_client.post(reverse("admin:staff_house_add"), {"name": "Ca’ Noghera", "venue": venue.pk})
    assert answer.context["adminform"].form.errors.keys() == {"name", "venue"}


def test_a_venue_stays_while_a_house_has_it(admin_client):
    venue = Venue.objects.create(slug="ca-noghera", name_en="Ca’ Noghera")
    house = House.objects.create(name="Ca’ Noghera", venue=venue)
    address = reverse("admin:venues_venue_delete", args=[venue.pk])
    admin_client.post(address, {"post": "yes"})
    assert Venue.objects.exists()
    House.objects.filter(pk=house.pk).update(venue=None)
    admin_client.post(address, {"post": "yes"})
    assert not Venue.objects.exists()


@pytest.mark.parametrize("role", [Role.INSTRUCTOR, Role.HR])
def test_an_office_without_a_house_is_refused_at_the_form(admin_client, role):
    ada = User.objects.create_user("ada")
    person = {
        "username": "ada",
        "role": role,
        "language": "it",
        "date_joined_0": "2026-11-22",
        "date_joined_1": "12:00",
    }
    answer = admin_client.post(reverse("admin:staff_user_change", args=[ada.pk]), person)
    assert answer.context["adminform"].form.non_field_errors() == ["An instructor or an HR officer needs a house."]


def test_the_audit_is_read_and_neither_added_to_nor_changed_nor_removed(admin_client):
    house = House.objects.create(name="Ca' Noghera")
    hr = User.objects.create_user("ugo", house=house, role=Role.HR)
    entry = audit.note(hr, audit.Action.CERTIFICATES_EXPORTED, "list")
    assert admin_client.get(reverse("admin:staff_auditentry_changelist")).status_code == 200
    assert admin_client.get(reverse("admin:staff_auditentry_change", args=[entry.pk])).status_code == 200
    assert admin_client.get(reverse("admin:staff_auditentry_add")).status_code == 403
    for name in ("change", "delete"):
        address = reverse(f"admin:staff_auditentry_{name}", args=[entry.pk])
        assert admin_client.post(address, {"subject": "other", "post": "yes"}).status_code == 403
    assert AuditEntry.objects.get().subject == "list"


@pytest.fixture
def former(admin_user):
    """An administrator who has done something in the admin."""
    person = User.objects.create_superuser("former")
    LogEntry.objects.log_actions(person.pk, [admin_user], CHANGE, "Renamed.", single_object=True)
    return person


def test_a_person_who_left_a_trace_in_the_admin_is_not_deleted(admin_client, former):
    address = reverse("admin:staff_user_delete", args=[former.pk])
    assert admin_client.post(address, {"post": "yes"}).status_code == 403
    bulk = {"action": "delete_selected", "_selected_action": [former.pk], "post": "yes"}
    assert admin_client.post(reverse("admin:staff_user_changelist"), bulk).status_code == 403
    assert LogEntry.objects.filter(user=former).exists()


def test_a_person_who_was_entered_by_mistake_is_deleted(admin_client):
    mistake = User.objects.create_user("mistake")
    admin_client.post(reverse("admin:staff_user_delete", args=[mistake.pk]), {"post": "yes"})
    assert not User.objects.filter(username="mistake").exists()


@pytest.fixture
def ada(db):
    return User.objects.create_user("ada", house=House.objects.create(name="Ca' Noghera"))


def set_password(client, person, password):
    sent = {"password1": password, "password2": password, "usable_password": "true", "set-password": ""}
    return client.post(reverse("admin:auth_user_password_change", args=[person.pk]), sent)


def test_a_password_that_an_administrator_sets_is_in_the_audit_of_the_house(admin_client, admin_user, ada):
    set_password(admin_client, ada, "a long enough word")
    entry = AuditEntry.objects.get()
    assert (entry.actor, entry.house, entry.action, entry.subject) == (admin_user, ada.house, "password-set", "ada")
    ada.refresh_from_db()
    assert ada.check_password("a long enough word")


def test_a_password_that_is_refused_is_not_in_the_audit(admin_client, ada):
    assert set_password(admin_client, ada, "short").status_code == 200
    assert not AuditEntry.objects.exists()


def test_the_password_of_somebody_without_a_house_is_in_the_log_of_the_admin_alone(admin_client, admin_user):
    assert set_password(admin_client, admin_user, "a long enough word").status_code == 302
    assert LogEntry.objects.filter(object_id=str(admin_user.pk)).exists()
    assert not AuditEntry.objects.exists()


def test_hr_reads_that_an_administrator_set_a_password(admin_client, client, ada):
    set_password(admin_client, ada, "a long enough word")
    client.force_login(User.objects.create_user("ugo", house=ada.house, role=Role.HR))
    shown = read(client, reverse("hr:audit"))
    assert "Password set by an administrator" in shown.one("table").text
    assert "0 rows" not in shown.one("table").text
