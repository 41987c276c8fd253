"""In how many ways the cards of a shoe make rows: exact counts, by dynamic programming over the points of cards.

Any order of the shoe is as likely as any other, so that only how many cards of each value both rows hold decides how
likely they are. The values are gone through from 10 down to 1, and each time i cards of the value go into the row of
noir and j into that of rouge, which can be done in n! / (i! j! (n-i-j)!) ways. A state of a row is its points and its
number of cards; nothing else of it has to be known.

A row of total 30+j ends with a card of j points or more, whichever: so when all cards of j points and more are in, the
row may be *closed*, in as many ways as it has cards then, each of which may be its last. The others stand in any order
before it. Closed rows are brought to one height, the points that they lack, so that they go on together.
"""

from collections import defaultdict
from fractions import Fraction
from math import comb, factorial, perm
from typing import NamedTuple

from games.trente_quarante.rows import LAST_OPEN

VALUES = range(1, 11)
_GOAL = LAST_OPEN + 10  # closed rows count from here: a row closed at j has 10-j points added

_CARDS = 64  # a state of a row in one number: points * 64 + cards
Row = dict[int, int]
Table = dict[int, Row]  # ways by the state of noir and the state of rouge


class Shoe(NamedTuple):
    """Cards by their points, how many of each and how many of these are black. `of` makes it from all ten values."""

    cards: tuple[int, ...]
    black: tuple[int, ...]

    @property
    def size(self) -> int:
        return sum(self.cards)

    @property
    def even(self) -> bool:
        """Whether half of the cards of every value are black."""
        return all(2 * black == cards for cards, black in zip(self.cards, self.black, strict=True))


