"""The game with a change, every deal of it, exactly: minutes of work, so that only `recount.py` asks for it.

A change is worth the same for all hands that keep the same cards and throw the same one; so for each open card and each
card thrown, every hand that can come of it is played or folded once, and what it brings is added to the cards kept.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from fractions import Fraction
from functools import lru_cache
from math import comb
from typing import NamedTuple

import numpy as np

from games.caribbean_stud.advice import played
from games.caribbean_stud.bank_hands import Ints
from games.caribbean_stud.every_deal import Numbers, Places, chosen, divided, layout, ordinal, suit_masks
from games.caribbean_stud.plain_game import open_card
from games.caribbean_stud.rulesets import CHANGE_ANTES, Pay
from games.caribbean_stud.tallies import BANK_HANDS, COVERED, DRAWS
from games.core.cards import DECK, RANKS, SUITS
from games.ranking.hands import HAND

_AFTER = comb(DRAWS - 1, COVERED)  # the bank's hands when a card has been drawn
_WAYS = DRAWS * _AFTER
_SCALE = _WAYS // BANK_HANDS  # so that a hand that is played as it is counts in the same measure
_LEFT = len(DECK) - 2
_HANDS = comb(len(DECK), HAND) * (len(DECK) - HAND)
_LAST = len(SUITS) - 1


@dataclass(frozen=True, slots=True)
class ExchangeTally:
    """What an ante loses on average, how often a card is changed, and how often BET is laid."""

    edge: Fraction
    change_frequency: Fraction
    play_frequency: Fraction


class _Kept(NamedTuple):
    """By the four cards kept, over all that may come: what the better choice brings, and how often it is to play."""

    worth: Ints
    plays: Ints


def exchange_tallies(pay: Pay, reduced: Sequence[Pay]) -> list[ExchangeTally]:
    """The whole game where a card can be changed, for each of these columns that pay after a change."""
    sums = [np.zeros(3, object) for _ in reduced]
    for rank in range(len(RANKS)):
        for total, found in zip(sums, _under(pay, reduced, open_card(rank)), strict=True):
            total += found
    return [
        ExchangeTally(Fraction(-worth, _HANDS * _WAYS), Fraction(changes, _HANDS), Fraction(plays, _HANDS * DRAWS))
        for worth, changes, plays in sums
    ]


def _under(pay: Pay, reduced: Sequence[Pay], opened: int) -> Iterator[list[int]]:
    """For each column what all hands bring under an open card, how many are changed, how many played."""
    lay = layout(len(DECK) - 1, _LAST)
    own, counts = divided(lay, (opened,))
    plain = played(pay, own, counts) * _SCALE
    thrown = {card: _kept(reduced, opened, card) for card in _cards(opened)}
    for column in range(len(reduced)):
        worth, plays = np.maximum(plain, -_WAYS), np.where(plain > -_WAYS, DRAWS, 0)
        changes = np.zeros(len(own), bool)
        for place in range(HAND):
            kept = _looked_up({card: kinds[column] for card, kinds in thrown.items()}, lay.hands, place, opened)
            changed = kept.worth - CHANGE_ANTES * _WAYS
            better = changed > worth
            worth, plays = np.where(better, changed, worth), np.where(better, kept.plays, plays)
            changes |= better
        weights = lay.weights * len(SUITS)
        yield [int((row * weights).sum()) for row in (worth, changes, plays)]


def _cards(opened: int) -> list[int]:
    """The cards that may be thrown: those of the open card's suit, and of the others one suit for all."""
    return [card for card in range((_LAST - 1) * len(RANKS), len(DECK)) if card != opened]


def _kept(reduced: Sequence[Pay], opened: int, thrown: int) -> list[_Kept]:
    """What every four cards kept are worth under an open card, a card having been thrown, by their ordinal."""
    alike = thrown // len(RANKS)
    own, counts = divided(layout(_LEFT, alike), (opened, thrown))
    found = []
    for column in reduced:
        worth = played(column, own, counts)
        found.append(
            _Kept(_gathered(np.maximum(worth, -_AFTER), alike), _gathered((worth > -_AFTER).astype(np.int64), alike))
        )
    return found


def _gathered(of_hands: Ints, alike: int) -> Ints:
    """What is told of the hands that stand for all, summed over all hands with the same four cards."""
    every = _every(alike)
    values = of_hands[every.stands].astype(float)  # whole numbers, and small enough to be exact
    total = np.zeros(comb(_LEFT, COVERED))
    for part in every.kept:
        total += np.bincount(part, values, len(total))
    return total.astype(np.int64)


class _Every(NamedTuple):
    """Of every hand, which one stands for it, and the four cards that are left when one is taken away."""

    stands: Numbers
    kept: list[Numbers]


@lru_cache(maxsize=2)
def _every(alike: int) -> _Every:
    hands = chosen(_LEFT, HAND)
    order = np.argsort(-suit_masks(hands, alike), axis=0, kind="stable")
    suit_for = np.argsort(order, axis=0).astype(np.uint8)
    suits, ranks = hands // len(RANKS), hands % len(RANKS)
    told = np.take_along_axis(suit_for, np.minimum(suits, alike - 1).astype(np.intp), axis=0)
    moved = np.sort(np.where(suits < alike, told * len(RANKS) + ranks, hands), axis=0)
    number = np.zeros(comb(_LEFT, HAND), np.int32)
    lay = layout(_LEFT, alike)
    number[ordinal(lay.hands)] = np.arange(len(lay.weights))
    kept = [ordinal(np.delete(hands, place, axis=0)) for place in range(HAND)]
    return _Every(number[ordinal(moved)], kept)


def _looked_up(thrown: dict[int, _Kept], hands: Places, place: int, opened: int) -> _Kept:
    """What throwing the card at that place of each hand is worth; its suit and that of `thrown` change places."""
    cards = hands.astype(np.int64) + (hands >= opened)  # as numbers
    card, others = cards[place], np.delete(cards, place, axis=0)
    suit = card // len(RANKS)
    swapped = _swapped(others, suit)
    told = np.where(suit < _LAST, (_LAST - 1) * len(RANKS) + card % len(RANKS), card)
    places = swapped - (swapped > opened) - (swapped > told)
    numbers = ordinal(np.sort(places, axis=0).astype(np.uint8))
    worth, plays = np.empty(len(card), np.int64), np.empty(len(card), np.int64)
    for gone, kept in thrown.items():
        here = np.flatnonzero(told == gone)
        worth[here], plays[here] = kept.worth[numbers[here]], kept.plays[numbers[here]]
    return _Kept(worth, plays)


def _swapped(cards: Ints, suit: Ints) -> Ints:
    """Cards with that suit and the last but one changed for each other; nothing changes for the last suit."""
    last = _LAST - 1
    suits = cards // len(RANKS)
    to = np.where(suits == suit, last, np.where(suits == last, suit, suits))
    return np.where(suit < _LAST, to * len(RANKS) + cards % len(RANKS), cards).astype(np.int64)
