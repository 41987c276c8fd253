"""Each example shows the clause that it stands beside, and only clauses that hold have one."""

import pytest

from games.core.clauses import load
from games.poker.caribbean_stud.deal import Deal
from games.poker.caribbean_stud.settlement import settle
from games.poker.clauses import Clause
from games.poker.examples import examples
from games.poker.facts import facts
from tests.games.poker.caribbean_stud.strategies import HOUSES

# What no line cites, and is seen in the result.
SEEN = {Clause.CS_QUALIFIES, Clause.CS_PAID_EXAMPLE, Clause.CS_AFTER_CHANGE}
GAMES = [(house, clause, game) for house in HOUSES for clause, game in examples(house).items()]


@pytest.mark.parametrize(("house", "clause", "game"), GAMES, ids=[f"{g[0].name}-{g[1]}" for g in GAMES])
def test_an_example_shows_its_clause(house, clause, game):
    settled = settle(house, Deal.parse(game))
    assert clause in SEEN | {because for line in settled.lines for because in line.because}
    assert str(Deal.parse(game)) == game


@pytest.mark.parametrize("house", HOUSES, ids=lambda house: house.name)
def test_only_clauses_that_hold_have_examples_and_their_texts_are_filled(house):
    holding = [clause for clause in load("games.poker") if clause.holds(house)]
    assert set(map(str, examples(house))) <= {clause.id for clause in holding}
    assert frozenset[str]().union(*(clause.placeholders for clause in holding)) <= facts(house).keys()