def may_run_out(shoe: Shoe) -> bool:
    """Whether the cards may come in an order in which they run out before both rows are complete.

    They do only if all of them but the last card of noir make no more than both rows may have while they are open.
    """
    open_points, most = 2 * LAST_OPEN, 0
    for value, count in zip(VALUES, shoe.cards, strict=True):
        fit = min(count, open_points // value)
        open_points, most = open_points - fit * value, most + fit
    return shoe.size < most + 2


def row_ways(shoe: Shoe) -> dict[int, dict[int, Fraction]]:
    """How likely a row is, by its total and then by its number of cards."""
    found: dict[int, dict[int, Fraction]] = {}
    for last in VALUES:
        row: Row = {0: 1}
        for value in reversed(VALUES):
            row = _into_row(row, value, shoe.cards[value - 1], LAST_OPEN + last)
            if value == last:
                row = {state: ways * (state % _CARDS) for state, ways in row.items()}
        ends = {s % _CARDS: ways for s, ways in row.items() if s // _CARDS == LAST_OPEN + last and ways}
        found[LAST_OPEN + last] = {
            cards: Fraction(ways * factorial(cards - 1), perm(shoe.size, cards)) for cards, ways in ends.items()
        }
    return found


def _into_row(row: Row, value: int, count: int, most: int) -> Row:
    """Cards of a value put into one row, which may have so many points at most."""
    after: Row = defaultdict(int)
    for state, ways in row.items():
        for cards in range(min(count, (most - state // _CARDS) // value) + 1):
            after[state + cards * (value * _CARDS + 1)] += comb(count, cards) * ways
    return after


def tie_ways(shoe: Shoe) -> dict[int, Fraction]:
    """How likely it is that both rows have this total, for each of them.

    The ten totals ride in one number: the ways of 30+j are its j-th slot.
    """
    slot = _slot(shoe)
    both: Table = {0: {0: 1}}
    closed: Table = {}
    for value in reversed(VALUES):
        put = _Put(shoe, value)
        both = put.into(both, put.open, put.open, alike=True)
        closed = put.into(closed, CLOSED, CLOSED, alike=True)
        for noir, rouge, count in _states(both):
            ways = count * (noir % _CARDS) * (rouge % _CARDS) << slot * (value - 1)
            _add(closed, noir + put.up, rouge + put.up, ways)
        both = put.still_open(both, rouge=True)
    ends = _complete(closed)
    return {
        LAST_OPEN + last: _likely(
            shoe, [(noir, rouge, (ways >> slot * (last - 1)) % (1 << slot)) for noir, rouge, ways in ends], chosen=1
        )
        for last in VALUES
    }


def first_black(shoe: Shoe) -> Fraction:
    """How likely it is that the first card is black and noir wins, twice, and that it is black and the rows are equal.

    The lower slot of a number has the ways in which the first card of noir has not been chosen yet, the upper one
    those in which it is chosen, and black; it is not the last card of its row. The row with the higher total is
    closed first.
    """
    slot = _slot(shoe)
    both: Table = {0: {0: 1}}
    rouge_closed: Table = {}
    closed: Table = {}
    for value in reversed(VALUES):
        put = _Put(shoe, value, slot)
        both = put.into(both, put.open, put.open)
        rouge_closed, closed = put.into(rouge_closed, put.open, CLOSED), put.into(closed, CLOSED, CLOSED)
        for noir, rouge, count in _states(rouge_closed):
            _add(closed, noir + put.up, rouge, 2 * _last_of_noir(count, noir % _CARDS, slot))
        for noir, rouge, count in _states(both):
            cards = rouge % _CARDS
            _add(closed, noir + put.up, rouge + put.up, cards * _last_of_noir(count, noir % _CARDS, slot))
            _add(rouge_closed, noir, rouge + put.up, cards * count)
        both, rouge_closed = put.still_open(both, rouge=True), put.still_open(rouge_closed, rouge=False)
    return _likely(shoe, [(noir, rouge, ways >> slot) for noir, rouge, ways in _complete(closed)], chosen=2)


def _last_of_noir(count: int, cards: int, slot: int) -> int:
    """Any card that is in may be the last of noir, but for the first one where that is chosen."""
    return (count >> slot) * (cards - 1) << slot | count % (1 << slot) * cards if cards else 0


class _Reach(NamedTuple):
    """How many points a row may have at most when a value is in, and how many it lacks not when all values are."""

    most: int
    goal: int


CLOSED = _Reach(_GOAL, _GOAL)


class _Put:
    """Cards of one value, to be put into both rows in every way."""

    def __init__(self, shoe: Shoe, value: int, slot: int = 0) -> None:
        """`slot`: numbers have a second slot there, for the ways with a black first card chosen."""
        count, black = shoe.cards[value - 1], shoe.black[value - 1]
        most = range(min(count, _GOAL // value) + 1)
        self.ways = [[comb(count, i) * comb(count - i, j) for j in most] for i in most]
        if slot:  # one of the i cards is the first, in as many ways as there are black ones among them on average
            self.ways = [
                [ways + (ways * i * black // max(count, 1) << slot) for ways in row] for i, row in enumerate(self.ways)
            ]
        self.keep = (1 << 2 * slot) - 1  # what a first card chosen again would have left lies above both slots
        self.value = value
        self.open = _Reach(LAST_OPEN + value, LAST_OPEN + 1)
        self.up = (10 - value) * _CARDS
        self.to_come = sum(points * cards for points, cards in zip(range(1, value), shoe.cards, strict=False))

    def into(self, table: Table, noir_may: _Reach, rouge_may: _Reach, *, alike: bool = False) -> Table:
        """The table with them. States from which the values to come cannot fill both rows are left out.

        `alike`: the table is the same seen from either row, so that half of it is computed.
        """
        after: Table = {}
        card = self.value * _CARDS + 1
        for noir, row in table.items():
            points = noir // _CARDS
            for i, line in enumerate(self.ways[: (noir_may.most - points) // self.value + 1]):
                into = after.setdefault(noir + i * card, defaultdict(int))
                lacks = noir_may.goal - points - i * self.value + rouge_may.goal - self.to_come
                floor = noir + i * card if alike else 0
                for rouge, count in row.items():
                    there = rouge // _CARDS
                    least = max(0, -(-(lacks - there) // self.value), -(-(floor - rouge) // card))
                    state = rouge + least * card
                    for ways in line[least : (rouge_may.most - there) // self.value + 1]:
                        into[state] += ways * count
                        state += card
        if alike:
            for noir, rouge, count in _states(after):
                after.setdefault(rouge, defaultdict(int))[noir] = count
        if self.keep:
            return {noir: defaultdict(int, {r: n & self.keep for r, n in row.items()}) for noir, row in after.items()}
        return after

    def still_open(self, table: Table, *, rouge: bool) -> Table:
        """The states of rows that may yet be closed at a lower value: noir's, and rouge's where that is open too."""
        most = self.open.most * _CARDS
        kept = ((noir, row) for noir, row in table.items() if noir < most)
        return {noir: {state: n for state, n in row.items() if state < most} if rouge else row for noir, row in kept}


def _states(table: Table) -> list[tuple[int, int, int]]:
    return [(noir, rouge, count) for noir, row in table.items() for rouge, count in row.items()]


def _add(table: Table, noir: int, rouge: int, ways: int) -> None:
    if noir // _CARDS <= _GOAL and ways:
        table.setdefault(noir, defaultdict(int))[rouge] += ways


def _complete(table: Table) -> list[tuple[int, int, int]]:
    """The cards of noir, of rouge, and the ways in which both rows lack nothing."""
    full = [state for state in _states(table) if state[0] // _CARDS == state[1] // _CARDS == _GOAL]
    return [(noir % _CARDS, rouge % _CARDS, count) for noir, rouge, count in full]


def _slot(shoe: Shoe) -> int:
    """Bits that hold any count of ways to choose the cards of both rows, with the choices of first and last card."""
    both = min(shoe.size // 2, 2 * LAST_OPEN + 2)
    return (comb(shoe.size, both) << both + 20).bit_length()


def _likely(shoe: Shoe, ends: list[tuple[int, int, int]], chosen: int) -> Fraction:
    """How likely one of these ends is, each the cards of noir, of rouge, and the ways to choose them.

    `chosen` cards of noir and the last of rouge have their places; the others may stand in any order.
    """
    most = max((noir + rouge for noir, rouge, ways in ends if ways), default=0)
    sequences = sum(
        ways * factorial(noir - chosen) * factorial(rouge - 1) * perm(shoe.size - noir - rouge, most - noir - rouge)
        for noir, rouge, ways in ends
        if ways
    )
    return Fraction(sequences, perm(shoe.size, most))
