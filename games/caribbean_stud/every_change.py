"""The game with a change, every deal of it, exactly, for any pay table.

The bank's open card is of one suit; hands are classed by what of them is of that suit and by the ranks of the others
(`patterns.py`). A hand that is a flush in another suit, and four cards that may become one, stand apart. For each card
thrown every hand that can come is played or folded once, and what it brings is added to the four cards kept.
"""

from fractions import Fraction
from math import comb
from typing import NamedTuple, Self

import numpy as np
from numpy.typing import NDArray

from games.caribbean_stud.bank_hands import Ints
from games.caribbean_stud.every_hand import fives, hands, ways_without
from games.caribbean_stud.kept_cards import drawn, thrown
from games.caribbean_stud.patterns import BIT, COLUMNS, OTHER_SUITS, RANK, RANK_COUNT
from games.caribbean_stud.rulesets import BET_ANTES, CHANGE_ANTES, Pay
from games.caribbean_stud.taken import Below, Taken
from games.caribbean_stud.tallies import BANK_HANDS, COVERED, DRAWS, Odds
from games.core.cards import DECK, SUITS
from games.ranking.evaluator import heights
from games.ranking.hands import HAND, Category

_AFTER = comb(DRAWS - 1, COVERED)  # the bank's hands when a card has been drawn
_WAYS = DRAWS * _AFTER
_SCALE = _WAYS // BANK_HANDS  # so that a hand that is played as it is counts in the same measure
_HANDS = comb(len(DECK), HAND) * (len(DECK) - HAND)
_BITS = DRAWS.bit_length()  # the last bits of a sum over all draws, which count those that are played


class _Best(NamedTuple):
    """By hand what the best choice brings, whether it is to change, and with how many of the cards to come BET is laid.

    Of choices that bring the same the first is best: to fold, to play, to change.
    """

    worth: Ints
    changes: NDArray[np.bool_]
    plays: Ints

    @classmethod
    def of_played(cls, brings: Ints) -> Self:
        """Return what to fold or to play is worth for hands that bring so much over all hands of the bank."""
        played = brings > -BANK_HANDS
        return cls(np.where(played, brings, -BANK_HANDS) * _SCALE, np.zeros_like(played), played * DRAWS)

    def or_changed(self, kept: Ints) -> "_Best":
        """Or to change a card, where that is better."""
        worth = (kept >> _BITS) - CHANGE_ANTES * _WAYS
        better = worth > self.worth
        plays = kept & (1 << _BITS) - 1
        return _Best(np.where(better, worth, self.worth), self.changes | better, np.where(better, plays, self.plays))

    def at(self, places: Ints) -> "_Best":
        """Return those of some hands."""
        return _Best(self.worth[places], self.changes[places], self.plays[places])

    def summed(self, weights: Ints | int) -> Ints:
        """Return the three sums over all hands."""
        return np.array([(values * weights).sum() for values in self])


def exchange_odds(pay: Pay, changed: Pay) -> Odds:
    """Return the whole game where a card can be changed, by what pays before a change and after it."""
    columns = (np.array([column[category] for category in Category]) for column in (pay, changed))
    before, after = (column[heights(fives().strengths)] for column in columns)
    sums = [_under(opened, before, after).tolist() for opened in range(RANK_COUNT)]
    worth, changes, plays = (sum(found) * len(SUITS) for found in zip(*sums, strict=True))
    return Odds(Fraction(-worth, _HANDS * _WAYS), Fraction(changes, _HANDS), Fraction(plays, _HANDS * DRAWS))


def _under(opened: int, before: Ints, after: Ints) -> Ints:
    """Return what all hands bring under an open card of a rank, in one suit; how many are changed, how many played."""
    taken, ways, throws = Taken(opened), ways_without(opened), thrown()
    brings = _brings(taken.of_hands(), before[hands().five]) - (1 + BET_ANTES) * BANK_HANDS
    count = len(throws.patterns.T)
    best, flushes = _Best.of_played(brings[:count]), _Best.of_played(brings[count:])
    kept, of_suit = _kept(taken, after)
    for places in throws.patterns:
        best = best.or_changed(kept.take(places))
    for places in throws.flushes:
        flushes = flushes.or_changed(of_suit.take(places))
    found = best.summed(ways[:count]) + flushes.summed(ways[count:])
    for column, places in enumerate(throws.mixed):
        if column != opened:
            mixed = best.at(places)
            better = mixed.or_changed(kept[column, -len(places) :])
            found += (better.summed(1) - mixed.summed(1)) * OTHER_SUITS * (1 if BIT[column] else OTHER_SUITS - 1)
    return found


def _kept(taken: Taken, after: Ints) -> tuple[Ints, Ints]:
    """Return by the card thrown and the four kept what all that may come brings; and where all five are of another
    suit.

    Each is a sum over the draws, of what the better choice brings and, in its last bits, of whether that is to play.
    """
    five, bits, _ways = hands()
    there = np.arange(COLUMNS) != taken.opened
    coming, left = drawn().hands[there], drawn().left[there]
    with_thrown = Below(*(one[:, None] + more for one, more in zip(taken.plain, taken.thrown, strict=True)))
    plain = _brings(with_thrown, after[:, None]).T - (1 + BET_ANTES) * _AFTER
    pays, fours = after[five], len(drawn().there.T)
    of_no_suit = _brings(taken.suited(bits), pays)
    found, of_suit = np.zeros((COLUMNS, len(left.T)), np.int64), np.zeros((RANK_COUNT, fours), np.int64)
    for column in np.flatnonzero(there):
        suited = _brings(taken.suited(bits | BIT[column]), pays) if BIT[column] else of_no_suit
        worth = plain[RANK[column]].take(five) + suited
        value = (np.maximum(worth, -_AFTER) << _BITS) + (worth > -_AFTER)
        total = found[column]
        for ways, places in zip(left, coming, strict=True):
            total += ways * value.take(places)
        flushes = value[drawn().flushes]
        total[-fours:] += (flushes * drawn().there).sum(axis=0)
        if not BIT[column]:
            of_suit[RANK[column]] = total[-fours:] - flushes[RANK[column]]
        total -= (drawn().left[column] > 0) * value.take(drawn().hands[column])  # the card thrown does not come
    return found, of_suit


def _brings(below: Below, pays: Ints) -> Ints:
    """Return what playing brings in antes over the bank's hands, beyond what all of them would take if they were
    better."""
    won: Ints = BET_ANTES * pays * (below.worse - below.unqualified) + below.worse + (1 + BET_ANTES) * below.equal
    return won
