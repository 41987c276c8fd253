"""How far somebody is in a course of the house follows from the record alone, on their pages and in their class."""

import pytest
from django.db import connection
from django.test.utils import CaptureQueriesContext

from tests.training.certification.cast import NOON, a_certificate, a_failure
from tests.training.classes.school import TODAY, a_class, assigned, practise
from tests.training.house_courses.conftest import DRILL, EXAM, LESSON, TITLES, contents, next_version
from training.classes.services import join
from training.classes.states import State
from training.classes.work import to_do, work_of
from training.courses.services import mark_done, open_lesson
from training.drills.courses import course as shipped
from training.house_courses import selectors, services
from training.staff import making
from training.steps.what import Kind, What


@pytest.fixture
def long(course, instructor):
    """The course with a lesson, a drill and an exam."""
    next_version(course, instructor, LESSON, DRILL, EXAM)
    return course


def read(person, *, done=True):
    taught = shipped("french-roulette")
    if done:
        mark_done(person, taught, taught.lesson("paying"), done=True, now=NOON)
    else:
        open_lesson(person, taught, taught.lesson("paying"))


def mine(person):
    (found,) = selectors.taken(person)
    return found


def states(person):
    return [(step.is_done, step.progress.begun) for step in mine(person).steps]


def test_every_step_is_done_by_what_stands_in_the_record_and_the_next_is_the_first_that_is_not(long, trainee):
    assert states(trainee) == [(False, False)] * 3
    read(trainee, done=False)
    assert states(trainee)[0] == (False, True)
    practise(trainee, 1, 1, 1)
    a_failure(trainee, NOON)
    assert states(trainee) == [(False, True), (True, True), (False, True)]
    assert mine(trainee).next.what == LESSON
    read(trainee)
    assert mine(trainee).next.what == EXAM
    a_certificate(trainee, NOON)
    assert (mine(trainee).done, mine(trainee).next) == (3, None)


def test_what_others_did_or_under_other_rules_does_not_count(long, trainee, colleague):
    read(colleague)
    practise(colleague, 1, 1, 1)
    practise(trainee, 1, 1, 1, ruleset="venice-fair")
    assert mine(trainee).done == 0


def cell(group, person):
    (found,) = work_of(group.house, [group], TODAY)[group.pk].of(person)
    return found


def test_a_class_gets_a_course_and_the_grid_shows_how_many_steps_are_done(long, instructor, trainee):
    group = a_class(instructor, trainee)
    assigned(instructor, group, What(Kind.COURSE, long.slug))
    assert (cell(group, trainee).state, cell(group, trainee).assigned.thing.title) == (State.OPEN, "First month")
    services.take(trainee, long, NOON)
    assert cell(group, trainee).state == State.BEGUN
    read(trainee)
    practise(trainee, 1, 1, 1)
    found = cell(group, trainee)
    assert (found.state, found.progress.right, found.progress.all) == (State.BEGUN, 2, 3)
    assert [each.assigned.thing.title for each in to_do(trainee, TODAY)] == ["First month"]
    a_certificate(trainee, NOON)
    assert cell(group, trainee).state == State.DONE


def test_a_class_sees_each_member_in_the_version_that_they_take(course, instructor, trainee, colleague):
    services.take(trainee, course, NOON)
    next_version(course, instructor, LESSON)
    group = a_class(instructor, trainee, colleague)
    assigned(instructor, group, What(Kind.COURSE, course.slug))
    for person in (trainee, colleague):
        read(person)
    assert (cell(group, trainee).progress.all, cell(group, trainee).state) == (2, State.BEGUN)
    assert (cell(group, colleague).progress.all, cell(group, colleague).state) == (1, State.DONE)


def test_the_course_of_another_house_says_nothing_in_a_class(course, teacher_elsewhere):
    group = a_class(teacher_elsewhere)
    page = work_of(group.house, [group], TODAY)[group.pk]
    assigned(teacher_elsewhere, group, What(Kind.COURSE, course.slug))
    page = work_of(group.house, [group], TODAY)[group.pk]
    assert [each.thing.title for each in page.assigned] == [course.slug]


def test_the_number_of_queries_depends_on_neither_courses_nor_steps_nor_people(
    client, long, instructor, trainee, colleague
):
    group = a_class(instructor, trainee)
    assigned(instructor, group, What(Kind.COURSE, long.slug))

    def queries(person, address):
        client.force_login(person)
        client.get(address)
        with CaptureQueriesContext(connection) as taken:
            assert client.get(address).status_code == 200
        return len(taken)

    pages = [
        (trainee, "/en/training/"),
        (trainee, f"/en/training/own-courses/{long.pk}/"),
        (instructor, "/en/training/own-courses/"),
        (instructor, f"/en/training/classes/{group.pk}/assignments/"),
    ]
    services.revise(long, instructor, NOON)
    few = [queries(*page) for page in pages]

    join(instructor, group, [colleague], NOON)
    for number in range(3):
        other = services.begin_course(instructor, TITLES, NOON)
        services.save_draft(other, instructor, 1, contents(LESSON, DRILL, EXAM), NOON)
        services.publish(other, instructor, 2)
        services.revise(other, instructor, NOON)
        assigned(instructor, group, What(Kind.COURSE, other.slug), token=str(number))
    making.withdraw(long, instructor)
    making.offer_again(long, instructor)
    assert [queries(*page) for page in pages] == few
