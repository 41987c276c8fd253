"""Wrong entries are refused at their fields, and nothing that was entered is lost."""

import pytest

from tests.training.certification.cast import a_person
from tests.training.classes.school import CLASSES, assigned
from training.classes.models import Assignment, Membership, SchoolClass, Terms

DAYS = {"opens_on": "2026-03-02", "due_on": "2026-03-09", "token": "once", "note": "Read it twice."}
DRILL = DAYS | {"thing": "zero/1", "rules": "venice-french", "items": "5", "percent": "80"}


def refused(client, address, sent, field):
    """Whether a form is refused with an error at a field."""
    response = client.post(address, sent)
    assert response.status_code == 400
    page = response.content.decode()
    assert list(response.context["form"].errors) == [field]
    assert f'id="id_{field}_error"' in page
    return page


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("name", ""),
        ("name", "x" * 81),
        ("games", "ludo"),
        ("starts_on", "soon"),
        ("ends_on", "2026-02-01"),
        ("instructors", ""),
        ("instructors", "99999"),
        ("instructors", "x"),
    ],
)
def test_a_class_is_refused_at_its_field(signed_in, instructor, field, value):
    sent = {"name": "Spring", "starts_on": "2026-03-01", "instructors": str(instructor.pk)}
    page = refused(signed_in, f"{CLASSES}add/", sent | {field: value}, field)
    assert field == "name" or 'value="Spring"' in page
    assert not SchoolClass.objects.exists()


def test_an_instructor_of_another_house_cannot_be_chosen(signed_in, stranger):
    refused(signed_in, f"{CLASSES}add/", {"name": "Spring", "instructors": stranger.pk}, "instructors")


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("thing", ""),
        ("thing", "zero/9"),
        ("rules", "ludo"),
        ("rules", "venice-blackjack"),
        ("items", ""),
        ("items", "0"),
        ("items", "101"),
        ("items", "many"),
        ("percent", "0"),
        ("percent", "101"),
        ("percent", ""),
        ("people", "99999"),
        ("opens_on", ""),
        ("opens_on", "2026-02-30"),
        ("due_on", ""),
        ("due_on", "2026-03-01"),
        ("note", "x" * 501),
    ],
)
def test_a_drill_is_refused_at_its_field(signed_in, group, field, value):
    page = refused(signed_in, f"{CLASSES}{group.pk}/assignments/add/drill/", DRILL | {field: value}, field)
    assert field == "note" or "Read it twice." in page
    assert not Assignment.objects.exists()


@pytest.mark.parametrize("kind", ["reading", "exam", "shift"])
@pytest.mark.parametrize("thing", ["", "ludo"])
def test_what_is_not_offered_is_refused(signed_in, group, kind, thing):
    refused(signed_in, f"{CLASSES}{group.pk}/assignments/add/{kind}/", DAYS | {"thing": thing}, "thing")


def test_nothing_is_due_before_it_opens(signed_in, group):
    sent = DRILL | {"opens_on": "2026-03-10"}
    refused(signed_in, f"{CLASSES}{group.pk}/assignments/add/drill/", sent, "due_on")


def test_a_new_day_that_has_passed_is_refused(signed_in, instructor, group):
    one = assigned(instructor, group)
    refused(
        signed_in,
        f"{CLASSES}{group.pk}/assignments/{one.pk}/",
        {"opens_on": "2026-02-01", "due_on": "2026-03-01"},
        "due_on",
    )
    assert Terms.objects.count() == 1


@pytest.mark.parametrize("people", ["", "99999", "x"])
def test_nobody_unknown_joins(signed_in, group, people):
    refused(signed_in, f"{CLASSES}{group.pk}/members/", {"people": people}, "people")


def test_trainees_of_another_house_do_not_join(signed_in, group, other_house):
    olga = a_person(other_house, username="olga")
    refused(signed_in, f"{CLASSES}{group.pk}/members/", {"people": olga.pk}, "people")
    assert Membership.objects.count() == 1


@pytest.mark.parametrize(("page", "field"), [("mistakes/?days=8", "days"), ("assignments/?state=asleep", "state")])
def test_an_unknown_filter_is_refused_at_its_field(signed_in, group, page, field):
    response = signed_in.get(f"{CLASSES}{group.pk}/{page}")
    assert response.status_code == 400
    assert f'id="id_{field}_error"' in response.content.decode()
