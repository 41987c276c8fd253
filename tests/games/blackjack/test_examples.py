"""Each example is legal under its ruleset and shows the clause that it stands beside."""

import pytest

from games.blackjack.clauses import Clause
from games.blackjack.examples import examples
from games.blackjack.facts import facts
from games.blackjack.rulesets import NAMES, ruleset
from games.blackjack.settlement import settle
from games.blackjack.table import Round
from games.core.clauses import load

GAMES = [(name, clause, game) for name in NAMES for clause, game in examples(ruleset(name)).items()]


def results(settled):
    return [line.result for line in settled.lines]


# What no line cites, and how it is seen there.
SHOWN = {
    Clause.CARD_VALUES: lambda s: results(s) == ["push", "win"],
    Clause.SOFT: lambda s: len(s.played.boxes[0].hands[0].cards) == 4,
    Clause.BLACKJACK: lambda s: results(s) == ["lose", "win"],
    Clause.MUST_DRAW: lambda s: len(s.played.boxes[0].hands[0].cards) == 3,
    Clause.MAY_NOT_DRAW: lambda s: results(s) == ["win"],
    Clause.BANK_DRAWS: lambda s: len(s.played.dealer) == 3,
    Clause.BANK_STANDS_SOFT: lambda s: len(s.played.dealer) == 2,
    Clause.BANK_HITS_SOFT: lambda s: len(s.played.dealer) == 3,
    Clause.ORDER: lambda s: [line.box for line in s.lines] == [1, 3, 2],
    Clause.SPLIT_STAKE: lambda s: len(s.lines) == 2,
    Clause.SPLIT_AGAIN: lambda s: len(s.lines) == 3,
    Clause.SPLIT_ONCE: lambda s: len(s.lines) == 2,
    Clause.SPLIT_DOUBLE: lambda s: s.lines[-1].stake == 2000,
    Clause.SPLIT_TENS_ACE: lambda s: len(s.played.boxes[0].hands[0].cards) == 3,
    Clause.SPLIT_FOLLOW: lambda s: len(s.lines) == 4,
    Clause.BETTING_ALONG: lambda s: [line.player for line in s.lines] == ["1", "2", "3"],
    Clause.DOUBLE_ANY: lambda s: s.lines[0].stake == 2000,
    Clause.DOUBLE_TOTALS: lambda s: s.lines[0].stake == 2000,
    Clause.INSURANCE: lambda s: s.lines[0].bet == "insurance",
}


@pytest.mark.parametrize(("name", "clause", "game"), GAMES)
def test_an_example_is_legal_and_shows_its_clause(name, clause, game):
    settled = settle(ruleset(name), Round.parse(game))
    cited = {because for line in settled.lines for because in line.because}
    assert clause in cited or SHOWN[clause](settled)
    assert str(Round.parse(game)) == game


@pytest.mark.parametrize("name", NAMES)
def test_only_clauses_that_hold_have_examples(name):
    rules = ruleset(name)
    assert set(map(str, examples(rules))) <= {clause.id for clause in load("games.blackjack") if clause.holds(rules)}


@pytest.mark.parametrize("name", NAMES)
def test_lines_cite_only_clauses_that_hold(name):
    rules = ruleset(name)
    holding = {clause.id for clause in load("games.blackjack") if clause.holds(rules)}
    for game in examples(rules).values():
        assert {b for line in settle(rules, Round.parse(game)).lines for b in line.because} <= holding


@pytest.mark.parametrize("name", NAMES)
def test_the_example_of_doubling_for_less_has_the_amounts_of_its_text(name):
    rules = ruleset(name)
    fact_values = facts(rules)
    line = settle(rules, Round.parse(examples(rules)[Clause.DOUBLE_LESS])).lines[0]
    laid = Round.parse(examples(rules)[Clause.DOUBLE_LESS]).boxes[0].hands[0]
    assert laid.stakes == {"1": fact_values["double_stake_amount"].cents}
    assert laid.doubled == {"1": fact_values["double_laid_amount"].cents}
    assert line.stake == fact_values["double_plays_amount"].cents
