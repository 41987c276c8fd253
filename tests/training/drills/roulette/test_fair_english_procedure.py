"""Questions of procedure at Fair and English roulette: asked at their table alone."""

from dataclasses import replace

import pytest

from games.roulette.rulesets import NAMES, ruleset
from training.drills.registry import GENERATORS

TABLES = [("fair-procedure", "venice-fair"), ("english-procedure", "france-english")]


def questions(skill, rules):
    """The cells of each level that are asked under a ruleset."""
    generator = GENERATORS[skill]
    return {level: generator.grid(rules, level).cells for level in generator.suits(rules)}


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize(("skill", "own"), TABLES)
def test_only_the_crew_of_its_own_table_is_asked(skill, own, name):
    levels = tuple(range(1, len(GENERATORS[skill].levels) + 1))
    assert GENERATORS[skill].suits(ruleset(name)) == (levels if name == own else ())


def test_where_one_colour_chip_is_enough_nobody_is_asked_about_several():
    fair = ruleset("venice-fair")
    lenient = replace(fair, colour_chips=replace(fair.colour_chips, outside=1))
    gone = set(questions("fair-procedure", fair)[1]) - set(questions("fair-procedure", lenient)[1])
    assert gone == {"two-dozens", "least-on-numbers"}


def test_another_order_of_payment_is_not_asked_by_the_article():
    english = ruleset("france-english")
    turned = replace(english, order_of_payment=english.order_of_payment[::-1])
    gone = set(questions("english-procedure", english)[4]) - set(questions("english-procedure", turned)[4])
    assert gone == {"first-and-last", "one-player"}
