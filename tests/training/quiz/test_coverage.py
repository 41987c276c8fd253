"""Each rule on which the engine decides is examined by some drill."""

from games.roulette.rulesets import ruleset
from games.rulebook.registry import reference
from training.quiz.coverage import reached


def test_every_decided_clause_is_reached_by_a_generator():
    decided = {clause.id for clause in reference("roulette") if clause.kind == "decided"}
    assert decided - reached(ruleset()) == set()


def test_no_generator_cites_a_clause_that_does_not_exist():
    assert reached(ruleset()) - reference("roulette").ids == set()
