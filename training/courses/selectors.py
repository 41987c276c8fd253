"""How far somebody is in a course."""

from training.courses.models import LessonProgress
from training.courses.texts import Course, Lesson, courses
from training.staff.models import User


def progress_of(user: User, course: Course) -> dict[str, LessonProgress]:
    """Return a person's own progress by lesson; lessons never opened are not in it."""
    rows = LessonProgress.objects.filter(user=user, course=course.slug)
    return {row.lesson: row for row in rows}


def lesson_to_go_on_with(user: User) -> tuple[Course, Lesson] | None:
    """Return the next lesson of the course that a person opened last and has not finished. One query."""
    opened = LessonProgress.objects.filter(user=user).order_by("-first_opened", "-pk")
    rows = list(opened.values_list("course", "lesson", "done_at"))
    done = {(course, lesson) for course, lesson, done_at in rows if done_at}
    by_slug = {each.slug: each for each in courses()}
    for slug in dict.fromkeys(course for course, _lesson, _done_at in rows if course in by_slug):
        for lesson in by_slug[slug].lessons:
            if (slug, lesson.slug) not in done:
                return by_slug[slug], lesson
    return None
