"""The words of punto banco: whole, free of numbers that the engine owns, with an example where one helps."""

import re

import pytest

from games.baccarat.clauses import HandClause
from games.core import facts as say
from games.core.clauses import load, text_of
from games.core.patterns import literal
from games.punto_banco.clauses import Clause
from games.punto_banco.examples import examples
from games.punto_banco.facts import facts
from games.punto_banco.play import Play
from games.punto_banco.rulesets import NAMES, ruleset

BOOK = load("games.punto_banco")
TYPES = {"int": int, "odds": say.Odds, "percent": say.Percent, "money": say.Money, "cards": say.Cards}
OURS = list(BOOK.whole)
NUMBER_WORDS = r"\b(two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twice|thrice|half|both of)\b"
CARD_NAMES = r"\b(a ten|[Tt]wo hands)\b|\*[^*\n]+\*"


def documented() -> dict[str, str]:
    """The tables of placeholders at the heads of the files: name and kind of value."""
    found = {}
    for book in BOOK.shelf:
        head = text_of(f"games.{book.game}").split("[[section]]", 1)[0]
        found |= dict(re.findall(rf"^#   (\w+) +({'|'.join(TYPES)}) +\S", head, flags=re.MULTILINE))
    return {name: kind for name, kind in found.items() if name not in TYPES}


def test_the_enum_names_each_clause_in_reading_order():
    assert [clause.id for clause in OURS] == [*HandClause, *Clause]
    for clause in Clause:
        assert clause.name == clause.removeprefix("baccarat-pb-").replace("-", "_").upper()


def test_each_placeholder_is_documented_and_each_documented_one_is_used():
    assert frozenset[str]().union(*(clause.placeholders for clause in OURS)) == documented().keys()


@pytest.mark.parametrize("name", NAMES)
def test_the_engine_has_each_documented_value_and_of_that_kind(name):
    known = facts(ruleset(name))
    assert not {name for name, kind in documented().items() if not isinstance(known[name], TYPES[kind])}


@pytest.mark.parametrize("clause", OURS, ids=lambda clause: clause.id)
def test_no_number_is_typed_and_no_rule_is_long(clause):
    text = re.sub(CARD_NAMES, " ", literal(f"{clause.title}. {clause.body}"))
    assert not re.search(r"\d", text)
    assert not re.search(NUMBER_WORDS, text, re.IGNORECASE)
    assert len(re.findall(r"[.!?](?=\s|$)", clause.body)) <= 8


def test_a_glossary_entry_is_a_procedure_named_as_a_term():
    terms = [clause for clause in OURS if clause.id.startswith("baccarat-pb-term-")]
    glossary = next(section for section in BOOK.sections if section.id == "pb-glossary")
    assert list(glossary.clauses) == terms
    assert all(clause.kind == "procedure" for clause in terms)


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
