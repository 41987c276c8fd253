"""Simple exact odds of hold'em: hole cards, outs, the price of a call. `equity.py` counts boards for known hands."""

from fractions import Fraction
from math import comb

from games.core.cards import DECK, RANKS, SUITS
from games.ranking.hands import HAND
from games.texas_holdem.deal import BOARD, HOLE, STREETS

STARTING_HANDS = comb(len(DECK), HOLE)
STARTING_KINDS = len(RANKS) + 2 * comb(len(RANKS), HOLE)  # pairs; two ranks, suited or not
POCKET_PAIR = Fraction(len(RANKS) * comb(len(SUITS), HOLE), STARTING_HANDS)
SUITED = Fraction(len(SUITS) * comb(len(RANKS), HOLE), STARTING_HANDS)

PAIR_OUTS = len(SUITS) - HOLE
OUTS = {
    "flush": len(RANKS) - (HAND - 1),
    "straight": 2 * len(SUITS),
    "gutshot": len(SUITS),
}


def comes(outs: int, cards: int, seen: int) -> Fraction:
    """Return the probability that at least one of so many outs is among the next cards, when so many cards are seen."""
    left = len(DECK) - seen
    return 1 - Fraction(comb(left - outs, cards), comb(left, cards))


def by_the_river(outs: int) -> Fraction:
    """Return the probability that one of so many outs comes on the turn or the river, seen from the flop."""
    return comes(outs, BOARD - STREETS["flop"], HOLE + STREETS["flop"])


def price(pot: int, call: int) -> Fraction:
    """Return the equity that makes a call worth its price: its part of the pot after it. Amounts are cents."""
    return Fraction(call, pot + call)
