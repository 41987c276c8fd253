"""Administrators enter houses and people, and only read the audit."""

import pytest
from django.urls import reverse

from training.staff import audit
from training.staff.models import AuditEntry, House, Role, User

pytestmark = pytest.mark.django_db


def test_an_administrator_enters_a_house_and_a_person(admin_client):
    admin_client.post(reverse("admin:staff_house_add"), {"name": "Ca' Noghera", "slug": "ca-noghera"})
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


def test_the_audit_is_read_and_neither_added_to_nor_changed_nor_removed(admin_client):
    house = House.objects.create(slug="ca-noghera", name="Ca' Noghera")
    hr = User.objects.create_user("ugo", house=house, role=Role.HR)
    entry = audit.note(hr, audit.Action.CERTIFICATES_EXPORTED, "list")
    assert admin_client.get(reverse("admin:staff_auditentry_changelist")).status_code == 200
    assert admin_client.get(reverse("admin:staff_auditentry_change", args=[entry.pk])).status_code == 200
    assert admin_client.get(reverse("admin:staff_auditentry_add")).status_code == 403
    for name in ("change", "delete"):
        address = reverse(f"admin:staff_auditentry_{name}", args=[entry.pk])
        assert admin_client.post(address, {"subject": "other", "post": "yes"}).status_code == 403
    assert AuditEntry.objects.get().subject == "list"
