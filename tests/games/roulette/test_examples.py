"""Each example shows the clause that it stands beside, within the limits of the calculator's table."""

import pytest

from games.calculators.tables import TABLES
from games.roulette.called import CalledBet
from games.roulette.examples import examples
from games.roulette.masses import over_maximum
from games.roulette.session import Session


@pytest.mark.parametrize(("clause", "game"), examples().items())
def test_an_example_shows_its_clause(clause, game):
    rules = TABLES["french-roulette"].rules
    session = Session.parse(game)
    cited = {because for spin in session.play(rules) for line in spin.lines for because in line.because}
    announced = {s.bet.clause for spin in session.spins for s in spin.stakes if isinstance(s.bet, CalledBet)}
    assert clause in cited | announced
    assert not any(over_maximum(rules, spin.stakes) for spin in session.spins)
    assert str(session) == game


def test_every_payout_and_every_called_bet_has_one():
    shown = {str(clause) for clause in examples()}
    assert {f"roulette-pays-{kind}" for kind in ("straight", "zero-street", "first-four", "even-chance")} <= shown
    assert {f"roulette-called-{name}" for name in ("voisins", "finale-split", "finale-splits", "figure")} <= shown
