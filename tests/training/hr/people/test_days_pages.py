"""HR names first days, last days and the days of moves on the pages of people."""

from datetime import timedelta

import pytest

from tests.training.hr.people.conftest import ADA, text
from training.staff.days import today
from training.staff.history import staff_on
from training.staff.models import User


def day(ahead):
    return (today() + timedelta(days=ahead)).isoformat()


def works(person, house, *days):
    return [staff_on(house, today() + timedelta(days=ahead)).filter(pk=person.pk).exists() for ahead in days]


def test_somebody_is_entered_for_a_day_ahead(signed_in, house):
    page = text(signed_in.post("/en/hr/people/add/", ADA | {"first_day": day(10)}, follow=True))
    assert "The first day of work is" in page
    assert works(User.objects.get(email="bice@example.org"), house, 0, 9, 10) == [False, False, True]


def test_a_last_day_ahead_is_shown_and_withdrawn(signed_in, bice, house):
    sent = {"reason": "Leaves", "last_day": day(10)}
    page = text(signed_in.post(f"/en/hr/people/{bice.pk}/close/", sent, follow=True))
    for fact in ("The account will be closed at the end of the last day.", "The last day of work is", "counts from"):
        assert fact in page
    assert f'href="/en/hr/people/{bice.pk}/close/"' not in page
    assert works(bice, house, 10, 11) == [True, False]
    page = text(signed_in.post(f"/en/hr/people/{bice.pk}/stay/", follow=True))
    for fact in ("The change is withdrawn. The person stays.", "What was entered for a later day is withdrawn"):
        assert fact in page
    assert works(bice, house, 10, 11) == [True, True]
    assert "No change of this person waits" in text(signed_in.post(f"/en/hr/people/{bice.pk}/stay/", follow=True))


def test_the_last_day_that_is_proposed_for_somebody_still_to_come_is_accepted(signed_in, house):
    signed_in.post("/en/hr/people/add/", ADA | {"first_day": day(10)})
    bice = User.objects.get(email="bice@example.org")
    address = f"/en/hr/people/{bice.pk}/close/"
    proposed = signed_in.get(address).context["form"]["last_day"].value()
    assert proposed.isoformat() == day(9)
    page = text(signed_in.post(address, {"reason": "Never came", "last_day": proposed.isoformat()}, follow=True))
    assert "The account is closed." in page
    assert works(bice, house, 0, 10) == [False, False]


def test_the_last_day_that_is_proposed_for_all_others_is_today(signed_in, bice):
    assert signed_in.get(f"/en/hr/people/{bice.pk}/close/").context["form"]["last_day"].value().isoformat() == day(0)


@pytest.mark.parametrize(("last_day", "proposed"), [(0, None), (-1, 0)])
def test_the_first_day_that_is_proposed_for_somebody_who_comes_back_is_accepted(
    signed_in, bice, house, last_day, proposed
):
    signed_in.post(f"/en/hr/people/{bice.pk}/close/", {"reason": "Left", "last_day": day(last_day)})
    address = f"/en/hr/people/{bice.pk}/reopen/"
    found = signed_in.get(address).context["form"]["first_day"].value()
    assert found == (None if proposed is None else today() + timedelta(days=proposed))
    page = text(signed_in.post(address, {"reason": "Back", "first_day": found or ""}, follow=True))
    assert "The account is open again" in page
    assert works(bice, house, 0, 1) == [True, True]


def test_a_move_on_a_day_ahead_is_shown_in_the_house_that_is_left(signed_in, other_hr, offer, bice, house, other_house):
    sent = {"answer": "accept", "role": "trainee", "first_day": day(5)}
    assert "will belong to your house from" in text(other_hr.post(f"/en/hr/offers/{offer.pk}/", sent, follow=True))
    assert "the person belongs to another house" in text(signed_in.get(f"/en/hr/people/{bice.pk}/account/"))
    assert works(bice, house, 4, 5) + works(bice, other_house, 4, 5) == [True, False, False, True]


@pytest.mark.parametrize(
    ("act", "field", "ahead", "said"),
    [
        ("close", "last_day", -9, "The person’s history already has an entry that counts from a later day."),
        ("close", "last_day", 370, "Choose a day within the next twelve months."),
        ("add", "first_day", 370, "Choose a day within the next twelve months."),
    ],
)
def test_a_day_that_makes_no_sense_is_refused_at_its_field(signed_in, bice, act, field, ahead, said):
    where = "add" if act == "add" else f"{bice.pk}/{act}"
    sent = ADA | {"email": "eva@example.org", "reason": "Because", field: day(ahead)}
    response = signed_in.post(f"/en/hr/people/{where}/", sent)
    assert response.status_code == 400
    assert said in response.context["form"].errors[field][0]
