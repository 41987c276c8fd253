"""How far somebody is in a course."""

from collections.abc import Iterable, Mapping

from training.courses.models import LessonProgress
from training.courses.questions import Placed
from training.drills.courses import Course, Lesson, courses
from training.drills.registry import GENERATORS
from training.quiz.models import Practice
from training.quiz.selectors import answers_to
from training.staff.models import User


def progress_of(user: User, course: Course) -> dict[str, LessonProgress]:
    """Return a person's own progress by lesson; lessons never opened are not in it."""
    rows = LessonProgress.objects.filter(user=user, course=course.slug)
    return {row.lesson: row for row in rows}


def next_lesson(course: Course, progress: Mapping[str, LessonProgress]) -> Lesson | None:
    """Return the first lesson that is not done, None where all are."""
    return next((each for each in course.lessons if not is_done(progress, each)), None)


def is_done(progress: Mapping[str, LessonProgress], lesson: Lesson) -> bool:
    return lesson.slug in progress and progress[lesson.slug].done_at is not None


def visit_of(user: User, course: Course, lesson: Lesson) -> str:
    """Return the query of the visit in which a person has answered in a lesson that is not done since; empty where
    there is none. One query."""
    kept = LessonProgress.objects.filter(user=user, course=course.slug, lesson=lesson.slug)
    return kept.values_list("visit", flat=True).first() or ""


def answers_in(user: User, items: Iterable[Placed]) -> dict[str, Practice]:
    """Return a person's own answers to the items of a lesson, by place. One query."""
    asked = {each.place.id: (each.place.question.skill, each.drawn.seed) for each in items}
    given = answers_to(user, [seed for _skill, seed in asked.values()])
    keys = {place: (skill, GENERATORS[skill].version, seed) for place, (skill, seed) in asked.items()}
    return {place: given[key] for place, key in keys.items() if key in given}


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
