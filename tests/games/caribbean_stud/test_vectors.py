"""The engine against vectors of Caribbean stud that were not made by it."""

from fractions import Fraction

import pytest

from games.caribbean_stud import jackpot
from games.caribbean_stud.advice import advise
from games.caribbean_stud.clauses import Clause
from games.caribbean_stud.deal import Deal
from games.caribbean_stud.mishaps import Mishap, ruling
from games.caribbean_stud.odds import odds, qualifying_chance
from games.caribbean_stud.rulesets import PRIZED
from games.caribbean_stud.settlement import qualifies, settle
from games.core.cards import parse_cards
from games.core.money import show_money
from games.ranking.frequencies import of_five_cards
from games.ranking.hands import best_five
from tests.games.caribbean_stud.reading import outcome, read_house, rows, rules


def vectors(name: str):
    return pytest.mark.parametrize("row", [pytest.param(row, id=" ".join(row[:2])[:70]) for row in rows(name)])


@vectors("caribbean-stud")
def test_hands_are_settled(row):
    hand, becomes, balance, clauses = row
    lines, cited = outcome(rules(), hand)
    assert lines == [line.strip() for line in becomes.split(";")]
    assert show_money(settle(rules(), Deal.parse(hand)).total.net) == balance
    assert set(cited) == set(clauses.split())
    assert cited[0] == clauses.split()[0]


@vectors("caribbean-stud-jackpot")
def test_the_jackpot_chip_wins_or_is_spent(row):
    hand, becomes, balance, clauses = row
    settled = settle(rules(), Deal.parse(hand))
    line = settled.lines[-1]
    result, _, won = becomes.partition(" ")
    assert (line.square, line.result, show_money(line.winnings)) == ("jackpot", result, won or "0.00")
    assert [str(clause) for clause in line.because] == clauses.split()
    assert show_money(settled.total.net) == balance


@vectors("caribbean-stud-void")
def test_what_a_mishap_makes_void(row):
    mishap, found, becomes, clause = row
    assert ruling(Mishap(mishap), turned=found == "after") == (becomes == "void", clause)


@vectors("caribbean-stud-void-stakes")
def test_all_goes_back_in_a_void_hand(row):
    hand, back, clauses = row
    settled = settle(rules(), Deal.parse(hand))
    assert "; ".join(f"{line.square} {show_money(line.returned)}" for line in settled.lines) == back
    assert all([str(clause) for clause in line.because] == clauses.split() for line in settled.lines)
    assert (settled.hand, settled.bank, settled.qualifies, settled.total.net) == (None, None, None, 0)


@vectors("caribbean-stud-houses")
def test_tables_that_differ(row):
    house, hand, becomes, clauses = row
    lines, cited = outcome(read_house(house), hand)
    assert lines == [line.strip() for line in becomes.split(";")]
    assert set(cited) == set(clauses.split())


@vectors("caribbean-stud-qualifies")
def test_when_the_bank_qualifies(row):
    cards, does, clause = row
    assert (qualifies(best_five(parse_cards(cards))), clause) == (does == "yes", Clause.QUALIFIES)


def test_the_odds_are_those_that_are_published():
    posted, hands = rules().jackpot, of_five_cards()
    plain = odds(rules("plain-caribbean-stud"))
    found = {
        "qualifies": str(qualifying_chance()),
        "plain edge": f"{float(plain.edge):.4%}".replace("%", " %"),
        "plain play": f"{float(plain.play_frequency):.4%}".replace("%", " %"),
        "jackpot chance": str(Fraction(sum(hands[kind] for kind in PRIZED), sum(hands.values()))),
        "jackpot fair": f"{float(jackpot.fair(posted, hands)) / 100:.2f}",
        "jackpot edge": str(jackpot.edge(posted, hands)),
    }
    assert found == {what: said for what, said, _clause in rows("caribbean-stud-odds")}


@vectors("caribbean-stud-advice")
def test_the_best_choice_is_exact(row):
    house, cards, values, best = row
    hand, bank = cards.split(":")
    advice = advise(read_house(house), parse_cards(hand), parse_cards(bank)[0])
    worth = {"play": advice.play} | {str(card): value for card, value in advice.change.items()}
    assert " ".join(f"{name} {value.numerator}/{value.denominator}" for name, value in worth.items()) == values
    assert f"{advice.best} {advice.card}" == best if advice.best == "change" else advice.best == best


@vectors("caribbean-stud-sampled")
def test_the_edge_with_a_change_lies_where_it_was_sampled(row):
    house, edge, error, clause = row
    found = odds(read_house(house)).edge
    assert abs(float(found) - float(edge)) < 4 * float(error)
    assert clause == Clause.ODDS_CHANGE
