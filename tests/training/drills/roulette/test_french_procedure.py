"""Questions of procedure at French roulette: asked at that table alone, and all that the course teaches of it."""

import pytest

from games.core.clauses import load
from games.roulette.rulesets import NAMES, ruleset
from training.courses.reading import CLAUSE_LINK
from training.drills.courses import course, messages
from training.drills.roulette.procedure.french import generator

FRENCH = ruleset("venice-french")
LEVELS = range(1, len(generator.levels) + 1)

# Clauses of procedure that a lesson links to without a question about them, each with the reason.
NOT_ASKED = {
    "roulette-colour-rule": "a memory aid: the skill number-facts asks the colours",
    "roulette-curiosities": "background",
    "roulette-dozen-sayings": "background",
    "roulette-history-biribissi": "background",
    "roulette-history-columns": "background",
    "roulette-history-ridotto": "background",
    "roulette-table": "what a table looks like",
}


def linked():
    """The clauses of procedure that the lessons link to."""
    procedure = {clause.id for clause in load("games.roulette") if clause.kind == "procedure"}
    texts = [english for _context, english in messages(course("french-roulette"))]
    return procedure & {clause for text in texts for clause in CLAUSE_LINK.findall(text)}


def cited():
    """The clauses that settle the questions."""
    items = [
        generator.make("seed", level, FRENCH, cell) for level in LEVELS for cell in generator.grid(FRENCH, level).cells
    ]
    return {clause for item in items for part in item.parts for clause in part.clauses}


def test_every_clause_of_procedure_that_a_lesson_links_to_is_asked():
    assert linked() - cited() == NOT_ASKED.keys()


def test_nothing_is_excepted_that_is_asked_after_all():
    assert cited() & NOT_ASKED.keys() == set()


@pytest.mark.parametrize("name", NAMES)
def test_only_the_crew_of_a_french_table_is_asked(name):
    asked = generator.suits(ruleset(name))
    assert asked == (tuple(LEVELS) if name == "venice-french" else ())
