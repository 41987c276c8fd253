"""The engine against the vectors of chemin de fer, which were not made by it."""

from fractions import Fraction

import pytest

from games.baccarat.hands import score
from games.chemin_de_fer.advice import advise, with_five
from games.chemin_de_fer.clauses import Clause
from games.chemin_de_fer.coup import Dealt, judge
from games.chemin_de_fer.equilibrium import equilibrium
from games.chemin_de_fer.session import Session
from games.chemin_de_fer.table import hand, open_amount
from games.chemin_de_fer.tableau import MOVE_CLAUSE
from games.chemin_de_fer.tracker import track
from games.core.cards import parse_cards, show_cards
from games.core.money import parse_money, show_money
from games.core.problems import Refused
from tests.games.chemin_de_fer.reading import (
    ASKED,
    HOUSES,
    VENICE,
    fractions,
    read_decks,
    read_third,
    rows,
    said_offers,
    said_problem,
)


def vectors(name):
    return pytest.mark.parametrize("row", [pytest.param(row, id=" ".join(row[:-1])[:70]) for row in rows(name)])


def test_the_rule_table_is_the_common_one():
    for bank, third, says, clause in rows("table"):
        move = VENICE.tableau.move(int(bank), read_third(third))
        assert (move, MOVE_CLAUSE[move]) == (says, clause), (bank, third)
    assert len(list(rows("table"))) == 88


@vectors("coups")
def test_coups(row):
    cards = ["" if cell == "-" else cell for cell in row[:3]]
    dealt, asked, rules = Dealt(*map(parse_cards, cards)), ASKED[row[3]], HOUSES[row[4]]
    if row[5].startswith("refused"):
        with pytest.raises(Refused) as caught:
            judge(rules, dealt, asked)
        assert [f"refused {said_problem(caught.value.first)}", caught.value.first.clause] == row[5:]
        return
    coup = judge(rules, dealt, asked)
    void = show_cards(coup.void) or "-"
    assert [str(score(coup.punter)), str(score(coup.bank)), coup.result, void] == row[5:9]
    assert list(coup.because) == row[9].split()


@vectors("games")
def test_games(row):
    game, moment, whose, bank, cagnotte, offers, clauses = row
    session = Session.parse(game)
    played = session.play(VENICE)
    table = played[-1].table if played else session.open_table(VENICE)
    assert [table.phase, table.turn, show_money(table.bank), show_money(table.cagnotte)] == [
        moment, whose, bank, cagnotte,
    ]  # fmt: skip
    if played:
        assert said_offers(played[-1]) == offers
        assert [str(clause) for clause in played[-1].because] == clauses.split()
    assert str(session) == game


@vectors("hands")
def test_who_holds_the_cards(row):
    game, who, left, clause = row
    table = Session.parse(game).play(VENICE)[-1].table
    assert [hand(VENICE, table), show_money(open_amount(VENICE, table))] == [who, left]
    assert clause in (Clause.HAND, Clause.BANCO)


@vectors("refused")
def test_what_may_not_be_said(row):
    game, refusal, clause = row
    session = Session.parse(game)
    with pytest.raises(Refused) as caught:
        session.open_table(VENICE) if not session.steps else session.play(VENICE)
    assert [said_problem(caught.value.first), caught.value.first.clause] == [refusal, clause]
    if session.steps:
        assert f"steps[{len(session.steps) - 1}]" in refusal


@vectors("bank")
def test_banks_are_kept(row):
    start, coups, seat, bank, cagnotte, _clauses = row
    found = track(VENICE, parse_money(start), coups.split())
    assert [found.seat, show_money(found.bank), show_money(found.cagnotte)] == [seat, bank, cagnotte]


@vectors("advice")
def test_what_drawing_and_standing_are_worth(row):
    decks, bank, third, habit, commission, draw, stand, _clause = row
    cell = int(bank), read_third(third)
    found = advise(read_decks(decks), cell, *fractions(habit, commission))
    assert (found.draw, found.stand) == fractions(draw, stand)


@vectors("five")
def test_what_they_are_worth_to_a_punter_with_five(row):
    decks, habit, commission, draw, stand, _clause = row
    found = with_five(read_decks(decks), *fractions(habit, commission))
    assert (found.draw, found.stand) == fractions(draw, stand)


def test_the_equilibrium_is_the_published_one():
    for decks, commission, bank, third, punter, draws, value, _clauses in rows("equilibrium"):
        found = equilibrium(read_decks(decks), Fraction(commission))
        assert found.cell == (int(bank), read_third(third))
        assert (found.punter_draws, found.bank_draws, found.value) == fractions(punter, draws, value)
