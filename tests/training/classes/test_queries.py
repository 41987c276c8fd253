"""The pages of a class take as many queries for many members and assignments as for few."""

import pytest
from django.db import connection
from django.test.utils import CaptureQueriesContext

from tests.training.certification.cast import NOON, a_certificate, a_failure, a_person
from tests.training.classes.school import (
    CLASSES,
    COURSE,
    DRILL,
    EXAM,
    LESSON,
    LONG_AGO,
    SHIFT,
    TODAY,
    a_class,
    assigned,
    practise,
)
from training.classes.services import join
from training.classes.work import to_do

HOME = "/en/training/trainees/"
FILES = ("mistakes/clauses.csv", "mistakes/confusions.csv")


def busy(house, group, author, names):
    """Let people with results join."""
    people = [a_person(house, username=name) for name in names]
    join(author, group, people, LONG_AGO)
    for person in people:
        a_certificate(person, NOON)
        a_failure(person, NOON)
        practise(person, 0, 1)


def queries(client, address):
    client.get(address)
    with CaptureQueriesContext(connection) as taken:
        assert client.get(address).status_code == 200
    return len(taken)


@pytest.mark.parametrize("page", ["", "assignments/", "mistakes/", *FILES, "members/", HOME])
def test_a_page_takes_as_many_queries_for_a_large_class(signed_in, rulebook, house, instructor, page):
    group = a_class(instructor)
    address = page if page == HOME else f"{CLASSES}{group.pk}/{page}"
    for what in (LESSON, DRILL, EXAM, SHIFT):
        assigned(instructor, group, what)
    busy(house, group, instructor, ["p0", "p1"])
    before = queries(signed_in, address)
    busy(house, group, instructor, [f"q{number}" for number in range(9)])
    for what in (LESSON, COURSE, DRILL, EXAM, SHIFT):
        assigned(instructor, group, what, opens=-9)
    assert queries(signed_in, address) == before


def test_somebody_without_a_class_costs_one_query(trainee, django_assert_num_queries):
    assert trainee.house
    with django_assert_num_queries(1):
        assert to_do(trainee, TODAY) == []
