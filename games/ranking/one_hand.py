"""The strength of one hand, quickly: the tables of `evaluator.py` as plain lists, which Python reads faster than numpy.

`hands.best_five` also says which cards make the hand.
"""

from collections.abc import Sequence
from functools import lru_cache

from games.core.cards import SUITS
from games.ranking.evaluator import (
    BITS,
    FIELD,
    FIELD_MASK,
    FLUSH_BITS,
    KEYS,
    SUIT_OF,
    TO_FLUSH,
    flush_table,
    rank_table,
)

_KEYS: list[int] = KEYS.tolist()


def hand_strength(cards: Sequence[int]) -> int:
    """Return the strength of a hand of five to seven different cards, given as their numbers."""
    key = 0
    for card in cards:
        key += _KEYS[card]
    if key + TO_FLUSH & FLUSH_BITS:
        return _flush(cards)
    low, high, found = _lists(len(cards))
    return found[low[key & FIELD_MASK] + high[key >> FIELD & FIELD_MASK]]


def _flush(cards: Sequence[int]) -> int:
    """Return the strength of a hand with five cards of a suit: none of the other suits has as many."""
    by_suit, flushes = _flush_lists()
    return max(flushes[sum([bits[card] for card in cards])] for bits in by_suit)


@lru_cache(maxsize=3)
def _lists(count: int) -> tuple[list[int], list[int], list[int]]:
    table = rank_table(count)
    return table.low.tolist(), table.high.tolist(), table.strengths.tolist()


@lru_cache(maxsize=1)
def _flush_lists() -> tuple[list[list[int]], list[int]]:
    """Return for each suit the bits of its cards, 0 for all others; and the strengths by the sum of such bits."""
    return [(BITS * (suit == SUIT_OF)).tolist() for suit in range(len(SUITS))], flush_table().tolist()
