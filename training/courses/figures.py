"""The drawings and tables of lessons, as the rooms of their games draw them."""

from django.template.loader import render_to_string
from django.utils.safestring import SafeString
from django.utils.translation import override

from games.web.registry import rules
from games.web.rulebook.selectors import clause_links
from training.courses.texts import Course, Figure
from training.drills.registry import LESSONS


def drawn(course: Course, figure: Figure, language: str) -> SafeString:
    """Draw a figure in a language, with links to the clauses that it names."""
    found = LESSONS[course.slug].figures[figure.kind](rules(course.game, course.rules), figure.shows)
    with override(language):
        return render_to_string(
            found.template, {**found.shows, "links": clause_links(course.game, language, course.rules)}
        )
