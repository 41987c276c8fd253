"""What becomes of the cards of a hand when one is thrown: the four that are kept, and the hands that may come of them.

Four cards kept are a pattern, or a flush to be in another suit than the open card's: these come after the patterns.
"""

from functools import lru_cache
from itertools import combinations
from typing import NamedTuple

import numpy as np

from games.caribbean_stud.bank_hands import Ints
from games.caribbean_stud.every_hand import fives
from games.caribbean_stud.patterns import CODE, OTHER_SUITS, RANK_COUNT, patterns
from games.caribbean_stud.tallies import COVERED
from games.ranking.evaluator import RANK_KEYS
from games.ranking.hands import HAND


class Drawn(NamedTuple):
    """By the card drawn and the four kept: which of `hands()` comes, and how many such cards there are.

    `hands` and `left` have a row for each column. The four of another suit have two more tables, with a row for each
    rank of that suit: `flushes`, the hand that comes, and `there`, whether the card is.
    """

    hands: Ints
    left: Ints
    flushes: Ints
    there: Ints


class Thrown(NamedTuple):
    """Where what a hand's change is worth stands in a table by the card thrown, a row each, and the four kept.

    `patterns` and `flushes` have a row for each card of the hand. The second are by the rank thrown and the four of one
    suit, flattened. `mixed` are the hands that have four of another suit, by the column of the fifth card.
    """

    patterns: Ints
    flushes: Ints
    mixed: Ints


@lru_cache(maxsize=1)
def drawn() -> Drawn:
    """Return what comes of all four cards that can be kept."""
    four, suited = patterns(COVERED), _of_suit()
    code, left = four.code[suited], four.left[:, suited]
    there = left[RANK_COUNT:] == OTHER_SUITS
    left[RANK_COUNT:] -= there
    every = patterns(HAND)
    hands = every.place(np.concatenate((four.code, code)) + CODE[:, None])
    flushes = len(every.code) - len(fives().keys) + fives().place_suited(code + RANK_KEYS[:, None])
    return Drawn(hands, np.hstack((four.left, left)), flushes, there.astype(np.int64))


@lru_cache(maxsize=1)
def thrown() -> Thrown:
    """Return what is left of all hands."""
    every, four, suited = patterns(HAND), patterns(COVERED), _of_suit()
    rows = len(four.code) + len(suited)
    kept = every.cards.T * rows + four.place(every.code - CODE[every.cards.T])
    ranks = fives().suited.T
    of_suit = ranks * len(suited) + np.searchsorted(four.code[suited], fives().suited_keys - RANK_KEYS[ranks])
    return Thrown(kept, of_suit, every.place(four.code[suited] + CODE[:, None]))


def _of_suit() -> Ints:
    """Return the places of the patterns that are four different ranks of other suits: they may be of one suit."""
    ranks = np.array(list(combinations(range(RANK_COUNT), COVERED)))
    return np.sort(patterns(COVERED).place(RANK_KEYS[ranks].sum(axis=1)))
