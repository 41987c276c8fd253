"""The states of a row between one value of cards and the next: the points that it lacks and its number of cards.

Cards are put into the rows value by value, from 10 down to 1. The states of a value are those of rows that have only
higher cards so far; each card of the value leads on to a state of the next lower value.
"""

from functools import cache
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from games.trente_quarante.rows import LAST_OPEN, TOTALS

Places = NDArray[np.intp]

MOST_CARDS = TOTALS[1]  # of a row that has none before the aces: more than a row can have


class States(NamedTuple):
    """What is lacked and the cards, state by state, those first that lack most; the place of each, -1 where none is."""

    lacks: Places
    cards: Places
    places: Places


@cache
def states(value: int) -> States:
    """Return the states of a value. All cards of a row but one, which may be the last, make 30 points at most."""
    most = LAST_OPEN + value + 1
    lacks, cards = np.mgrid[most:-1:-1, : MOST_CARDS + 1].reshape(2, -1)
    found = (lacks + cards * (value + 1) <= most) & (lacks + cards * 10 > LAST_OPEN)
    lacks, cards = lacks[found], cards[found]
    places = np.full((TOTALS[-1] + 2, MOST_CARDS + 1), -1)
    places[lacks, cards] = range(len(lacks))
    return States(lacks, cards, places)


@cache
def one_less(value: int) -> Places:
    """Return for each state the place of that which lacks a point less with as many cards, -1 where none is."""
    lacks, cards, places = states(value)
    return np.where(lacks > 0, places[lacks - 1, cards], -1)


@cache
def moves(value: int) -> list[tuple[slice, Places]]:
    """Return for each number of cards of a value which of its states have room for them, and where they lead."""
    lacks, cards, _ = states(value)
    found = []
    for more in range(lacks.max() // value + 1):
        fits = np.flatnonzero(lacks >= more * value)
        there = states(value - 1).places[lacks[fits] - more * value, cards[fits] + more]
        fits = fits[there >= 0]
        found.append((slice(fits[0], fits[-1] + 1), there[there >= 0]))
    return found


class Class(NamedTuple):
    """States of a value and those of the next lower one to which its cards lead from them, and from no others.

    `here` and `there` are their places. A move goes from the state `start` to the state `end` by so many `cards`; start
    and end count within the class.
    """

    here: Places
    there: Places
    start: Places
    end: Places
    cards: Places


@cache
def classes(value: int) -> list[Class]:
    """Return the classes of a value: what a row lacks, divided by the value, always leaves the same rest.

    From 5 on there are so few states that a single class is quicker.
    """
    apart = value if value < 5 else 1
    here, there = states(value).lacks % apart, states(value - 1).lacks % apart
    start = np.concatenate([np.arange(fits.start, fits.stop) for fits, _ in moves(value)])
    end = np.concatenate([places for _, places in moves(value)])
    cards = np.repeat(range(len(moves(value))), [len(places) for _, places in moves(value)])
    found = []
    for rest in range(apart):
        these, those = np.flatnonzero(here == rest), np.flatnonzero(there == rest)
        own = here[start] == rest
        inside = np.searchsorted(these, start[own]), np.searchsorted(those, end[own])
        found.append(Class(these, those, *inside, cards[own]))
    return found
