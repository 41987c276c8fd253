"""Hands that are drawn are complete and of one deck."""

from random import Random

from games.texas_holdem import scenarios


def test_each_player_is_dealt_two_cards_of_one_deck():
    hands = scenarios.hands(Random(1), 10)
    assert [len(hand) for hand in hands] == [2] * 10
    assert len({card for hand in hands for card in hand}) == 20
