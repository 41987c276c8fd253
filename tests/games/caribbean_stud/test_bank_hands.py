"""The bank's hands counted by kind are those that are found when each of them is looked at."""

from fractions import Fraction
from itertools import combinations

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from games.caribbean_stud.advice import advise
from games.caribbean_stud.bank_hands import ACE_KING, BankHands
from games.caribbean_stud.unseen_card import before_open_card
from games.core.cards import DECK, parse_cards
from games.core.problems import Refused
from games.ranking.evaluator import hand_strengths, numbers
from games.ranking.hands import best_five
from tests.games.caribbean_stud.reading import rules

PLAIN = rules("plain-caribbean-stud")
FOURS = np.array(list(combinations(range(46), 4))).T
STRENGTHS = st.integers(1, 7462)

deals = st.lists(st.sampled_from(DECK), min_size=6, max_size=6, unique=True)
suited_deals = st.lists(st.sampled_from(DECK[:13] + DECK[20:26]), min_size=6, max_size=6, unique=True)


def one_by_one(strengths, own):
    """Hands that do not qualify, and those that do: worse, equal, better."""
    qualified = strengths[strengths >= ACE_KING]
    found = (qualified < own).sum(), (qualified == own).sum(), (qualified > own).sum()
    return [len(strengths) - len(qualified), *map(int, found)]


def every_hand(bank_card, unseen):
    covered = numbers(unseen)[FOURS[:, (len(unseen) > FOURS).all(axis=0)]]
    return hand_strengths(np.vstack((np.full(covered.shape[1], numbers([bank_card])[0]), covered))), covered


@settings(max_examples=15)
@given(st.one_of(deals, suited_deals), STRENGTHS)
def test_hands_are_as_many_as_counted_one_by_one(cards, own):
    unseen = [card for card in DECK if card not in cards]
    strengths, _covered = every_hand(cards[5], unseen)
    for strength in (own, best_five(cards[:5]).strength, ACE_KING, ACE_KING - 1, 7462):
        counts = BankHands(cards[5], unseen).against(np.array([strength]))
        assert [int(count[0]) for count in counts] == one_by_one(strengths, strength)


@settings(max_examples=8)
@given(st.one_of(deals, suited_deals), STRENGTHS, st.integers(0, 45))
def test_a_card_that_was_drawn_is_in_none_of_them(cards, own, drawn):
    unseen = [card for card in DECK if card not in cards]
    strengths, covered = every_hand(cards[5], unseen)
    without = strengths[(covered != numbers([unseen[drawn]])[0]).all(axis=0)]
    counts = BankHands(cards[5], unseen).against_drawn(np.full((2, 46), own))
    assert [int(count[1, drawn]) for count in counts] == one_by_one(without, own)


@pytest.mark.parametrize("hand", ["AsKdQhJs2c", "AcKcQcJcTc", "2c2d5h9sKd", "9c8c7c6c2d", "2c3d4h5s7c"])
def test_before_the_open_card_every_hand_of_the_bank_counts(hand):
    cards = parse_cards(hand)
    left = numbers([card for card in DECK if card not in cards])
    places = np.fromiter(combinations(range(47), 5), np.dtype((np.uint8, 5)))
    own = best_five(cards).strength
    unqualified, worse, equal, better = one_by_one(hand_strengths(left[places.T]), own)
    found = before_open_card(PLAIN, cards)
    assert found.chances.hands == 1_533_939
    assert found.chances == type(found.chances)(unqualified, worse, equal, better)
    won = 1 + 2 * PLAIN.pay[best_five(cards).category]
    assert found.play == Fraction(unqualified + won * worse - 3 * better, 1_533_939)


@settings(max_examples=10)
@given(deals)
def test_to_see_the_open_card_first_is_never_worse(cards):
    found = before_open_card(PLAIN, cards[:5])
    seen = [advise(PLAIN, cards[:5], card) for card in DECK if card not in cards[:5]]
    assert found.best == sum(max(one.play, one.fold) for one in seen) / 47
    assert found.best >= max(found.play, -1)
    assert found.plays == sum(one.play > one.fold for one in seen)


@pytest.mark.parametrize(
    ("hand", "code", "field"),
    [
        ("AsKdQhJs", "too_few_cards", "hand"),
        ("AsKdQhJs2c3c", "too_many_cards", "hand"),
        ("AsKdQhJsAs", "card_too_often", "hand[4]"),
    ],
)
def test_what_has_no_worth(hand, code, field):
    with pytest.raises(Refused) as refused:
        before_open_card(PLAIN, parse_cards(hand))
    assert (refused.value.first.code, refused.value.first.field) == (code, field)
