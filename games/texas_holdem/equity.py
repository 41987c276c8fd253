"""What known hands are worth before the board is complete: every board counted, exactly.

Boards are counted by kind and not one by one. Leaving suits aside, a board is a choice of ranks that can be dealt in a
number of ways. Only where a suit may make a flush for somebody are its cards told apart from the others; those boards
are counted once more with the flush, and taken off without it.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from fractions import Fraction
from functools import lru_cache
from math import comb

import numpy as np
from numpy.typing import NDArray

from games.core.cards import SUITS, Card
from games.core.problems import Problem, check
from games.ranking.evaluator import BITS, KEYS, RANK_KEYS, SUIT_OF, flush_table, numbers, rank_sets, rank_strengths
from games.ranking.hands import HAND
from games.texas_holdem.clauses import Clause
from games.texas_holdem.deal import BOARD, FEWEST, HOLE, MOST, board_problems, deck_problems, hand_problems, rest

Ints = NDArray[np.int64]
_RANKS = len(RANK_KEYS)
_WAYS = np.array([[comb(there, dealt) for dealt in range(5)] for there in range(5)], np.int64)


@dataclass(frozen=True, slots=True)
class Chances:
    """What becomes of a hand: the probabilities that it wins alone, shares the pot and loses, and its part of it."""

    win: Fraction
    tie: Fraction
    lose: Fraction
    equity: Fraction


@dataclass(frozen=True, slots=True)
class Equity:
    """`boards` is how many ways the board can be completed; `players` are in the order of the hands."""

    boards: int
    players: tuple[Chances, ...]


Hands = Sequence[Sequence[Card]]


def problems(hands: Hands, board: Sequence[Card] = (), dead: Sequence[Card] = ()) -> list[Problem]:
    """What keeps these cards from being compared."""
    if not FEWEST <= len(hands) <= MOST:
        return [Problem("wrong_number_of_hands", "hands", {"fewest": FEWEST, "most": MOST}, Clause.PLAYERS)]
    places = [(f"hands[{i}]", hand) for i, hand in enumerate(hands)]
    found = [problem for field, hand in places for problem in hand_problems(hand, field)]
    found += board_problems(board)
    found += deck_problems([*places, ("board", board), ("dead", dead)])
    if not found and len(rest(*hands, board, dead)) < BOARD - len(board):
        found.append(Problem("too_many_cards", "dead"))
    return found


def equity(hands: Hands, board: Sequence[Card] = (), dead: Sequence[Card] = ()) -> Equity:
    """The chances of two to ten known hands, `dead` cards being out of the deck. Raises Refused."""
    check(problems(hands, board, dead))
    deal = _Deal(hands, board, rest(*hands, board, dead))
    tally = _Tally(len(hands))
    for strengths, ways in deal.kinds():
        tally.add(strengths, ways)
    return tally.equity(comb(len(deal.left), deal.missing))


class _Deal:
    """Hands, a board and the cards that may still come, in the numbers of the evaluator."""

    def __init__(self, hands: Hands, board: Sequence[Card], left: Sequence[Card]) -> None:
        self.known = [numbers([*hand, *board]) for hand in hands]
        self.board = numbers(board)
        self.left = numbers(left)
        self.missing = BOARD - len(board)

    def kinds(self) -> Iterator[tuple[NDArray[np.uint16], Ints]]:
        """All boards by kinds: a row of strengths for each hand, and how many boards there are of each kind."""
        keys, ways = _ranks_dealt(self._there(self.left), self.missing)
        yield np.array([self._plain(known, keys) for known in self.known]), ways
        for suit in range(len(SUITS)):
            yield from self._with_flushes(suit)

    def _there(self, cards: Ints) -> Ints:
        """How many cards there are of each rank."""
        return np.bincount(np.bitwise_count(BITS[cards] - 1), minlength=_RANKS)

    def _plain(self, known: Ints, keys: Ints) -> NDArray[np.uint16]:
        """The strengths of a hand with what comes, flushes left aside."""
        return rank_strengths(keys + KEYS[known].sum(), BOARD + HOLE)

    def _with_flushes(self, suit: int) -> Iterator[tuple[NDArray[np.uint16], Ints]]:
        """The boards with which somebody has a flush in a suit: once with it, and once off without it."""
        held = [_bits(known, suit) for known in self.known]
        most = max(int(bits).bit_count() for bits in held)
        of_suit = SUIT_OF[self.left] == suit
        others = self._there(self.left[~of_suit])
        for size in range(max(0, HAND - most), self.missing + 1):
            suited = _subsets(_bits(self.left, suit), size)
            keys, ways = _ranks_dealt(others, self.missing - size)
            flushes = [np.repeat(flush_table()[suited | bits], len(keys)) for bits in held]
            keys, ways = np.add.outer(_bit_keys()[suited], keys).ravel(), np.tile(ways, len(suited))
            if not len(keys):
                continue
            plain = np.array([self._plain(known, keys) for known in self.known])
            yield np.maximum(plain, flushes), ways
            yield plain, -ways


def _bits(cards: Ints, suit: int) -> int:
    """The ranks of the cards of a suit, a bit each."""
    return int(BITS[cards[SUIT_OF[cards] == suit]].sum())


def _subsets(ranks: int, size: int) -> Ints:
    """All choices of so many of these ranks, a bit each."""
    every = np.arange(1 << _RANKS)
    return np.flatnonzero((every & ~ranks == 0) & (np.bitwise_count(every) == size))


@lru_cache(maxsize=1)
def _bit_keys() -> Ints:
    """The sum of the keys of ranks that are given as bits."""
    every = np.arange(1 << _RANKS)
    return np.array((every[:, None] >> np.arange(_RANKS) & 1) @ RANK_KEYS)


def _ranks_dealt(there: Ints, count: int) -> tuple[Ints, Ints]:
    """The sums of keys of every choice of so many ranks, and in how many ways it is dealt from what is there."""
    keys, often = _rank_choices(count)
    ways = _WAYS[there, often].prod(axis=1)
    return keys[ways > 0], ways[ways > 0]


@lru_cache(maxsize=BOARD + 1)
def _rank_choices(count: int) -> tuple[Ints, Ints]:
    """The sum of the keys of every choice of so many ranks, and how often each rank is in it."""
    ranks = rank_sets(count)
    often = (ranks[:, :, None] == np.arange(_RANKS)).sum(axis=1)
    return often @ RANK_KEYS, often


class _Tally:
    """Adds up in how many ways each hand is alone the best, and one of two, of three …"""

    def __init__(self, hands: int) -> None:
        self.best_of = np.zeros((hands, hands + 1), np.int64)

    def add(self, strengths: NDArray[np.uint16], ways: Ints) -> None:
        best = strengths == strengths.max(axis=0)
        sharing = best.sum(axis=0)
        for player, wins in enumerate(best):
            for number in range(1, len(best) + 1):
                self.best_of[player, number] += ways[wins & (sharing == number)].sum()

    def equity(self, boards: int) -> Equity:
        return Equity(boards, tuple(_chances([int(ways) for ways in row], boards) for row in self.best_of))


def _chances(best_of: list[int], boards: int) -> Chances:
    win, tie = best_of[1], sum(best_of[2:])
    part = sum((Fraction(ways, number) for number, ways in enumerate(best_of) if number), Fraction(0))
    return Chances(Fraction(win, boards), Fraction(tie, boards), Fraction(boards - win - tie, boards), part / boards)
