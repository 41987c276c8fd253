"""All that writes the progress of readers."""

from datetime import datetime

from training.courses.models import LessonProgress
from training.courses.texts import Course, Lesson
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
