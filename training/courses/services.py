"""All that writes the progress of readers."""

from datetime import datetime

from training.courses.models import LessonProgress
from training.courses.questions import Placed
from training.drills.courses import Course, Lesson
from training.drills.kit.items import Given
from training.drills.registry import GENERATORS
from training.quiz import grading
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
        progress.save(update_fields=["done_at"])
    return progress


def answer(user: User, course: Course, lesson: Lesson, here: Placed, given: Given) -> None:
    """Keep an answer inside a lesson as practice, and that the reader has come so far."""
    verdict = grading.judge(here.item.face, here.item.key, given)
    practise(user, GENERATORS[here.place.question.skill], here.drawn, given, verdict)
    progress = open_lesson(user, course, lesson)
    progress.part = here.place.part.id
    progress.save(update_fields=["part"])
