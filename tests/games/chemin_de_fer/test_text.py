"""The words of chemin de fer: whole, free of numbers that the engine owns, with an example where one helps."""

import re
from fractions import Fraction

import pytest

from games.chemin_de_fer.clauses import Clause
from games.chemin_de_fer.examples import examples
from games.chemin_de_fer.facts import facts
from games.chemin_de_fer.rulesets import DEFAULT, ruleset
from games.chemin_de_fer.session import Session
from games.core import facts as say
from games.core.clauses import load
from games.core.patterns import literal
from tests.games.chemin_de_fer.reading import BOUND, VENICE

BOOK = load("games.chemin_de_fer")
OURS = list(BOOK)
NUMBER_WORDS = r"\b(two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twice|thrice)\b"
HOUSES = [
    {},
    {"minimum": "250", "chip": "5.00"},
    {"seats": 4, "fewest_players": 3, "commission": "0"},
    {"punter": "bound"},
    {"decks": 3, "backs": 1, "commission": "0.1"},
]


@pytest.mark.parametrize("clause", OURS, ids=lambda clause: clause.id)
def test_no_number_is_typed_and_no_rule_is_long(clause):
    text = re.sub(r"\*[^*\n]+\*", " ", literal(f"{clause.title}. {clause.body}"))
    assert not re.search(r"\d", text)
    assert not re.search(NUMBER_WORDS, text, re.IGNORECASE)
    assert len(re.findall(r"[.!?](?=\s|$)", clause.body)) <= 10


def test_a_house_hears_of_its_own_punter_alone():
    assert {clause.id for clause in OURS if not clause.holds(VENICE)} == {Clause.PUNTER_BOUND}
    assert {clause.id for clause in OURS if not clause.holds(BOUND)} == {Clause.PUNTER_CHOOSES}


@pytest.mark.parametrize("house", HOUSES, ids=str)
def test_every_example_cites_its_clause(house):
    rules = ruleset(DEFAULT, house)
    shown = examples(rules)
    for clause, game in shown.items():
        session = Session.parse(game)
        played = session.play(rules)
        lines = [line for step in played if step.settlement for line in step.settlement.lines]
        cited = {because for one in (*played, *lines) for because in one.because}
        assert clause in cited, (clause, game)
        assert str(session) == game
    assert (Clause.ROUNDING in shown) == (10 * rules.commission % rules.chip > 0)


def test_figures_are_those_of_the_facts():
    known = facts(VENICE)
    assert (known["cdf_cards"], known["decks_of_each_back"], known["cdf_seats"], known["fewest_players"]) == (
        312,
        3,
        9,
        6,
    )
    assert (known["punter_draws_to"], known["free_score"]) == (4, 5)
    assert (known["punter_stands_from"], known["punter_stands_to"]) == (6, 7)
    assert known["cdf_commission"] == say.Percent(Fraction(1, 20))
    assert known["cagnotte_amount"] == say.Money(5_00)
    assert (known["second_bank_amount"], known["third_bank_amount"]) == (say.Money(195_00), say.Money(380_25))
    assert known["equilibrium_punter_exact"] == say.Exact(Fraction(9, 11))
    assert known["equilibrium_bank_exact"] == say.Exact(Fraction(859, 2288))
    assert known["free_cells"] == (say.Key("cell:3-9"), say.Key("cell:5-4"))
    assert (known["cells"], known["open_cells"], known["open_stood_score"]) == (88, 4, 6)
