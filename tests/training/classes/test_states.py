"""What the record says of an assignment, from the record alone."""

from datetime import date, datetime, timedelta

import pytest
from django.utils import timezone

from tests.training.certification.cast import NOON, a_certificate, a_failure, an_attempt
from tests.training.classes.school import COURSE, DRILL, EXAM, LESSON, SHIFT, TODAY, a_class, assigned, practise
from training.classes.states import State, state_on
from training.classes.work import work_of
from training.courses.services import mark_done, open_lesson
from training.drills.courses import course
from training.drills.registry import SHIFT_TABLES
from training.shifts.models import ShiftEnd
from training.shifts.services import start
from training.steps.what import NOTHING, Progress, reached_at

DAY = timedelta(days=1)
OPENS, DUE = date(2026, 3, 1), date(2026, 3, 5)


def at(day, hour=12):
    return datetime(2026, 3, day, hour, tzinfo=timezone.get_default_timezone())


@pytest.mark.parametrize(
    ("day", "progress", "state"),
    [
        (date(2026, 2, 28), NOTHING, State.NOT_OPEN),
        (OPENS, NOTHING, State.OPEN),
        (DUE, NOTHING, State.OPEN),
        (DUE, Progress(begun=True), State.BEGUN),
        (DUE + DAY, Progress(begun=True), State.OVERDUE),
        (DUE + DAY, Progress(at(5, 23)), State.DONE),
        (DUE + DAY, Progress(at(6, 0)), State.LATE),
        (date(2026, 2, 28), Progress(at(1)), State.DONE),
    ],
)
def test_the_state_follows_from_days_and_record(day, progress, state):
    assert state_on(day, OPENS, DUE, progress) == state


def test_a_target_is_reached_at_the_first_run_that_is_good_enough():
    answers = [(at(hour), right) for hour, right in enumerate([True, False, True, True, False, True], start=1)]
    assert reached_at(answers, 4, 75) == at(4)
    assert reached_at(answers, 3, 100) is None
    assert reached_at(answers[:3], 4, 25) is None


def cell(group, person):
    (found,) = work_of(group.house, [group], TODAY)[group.pk].of(person)
    return found


def test_a_lesson_is_done_when_it_is_marked_so_and_may_have_been_before(instructor, group, trainee):
    assigned(instructor, group, LESSON)
    assert cell(group, trainee).state == State.OPEN
    taught = course("french-roulette")
    open_lesson(trainee, taught, taught.lesson("paying"))
    assert cell(group, trainee).state == State.BEGUN
    mark_done(trainee, taught, taught.lesson("paying"), done=True, now=NOON - 300 * DAY)
    assert cell(group, trainee).state == State.DONE


def test_a_course_is_done_with_its_last_lesson(instructor, group, trainee):
    assigned(instructor, group, COURSE, due=-1)
    taught = course("french-roulette")
    for lesson in taught.lessons[1:]:
        mark_done(trainee, taught, lesson, done=True, now=NOON - 2 * DAY)
    found = cell(group, trainee)
    assert (found.state, found.progress.right, found.progress.all) == (State.OVERDUE, 22, 23)
    mark_done(trainee, taught, taught.lessons[0], done=True, now=NOON)
    assert cell(group, trainee).state == State.LATE


def test_a_drill_counts_from_its_opening_under_its_rules_at_its_level(instructor, group, trainee):
    assigned(instructor, group, DRILL, opens=-1)
    practise(trainee, 1, 1, 1, 1, 1, at=NOON - 3 * DAY)
    practise(trainee, 1, 1, 1, 1, 1, level=2)
    practise(trainee, 1, 1, 1, 1, 1, ruleset="venice-fair")
    practise(trainee, 1, 1, 1, 1, 1, at=NOON - timedelta(hours=2), too_fast=True)
    assert cell(group, trainee).state == State.OPEN
    practise(trainee, 1, 0, 1, 1)
    found = cell(group, trainee)
    assert (found.state, found.progress.right, found.progress.all) == (State.BEGUN, 3, 4)
    practise(trainee, 1, at=NOON + timedelta(hours=1))
    assert cell(group, trainee).progress.done_at == NOON + timedelta(hours=1)


def test_an_exam_is_done_when_it_is_passed(instructor, group, trainee):
    assigned(instructor, group, EXAM, due=-1)
    an_attempt(trainee, NOON - timedelta(minutes=5))
    assert cell(group, trainee).state == State.OVERDUE
    failure = a_failure(trainee, NOON - 3 * DAY)
    assert str(failure.uuid) in cell(group, trainee).progress.link
    passed = a_certificate(trainee, NOON - DAY).attempt
    found = cell(group, trainee)
    assert found.state == State.DONE
    assert str(passed.uuid) in found.progress.link


def test_an_exam_before_the_opening_does_not_count(instructor, group, trainee):
    assigned(instructor, group, EXAM, opens=-1)
    a_certificate(trainee, NOON - 20 * DAY)
    assert cell(group, trainee).state == State.OPEN


def test_a_shift_is_done_when_it_is_worked_to_its_end(instructor, group, trainee):
    assigned(instructor, group, SHIFT)
    shift = start(trainee, SHIFT_TABLES["french-roulette"], "calm", 5, "seed", NOON)
    assert cell(group, trainee).state == State.BEGUN
    ShiftEnd.objects.create(shift=shift, at=NOON, reason=ShiftEnd.Reason.EARLY)
    assert cell(group, trainee).state == State.BEGUN
    again = start(trainee, SHIFT_TABLES["french-roulette"], "calm", 5, "other", NOON)
    ShiftEnd.objects.create(shift=again, at=NOON, reason=ShiftEnd.Reason.WORKED)
    found = cell(group, trainee)
    assert found.state == State.DONE
    assert str(again.uuid) in found.progress.link


def test_what_was_due_before_somebody_joined_is_not_theirs(instructor, group, colleague):
    late = a_class(instructor, colleague, name="Late", now=NOON)
    assigned(instructor, late, due=-1)
    assert work_of(late.house, [late], TODAY)[late.pk].of(colleague) == []
