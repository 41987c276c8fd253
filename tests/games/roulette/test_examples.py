"""Each example shows the clause that it stands beside, under every ruleset and within its limits."""

import pytest

from games.core.clauses import load
from games.roulette.called import CalledBet
from games.roulette.clauses import Clause
from games.roulette.examples import examples
from games.roulette.masses import over_maximum
from games.roulette.rulesets import NAMES, ruleset
from games.roulette.session import Session
from games.web.calculators.tables import TABLES

TABLE = TABLES["french-roulette"].rules
GAMES = [(name, clause, game) for name in NAMES for clause, game in examples(ruleset(name)).items()]


def rules_of(name):
    """A ruleset with the limits of the calculators' table."""
    limits = {
        limit: {kind: f"{cents // 100}.{cents % 100:02}" for kind, cents in getattr(TABLE, limit).items()}
        for limit in ("minimum", "maximum")
    }
    return ruleset(name, limits)


@pytest.mark.parametrize(("name", "clause", "game"), GAMES)
def test_an_example_is_played_within_the_limits_and_shows_its_clause(name, clause, game):
    rules = rules_of(name)
    session = Session.parse(game)
    settled = session.play(rules)
    cited = {because for spin in settled for line in spin.lines for because in line.because}
    announced = {s.bet.clause for spin in session.spins for s in spin.stakes if isinstance(s.bet, CalledBet)}
    assert clause in cited | announced | BY_ITS_LINES.keys()
    assert BY_ITS_LINES.get(clause, lambda rules, lines: True)(rules, settled[-1].lines)
    assert not any(over_maximum(rules, spin.stakes) for spin in session.spins)
    assert str(session) == game


def pays_every_kind(rules, lines):
    kinds = [line.bet.kind for line in lines]
    return len(set(kinds)) == len(kinds) == 8 and all(line.winnings for line in lines)


# What no line cites, and how it is seen there.
BY_ITS_LINES = {
    Clause.ORDER_OF_PAYMENT: pays_every_kind,
    Clause.ORDER_BY_PLACE: pays_every_kind,
    Clause.ORDER_COLOUR_FIRST: lambda rules, lines: [line.player for line in lines] == ["2", None],
    Clause.DOUBLE_ZERO: lambda rules, lines: [line.result for line in lines] == ["win", "win", "lose"],
}


@pytest.mark.parametrize("name", NAMES)
def test_only_clauses_that_hold_have_examples(name):
    rules = ruleset(name)
    holding = {clause.id for clause in load("games.roulette") if clause.holds(rules)}
    assert set(map(str, examples(rules))) <= holding


@pytest.mark.parametrize("name", NAMES)
def test_every_payout_every_called_bet_and_every_rule_for_zero_has_one(name):
    rules = ruleset(name)
    holding = {clause.id for clause in load("games.roulette") if clause.holds(rules) and clause.kind == "decided"}
    called = {"roulette-called-sum", "roulette-called-doors"}
    worth = {i for i in holding if i.startswith(("roulette-pays-", "roulette-called-", "roulette-zero-"))} - called
    assert worth <= set(map(str, examples(rules)))
    assert len(worth) > 10


@pytest.mark.parametrize(
    ("smallest", "game"),
    [
        ("0.50", "10*straight:17 @2=2 10*straight:17@2 .17"),
        ("1.50", "15*straight:17 @2=3 15*straight:17@2 .17"),
        ("2.50", "12.50*straight:17 @2=2.50 12.50*straight:17@2 .17"),
    ],
)
def test_the_colour_of_an_example_is_worth_whole_chips_of_the_table(smallest, game):
    rules = ruleset("venice-fair", {"smallest_chip": smallest})
    assert examples(rules)[Clause.ORDER_COLOUR_FIRST] == game
    assert Session.parse(game).play(rules)
