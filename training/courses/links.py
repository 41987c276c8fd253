"""Links from lessons to the rules that they teach."""

from games.web import registry
from games.web.rulebook.selectors import ClauseLink, clause_links
from training.drills.courses import Course


def links_of(course: Course, language: str) -> dict[str, ClauseLink]:
    """Return the links to every clause of the game, and of what it shares with others, by id."""
    books = registry.books_of(course.game)
    return {name: link for book in books for name, link in clause_links(book, language, course.rules).items()}
