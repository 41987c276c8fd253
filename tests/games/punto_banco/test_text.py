"""The words of punto banco: whole, free of numbers that the engine owns, with an example where one helps."""

import re

import pytest

from games.core import facts as say
from games.core.clauses import load
from games.core.patterns import literal
from games.punto_banco.clauses import Clause
from games.punto_banco.examples import examples
from games.punto_banco.facts import facts
from games.punto_banco.play import Play
from games.punto_banco.rulesets import NAMES, ruleset

BOOK = load("games.punto_banco")
OURS = list(BOOK.whole)
NUMBER_WORDS = r"\b(two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twice|thrice|half|both of)\b"
CARD_NAMES = r"\b(a ten|[Tt]wo hands)\b|\*[^*\n]+\*"


@pytest.mark.parametrize("clause", OURS, ids=lambda clause: clause.id)
def test_no_number_is_typed_and_no_rule_is_long(clause):
    text = re.sub(CARD_NAMES, " ", literal(f"{clause.title}. {clause.body}"))
    assert not re.search(r"\d", text)
    assert not re.search(NUMBER_WORDS, text, re.IGNORECASE)
    assert len(re.findall(r"[.!?](?=\s|$)", clause.body)) <= 8


@pytest.mark.parametrize("name", NAMES)
def test_a_table_hears_of_its_own_staff_alone(name):
    rules = ruleset(name)
    tables = {clause.id for clause in OURS if clause.holds(rules) and "-table-" in clause.id} - {
        Clause.TERM_TABLE_OF_PLAY
    }
    assert tables == {f"baccarat-pb-table-{rules.table}"}


@pytest.mark.parametrize("name", NAMES)
def test_every_example_cites_its_clause(name):
    rules = ruleset(name)
    for clause, game in examples(rules).items():
        play = Play.parse(game)
        settled = play.settle(rules)
        cited = {because for line in settled.lines for because in line.because}
        assert clause in cited | {decision.clause for decision in settled.coup.decisions}, clause
        assert str(play) == game


def test_an_example_keeps_within_the_limits_of_the_table():
    rules = ruleset(NAMES[0], {"minimum": {"punto": "200"}, "maximum": {"banco": "50", "tie": "5.00"}})
    for clause, game in examples(rules).items():
        lines = Play.parse(game).settle(rules).lines
        assert "excess" not in {line.result for line in lines}, clause


def test_without_commission_none_is_shown():
    shown = examples(ruleset(NAMES[0], {"commission": "0"}))
    assert not {Clause.COMMISSION, Clause.COMMISSION_CHIP} & shown.keys()


def test_figures_are_those_of_the_published_game():
    known = facts(ruleset())
    assert known["all_ways"] == 4_998_398_275_503_360
    assert known["banco_ways"] == 2_292_252_566_437_888
    assert known["cells"] == 88
    assert known["shoe_cards"] == 416
    assert (known["banco_three_stands_on"], known["banco_low_to"], known["banco_seven_score"]) == (8, 2, 7)
    rows = [(known[f"banco_{score}_from"], known[f"banco_{score}_to"]) for score in ("four", "five", "six")]
    assert rows == [(2, 7), (4, 7), (6, 7)]
    assert (known["banco_taken_amount"], known["odd_taken_amount"]) == (say.Money(5_00), say.Money(62))
