"""What a lesson says of procedure is asked: a question settles each such clause that it links to."""

import pytest

from games.web.kit.game import reference
from games.web.registry import rules
from training.courses.reading import CLAUSE_LINK
from training.drills.courses import courses, messages
from training.drills.kit.procedures import TEXTS
from training.drills.registry import GENERATORS

# By course the clauses that no question needs to ask, each with the reason.
NOT_ASKED = {
    "blackjack": {"blackjack-insurance-printed": "a note on a printed source that another clause overrules"},
    "french-roulette": {
        "roulette-colour-rule": "a memory aid: the skill number-facts asks the colours",
        "roulette-curiosities": "background",
        "roulette-dozen-sayings": "background",
        "roulette-history-biribissi": "background",
        "roulette-history-columns": "background",
        "roulette-history-ridotto": "background",
        "roulette-table": "what a table looks like",
    },
}


def is_of_procedure(item):
    return any(part.label.code in TEXTS for part in item.parts)


def settled(course):
    """The clauses that settle the questions of procedure under the rules of a course, each asked once."""
    house = rules(course.game, course.rules)
    items = [
        generator.make("seed", level, house, cell)
        for generator in GENERATORS.values()
        if generator.name.endswith("-procedure")
        for level in generator.suits(house)
        for cell in generator.grid(house, level).cells
    ]
    assert all(map(is_of_procedure, items))
    return {clause for item in items for part in item.parts for clause in part.clauses}


def linked(course):
    """The clauses of procedure to which the lessons of a course link."""
    procedure = {clause.id for clause in reference(course.game).whole if clause.kind == "procedure"}
    return {clause for _context, text in messages(course) for clause in CLAUSE_LINK.findall(text)} & procedure


@pytest.mark.parametrize("course", courses(), ids=[course.slug for course in courses()])
def test_every_clause_of_procedure_that_a_lesson_links_to_is_asked_unless_it_is_listed(course):
    assert linked(course) - settled(course) == NOT_ASKED.get(course.slug, {}).keys()
