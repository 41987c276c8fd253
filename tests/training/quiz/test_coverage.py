"""Each rule on which the engine decides is examined by some drill."""

from games.roulette.rulesets import ruleset
from games.rulebook import lint
from games.rulebook.registry import reference
from training.quiz import coverage
from training.quiz.coverage import decided_clauses_are_examined, reached


def test_every_decided_clause_is_reached_by_a_generator():
    assert list(decided_clauses_are_examined(reference("roulette"))) == []


def test_a_decided_clause_that_no_drill_asks_is_told(monkeypatch):
    monkeypatch.setattr(coverage, "reached", lambda _rules: reference("roulette").ids - {"roulette-call"})
    assert list(decided_clauses_are_examined(reference("roulette"))) == ["roulette-call: no drill examines it"]


def test_lint_rules_asks_it():
    assert decided_clauses_are_examined in lint._CHECKS


def test_no_generator_cites_a_clause_that_does_not_exist():
    assert reached(ruleset()) - reference("roulette").ids == set()
