"""Each example shows the clause that it stands beside, and only clauses that hold have one."""

import pytest

from games.caribbean_stud.clauses import Clause
from games.caribbean_stud.deal import Deal
from games.caribbean_stud.examples import examples
from games.caribbean_stud.facts import facts
from games.caribbean_stud.settlement import settle
from games.core.clauses import load
from tests.games.caribbean_stud.strategies import HOUSES

# What no line cites, and is seen in the result.
SEEN = {Clause.QUALIFIES, Clause.PAID_EXAMPLE, Clause.AFTER_CHANGE}
GAMES = [(house, clause, game) for house in HOUSES for clause, game in examples(house).items()]


@pytest.mark.parametrize(("house", "clause", "game"), GAMES, ids=[f"{g[0].name}-{g[1]}" for g in GAMES])
def test_an_example_shows_its_clause(house, clause, game):
    settled = settle(house, Deal.parse(game))
    assert clause in SEEN | {because for line in settled.lines for because in line.because}
    assert str(Deal.parse(game)) == game


@pytest.mark.parametrize("house", HOUSES, ids=lambda house: house.name)
def test_only_clauses_that_hold_have_examples_and_their_texts_are_filled(house):
    holding = [clause for clause in load("games.caribbean_stud").whole if clause.holds(house)]
    assert set(map(str, examples(house))) <= {clause.id for clause in holding}
    assert frozenset[str]().union(*(clause.placeholders for clause in holding)) <= facts(house).keys()
