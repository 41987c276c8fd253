"""Who works in a house on a day: the quick question and the plain definition say the same for all entries."""

from datetime import UTC, date, datetime, timedelta

import pytest
import time_machine
from django.db import transaction
from hypothesis import given, settings
from hypothesis import strategies as st

from training.staff import people, transfers
from training.staff.entering import Details
from training.staff.history import staff_on
from training.staff.models import Employment, House, Role, User
from training.staff.problems import PersonRefused
from training.staff.waiting import take_all_effect

FIRST = datetime(2026, 3, 2, 11, 0, tzinfo=UTC)
AHEAD = 8  # days from the day of an act to the day from which it counts, at most

ONE = st.tuples(
    st.integers(0, 6),  # days after the one before
    st.sampled_from(("enter", "close", "close", "open", "move", "move", "role", "stay", "work", "program")),
    st.integers(0, 3),  # about whom
    st.none() | st.integers(-AHEAD, AHEAD),
)


class Office:
    """Two houses with an officer each, who enter things about the same people."""

    def __init__(self):
        self.houses = [House.objects.create(name=name) for name in ("Vendramin", "Noghera")]
        self.officers = {
            house.pk: User.objects.create_user(f"hr{house.pk}", house=house, role=Role.HR) for house in self.houses
        }

    def do(self, act, number, day, now):
        """Do something to somebody that counts from a day; what is refused is not done."""
        known = list(User.objects.exclude(role=Role.HR).order_by("pk"))
        person = known[number % len(known)] if known else None
        if act == "work":
            take_all_effect(now.date())
        elif act == "program":
            User.objects.create_user(f"p{len(known)}", house=self.houses[number % 2], date_joined=now)
        elif act == "enter":
            officer = self.officers[self.houses[number % 2].pk]
            people.enter(officer, self._details(len(known)), "", now, day)
        elif person:
            self._about(act, person, self.officers[person.house_id], day, now)

    def _about(self, act, person, officer, day, now):
        try:
            with transaction.atomic():
                if act == "close":
                    people.deactivate(officer, person, "Left", now, day)
                elif act == "open":
                    people.reactivate(officer, person, "Back", now, day)
                elif act == "stay":
                    people.withdraw_change(officer, person, now)
                elif act == "role":
                    role = Role.INSTRUCTOR if person.role == Role.TRAINEE else Role.TRAINEE
                    details = Details(person.first_name, person.last_name, person.email or "p@x.org", role, "en")
                    people.change(officer, person, details, now)
                else:
                    to_house = next(house for house in self.houses if house.pk != person.house_id)
                    offer = transfers.offer(officer, person, to_house, "Lives there", now)
                    transfers.accept(self.officers[to_house.pk], offer, Role.TRAINEE, now, day)
        except PersonRefused:
            pass

    @staticmethod
    def _details(number):
        return Details(f"P{number}", "Grimani", f"p{number}@example.org", Role.TRAINEE, "en")


def plainly(people, rows_of, house, day):
    """By the definition: the last row recorded of those that begin by then; without rows, the account."""
    found = set()
    for person in people:
        rows = rows_of.get(person.pk, [])
        last = [row for row in rows if row.first_day <= day][-1:]
        if any(row.house_id == house.pk and row.is_active for row in last):
            found.add(person.pk)
        is_there = person.house_id == house.pk and person.is_active
        if not rows and is_there and person.date_joined.date() <= day:
            found.add(person.pk)
    return found


@pytest.mark.django_db
@settings(max_examples=30, deadline=None)
@given(acts=st.lists(ONE, min_size=4, max_size=10))
def test_the_quick_question_and_the_plain_definition_agree_on_every_day(acts):
    with transaction.atomic():
        office, now = Office(), FIRST
        for days, act, number, ahead in acts:
            now += timedelta(days=days, minutes=1)
            day = None if ahead is None else now.date() + timedelta(days=ahead)
            with time_machine.travel(now, tick=False):
                office.do(act, number, day, now)
        with time_machine.travel(now, tick=False):
            people, rows_of = list(User.objects.all()), {}
            for row in Employment.objects.order_by("pk"):
                rows_of.setdefault(row.person_id, []).append(row)
            marks = {now.date(), FIRST.date(), *(row.first_day for rows in rows_of.values() for row in rows)}
            for day in sorted({mark + timedelta(days=n) for mark in marks for n in (-1, 0, 1)}):
                for house in office.houses:
                    found = set(staff_on(house, day).values_list("pk", flat=True))
                    assert found == plainly(people, rows_of, house, day), day
        transaction.set_rollback(True)


@pytest.mark.django_db
def test_a_day_takes_two_queries(django_assert_num_queries):
    house = House.objects.create(name="Vendramin")
    with django_assert_num_queries(2):  # who is elsewhere by now, and all
        list(staff_on(house, date(2026, 3, 2)))
