"""All 169 starting hands of hold'em against each other before the flop: every deal and every board, counted exactly.

Suits matter only where a board has three cards or more of one. So every board is counted by its ranks alone, for all
ranks that two players may hold, and `suited_boards.py` says what flushes change in each suit.

`python -m games.texas_holdem.starting_hands` prints the table, a line for each two hands; with `any` behind it, what
each hand wins and shares against a hand drawn at random, as `against_any.toml` has it.
"""

import csv
import sys
from dataclasses import dataclass
from fractions import Fraction
from functools import lru_cache
from itertools import combinations, combinations_with_replacement
from math import comb

import numpy as np
from numpy.typing import NDArray

from games.core.cards import DECK, RANKS, SUITS
from games.ranking.evaluator import RANK_KEYS, RANK_OF, rank_sets, rank_strengths
from games.texas_holdem.boards import Ints
from games.texas_holdem.deal import BOARD, HOLE
from games.texas_holdem.ranges import KINDS, kind_of
from games.texas_holdem.suited_boards import FORMS, won_by_flushes

BOARDS = comb(len(DECK) - 2 * HOLE, BOARD)
_SUITS = len(SUITS)
_WAYS = np.array([[comb(there, dealt) for dealt in range(_SUITS + 1)] for there in range(_SUITS + 1)], np.int16)
_HANDS = list(combinations(range(len(DECK)), HOLE))
_HELD = list(combinations_with_replacement(range(len(RANKS)), HOLE))  # the ranks of two cards
_HELD_BY = np.array([_HELD.index(tuple(sorted((RANK_OF[one], RANK_OF[other])))) for one, other in _HANDS])


_KIND_OF = [kind_of(DECK[one], DECK[other]) for one, other in _HANDS]


@dataclass(frozen=True)
class StartingHands:
    """For every two hands, in the order of `KINDS`, how many boards there are over all suits that the second may
    have, and how many of them the first wins and shares."""

    boards: Ints
    won: Ints
    tied: Ints

    def equity(self, name: str, other: str) -> Fraction:
        """Return the part of the pot that the first hand has against the second on average."""
        place = KINDS.index(name), KINDS.index(other)
        return Fraction(int(2 * self.won[place] + self.tied[place]), int(2 * self.boards[place]))


@lru_cache(maxsize=1)
def starting_hands() -> StartingHands:
    """Count all hands against each other, which takes some seconds."""
    kind, forms = np.array([KINDS.index(name) for name in _KIND_OF]), _forms()
    by_ranks, by_flushes = _won_by_ranks(), won_by_flushes()
    rows = []
    for own in map(_KIND_OF.index, KINDS):
        others = np.array([not {*_HANDS[own]} & {*hand} for hand in _HANDS])
        held, form, against = _HELD_BY[others], forms[others], kind[others]
        won = by_ranks[_HELD_BY[own], held] + by_flushes[forms[own], form].sum(axis=1)
        lost = by_ranks[held, _HELD_BY[own]] + by_flushes[form, forms[own]].sum(axis=1)
        rows.append([_added(counts, against) for counts in (np.full_like(won, BOARDS), won, lost)])
    boards, won, lost = np.array(rows).transpose(1, 0, 2)
    return StartingHands(boards, won, boards - won - lost)


def _forms() -> Ints:
    """Return the form of each hand in each suit."""
    return np.array(
        [
            [
                FORMS[
                    tuple(sorted(RANK_OF[card] for card in hand if DECK[card].suit == suit)),
                    tuple(sorted(RANK_OF[card] for card in hand if DECK[card].suit != suit)),
                ]
                for suit in SUITS
            ]
            for hand in _HANDS
        ]
    )


def _won_by_ranks() -> Ints:
    """Return for any ranks that two players hold on how many boards the first wins, flushes left aside."""
    boards, held = _often(rank_sets(BOARD)), _often(np.array(_HELD))
    keys = (held @ RANK_KEYS)[:, None] + boards @ RANK_KEYS
    there = (held[:, None] + boards <= _SUITS).all(axis=2)
    found = rank_strengths(np.where(there, keys, keys[there][0]).ravel(), BOARD + HOLE).reshape(keys.shape)
    both = held[:, None] + held
    _, first, gone = np.unique(both @ RANK_KEYS, return_index=True, return_inverse=True)
    ways = _dealt(both.reshape(-1, len(RANKS))[first], boards)
    return np.array([((own > found) * ways[row]).sum(axis=1) for own, row in zip(found, gone, strict=True)])


def _often(ranks: Ints) -> Ints:
    """Return how often each rank is in each row."""
    often: Ints = (ranks[:, :, None] == np.arange(len(RANKS))).sum(axis=1)
    return often


def _dealt(gone: Ints, boards: Ints) -> NDArray[np.int16]:
    """Return in how many ways each board can be dealt when so many cards of each rank have gone."""
    ways = np.ones((len(gone), len(boards)), np.int16)
    for left, dealt in zip(np.maximum(_SUITS - gone.T, 0), boards.T, strict=True):
        ways *= _WAYS[left][:, dealt]
    return ways


def _added(counts: Ints, by: Ints) -> Ints:
    total = np.zeros(len(KINDS), np.int64)
    np.add.at(total, by, counts)
    return total


def against_any() -> str:
    """Return `against_any.toml`: on how many boards each hand wins and shares against all others together."""
    table = starting_hands()
    (boards,) = set(table.boards.sum(axis=1).tolist())
    counts = zip(KINDS, table.won.sum(axis=1), table.tied.sum(axis=1), strict=True)
    head = "# Written by `python -m games.texas_holdem.starting_hands any`: boards won and shared, by kind of hand."
    return "\n".join(
        [head, f"boards = {boards}", "", "[kinds]", *(f"{name} = [{won}, {tied}]" for name, won, tied in counts)]
    )


def main(*asked: str) -> None:
    """Print the table, or what is asked for."""
    if asked == ("any",):
        sys.stdout.write(against_any() + "\n")
    else:
        _print_table(starting_hands())


def _print_table(table: StartingHands) -> None:
    """Print the chances of every hand against every other."""
    lines = csv.writer(sys.stdout)
    lines.writerow(("hand", "against", "boards", "won", "tied", "equity"))
    for i, name in enumerate(KINDS):
        for j, other in enumerate(KINDS):
            counts = (int(found[i, j]) for found in (table.boards, table.won, table.tied))
            lines.writerow((name, other, *counts, f"{float(table.equity(name, other)):.6f}"))


if __name__ == "__main__":
    main(*sys.argv[1:])
