"""The drawings and tables of lessons, as the rooms of their games draw them."""

from django.template.loader import render_to_string
from django.utils.safestring import SafeString
from django.utils.translation import override

from games.web.registry import rules
from games.web.rulebook.figures import shapes
from training.courses.links import links_of
from training.drills.courses import Course, Figure, Lesson
from training.drills.kit.lessons import OF_THE_RULES
from training.drills.registry import LESSONS


def drawn(course: Course, figure: Figure, language: str) -> SafeString:
    """Draw a figure in a language, with links to the clauses that it names."""
    with override(language):
        found = LESSONS[course.slug].figures[figure.kind](rules(course.game, course.rules), figure.shows)
        return render_to_string(found.template, {**found.shows, "links": links_of(course, language)})


def shapes_for(course: Course, lesson: Lesson) -> SafeString:
    """Return what the drawings of the rules are made of, where the lesson shows one."""
    kinds = {part.figure.kind for part in lesson.parts if part.figure}
    return shapes(course.rules) if kinds & OF_THE_RULES else SafeString()
