"""Whatever is done in whatever order: the rule in the database and a model in plain Python agree on every day."""

from datetime import UTC, datetime, time, timedelta

import pytest
from django.db import transaction
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.training.certification.acts.doing import Doer, on_terms
from tests.training.certification.acts.model import Person
from tests.training.certification.acts.sequences import ACTS, FIRST, TERMS, days_of, is_possible
from tests.training.certification.cast import a_house, a_person
from training.staff.models import Role

ONE = st.tuples(
    st.integers(0, 40) | st.integers(0, 400),  # days after the one before
    st.sampled_from(ACTS),
    st.integers(0, 2),  # to which certificate
    st.integers(-5, 420),  # an extension by so many days, or a pass elsewhere so long ago
)


def do(doer: Doer, person: Person, acts) -> None:
    """Do what may be done, to the record and to the model, which agree on what that is."""
    now = datetime.combine(FIRST, time(9), UTC)
    for days, act, number, more in [(0, "pass", 0, 0), *acts]:
        now += timedelta(days=days, minutes=1)
        day, number = now.date(), number % max(len(person.papers), 1)
        until = person.papers[number].last(day) + timedelta(more) if act == "extend" else None
        if act == "paper":
            until = day - timedelta(more)
        assert doer.act(now, act, number, until) == person.act(day, act, number, until), (day, act, number)
    assert doer.days(day) == [(paper.issued, paper.last(day)) for paper in person.papers]


@pytest.mark.django_db
@settings(max_examples=60)  # 100,000 in benchmarks/acts.py
@given(terms=st.sampled_from(TERMS), acts=st.lists(ONE, max_size=14))
def test_the_record_and_the_model_agree_on_every_day_of_any_sequence(terms, acts):
    with transaction.atomic():
        house = a_house("Ca' Vendramin Calergi")
        doer = Doer(*(a_person(house, role, role) for role in (Role.TRAINEE, Role.INSTRUCTOR, Role.HR)))
        person = Person(terms)
        with on_terms(validity_months=terms.months, window_days=terms.window, grace_days=terms.grace, ends=terms.ends):
            do(doer, person, acts)
        for day in days_of(person):
            assert doer.states(day) == [person.state(paper, day) for paper in person.papers], day
        transaction.set_rollback(True)


@given(terms=st.sampled_from(TERMS), acts=st.lists(ONE, max_size=14))
def test_left_alone_a_certificate_only_goes_on_and_a_pass_is_never_due_at_once(terms, acts):
    person, day = Person(terms), FIRST
    for days, act, number, more in [(0, "pass", 0, 0), *acts]:
        day += timedelta(days)
        number %= max(len(person.papers), 1)
        until = person.papers[number].last(day) + timedelta(more) if person.papers else None
        person.act(day, act, number, day - timedelta(more) if act == "paper" else until)
    for paper in person.papers:
        assert person.state(paper, paper.since) != "expired"
        acted = {when for when, _act, _until in paper.events}
        for each in (paper.since + timedelta(n) for n in range(-1, 900)):
            if each + timedelta(1) not in acted:
                assert is_possible(person.state(paper, each), person.state(paper, each + timedelta(1)))
