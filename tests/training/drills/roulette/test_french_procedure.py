"""Questions of procedure at French roulette: asked at that table alone."""

import pytest

from games.roulette.rulesets import NAMES, ruleset
from training.drills.roulette.procedure.french import generator

LEVELS = range(1, len(generator.levels) + 1)


@pytest.mark.parametrize("name", NAMES)
def test_only_the_crew_of_a_french_table_is_asked(name):
    asked = generator.suits(ruleset(name))
    assert asked == (tuple(LEVELS) if name == "venice-french" else ())
