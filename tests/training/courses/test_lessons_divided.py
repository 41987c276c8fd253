"""Who had done a lesson that was too long has done what it was divided into."""

from importlib import import_module

import pytest
from django.apps import apps

from tests.training.certification.cast import NOON
from training.courses.models import LessonProgress
from training.drills.courses import course

FRENCH = course("french-roulette")
MIGRATION = import_module("training.courses.migrations.0004_lessons_divided")


def divide():
    MIGRATION.divide(apps, None)


def far(user, lesson, **how):
    row = LessonProgress.objects.create(user=user, course="french-roulette", lesson=lesson, **how)
    LessonProgress.objects.filter(pk=row.pk).update(first_opened=NOON)


@pytest.mark.parametrize(("old", "new", "parts"), MIGRATION.MOVED)
def test_a_part_that_has_moved_is_where_it_should_be(old, new, parts):
    assert {part.id for part in FRENCH.lesson(new).parts} == set(parts)
    assert not {part.id for part in FRENCH.lesson(old).parts} & set(parts)


def test_what_was_done_is_done_and_was_opened_then(db, trainee):
    far(trainee, "paying", done_at=NOON)
    divide()
    new = LessonProgress.objects.get(lesson="setting-out")
    assert (new.user, new.done_at, new.first_opened) == (trainee, NOON, NOON)
    divide()
    assert LessonProgress.objects.count() == 2


def test_who_was_in_a_part_that_has_moved_goes_on_there(db, trainee, django_user_model):
    colleague = django_user_model.objects.create_user("bruno", house=trainee.house)
    far(trainee, "called-bets", part="placed")
    far(colleague, "called-bets", part="tiers")
    divide()
    new = LessonProgress.objects.get(lesson="called-bets-again")
    assert (new.user, new.part, new.done_at) == (trainee, "placed", None)
    assert set(LessonProgress.objects.filter(lesson="called-bets").values_list("user", "part")) == {
        (trainee.pk, ""),
        (colleague.pk, "tiers"),
    }


def test_other_lessons_and_courses_are_left_alone(db, trainee):
    far(trainee, "the-rake", done_at=NOON)
    LessonProgress.objects.create(user=trainee, course="punto-banco", lesson="paying", done_at=NOON)
    divide()
    assert LessonProgress.objects.count() == 2
