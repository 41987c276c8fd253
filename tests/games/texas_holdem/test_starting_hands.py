"""The 169 starting hands against each other: published equities, the count of two known hands, and laws."""

import csv
from fractions import Fraction
from itertools import combinations
from math import comb
from pathlib import Path

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from games.core.cards import DECK, RANKS
from games.texas_holdem import starting_hands as table
from games.texas_holdem.equity import equity

NAMES = table.KINDS
COMBINATIONS = np.array([{"": 6, "s": 4, "o": 12}[name[2:]] for name in NAMES])
HANDS = list(combinations(DECK, 2))
FILE = Path(table.__file__).parent / "against_any.toml"

# Source: the usual published equities against a hand of two cards drawn at random, in per cent.
AGAINST_ANY = {"AA": "85.20", "KK": "82.40", "QQ": "79.93", "AKs": "67.04", "72o": "34.58", "32o": "32.30"}


@pytest.fixture(scope="module")
def found():
    return table.starting_hands()


def named(name):
    """Every hand of two cards of that name."""
    ranks = sorted(name[:2])
    same_suit = name[2:] == "s"
    return [
        hand
        for hand in HANDS
        if sorted(card.rank for card in hand) == ranks and (hand[0].suit == hand[1].suit) == same_suit
    ]


def test_every_hand_has_one_name():
    assert len(set(NAMES)) == 169
    assert NAMES[:4] == ("AA", "AKs", "AKo", "AQs")
    assert NAMES[-1] == "22"
    assert sum(len(named(name)) for name in NAMES) == comb(52, 2)


@pytest.mark.parametrize("name", AGAINST_ANY)
def test_against_any_hand_it_is_worth_what_is_published(found, name):
    place = NAMES.index(name)
    parts = 2 * found.won[place].sum() + found.tied[place].sum()
    assert f"{float(Fraction(int(parts), int(2 * found.boards[place].sum()))):.2%}" == f"{AGAINST_ANY[name]}%"


@settings(max_examples=8)
@given(st.sampled_from(NAMES), st.sampled_from(NAMES))
def test_it_is_as_counting_two_known_hands(found, name, other):
    own = named(name)[0]
    one_by_one = [equity([own, hand]) for hand in named(other) if not {*own} & {*hand}]
    place = NAMES.index(name), NAMES.index(other)
    assert found.boards[place] == sum(one.boards for one in one_by_one)
    assert found.won[place] == sum(one.players[0].win * one.boards for one in one_by_one)
    assert found.tied[place] == sum(one.players[0].tie * one.boards for one in one_by_one)
    assert found.equity(name, other) == sum(one.players[0].equity for one in one_by_one) / len(one_by_one)


def test_every_deal_is_counted_once(found):
    assert (found.boards.sum(axis=1) == comb(50, 2) * comb(48, 5)).all()


def test_what_one_hand_wins_the_other_loses(found):
    def of_all_suits(counts):
        return counts * COMBINATIONS[:, None]

    lost = found.boards - found.won - found.tied
    assert (of_all_suits(found.boards) == of_all_suits(found.boards).T).all()
    assert (of_all_suits(found.tied) == of_all_suits(found.tied).T).all()
    assert (of_all_suits(found.won) == of_all_suits(lost).T).all()


def test_a_hand_against_its_own_kind_is_worth_half(found):
    assert {found.equity(name, name) for name in NAMES} == {Fraction(1, 2)}


def test_the_file_of_what_each_hand_is_worth_against_any_is_what_the_table_says(capsys):
    table.main("any")
    assert capsys.readouterr().out == FILE.read_text(encoding="utf-8")


def test_the_command_prints_a_line_for_every_two_hands(capsys):
    table.main()
    head, *lines = csv.reader(capsys.readouterr().out.splitlines())
    assert head == ["hand", "against", "boards", "won", "tied", "equity"]
    assert len(lines) == (len(RANKS) + 2 * comb(len(RANKS), 2)) ** 2
    assert lines[0] == ["AA", "AA", "1712304", "37210", "1637884", "0.500000"]
