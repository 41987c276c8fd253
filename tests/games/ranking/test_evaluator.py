"""The strengths of many hands at once: those of the plain reading, and the published numbers of hands."""

from collections import Counter
from itertools import combinations, combinations_with_replacement
from math import comb, prod

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from games.core.cards import DECK, SUITS
from games.ranking import evaluator
from games.ranking.frequencies import of_five_cards
from games.ranking.hands import Category, best_five

# Source: the published frequencies of poker hands, of five cards and of the best five of seven, from the lowest hand.
OF_FIVE = [1302540, 1098240, 123552, 54912, 10200, 5108, 3744, 624, 36, 4]
OF_SEVEN = [23294460, 58627800, 31433400, 6461620, 6180020, 4047644, 3473184, 224848, 37260, 4324]


def all_choices(cards, count):
    """Every choice of so many of these numbers: a row a card."""
    found = np.fromiter((n for one in combinations(cards, count) for n in one), np.int64)
    return found.reshape(comb(len(cards), count), count).T


def by_category(strengths, weights=None):
    counts = np.bincount(evaluator.heights(strengths), weights, minlength=10)
    return counts.astype(np.int64)


@pytest.mark.parametrize("count", [5, 6, 7])
@given(st.data())
def test_many_hands_are_as_strong_as_each_read_alone(count, data):
    deal = st.lists(st.sampled_from(DECK), min_size=count, max_size=count, unique=True)
    hands = data.draw(st.lists(deal, min_size=1, max_size=20))
    cards = np.array([evaluator.numbers(hand) for hand in hands]).T
    assert evaluator.hand_strengths(cards).tolist() == [best_five(hand).strength for hand in hands]


@pytest.mark.parametrize("count", [5, 6, 7])
@given(st.data())
def test_flushes_are_as_strong_as_each_read_alone(count, data):
    chosen = data.draw(st.sampled_from(SUITS))
    suit = [card for card in DECK if card.suit == chosen]
    suited = data.draw(st.lists(st.sampled_from(suit), min_size=5, max_size=count, unique=True))
    others = [card for card in DECK if card not in suit]
    rest = count - len(suited)
    hand = suited + data.draw(st.lists(st.sampled_from(others), min_size=rest, max_size=rest, unique=True))
    cards = evaluator.numbers(hand)[:, None]
    assert evaluator.hand_strengths(cards).tolist() == [best_five(hand).strength]


def test_small_numbers_of_a_card_may_be_given():
    hand = evaluator.numbers(DECK[-7:])[:, None]
    assert evaluator.hand_strengths(hand.astype(np.uint8)) == evaluator.hand_strengths(hand)


def test_no_hands_have_no_strengths():
    assert len(evaluator.hand_strengths(np.zeros((7, 0), np.int64))) == 0


def test_sums_of_steps_differ():
    sums = Counter(
        sum(chosen)
        for size in range(evaluator.MOST + 1)
        for chosen in combinations_with_replacement(evaluator.STEPS, size)
        if max(Counter(chosen).values(), default=0) <= 4
    )
    assert max(sums.values()) == 1
    assert max(sums) < 1 << 16


def test_hands_of_five_cards_are_as_many_as_published():
    hands = all_choices(range(52), 5)
    assert by_category(evaluator.hand_strengths(hands)).tolist() == OF_FIVE


def test_hands_of_seven_cards_are_as_many_as_published():
    """Ranks are counted with all their suits; then what makes a flush in clubs is moved, for each of the suits."""
    ranks = evaluator.rank_sets(7)
    ways = [prod(comb(4, n) for n in Counter(row).values()) for row in ranks.tolist()]
    keys = evaluator.KEYS[:13][np.roll(np.arange(13), -1)][ranks].sum(axis=1)
    counts = by_category(evaluator.rank_strengths(keys, 7), ways)
    for suited in (5, 6, 7):
        clubs, others = all_choices(range(13), suited), all_choices(range(13, 52), 7 - suited)
        hands = np.vstack((np.repeat(clubs, others.shape[1], axis=1), np.tile(others, clubs.shape[1])))
        counts += 4 * by_category(evaluator.hand_strengths(hands))
        counts -= 4 * by_category(evaluator.rank_strengths(evaluator.KEYS[hands].sum(axis=0), 7))
    assert counts.tolist() == OF_SEVEN
    assert counts.sum() == comb(52, 7)


def test_the_height_of_a_strength_is_that_of_its_category():
    royal = best_five([card for card in DECK if card.suit == "s" and card.rank in "TJQKA"])
    assert evaluator.heights(np.array([royal.strength, 1], np.uint16)).tolist() == [Category.ROYAL_FLUSH.height, 0]


def test_kinds_of_hands_are_as_frequent_as_published():
    assert list(of_five_cards().values()) == OF_FIVE
