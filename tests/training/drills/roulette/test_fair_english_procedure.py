"""Questions of procedure at Fair and English roulette: asked at their table alone, and all that their courses teach."""

from dataclasses import replace

import pytest

from games.core.clauses import load
from games.roulette.rulesets import NAMES, ruleset
from training.courses.reading import CLAUSE_LINK
from training.drills.courses import course, messages
from training.drills.registry import GENERATORS

TABLES = [
    ("fair-procedure", "venice-fair", "fair-roulette"),
    ("english-procedure", "france-english", "english-roulette"),
]


def linked(slug):
    """The clauses of procedure that the lessons link to."""
    procedure = {clause.id for clause in load("games.roulette") if clause.kind == "procedure"}
    texts = [english for _context, english in messages(course(slug))]
    return procedure & {clause for text in texts for clause in CLAUSE_LINK.findall(text)}


def questions(skill, rules):
    """The cells of each level that are asked under a ruleset."""
    generator = GENERATORS[skill]
    return {level: generator.grid(rules, level).cells for level in generator.suits(rules)}


def cited(skill, rules):
    """The clauses that settle the questions."""
    generator = GENERATORS[skill]
    items = [
        generator.make("seed", level, rules, cell) for level, cells in questions(skill, rules).items() for cell in cells
    ]
    return {clause for item in items for part in item.parts for clause in part.clauses}


@pytest.mark.parametrize(("skill", "name", "slug"), TABLES)
def test_every_clause_of_procedure_that_a_lesson_links_to_is_asked(skill, name, slug):
    assert linked(slug) - cited(skill, ruleset(name)) == set()


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize(("skill", "own", "_slug"), TABLES)
def test_only_the_crew_of_its_own_table_is_asked(skill, own, _slug, name):
    levels = tuple(range(1, len(GENERATORS[skill].levels) + 1))
    assert GENERATORS[skill].suits(ruleset(name)) == (levels if name == own else ())


def test_where_one_colour_chip_is_enough_nobody_is_asked_about_several():
    fair = ruleset("venice-fair")
    lenient = replace(fair, colour_chips=replace(fair.colour_chips, outside=1))
    gone = set(questions("fair-procedure", fair)[1]) - set(questions("fair-procedure", lenient)[1])
    assert gone == {"two-dozens-asked", "least-on-numbers-asked"}


def test_another_order_of_payment_is_not_asked_by_the_article():
    english = ruleset("france-english")
    turned = replace(english, order_of_payment=english.order_of_payment[::-1])
    gone = set(questions("english-procedure", english)[4]) - set(questions("english-procedure", turned)[4])
    assert gone == {"first-and-last-asked"}
