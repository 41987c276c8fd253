"""How far somebody is in a course."""

from training.courses.models import LessonProgress
from training.courses.texts import Course
from training.staff.models import User


def progress_of(user: User, course: Course) -> dict[str, LessonProgress]:
    """Return a person's own progress by lesson; lessons never opened are not in it."""
    rows = LessonProgress.objects.filter(user=user, course=course.slug)
    return {row.lesson: row for row in rows}
