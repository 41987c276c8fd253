"""Worked cases: what the engine says of each, and the rules that it names."""

import pytest

from games.core import parameters
from games.core.cards import parse_cards
from games.core.clauses import load
from games.core.money import parse_money, plain_money
from games.core.problems import Refused
from games.ranking.clauses import HandClause
from games.texas_holdem.betting import next_button, show_order
from games.texas_holdem.clauses import Clause
from games.texas_holdem.hand import Hand, tables
from games.texas_holdem.legality import legal_actions
from games.texas_holdem.pots import Terms
from games.texas_holdem.showdown import showdown
from games.texas_holdem.table import Awaiting
from tests.games.texas_holdem.reading import FOLDER, VENICE, read_amounts, read_hand, read_players, rows


def vectors(name):
    return pytest.mark.parametrize("row", list(rows(name)), ids=lambda row: " | ".join(row[:2]))


@vectors("texas-holdem-pots")
def test_pots_are_won(row):
    board, players, button, rake, received, taken, clauses = row
    percent, cap = rake.split()
    terms = Terms(parameters.percent(percent), parse_money(cap), VENICE.chip)
    cards = () if board == "-" else parse_cards(board)
    settled = showdown(VENICE, cards, read_players(players), button, terms)
    assert settled.received == read_amounts(received)
    assert settled.rake == parse_money(taken)
    assert set(clauses.split()) <= set(settled.because)


@vectors("texas-holdem-turns")
def test_the_table_waits(row):
    written, awaited, to_call, least, possible, clauses = row
    table = tables(*read_hand(written))[-1]
    assert set(clauses.split()) <= {*HandClause, *Clause}
    if not awaited.isdigit():
        assert table.awaiting == awaited
        return
    assert (table.awaiting, table.to_act) == (Awaiting.PLAYER, int(awaited) - 1)
    assert [plain_money(table.to_call), plain_money(table.min_raise_to)] == [to_call, least]
    assert "".join(legal_actions(table)) == possible
    turns = {Clause.FIRST_TO_ACT, Clause.IN_TURN, Clause.OPTION, Clause.TWO_PLAYERS}
    assert not (named := turns & set(clauses.split())) or table.turn in named


@vectors("texas-holdem-refused")
def test_a_move_is_refused(row):
    written, move, code, clause = row
    rules, hand = read_hand(f"{written} {move}")
    tables(rules, Hand(hand.button, hand.stacks, hand.cards, hand.moves[:-1]))
    with pytest.raises(Refused) as refused:
        tables(rules, hand)
    assert (refused.value.first.code, refused.value.first.clause) == (code, clause)
    assert refused.value.first.field.startswith(f"moves[{len(hand.moves) - 1}].")


@vectors("texas-holdem-order")
def test_hands_are_shown_in_order(row):
    written, shown, button, clauses = row
    table = tables(*read_hand(written))[-1]
    assert table.awaiting is Awaiting.SHOWDOWN
    assert " ".join(str(place + 1) for place in show_order(table)) == shown
    assert str(next_button(table) + 1) == button
    assert set(clauses.split()) <= {*HandClause, *Clause}


def cited():
    return {clause for file in FOLDER.glob("*.txt") for row in rows(file.stem) for clause in row[-1].split()}


def test_every_decided_clause_is_cited_by_a_vector():
    assert {clause.id for clause in load("games.texas_holdem") if clause.kind == "decided"} - cited() == set()


def test_every_file_of_vectors_says_where_it_comes_from():
    for file in FOLDER.glob("*.txt"):
        assert "\n# Source: " in file.read_text(encoding="utf-8"), file.name
