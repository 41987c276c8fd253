"""How likely both rows have one total, and how likely the first card is black when noir wins: exact fractions.

Any order of the shoe is as likely as any other, so that only how many cards of each value both rows hold decides how
likely they are: i of n cards go into the row of noir and j into that of rouge in n! / (i! j! (n-i-j)!) ways.

A row of total 30+t ends with a card of t points or more, whichever: so when all cards of t points and more are in, the
row may be *closed*, in as many ways as it has cards then, each of which may be its last. The others stand in any order
before it. From then on the row must get just what it lacks.

A table has a number for each state of noir and of rouge: in how many ways the cards from a value down complete both,
each way weighed by how likely its numbers of cards are. There is one after another from the aces up to the tens, before
which the rows have no card.
"""

from collections.abc import Callable
from fractions import Fraction
from math import factorial, lcm, perm

import numpy as np
from numpy.typing import NDArray

from games.trente_quarante.primes import Table, primes, rebuild
from games.trente_quarante.putting import Putting, Spaces
from games.trente_quarante.rows import LAST_OPEN, TOTALS
from games.trente_quarante.states import MOST_CARDS, one_less, states
from games.trente_quarante.ways import VALUES, Shoe, most_cards


def ties(shoe: Shoe) -> dict[int, Fraction]:
    """Return how likely both rows have this total, for each of them."""
    return dict(zip(TOTALS, _exactly(shoe, 1, _ties), strict=True))


def first_black(shoe: Shoe) -> Fraction:
    """Return how likely the first card is black and noir wins, twice, and that it is black and the rows are equal."""
    return _exactly(shoe, 2, _first_black)[0]


def _exactly(shoe: Shoe, chosen: int, counted: Callable[[Putting], list[float]]) -> list[Fraction]:
    """Return what is counted modulo one prime after the other, as fractions, which are 2 at most."""
    weights, whole = _weights(shoe, chosen)
    moduli = primes(2 * whole)
    spaces: Spaces = {}
    rests = [counted(Putting(shoe, weights, prime, spaces)) for prime in moduli]
    return [Fraction(rebuild(each, moduli), whole) for each in zip(*rests, strict=True)]


def _weights(shoe: Shoe, chosen: int) -> tuple[NDArray[np.object_], int]:
    """Return for all numbers of cards of noir and rouge how likely these are, in any order: integers, and their whole.

    `chosen` cards of noir and the last of rouge have their places; the others may stand in any order.
    """
    row, both = most_cards(shoe, LAST_OPEN) + 1, most_cards(shoe, 2 * LAST_OPEN) + 2
    likely = {
        (noir, rouge): Fraction(factorial(noir - chosen) * factorial(rouge - 1), perm(shoe.size, noir + rouge))
        for noir in range(chosen, row + 1)
        for rouge in range(1, min(row, both - noir) + 1)
    }
    whole = lcm(*(share.denominator for share in likely.values()))
    weights = np.zeros((MOST_CARDS + 1, MOST_CARDS + 1), dtype=object)
    for cards, share in likely.items():
        weights[cards] = share.numerator * (whole // share.denominator)
    return weights, whole


def _ties(putting: Putting) -> list[float]:
    """Count ties of 31, 32, … modulo a prime. Tables: both rows closed; both open until they close at 1, at 2, …"""
    closed, cards = putting.aces()
    tables = np.stack([closed, putting.reduce(closed * cards * cards[:, None])], axis=1)
    for value in VALUES[1:]:
        cards = states(value - 1).cards.astype(float)
        closing = putting.reduce(tables[:, 0] * cards * cards[:, None])
        tables = putting.put(np.concatenate([tables, closing[:, None]], axis=1), value)
    starts = states(VALUES[-1]).places[TOTALS, 0]
    return [tables[start, at, start] for at, start in enumerate(starts, start=1)]


def _first_black(putting: Putting) -> list[float]:
    """Count coups with a black first card, as `first_black` says, modulo a prime.

    Tables: both rows closed, only rouge, and none; three that choose the first card of noir among the cards to come,
    and three in which it is chosen. The row with the higher total is closed first: that of rouge where noir wins. What
    an open row lacks is what it would lack if it were closed now.
    """
    closed, cards = putting.aces()
    tables = putting.space("aces", len(cards), 6, len(cards))
    first_is_ace, with_first = tables[:, :3], tables[:, 3:]
    with_first[:] = closed[:, None]
    with_first[:, 1:] *= (cards - 1)[:, None, None]
    with_first[:, 2] *= cards
    first_is_ace[:] = putting.reduce(with_first) * states(1).lacks[:, None, None]
    first_is_ace[:] = putting.reduce(first_is_ace) * putting.black(1)
    for value in VALUES[1:]:
        cards = states(value - 1).cards.astype(float)
        _close(tables[:, :3], value, last=cards)
        _close(tables[:, 3:], value, last=cards - 1)  # any card but the first
        tables = putting.put(putting.reduce(tables), value, marked=3)
    start = states(VALUES[-1]).places[TOTALS[-1], 0]
    return [tables[start, 2, start]]


def _close(tables: Table, value: int, last: Table) -> None:
    """Close rows at a value, in place: that of noir in `last` ways, by its state.

    A row that is open still lacks a point more than at the value below.
    """
    closed, rouge_closed, none_closed = (tables[:, kind] for kind in range(3))
    less = one_less(value - 1)
    known = less >= 0
    noir_closes = closed * last[:, None]
    noir_open = rouge_closed[less] * known[:, None]
    rouge_closes = (2 * noir_open + noir_closes) * states(value - 1).cards
    none_closed[:] = none_closed[np.ix_(less, less)] * np.outer(known, known) + rouge_closes
    rouge_closed[:] = noir_open + noir_closes
