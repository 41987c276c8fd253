"""What a lesson says of procedure is asked: a question settles each such clause that it links to."""

import pytest

from games.web.kit.game import reference
from games.web.registry import rules
from training.courses.reading import CLAUSE_LINK
from training.drills.courses import courses, messages
from training.drills.registry import GENERATORS

NOT_ASKED = {
    "blackjack-insurance-printed": "a note on a printed source that another clause overrules",
}


def questions(house):
    """The questions of procedure under a ruleset, each drawn once."""
    for name, generator in GENERATORS.items():
        for level in generator.suits(house) if name.endswith("-procedure") else ():
            for cell in generator.grid(house, level).cells:
                yield generator.make("seed", level, house, cell)


def settled(house):
    return {clause for item in questions(house) for part in item.parts for clause in part.clauses}


def linked(course):
    """The clauses of procedure to which the lessons of a course link."""
    procedure = {clause.id for clause in reference(course.game).whole if clause.kind == "procedure"}
    return {clause for _context, text in messages(course) for clause in CLAUSE_LINK.findall(text)} & procedure


ASKED = [course for course in courses() if settled(rules(course.game, course.rules))]


@pytest.mark.parametrize("course", ASKED, ids=[course.slug for course in ASKED])
def test_every_clause_of_procedure_that_a_lesson_links_to_is_settled_in_a_question(course):
    assert linked(course) - settled(rules(course.game, course.rules)) - NOT_ASKED.keys() == set()


@pytest.mark.parametrize("clause", NOT_ASKED)
def test_what_is_not_asked_is_linked_to_and_in_no_question(clause):
    courses_of_it = [course for course in ASKED if clause in linked(course)]
    assert courses_of_it
    assert not any(clause in settled(rules(course.game, course.rules)) for course in courses_of_it)
