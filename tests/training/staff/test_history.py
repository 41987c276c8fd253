"""The history of people is kept whoever enters them, and begins with what was there."""

from datetime import UTC, datetime, timedelta
from importlib import import_module

import pytest
from django.apps import apps
from django.db import IntegrityError, transaction
from django.urls import reverse
from django.utils import timezone

from games.web.kit.append_only import RecordChanged
from games.web.kit.days import house_day
from training.staff import history
from training.staff.days import today
from training.staff.models import Employment, House, Role, User

pytestmark = pytest.mark.django_db
NOON = datetime(2026, 3, 2, 11, 0, tzinfo=UTC)


@pytest.fixture
def house():
    return House.objects.create(name="Ca’ Noghera")


def test_the_history_of_people_who_were_there_begins_with_what_they_are(house):
    ada = User.objects.create_user("ada", house=house, role=Role.HR, date_joined=NOON)
    bruno = User.objects.create_user("bruno", house=house, is_active=False)
    User.objects.create_superuser("root")
    import_module("training.staff.migrations.0004_present_employments").enter_present_people(apps, None)
    (row,) = Employment.objects.filter(person=ada)
    assert (row.house, row.role, row.is_active, row.at, row.author) == (house, "hr", True, NOON, None)
    assert [row.is_active for row in Employment.objects.filter(person=bruno)] == [True, False]
    assert Employment.objects.count() == 3


def test_the_same_again_is_no_second_row(house):
    ada = User.objects.create_user("ada", house=house)
    assert history.keep(ada, NOON) == history.keep(ada, NOON)
    assert Employment.objects.count() == 1


def test_rows_are_neither_changed_nor_removed(house):
    row = history.keep(User.objects.create_user("ada", house=house), NOON)
    with pytest.raises(RecordChanged):
        row.save()
    with pytest.raises(RecordChanged):
        row.delete()


def test_what_an_administrator_changes_stands_in_the_history(admin_client, house):
    secret = "a long enough word"
    person = {"username": "ada", "usable_password": "true", "password1": secret, "password2": secret, "language": "it"}
    admin_client.post(reverse("admin:staff_user_add"), person | {"house": house.pk, "role": "trainee"})
    ada = User.objects.get(username="ada")
    moment = {"date_joined_0": "2026-03-02", "date_joined_1": "12:00:00"}
    changed = {"username": "ada", "house": house.pk, "role": "instructor", "language": "it", "is_active": "on"} | moment
    admin_client.post(reverse("admin:staff_user_change", args=[ada.pk]), changed)
    assert [(row.role, row.author.is_superuser) for row in ada.employments.all()] == [
        ("trainee", True),
        ("instructor", True),
    ]


def test_the_days_before_an_administrator_changes_somebody_whom_a_program_entered_stay(admin_client, house):
    joined = timezone.now() - timedelta(days=10)
    ada = User.objects.create_user("ada", house=house, date_joined=joined)
    moment = {"date_joined_0": f"{joined:%Y-%m-%d}", "date_joined_1": "12:00:00"}
    changed = {"username": "ada", "house": house.pk, "role": "instructor", "language": "it", "is_active": "on"} | moment
    admin_client.post(reverse("admin:staff_user_change", args=[ada.pk]), changed)
    assert list(ada.employments.values_list("role", "first_day", "author__username")) == [
        ("trainee", house_day(joined), None),
        ("instructor", today(), "admin"),
    ]
    days = [house_day(joined) + timedelta(days=after) for after in (-1, 0, 9, 10)]
    assert [history.staff_on(house, day).filter(pk=ada.pk).exists() for day in days] == [False, True, True, True]


def test_the_administration_offers_the_languages_of_the_site(admin_client):
    page = admin_client.get(reverse("admin:staff_user_add")).content.decode()
    assert '<option value="it">' in page
    assert '<input type="text" name="language"' not in page


def test_the_database_keeps_an_address_to_one_person_whatever_its_capitals(house):
    User.objects.create_user("ada", "ada@example.org")
    with pytest.raises(IntegrityError), transaction.atomic():
        User.objects.create_user("bruno", "ADA@example.org")
    for name in ("without", "address"):
        User.objects.create_user(name)
