"""A course of a house from its draft to its versions, who may make one, and who takes which version."""

import pytest
from django.core.exceptions import PermissionDenied

from games.web.kit.append_only import RecordChanged
from tests.training.certification.cast import NOON
from tests.training.house_courses.conftest import DRILL, EXAM, LESSON, OTHER_GAME, TITLES, contents, next_version
from training.exams import services as exams
from training.house_courses import selectors, services
from training.house_courses.models import CourseDraft, CourseRun, CourseVersion, HouseCourse
from training.house_courses.problems import CourseRefused
from training.staff import making
from training.steps.what import Kind, What


def refused(code, act, *given):
    with pytest.raises(CourseRefused) as refusal:
        act(*given)
    assert refusal.value.code == code


def what_of(person):
    return [[step.what for step in each.steps] for each in selectors.taken(person)]


def test_a_draft_is_for_nobody_and_a_version_for_the_people_of_the_house(draft, instructor, trainee, stranger, drifter):
    assert what_of(trainee) == []
    services.publish(draft, instructor, 2)
    assert what_of(trainee) == [[LESSON, DRILL]]
    assert what_of(stranger) == what_of(drifter) == []


def test_steps_are_lessons_of_any_game_drills_and_exams_of_the_site_and_the_house(
    draft, instructor, published, trainee
):
    own = What(Kind.EXAM, published.slug)
    steps = [OTHER_GAME, EXAM, LESSON, own, DRILL]
    services.save_draft(draft, instructor, 2, contents(*steps), NOON)
    services.publish(draft, instructor, 3)
    assert what_of(trainee) == [steps]
    titles = [step.thing.title for step in selectors.taken(trainee)[0].steps]
    assert titles[3] == "House test"


@pytest.mark.parametrize(
    "step",
    [
        What(Kind.READING, "whist"),
        What(Kind.READING, "french-roulette", lesson="whist"),
        What(Kind.DRILL, "banco-draws", level=1, ruleset="venice-french", items=1, percent=1),
        What(Kind.DRILL, "zero", level=9, ruleset="venice-french", items=1, percent=1),
        What(Kind.EXAM, "house-99"),
    ],
)
def test_what_is_not_offered_is_no_step(draft, instructor, step):
    refused("gone", services.save_draft, draft, instructor, 2, contents(step), NOON)


def test_a_withdrawn_exam_is_no_new_step_and_a_version_keeps_it(draft, instructor, published, trainee):
    own = What(Kind.EXAM, published.slug)
    services.save_draft(draft, instructor, 2, contents(own), NOON)
    services.publish(draft, instructor, 3)
    making.withdraw(published, instructor)
    assert what_of(trainee) == [[own]]
    services.revise(draft, instructor, NOON)
    refused("gone", services.publish, draft, instructor, 1)


def test_who_has_begun_a_version_keeps_it_until_they_go_over(course, instructor, trainee, colleague):
    services.take(trainee, course, NOON)
    second = next_version(course, instructor, LESSON, DRILL, EXAM)
    (mine,) = selectors.taken(trainee)
    assert (len(mine.steps), mine.begun, mine.newer) == (2, True, second)
    (theirs,) = selectors.taken(colleague)
    assert (len(theirs.steps), theirs.begun, theirs.newer) == (3, False, None)
    services.take(trainee, course, NOON)
    (mine,) = selectors.taken(trainee)
    assert (len(mine.steps), mine.newer) == (3, None)
    assert [run.version.number for run in CourseRun.objects.all()] == [1, 2]


def test_taking_a_course_twice_is_once(course, trainee):
    assert services.take(trainee, course, NOON) == services.take(trainee, course, NOON)
    assert CourseRun.objects.count() == 1


def test_a_withdrawn_course_goes_on_for_those_who_have_begun_it_until_that_is_undone(
    course, instructor, trainee, colleague
):
    services.take(trainee, course, NOON)
    making.withdraw(course, instructor)
    assert (len(what_of(trainee)), what_of(colleague)) == (1, [])
    refused("not-offered", services.take, colleague, course, NOON)
    refused("not-offered", making.withdraw, course, instructor)
    making.offer_again(course, instructor)
    refused("offered", making.offer_again, course, instructor)
    assert len(what_of(colleague)) == 1
    assert [row.version and row.version.number for row in making.history(course)] == [1, None, 1]


def test_nobody_takes_the_course_of_another_house(course, stranger, drifter):
    for person in (stranger, drifter):
        with pytest.raises(HouseCourse.DoesNotExist):
            services.take(person, course, NOON)


def test_a_draft_that_somebody_else_changed_is_not_overwritten(draft, instructor):
    refused("overtaken", services.save_draft, draft, instructor, 1, contents(), NOON)
    refused("stale", services.publish, draft, instructor, 1)
    assert CourseDraft.objects.get(course=draft).edition == 2


def test_an_empty_course_is_not_published_and_there_is_one_draft_at_a_time(instructor, course, rulebook):
    begun = services.begin_course(instructor, TITLES, NOON)
    refused("empty", services.publish, begun, instructor, 1)
    refused("no-draft", services.publish, course, instructor, 2)
    refused("no-draft", services.save_draft, course, instructor, 2, contents(), NOON)
    services.revise(course, instructor, NOON)
    refused("drafted", services.revise, course, instructor, NOON)


@pytest.mark.parametrize("who", ["trainee", "hr", "stranger", "drifter"])
def test_only_who_teaches_makes_courses(request, course, who):
    person = request.getfixturevalue(who)
    for act in (
        lambda: services.begin_course(person, TITLES, NOON),
        lambda: services.revise(course, person, NOON),
        lambda: services.publish(course, person, 1),
        lambda: services.save_draft(course, person, 1, contents(), NOON),
        lambda: making.withdraw(course, person),
        lambda: making.offer_again(course, person),
        lambda: selectors.courses_of(person),
    ):
        with pytest.raises(PermissionDenied):
            act()


def test_nobody_changes_the_course_of_another_house(course, teacher_elsewhere):
    assert not selectors.courses_of(teacher_elsewhere).exists()
    for act in (making.withdraw, making.offer_again):
        with pytest.raises(HouseCourse.DoesNotExist):
            act(course, teacher_elsewhere)


def test_versions_and_runs_are_only_added_to(course, trainee):
    for row in (CourseVersion.objects.get(), services.take(trainee, course, NOON)):
        with pytest.raises(RecordChanged):
            row.save()
        with pytest.raises(RecordChanged):
            row.delete()


def test_an_exam_and_a_course_with_one_number_are_two_things(course, published, trainee):
    assert course.slug.startswith(making.PREFIX)
    assert {each.course for each in selectors.taken(trainee)} == {course}
    assert exams.ExamVersion.objects.get().exam == published
