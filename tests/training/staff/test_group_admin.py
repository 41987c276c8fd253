"""Only administrators with all rights make groups and name their officers, and every house of the group is informed."""

import pytest
from django.contrib.auth.models import Permission
from django.db import IntegrityError, transaction

from tests.training.certification.cast import a_person
from training.hr.reading import houses_read
from training.staff.models import AuditEntry, GroupOffice, HouseGroup, User

PLACES = ("housegroup", "groupoffice", "groupofficeend")


@pytest.fixture
def group(house, other_house):
    made = HouseGroup.objects.create(name="Casinò di Venezia")
    made.houses.set([house, other_house])
    return made


def noted():
    return {(one.house.name, one.action) for one in AuditEntry.objects.select_related("house")}


def test_an_administrator_names_an_officer_and_ends_the_office(admin_client, admin_user, group, house, other_house):
    officer = a_person(None, username="gaia")
    sent = {"group": group.pk, "person": officer.pk, "first_day": "2026-01-01", "last_day": "", "reason": "Group HR"}
    assert admin_client.post("/en/admin/staff/groupoffice/add/", sent).status_code == 302
    office = GroupOffice.objects.get()
    assert (office.author, office.at is None) == (admin_user, False)
    assert set(houses_read(officer)) == {house, other_house}
    ended = admin_client.post("/en/admin/staff/groupofficeend/add/", {"office": office.pk, "reason": "Left"})
    assert (ended.status_code, office.end.author) == (302, admin_user)
    names = (house.name, other_house.name)
    assert noted() == {(name, act) for name in names for act in ("group-officer-named", "group-office-ended")}


def test_an_office_that_ends_before_it_begins_is_refused(admin_client, group):
    officer = a_person(None, username="gaia")
    days = {"first_day": "2026-02-01", "last_day": "2026-01-01"}
    answer = admin_client.post(
        "/en/admin/staff/groupoffice/add/", {"group": group.pk, "person": officer.pk, "reason": "Group HR"} | days
    )
    assert "The last day is before the first one." in answer.content.decode()
    assert not GroupOffice.objects.exists()


def test_an_office_without_a_reason_is_refused_by_the_database(group, hr):
    with pytest.raises(IntegrityError), transaction.atomic():
        GroupOffice.objects.create(
            group=group, person=hr, first_day="2026-01-01", reason="", at="2026-01-01T00:00Z", author=hr
        )


def test_an_office_is_neither_changed_nor_removed(admin_client, group, hr):
    office = GroupOffice.objects.create(
        group=group, person=hr, first_day="2026-01-01", reason="Group HR", at="2026-01-01T00:00Z", author=hr
    )
    for act in ("change", "delete"):
        assert admin_client.post(f"/en/admin/staff/groupoffice/{office.pk}/{act}/", {"post": "yes"}).status_code == 403


def test_a_new_group_of_a_house_is_noted_there(admin_client, group, house):
    admin_client.post(f"/en/admin/staff/house/{house.pk}/change/", {"name": house.name, "venue": "", "group": ""})
    house.refresh_from_db()
    assert house.group is None
    assert noted() == {(house.name, "group-changed")}


def test_an_administrator_with_single_rights_neither_sees_groups_nor_moves_a_house(client, group, house):
    clerk = User.objects.create_user("clerk", is_staff=True)
    clerk.user_permissions.set(Permission.objects.filter(content_type__app_label="staff"))
    client.force_login(clerk)
    for place in PLACES:
        assert client.get(f"/en/admin/staff/{place}/").status_code == 403
        assert client.get(f"/en/admin/staff/{place}/add/").status_code == 403
    client.post(f"/en/admin/staff/house/{house.pk}/change/", {"name": "Renamed", "venue": "", "group": ""})
    house.refresh_from_db()
    assert (house.name, house.group) == ("Renamed", group)
    assert "group" not in client.get("/en/admin/staff/house/add/").context["adminform"].form.fields
