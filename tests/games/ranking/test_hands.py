"""The ranking of hands, one at a time."""

from collections import Counter
from itertools import combinations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from games.core.cards import DECK, parse_cards, show_cards
from games.ranking.hands import Category, best_five, problems, strengths

CARDS = st.lists(st.sampled_from(DECK), min_size=7, max_size=7, unique=True)


def hand(text):
    return best_five(parse_cards(text.replace(" ", "")))


@pytest.mark.parametrize(
    ("cards", "category", "five", "kickers"),
    [
        ("As Ks Qs Js Ts 9s 8s", "royal_flush", "AsKsQsJsTs", ""),
        ("Ah 2h 3h 4h 5h Ks Kd", "straight_flush", "5h4h3h2hAh", ""),
        ("9c 9d 9h 9s 4c 4d Ah", "four_of_a_kind", "9c9d9h9sAh", "Ah"),
        ("9c 9d 9h 4s 4c 4d Ah", "full_house", "9c9d9h4s4c", ""),
        ("9c 9d 9h 4s 4c Ad Ah", "full_house", "9c9d9hAdAh", ""),
        ("2c 5c 9c Jc Kc Ac As", "flush", "AcKcJc9c5c", ""),
        ("Ac 2d 3c 4c 5s Kd Kh", "straight", "5s4c3c2dAc", ""),
        ("Ac 2d 3c 4c 5s 6d Kh", "straight", "6d5s4c3c2d", ""),
        ("7c 7d 7h As Kd 3c 2d", "three_of_a_kind", "7c7d7hAsKd", "AsKd"),
        ("7c 7d 5h 5s Kd Kc Qd", "two_pairs", "KdKc7c7dQd", "Qd"),
        ("7c 7d 5h 5s 3d 3c Qd", "two_pairs", "7c7d5h5sQd", "Qd"),
        ("7c 7d 6h 5s 3d 2c Ad", "pair", "7c7dAd6h5s", "Ad6h5s"),
        ("Kc Qd Js 9h 7s 3d 2c", "high_card", "KcQdJs9h7s", "QdJs9h7s"),
        ("Qc Kc Ac 2c 3d", "high_card", "AcKcQc3d2c", "KcQc3d2c"),
    ],
)
def test_best_five(cards, category, five, kickers):
    best = hand(cards)
    assert (best.category, show_cards(best.five), show_cards(best.kickers)) == (category, five, kickers)


@pytest.mark.parametrize(
    ("better", "worse"),
    [
        ("As Ks Qs Js Ts", "Kh Qh Jh Th 9h"),
        ("6h 5h 4h 3h 2h", "Ah 2h 3h 4h 5h"),
        ("2c 2d 2h 2s 3c", "Ac Ad Ah Ks Kc"),
        ("3c 3d 3h 2s 2c", "2c 2d 2h As Ac"),
        ("7c 5c 4c 3c 2c", "Ac Kd Qc Jc Tc"),
        ("Ac 2d 3c 4c 5s", "Ac Ad Ah Ks Qc"),
        ("2c 2d 2h 4s 3c", "Ac Ad Kh Ks Qc"),
        ("3c 3d 2h 2s 4c", "Ac Ad Kh Qs Jc"),
        ("Kc Kd 2h 2s 3c", "Qc Qd Jh Js Ac"),
        ("2c 2d 5h 4s 3c", "Ac Kd Qh Js 9c"),
        ("8c 8d Ah 4s 3c", "8c 8d Kh Qs Jc"),
    ],
)
def test_one_hand_beats_another(better, worse):
    assert hand(better).strength > hand(worse).strength


def test_suits_have_no_rank():
    assert hand("Ac Kc Qc Jc Tc").strength == hand("As Ks Qs Js Ts").strength


def test_kinds_that_differ_in_worth_are_as_many_as_published():
    # Source: the usual table of the equivalence classes of five-card hands, 7,462 in all.
    counts = Counter(category for category, _ in strengths())
    assert [counts[category] for category in Category] == [1277, 2860, 858, 858, 10, 1277, 156, 156, 9, 1]
    assert sorted(strengths().values()) == list(range(1, 7463))


def test_categories_stand_in_their_order():
    assert [category.height for category in Category] == list(range(10))
    places = [category.height for (category, _), _ in sorted(strengths().items(), key=lambda item: item[1])]
    assert places == sorted(places)


@given(CARDS)
def test_the_best_of_seven_is_the_best_of_its_fives(cards):
    assert best_five(cards).strength == max(best_five(five).strength for five in combinations(cards, 5))


@given(CARDS)
def test_five_cards_are_of_those_dealt_and_rank_alone_alike(cards):
    best = best_five(cards)
    assert len(set(best.five)) == 5
    assert set(best.five) <= set(cards)
    again = best_five(best.five)
    assert (again.category, again.ranks) == (best.category, best.ranks)


@given(CARDS, st.randoms(use_true_random=False))
def test_the_order_of_the_cards_does_not_matter(cards, rng):
    mixed = list(cards)
    rng.shuffle(mixed)
    assert best_five(mixed).strength == best_five(cards).strength


@pytest.mark.parametrize(
    ("cards", "code", "field"),
    [
        ("AcKdQhJs", "too_few_cards", "cards"),
        ("AcKdQhJsTc9d8h7s", "too_many_cards", "cards"),
        ("AcKdQhJsTcKd", "card_too_often", "cards[5]"),
    ],
)
def test_no_hand_is_in_such_cards(cards, code, field):
    (problem,) = problems(parse_cards(cards))
    assert (problem.code, problem.field) == (code, field)
