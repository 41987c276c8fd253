"""Cards and shoes: names that are read and refused, and no card lost or doubled."""

from collections import Counter
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from games.core.cards import DECK, RANKS, SUITS, Card, deck_problems, parse_cards, read_cards, show_cards
from games.core.problems import Refused
from games.core.shoe import left, shuffled


def test_a_deck_has_each_rank_in_each_suit_once():
    assert len(DECK) == len(set(DECK)) == len(RANKS) * len(SUITS) == 52


def test_hearts_and_diamonds_are_red():
    assert {card.suit for card in DECK if card.is_red} == {"h", "d"}


@given(st.lists(st.sampled_from(DECK)))
def test_cards_written_in_one_word_are_read_again(cards):
    assert list(parse_cards(show_cards(cards))) == cards


@pytest.mark.parametrize("name", ["", "T", "10d", "tD", "TD", "1c", "Xs", "Tdx"])
def test_what_is_no_card_is_refused_at_its_place(name):
    with pytest.raises(Refused) as refused:
        read_cards(["Ac", name], "cards")
    assert (refused.value.first.code, refused.value.first.field) == ("not_a_card", "cards[1]")


def test_a_card_more_often_than_the_decks_have_it_is_found_where_it_is_too_many():
    ace = Card.parse("As")
    assert deck_problems(2, [("hand", [ace]), ("bank", [ace])]) == []
    (problem,) = deck_problems(1, [("hand", [ace]), ("bank", [ace])])
    assert (problem.code, problem.field) == ("card_too_often", "bank[0]")
    (problem,) = deck_problems(1, [("hand", [ace]), ("bank_card", ace)], "the-deck")
    assert (problem.field, problem.clause) == ("bank_card", "the-deck")


@given(st.integers(1, 8), st.randoms(use_true_random=False))
def test_a_shoe_has_every_card_as_often_as_it_has_decks(decks, rng):
    cards = shuffled(rng, decks)
    assert Counter(cards) == Counter(dict.fromkeys(DECK, decks))
    assert left(decks, cards[:30]) + Counter(cards[:30]) == Counter(cards)


def test_the_same_seed_shuffles_alike():
    assert shuffled(Random(7), 6) == shuffled(Random(7), 6)


def test_more_of_a_card_than_the_shoe_had_is_refused():
    with pytest.raises(Refused) as refused:
        left(1, [Card.parse("As"), Card.parse("As")])
    assert (refused.value.first.code, refused.value.first.field) == ("card_too_often", "seen[1]")
