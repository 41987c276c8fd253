"""Examples are hands that can be played, and show what their clause says."""

import pytest

from games.core.clauses import load
from games.texas_holdem.clauses import Clause
from games.texas_holdem.examples import examples
from games.texas_holdem.hand import Hand, tables
from tests.games.texas_holdem.reading import POT_LIMIT, VENICE


@pytest.mark.parametrize("rules", [VENICE, POT_LIMIT], ids=lambda rules: rules.limit)
def test_each_example_is_settled_by_its_clause(rules):
    games = examples(rules)
    assert games
    for clause, example in games.items():
        hand = Hand.parse(example)
        assert str(hand) == example
        passed = tables(rules, hand)
        assert clause in {*hand.play(rules).because, *(table.turn for table in passed)}


def test_examples_are_of_rules_that_hold():
    held = {clause.id for clause in load("games.texas_holdem").whole if clause.holds(VENICE)}
    assert {str(clause) for clause in examples(VENICE)} <= held


def test_the_example_of_a_cap_reaches_it():
    hand = Hand.parse(examples(VENICE)[Clause.RAKE_CAP])
    assert hand.play(VENICE).rake == VENICE.rake_cap
