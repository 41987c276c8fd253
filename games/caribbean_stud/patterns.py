"""Cards as the bank's open card sees them: which are of its suit, and the ranks of the others.

The other suits are alike, but for flushes in them. A card is one of 26 columns: the ranks of the open card's suit, 0
for the two, and then those of the other suits, where each is there three times.
"""

from dataclasses import dataclass
from functools import lru_cache
from itertools import combinations
from math import comb

import numpy as np

from games.caribbean_stud.bank_hands import Ints
from games.core.cards import RANKS, SUITS
from games.ranking.evaluator import RANK_KEYS, rank_sets

RANK_COUNT, OTHER_SUITS = len(RANKS), len(SUITS) - 1
COLUMNS = 2 * RANK_COUNT
RANK = np.arange(COLUMNS) % RANK_COUNT  # of each column
BIT = np.where(np.arange(COLUMNS) < RANK_COUNT, 1 << RANK, 0)  # 0 for the other suits
CODE = np.where(BIT > 0, BIT << 32, RANK_KEYS[RANK])  # the sum over some cards is unique to their pattern
_THERE = np.where(BIT > 0, 1, OTHER_SUITS)
_WAYS = np.array([comb(OTHER_SUITS, dealt) for dealt in range(OTHER_SUITS + 1)])


@dataclass(frozen=True)
class Patterns:
    """All patterns of so many cards: a row each with the columns of its cards. `code` ascends.

    `bits` are the ranks of the open card's suit, `ways` in how many ways the cards can be dealt, and `left` how many
    cards of each column are left, a row for each column.
    """

    cards: Ints
    code: Ints
    bits: Ints
    ways: Ints
    left: Ints

    @property
    def keys(self) -> Ints:
        """The sums of the keys of their ranks."""
        found: Ints = RANK_KEYS[RANK[self.cards]].sum(axis=1)
        return found

    def place(self, code: Ints) -> Ints:
        """Return the places of patterns by their codes; any place for what is none of them."""
        return np.searchsorted(self.code, code).clip(max=len(self.code) - 1)


@lru_cache(maxsize=2)
def patterns(count: int) -> Patterns:
    """Return all patterns of so many cards."""
    rows = []
    for suited in range(count + 1):
        of_suit = np.array(list(combinations(range(RANK_COUNT), suited)), np.int64)
        others = rank_sets(count - suited)
        others = others[(others[:, OTHER_SUITS:] != others[:, :-OTHER_SUITS]).all(axis=1)] + RANK_COUNT
        rows.append(np.hstack((of_suit.repeat(len(others), axis=0), np.tile(others, (len(of_suit), 1)))))
    cards = np.concatenate(rows)
    cards = cards[np.argsort(CODE[cards].sum(axis=1))]
    often = (cards[:, :, None] == np.arange(COLUMNS)).sum(axis=1)
    ways = _WAYS[often[:, RANK_COUNT:]].prod(axis=1)
    return Patterns(cards, CODE[cards].sum(axis=1), BIT[cards].sum(axis=1), ways, (_THERE - often).T)
