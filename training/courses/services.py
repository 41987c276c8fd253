"""All that writes the progress of readers."""

from datetime import datetime

from django.db import transaction

from training.courses.models import LessonProgress
from training.courses.questions import Placed, Visit
from training.drills.courses import Course, Lesson
from training.drills.kit.items import Given
from training.drills.registry import GENERATORS
from training.quiz.judging import judged
from training.quiz.services import practise
from training.staff.models import User


def open_lesson(user: User, course: Course, lesson: Lesson) -> LessonProgress:
    """Note that somebody has opened a lesson, the first time."""
    progress, _created = LessonProgress.objects.get_or_create(user=user, course=course.slug, lesson=lesson.slug)
    return progress


def mark_done(user: User, course: Course, lesson: Lesson, *, done: bool, now: datetime) -> LessonProgress:
    """Mark a lesson as done, or as not done. Done twice keeps the first time."""
    progress = open_lesson(user, course, lesson)
    if done != (progress.done_at is not None):
        progress.done_at = now if done else None
        progress.visit = "" if done else progress.visit
        progress.save(update_fields=["done_at", "visit"])
    return progress


@transaction.atomic
def answer(
    user: User,
    course: Course,
    lesson: Lesson,
    visit: Visit,
    here: Placed,
    given: Given,
    seconds: float | None,
    *,
    offline: bool = False,
) -> None:
    """Keep an answer inside a lesson as practice, with its seconds where they are known and whether it was given
    without a connection, and that the reader has come so far in this visit."""
    judgement = judged(here.item, given, seconds)
    practise(user, GENERATORS[here.place.question.skill], here.drawn, given, judgement, offline=offline)
    progress = open_lesson(user, course, lesson)
    progress.part, progress.visit = here.place.part.id, visit.query
    progress.save(update_fields=["part", "visit"])
