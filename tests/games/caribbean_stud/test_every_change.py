"""The game with a change counted at once: against counts of every deal made in another way, and hand by hand."""

from fractions import Fraction
from importlib import import_module
from random import Random
from statistics import fmean, stdev

import numpy as np
import pytest

from games.caribbean_stud.advice import advise, count, weigh
from games.caribbean_stud.bank_hands import BankHands
from games.caribbean_stud.every_hand import fives, hands, ways_without
from games.caribbean_stud.odds import odds
from games.caribbean_stud.patterns import BIT, COLUMNS, RANK, patterns
from games.caribbean_stud.taken import Taken
from games.core.cards import CARDS, DECK
from games.ranking.hands import Category, best_five
from tests.games.caribbean_stud.reading import rules

# Source: all 122,151,120 hands with an open card counted with every card thrown and drawn, each hand of five cards
# against the bank's by itself: the edge, how often a card is changed, how often BET is laid.
COUNTED = {
    "venice": ({}, "93726725349/7751811867800", "170637/2035852", "257521521/468245960"),
    "not reduced": (
        {"reduced_pay": None},
        "723583636439/69766306810200",
        "1399/16660",
        "1839197/3344614",
    ),
    "all else": (
        {
            "pay": dict(zip(Category, (3, 3, 3, 4, 6, 6, 9, 30, 200, 2000), strict=True)),
            "reduced_pay": {"four_of_a_kind": 9, "straight_flush": 100, "royal_flush": 9999},
        },
        "-16255457715643/23255435603400",
        "4629889/30537780",
        "19632563/33446140",
    ),
}
PLAIN = rules("plain-caribbean-stud")


@pytest.mark.parametrize("name", COUNTED)
def test_the_odds_are_those_of_every_deal(name, monkeypatch):
    overrides, *expected = COUNTED[name]
    monkeypatch.setattr(import_module("games.caribbean_stud.odds"), "_entry", lambda _rules: None)
    found = odds(rules(overrides=overrides))
    assert [found.edge, found.change_frequency, found.play_frequency] == list(map(Fraction, expected))


def test_the_odds_of_any_pay_table_agree_with_a_sample_of_hands():
    house = rules(overrides={"pay": {"pair": 2, "two_pairs": 3, "straight": 6, "flush": 8, "full_house": 10}})
    rng, values = Random(4), []
    for _ in range(300):
        *hand, opened = rng.sample(DECK, 6)
        found = weigh(house, count(hand, opened, exchange=True))
        values.append(float(max(found.fold, found.play, *found.change.values())))
    assert abs(fmean(values) + float(odds(house).edge)) < 4 * stdev(values) / len(values) ** 0.5


@pytest.mark.parametrize("pays", [1, 20])
def test_a_change_is_made_where_it_lowers_the_edge_and_only_there(pays):
    flat = {"pay": dict.fromkeys(PLAIN.pay, pays), "reduced_pay": None}
    found, without = odds(rules(overrides=flat)), odds(rules(PLAIN.name, flat))
    assert found.edge <= without.edge
    assert (found.edge == without.edge) == (found.change_frequency == 0)


def test_more_is_never_lost_by_being_paid_more():
    edges = [odds(rules(overrides={"reduced_pay": {"royal_flush": pays}})).edge for pays in (50, 60, 100)]
    assert edges == sorted(edges, reverse=True)
    assert len(set(edges)) == 3


def test_every_hand_is_dealt_as_often_as_it_is():
    assert all(int(ways_without(opened).sum()) == 2_349_060 for opened in range(13))


def cards_of(columns, suits):
    """Cards of columns, the open card's suit being spades; the other suits in turn."""
    return [
        CARDS["23456789TJQKA"[RANK[column]] + ("s" if BIT[column] else suits[place % len(suits)])]
        for place, column in enumerate(sorted(columns, key=lambda column: (BIT[column] > 0, RANK[column])))
    ]


@pytest.mark.parametrize("opened", [0, 5, 12])
def test_the_bank_has_as_many_hands_as_counted_hand_by_hand(opened):
    rng, every, taken = Random(opened), patterns(5), Taken(opened)
    bank_card, found = CARDS["23456789TJQKA"[opened] + "s"], taken.of_hands()
    rows = [row for row in rng.sample(range(len(every.code)), 60) if ways_without(opened)[row]]
    flushes = rng.sample(range(len(every.code), len(hands().five)), 10)
    dealt = [(row, cards_of(every.cards[row], "cdh")) for row in rows]
    dealt += [(row, cards_of(fives().ranks[hands().five[row]] + 13, "d")) for row in flushes]
    for row, cards in dealt:
        chances = advise(PLAIN, cards, bank_card).chances
        qualified = chances.unqualified, chances.worse, chances.equal
        assert [int(counts[row]) for counts in found] == [sum(qualified[: size + 1]) for size in range(3)]


@pytest.mark.parametrize("opened", [1, 11])
def test_a_card_thrown_is_in_none_of_the_bank_s_hands(opened):
    rng, every, taken = Random(opened), patterns(5), Taken(opened)
    bank_card = CARDS["23456789TJQKA"[opened] + "s"]
    for row in rng.sample(range(len(every.code)), 150):
        column = rng.randrange(COLUMNS)
        seen = cards_of(every.cards[row], "cdh")
        left = [card for card in cards_of([column], "cdh") if card not in seen]
        if not left or bank_card in (*seen, *left):
            continue
        unseen = [card for card in DECK if card not in (*seen, *left, bank_card)]
        counts = BankHands(bank_card, unseen).against(np.array([best_five(seen).strength]))
        suited = [int(one[row]) for one in taken.suited(hands().bits | BIT[column])]
        place = hands().five[row]
        plain = [
            int(one[place] + more[place, RANK[column]]) for one, more in zip(taken.plain, taken.thrown, strict=True)
        ]
        below = [a + b for a, b in zip(plain, suited, strict=True)]
        assert below == [int(sum(count[0] for count in counts[: size + 1])) for size in range(3)]


def test_two_pairs_kept_are_played_whatever_card_comes():
    advice = advise(
        rules("venice-caribbean-stud"), [CARDS[name] for name in ("Ac", "Ad", "Kh", "Ks", "Qc")], CARDS["2h"]
    )
    assert (str(advice.card), advice.plays) == ("Qc", len(DECK) - 5 - 1)
