"""Each rule on which the engine decides is examined by some drill, under every ruleset in which it holds."""

import pytest

from games.roulette.rulesets import ruleset
from games.web.kit.game import reference
from games.web.registry import books, clauses_of
from games.web.rulebook import lint
from tests.training.drills.roulette.hand import ROULETTE
from training.drills.kit.rules import holds
from training.quiz import coverage
from training.quiz.coverage import cited, decided_clauses_are_examined, never_asked
from training.quiz.dealt import DEALT


@pytest.mark.parametrize("book", books())
def test_every_decided_clause_is_reached_wherever_it_holds(book):
    assert list(decided_clauses_are_examined(reference(book))) == []


def test_only_the_rulesets_of_the_book_are_drawn(punto_banco, monkeypatch):
    monkeypatch.setattr(coverage, "never_asked", lambda rules, wanted: {rules.name})
    named = {line.partition(":")[0] for line in decided_clauses_are_examined(reference("baccarat"))}
    assert set(punto_banco.rulesets) <= named
    assert not named & set(ROULETTE)


def test_a_decided_clause_that_no_drill_asks_is_reported_with_its_ruleset(monkeypatch):
    asked = cited
    monkeypatch.setattr(coverage, "cited", lambda rules, draw: asked(rules, draw) - {"roulette-rake-and-pay"})
    monkeypatch.setattr(coverage, "DRAWS", 30)
    faults = list(decided_clauses_are_examined(reference("roulette")))
    assert [line for line in faults if "rake" in line] == [
        "roulette-rake-and-pay: no drill examines it under venice-french"
    ]


def test_lint_rules_asks_it():
    assert decided_clauses_are_examined in lint._CHECKS


def test_what_nobody_can_ask_is_never_asked():
    assert never_asked(ruleset(), {"roulette-pays-straight", "roulette-biribissi"}) == {"roulette-biribissi"}


@pytest.mark.parametrize("rules", DEALT)
def test_what_holds_is_what_the_rules_page_prints(rules):
    house, engine = DEALT[rules].rules, DEALT[rules].game.engine
    assert {clause.id for clause in reference(engine).whole if holds(house, clause.id)} == clauses_of(engine, rules)
