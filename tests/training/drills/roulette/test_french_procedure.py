"""Questions of procedure at French roulette: asked at that table alone."""

from dataclasses import replace

import pytest

from games.roulette.rulesets import NAMES, ruleset
from training.drills.roulette.procedure.french import generator

LEVELS = range(1, len(generator.levels) + 1)


@pytest.mark.parametrize("name", NAMES)
def test_only_the_crew_of_a_french_table_is_asked(name):
    asked = generator.suits(ruleset(name))
    assert asked == (tuple(LEVELS) if name == "venice-french" else ())


@pytest.mark.parametrize("last", [9, 12])
def test_the_numbers_that_are_pointed_out_are_those_at_which_the_house_turns_its_rake(last):
    french = ruleset("venice-french")
    turned = replace(french, procedure={**french.procedure, "rake_upright_last": last, "rake_flat_first": last + 1})
    low, high = (generator.make("seed", 4, turned, cell).question for cell in ("pointing-low", "pointing-high"))
    assert (low.values, high.values) == ({"number": last}, {"number": last + 1})
