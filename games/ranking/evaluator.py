"""The strengths of millions of hands at once, by tables: the same order as `hands.py`, which reads one hand at a time.

A card is a number, its place in `DECK`. Each card has a key, and the keys of a hand's cards are added: the sum gives
how many there are of each rank and suit. It has three fields of 16 bits: the first for the ranks from two to eight, the
second for those from nine to the ace, the third for the suits, four bits for each. Where no suit is there five times,
two small tables turn the first fields into the place of the hand's ranks in a table of strengths; where one is, the
ranks of that suit decide.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import chain, combinations_with_replacement

import numpy as np
from numpy.typing import NDArray

from games.core.cards import DECK, SUITS, Card
from games.ranking.hands import HAND, ONE_SUIT, VALUES, strengths, values_of

Numbers = NDArray[np.integer]
Keys = NDArray[np.int64]
Strengths = NDArray[np.uint16]

MOST = 7
_CHUNK = 1 << 15  # hands worked on at a time, so that they stay in the processor's nearest memory

# Sums of up to seven of these, each at most four times, are all different; a test holds it.
STEPS = (1, 5, 24, 112, 521, 2247, 9244)
_LOWEST, _SPLIT = 2, 9  # the ranks of the first field are those from the lowest up to the split
FIELD, _SUIT = 16, 4  # bits
FIELD_MASK = (1 << FIELD) - 1


def _suits(each: int) -> int:
    """Return a key that has so much for each suit."""
    return sum(each << 2 * FIELD + _SUIT * suit for suit in range(len(SUITS)))


TO_FLUSH, FLUSH_BITS = _suits(8 - HAND), _suits(8)  # adding the first sets a bit of the second where there is a flush


def _rank_key(value: int) -> int:
    return STEPS[value - _LOWEST] if value < _SPLIT else STEPS[value - _SPLIT] << FIELD


_NUMBERS = {card: number for number, card in enumerate(DECK)}
SUIT_OF = np.array([SUITS.index(card.suit) for card in DECK])
RANK_OF = np.array([VALUES[card.rank] - _LOWEST for card in DECK])  # 0 for the two
BITS = 1 << RANK_OF
_KEY_OF = {value: _rank_key(value) for value in VALUES.values()}
RANK_KEYS: Keys = np.array(list(_KEY_OF.values()), np.int64)
KEYS: Keys = RANK_KEYS[RANK_OF] + (1 << 2 * FIELD + _SUIT * SUIT_OF)
_PAIR_KEYS: Keys = (KEYS[:, None] + KEYS).ravel()


def numbers(cards: Sequence[Card]) -> NDArray[np.intp]:
    """Return cards as numbers."""
    return np.array([_NUMBERS[card] for card in cards], np.intp)


def hand_strengths(cards: Numbers) -> Strengths:
    """Return the strengths of hands of five to seven cards: row i of `cards` has the i-th card of every hand, as a
    number."""
    found = np.empty(cards.shape[1], np.uint16)
    for start in range(0, len(found), _CHUNK):
        found[start : start + _CHUNK] = _strengths(cards[:, start : start + _CHUNK])
    return found


def heights(found: NDArray[np.integer]) -> NDArray[np.uint8]:
    """Return the categories of strengths, as `Category.height` has them."""
    return _height_table().take(found)


@lru_cache(maxsize=1)
def _height_table() -> NDArray[np.uint8]:
    return np.array([0, *(category.height for category, _ in strengths())], np.uint8)


def _strengths(cards: Numbers) -> Strengths:
    keys = _summed(cards)
    found = rank_strengths(keys, len(cards))
    flushes = np.flatnonzero((keys + TO_FLUSH) & FLUSH_BITS)
    found[flushes] = _flush_strengths(cards[:, flushes])
    return found


def _summed(cards: Numbers) -> Keys:
    """Return the sums of the keys, found for two cards at a time, which is quicker."""
    count = len(cards)
    keys: Keys = KEYS.take(cards[0]) if count % 2 else np.zeros(cards.shape[1], np.int64)
    for first in range(count % 2, count, 2):
        keys += _PAIR_KEYS.take(cards[first].astype(np.intp) * len(DECK) + cards[first + 1])
    return keys


def rank_strengths(keys: Keys, count: int) -> Strengths:
    """Return the strengths of hands of so many cards by the sums of their keys, as if no suit made a flush."""
    table = rank_table(count)
    places = table.low.take(keys & FIELD_MASK)
    places += table.high.take(keys >> FIELD & FIELD_MASK)
    return table.strengths.take(places)


def _flush_strengths(cards: Numbers) -> Strengths:
    """Return the strengths of hands that have five cards of a suit."""
    suits, bits = SUIT_OF[cards], BITS[cards]
    found = np.zeros(cards.shape[1], np.uint16)
    for suit in range(len(SUITS)):
        np.maximum(found, flush_table()[np.where(suits == suit, bits, 0).sum(axis=0)], out=found)
    return found


@dataclass(frozen=True)
class RankTable:
    """The ranks of a hand have their place at `low[first field] + high[second field]`; `strengths` is by place."""

    low: NDArray[np.intp]
    high: NDArray[np.intp]
    strengths: Strengths


@lru_cache(maxsize=3)
def rank_table(count: int) -> RankTable:
    """Return the table for hands of so many cards: those with equally many low ranks stand together, low by low."""
    ranks = rank_sets(count)
    keys = RANK_KEYS[ranks].sum(axis=1)
    first, second, lows = keys & FIELD_MASK, keys >> FIELD, (ranks < _SPLIT - _LOWEST).sum(axis=1)
    low, high = np.zeros(first.max() + 1, np.intp), np.zeros(second.max() + 1, np.intp)
    start = 0
    for size in range(count + 1):
        with_low, with_high = np.unique(first[lows == size]), np.unique(second[lows == size])
        low[with_low] = start + np.arange(len(with_low)) * len(with_high)
        high[with_high] = np.arange(len(with_high))
        start += len(with_low) * len(with_high)
    places = low[first] + high[second]
    found = np.zeros(start, np.uint16)
    found[places] = _fives(keys) if count == HAND else _best_without_one(ranks, keys)
    return RankTable(low, high, found)


def rank_sets(count: int) -> NDArray[np.intp]:
    """Return every choice of so many ranks, each at most four times: a row each, ascending, 0 for the two."""
    chosen = combinations_with_replacement(range(len(RANK_KEYS)), count)
    every = np.fromiter(chain.from_iterable(chosen), np.intp).reshape(-1, count) if count else np.zeros((1, 0), np.intp)
    five_alike = np.zeros(len(every), bool)
    for place in range(count - len(SUITS)):
        five_alike |= every[:, place] == every[:, place + len(SUITS)]
    return every[~five_alike]


def _fives(keys: Keys) -> Strengths:
    """Return the strengths of five ranks without a flush by their keys."""
    by_key = {
        sum(_KEY_OF[value] for value in values_of(category, ranks)): strength
        for (category, ranks), strength in strengths().items()
        if category not in ONE_SUIT
    }
    return np.array([by_key[key] for key in keys.tolist()], np.uint16)


def _best_without_one(ranks: NDArray[np.intp], keys: Keys) -> Strengths:
    count = ranks.shape[1]
    found = np.zeros(len(keys), np.uint16)
    for place in range(count):
        np.maximum(found, rank_strengths(keys - RANK_KEYS[ranks[:, place]], count - 1), out=found)
    return found


@lru_cache(maxsize=1)
def flush_table() -> Strengths:
    """Return the strengths of five to seven cards of one suit by their ranks, a bit each; 0 for any other number of
    cards."""
    table = np.zeros(1 << len(RANK_KEYS), np.uint16)
    for (category, ranks), strength in strengths().items():
        if category in ONE_SUIT:
            table[sum(1 << value - _LOWEST for value in values_of(category, ranks))] = strength
    every = np.arange(len(table))
    for count in range(HAND + 1, MOST + 1):
        held = every[np.bitwise_count(every) == count]
        for bit in 1 << np.arange(len(RANK_KEYS)):
            having = held[held & bit > 0]
            table[having] = np.maximum(table[having], table[having ^ bit])
    return table
