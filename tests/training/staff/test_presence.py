"""What is known of somebody's days at work is the same for every day as what `staff_on` says of one."""

from datetime import UTC, datetime, timedelta

import pytest
import time_machine
from hypothesis import given
from hypothesis import strategies as st

from tests.training.certification.cast import a_person
from training.staff import history
from training.staff.models import House, Role, User
from training.staff.people import deactivate
from training.staff.presence import Presence

pytestmark = pytest.mark.django_db
NOON = datetime(2026, 3, 2, 11, 0, tzinfo=UTC)
DAY = NOON.date()


@pytest.fixture(autouse=True)
def _today():
    with time_machine.travel(NOON, tick=False):
        yield


def days(number):
    return DAY + timedelta(days=number)


def test_first_and_last_days_are_known_ahead():
    house = House.objects.create(name="Here")
    hr, ada = a_person(house, Role.HR, "helga"), a_person(house)
    history.begin([(ada, days(5))], NOON, hr)
    deactivate(hr, ada, "Leaves", NOON, days(9))
    seen = Presence(house, User.objects.filter(pk=ada.pk))
    assert [seen.on(ada.pk, days(n)) for n in (0, 4, 5, 9, 10)] == [False, False, True, True, False]
    assert [seen.has_left(ada.pk, days(n)) for n in (0, 9, 10)] == [False, False, True]
    assert [seen.last_day(ada.pk, days(n)) for n in (5, 9)] == [days(9), days(9)]
    assert [seen.next_day(ada.pk, days(n)) for n in (0, 6, 10)] == [days(5), days(6), None]


def test_somebody_of_whom_nothing_is_known_is_not_here():
    house, other = House.objects.create(name="Here"), House.objects.create(name="There")
    ada = a_person(other)
    seen = Presence(house, [ada])
    assert (seen.on(ada.pk, DAY), seen.has_left(ada.pk, DAY), seen.next_day(ada.pk, DAY)) == (False, False, None)
    assert Presence(other, [ada]).on(ada.pk, DAY)
    assert not Presence(other, [ada]).on(ada.pk, days(-1))
    assert not Presence(other, []).on(ada.pk, DAY)


ACTS = st.lists(st.tuples(st.sampled_from(("leave", "return", "move", "later")), st.integers(-9, 9)), max_size=6)


@given(ACTS)
def test_it_says_what_staff_on_says(acts: list[tuple[str, int]]):
    house = House.objects.create(name=f"Here {House.objects.count()}")
    other = House.objects.create(name=f"There {House.objects.count()}")
    ada = a_person(house, username=f"ada{User.objects.count()}")
    for act, number in acts:
        if act in ("leave", "return"):
            ada.is_active = act == "return"
        elif act == "move":
            ada.house = other if ada.house == house else house
        if act == "later" and not ada.changes_on:
            history.wait(ada, days(abs(number) + 1), NOON, None, "", is_active=not ada.is_active)
        ada.save()
        history.keep(ada, NOON, None, "", days(number))
    people = [User.objects.get(pk=ada.pk)]
    for place in (house, other):
        seen = Presence(place, people)
        found = [history.staff_on(place, days(n)).filter(pk=ada.pk).exists() for n in range(-12, 13)]
        assert [seen.on(ada.pk, days(n)) for n in range(-12, 13)] == found


def test_the_number_of_queries_does_not_depend_on_the_people(django_assert_num_queries):
    house = House.objects.create(name="Here")
    people = [a_person(house, username=name) for name in ("ada", "bice", "carla")]
    for some in (people[:1], people):
        with django_assert_num_queries(1):
            Presence(house, some)
