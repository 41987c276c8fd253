"""The training home begins with what somebody has to do today."""

from datetime import timedelta

import pytest
import time_machine
from django.db import connection
from django.test.utils import CaptureQueriesContext

from tests.training.certification.cast import NOON, a_certificate, a_person, an_attempt
from tests.training.classes.school import DRILL, EXAM, SHIFT, a_class, assigned
from training.courses import services as courses
from training.drills.courses import course
from training.quiz.models import HouseTarget, Practice
from training.staff.days import today
from training.staff.models import Role
from training.today import selectors

HOME = "/en/training/"
DAY = timedelta(days=1)


@pytest.fixture(autouse=True)
def _today():
    with time_machine.travel(NOON, tick=False):
        yield


@pytest.fixture
def signed_in(client, trainee):
    client.force_login(trainee)
    return client


def practise(user, *scores, at=NOON, skill="zero", level=1, cell="", seconds=5.0, ruleset="venice-french"):
    with time_machine.travel(at, tick=False):
        for n, score in enumerate(scores):
            row = {"generator": skill, "version": 2, "level": level, "ruleset": ruleset, "cell": cell}
            seed = f"{at:%j}-{n}"
            Practice.objects.create(user=user, seed=seed, given={}, score=score, max=1, seconds=seconds, **row)


def expect(house, skill="zero", level=1, items=5, seconds=10, percent=80):
    author = house.people.first()
    row = {"generator": skill, "level": level, "items": items, "seconds": seconds, "percent": percent}
    HouseTarget.objects.create(house=house, author=author, **row)


def home(client):
    return client.get(HOME).content.decode()


def test_with_nothing_to_do_it_says_so(signed_in):
    page = home(signed_in)
    assert "Nothing is due for review today." in page
    assert "Start the review" not in page
    assert page.index('id="today-title"') < page.index('id="courses-title"')


def test_a_visitor_has_no_today(client, db):
    assert "today-title" not in home(client)


def test_what_is_due_is_counted_by_level_with_one_way_to_start(signed_in, trainee, colleague):
    practise(trainee, 0, at=NOON - 3 * DAY, skill="number-facts", cell="17")
    practise(trainee, 0, at=NOON - 2 * DAY, skill="number-facts", cell="18")
    practise(trainee, 0, at=NOON - 2 * DAY)
    practise(colleague, 0, at=NOON - 2 * DAY, skill="cut")
    found = [(level.generator, level.number, count) for level, count in selectors.due_levels(trainee, today())]
    assert found == [("number-facts", 1, 2), ("zero", 1, 5)]
    page = home(signed_in)
    assert "7 questions are due for review." in page
    assert page.count('href="/en/training/due/"') == 1


@pytest.mark.parametrize(
    ("scores", "seconds", "said"),
    [
        ((1, 1, 1, 1, 1), 5, []),
        ((1, 1, 1, 1, 1), 30, ["30 seconds, target 10 seconds"]),
        ((0, 0, 1, 1, 1), 5, ["60% right, target 80%"]),
        ((0, 0, 1, 1, 1), 30, ["60% right, target 80%", "30 seconds, target 10 seconds"]),
        ((0, 0, 0, 0), 30, []),
    ],
    ids=["reached", "slow", "weak", "both", "too few to say"],
)
def test_what_is_below_its_target_is_named_with_what_is_missing(signed_in, trainee, scores, seconds, said):
    expect(trainee.house)
    practise(trainee, *scores, seconds=seconds)
    page = home(signed_in)
    assert ("Not at the target yet" in page) == bool(said)
    for sentence in ("60% right, target 80%", "30 seconds, target 10 seconds"):
        assert (sentence in page) == (sentence in said)


def test_the_weak_come_before_the_slow_and_only_some_are_shown(trainee):
    for level in range(1, 5):
        expect(trainee.house, level=level)
        practise(trainee, *[1] * 5, level=level, seconds=30)
    for level in range(1, 4):
        expect(trainee.house, skill="cut", level=level)
        practise(trainee, *[1] * level, *[0] * (5 - level), skill="cut", level=level)
    found = [(level.generator, level.number) for level, _standing in selectors.below_target(trainee)]
    assert found[:3] == [("cut", 1), ("cut", 2), ("cut", 3)]
    assert len(found) == selectors.SHOWN


def test_what_is_no_longer_asked_is_left_out(trainee):
    expect(trainee.house)
    practise(trainee, *[0] * 5, ruleset="nowhere")
    practise(trainee, *[0] * 5, skill="whist")
    assert selectors.below_target(trainee) == []


def test_the_lesson_to_go_on_with_is_the_next_of_the_course_opened_last(signed_in, trainee):
    assert "Go on with the lesson" not in home(signed_in)
    found = course("french-roulette")
    courses.mark_done(trainee, found, found.lessons[0], done=True, now=NOON)
    page = home(signed_in)
    assert "Go on with the lesson" in page
    assert page.count(f'href="/en/training/courses/french-roulette/{found.lessons[1].slug}/"') == 2
    for lesson in found.lessons:
        courses.mark_done(trainee, found, lesson, done=True, now=NOON)
    assert "Go on with the lesson" not in home(signed_in)


def test_a_certificate_that_expires_soon_and_an_exam_in_progress_are_said(signed_in, trainee, colleague):
    long_ago = NOON - 680 * DAY  # of the two years for which a certificate is good
    a_certificate(colleague, long_ago)
    assert "Your certificate" not in home(signed_in)
    a_certificate(trainee, long_ago)
    assert "Your certificate" in home(signed_in)
    a_certificate(trainee)
    assert "Your certificate" not in home(signed_in)
    attempt = an_attempt(trainee)
    assert f'href="/en/training/attempts/{attempt.uuid}/"' in home(signed_in)


def test_the_queries_of_the_home_do_not_grow_with_the_record(signed_in, trainee, django_assert_num_queries):
    practise(trainee, 0, 1, at=NOON - 3 * DAY)
    home(signed_in)
    with CaptureQueriesContext(connection) as before:
        home(signed_in)
    for level in range(1, 5):
        for cell in range(1, 30):
            practise(trainee, 0, 1, at=NOON - 3 * DAY, skill="number-facts", level=level, cell=str(cell))
    with django_assert_num_queries(len(before)):
        home(signed_in)


def test_what_is_assigned_stands_first_with_the_way_to_it(signed_in, house, trainee):
    author = a_person(house, Role.INSTRUCTOR, "irene")
    group = a_class(author, trainee)
    assigned(author, group, EXAM, due=5)
    assigned(author, group, DRILL, due=-1)
    assigned(author, group, SHIFT, opens=2)
    page = home(signed_in)
    assert page.index("overdue") < page.index("/en/training/exams/") < page.index("Nothing is due for review")
    assert 'href="/en/training/drills/zero/?level=1"' in page
    assert "not open yet" not in page
    assert "7 March 2026" in page
