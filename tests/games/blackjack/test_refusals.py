"""A refusal shows the figures that it is about."""

import pytest

from games.blackjack.legality import problems
from games.blackjack.table import Round
from tests.games.blackjack.reading import read_rules

FIGURES = [
    ("venice-blackjack", "6hTc2d 5s6d*10", "must_draw", {"total": 11}),
    ("venice-blackjack", "6hTc2d 2s3d4c*10", "must_draw", {"total": 9}),
    ("venice-blackjack", "6hTc2d 5s6dTc2c*10", "drew_on_target", {"total": 21}),
    ("venice-blackjack", "6hTc2d Ts6s9d2c*10", "drew_when_over", {"total": 25}),
    ("european-no-hole", "6hTc2d 5s3d9c*10!", "not_doubled_on", {"total": 8}),
    ("venice-blackjack, boxes 1", "6hTc2d Ts9s*10 Ts8s*10", "too_many_boxes", {"boxes": 1}),
    ("venice-blackjack", "6hTc2d Ts9s*10,10@2,10@3,10@4", "too_many_bettors", {"bettors": 3}),
    ("american-six-decks-s17", "6hTc2d Ts9s*10,10@2", "too_many_bettors", {"bettors": 1}),
    ("venice-blackjack", "6hTc2d 8sTs*10_8hTd*10_8dTh*10_8cTc*10", "split_too_often", {"hands": 3}),
    ("venice-blackjack", "6hTc2d AsTs*10_AhTd*10_AdTh*10", "split_too_often", {"hands": 2}),
    ("venice-blackjack", "AhTc Ts9s*20~10.01", "insurance_too_much", {"most": "10.00"}),
    ("venice-blackjack", "AhTc Ts9s*20.01~10.01", "insurance_too_much", {"most": "10.00"}),
    ("venice-blackjack, insurance at-least-half", "AhTc Ts9s*20~9.99", "insurance_too_little", {"least": "10.00"}),
    ("venice-blackjack, insurance at-least-half", "AhTc Ts9s*20.01~10", "insurance_too_little", {"least": "10.01"}),
    ("venice-blackjack", "6hTc2d2s Ts9s*10", "bank_must_stand", {"total": 18}),
    ("venice-blackjack", "6hTc Ts9s*10", "bank_must_draw", {"total": 16}),
    ("venice-blackjack", "Th Ts9s*10", "bank_must_draw", {"total": 10}),
]


@pytest.mark.parametrize(("rules", "game", "code", "values"), FIGURES)
def test_a_refusal_shows_its_figures(rules, game, code, values):
    first = problems(read_rules(rules), Round.parse(game))[0]
    assert (first.code, first.values) == (code, values)


@pytest.mark.parametrize(
    ("rules", "laid"),
    [
        ("venice-blackjack", "Ts6s9d*20~10"),  # over, but insured
        ("american-six-decks-s17", "Ts6s*20-"),  # given up, unless the dealer has blackjack
        ("venice-blackjack", "AsKs*20"),  # a blackjack, which only another one equals
    ],
)
def test_where_only_its_blackjack_matters_the_dealer_needs_two_cards(rules, laid):
    [wrong] = problems(read_rules(rules), Round.parse(f"Ah {laid}"))
    assert (wrong.code, wrong.field) == ("bank_must_draw", "dealer")
    assert problems(read_rules(rules), Round.parse(f"Ah5c {laid}")) == []


def test_a_dealer_with_a_hole_card_has_two_cards_though_every_hand_is_over():
    over = "TcQd5s*10"
    [wrong] = problems(read_rules("american-six-decks-s17"), Round.parse(f"6h {over}"))
    assert (wrong.code, wrong.field) == ("bank_must_draw", "dealer")
    assert problems(read_rules("american-six-decks-s17"), Round.parse(f"6h5c {over}")) == []
    assert problems(read_rules("venice-blackjack"), Round.parse(f"6h {over}")) == []
