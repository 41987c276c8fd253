"""How the dealer's hand ends: the chances of its totals, exactly by composition, for many compositions at once.

The hands on which the dealer draws are put down once for each first card: which cards, and in how many orders they can
come. The chance of a hand is then its number of orders times a product of falling factorials: as many as there are of
each value, then one less, over as many as there are cards. What card ends a hand, and how, depends on its total alone,
so that the chances of a total are added up first. Going over is what is left of the whole chance, which asks for a shoe
with cards enough to finish every hand.
"""

from collections import defaultdict
from dataclasses import dataclass
from fractions import Fraction
from functools import lru_cache

import numpy as np

from games.blackjack.composition import NOTHING, Counts, Floats, Whole
from games.blackjack.hands import ACE, DEALER_STANDS, TARGET, TEN, HandTotal, dealer_hits, values_total

# How a hand of the dealer ends: 17 to 21, over, blackjack.
ENDS = TARGET - DEALER_STANDS + 3
BUST, BLACKJACK = ENDS - 2, ENDS - 1


@dataclass(frozen=True)
class Level:
    """Hands on which the dealer draws, with equally many cards after its first.

    `parent` is the row in the level before to which the card `value` (from 0) is added as the `repeat`th of its kind,
    from 0. `sums` has a row for each state of the tree, with the orders in which a hand comes to it, and one for each
    end: with the orders, below nothing, that end so by a value for each card of that value in the hand.
    """

    parent: Whole
    value: Whole
    repeat: Whole
    sums: Floats


@dataclass(frozen=True)
class Tree:
    """All hands that begin with a card and are drawn on. A state is what they count.

    A card `value[i]` (from 0) ends a hand of the state `state[i]`; `ends[end, i]` is 1 for how.
    """

    levels: tuple[Level, ...]
    state: Whole
    value: Whole
    ends: Floats


@lru_cache
def tree(upcard: int, hits_soft17: bool) -> Tree:
    """Return the dealer's hands that begin with a card of value `upcard`, by their number of further cards, from none
    on."""
    going = _going(upcard, hits_soft17)
    # A product is built card by card in ascending order, so that each beginning of a hand is needed too.
    needed = {NOTHING} | {beginning for cards in going for beginning in _beginnings(cards)}
    hands = {cards: _hand(upcard, cards) for cards in going}
    one_each = {hands[cards]: cards for cards in going}
    states = {hand: _finals(upcard, cards, hits_soft17) for hand, cards in one_each.items()}
    place = {state: i for i, state in enumerate(states)}
    levels, before = [], {NOTHING: 0}
    for size in range(max(map(sum, going)) + 1):
        rows = sorted(cards for cards in needed if sum(cards) == size)
        last = [max((v for v in range(TEN) if cards[v]), default=0) for cards in rows]
        parent = [before[_less(cards, v)] if size else 0 for cards, v in zip(rows, last, strict=True)]
        repeat = [cards[v] - 1 for cards, v in zip(rows, last, strict=True)]
        sums = np.zeros((len(states) + ENDS, len(rows)))
        for row, cards in enumerate(rows):
            if ways := going.get(cards):
                sums[place[hands[cards]], row] = ways
                for v, end in states[hands[cards]]:
                    sums[len(states) + end, row] -= ways * cards[v]
        levels.append(Level(np.array(parent), np.array(last), np.array(repeat), sums))
        before = {cards: row for row, cards in enumerate(rows)}
    every = [(place[state], v, end) for state, finals in states.items() for v, end in finals]
    state, value, end = np.array(every).T
    return Tree(tuple(levels), state, value, (end == np.arange(ENDS)[:, None]).astype(float))


def _going(upcard: int, hits_soft17: bool) -> dict[Counts, int]:
    """Return each hand on which the dealer draws, and in how many orders its cards come."""
    level: dict[Counts, int] = {NOTHING: 1}
    going: dict[Counts, int] = {}
    while level:
        going |= level
        longer: dict[Counts, int] = defaultdict(int)
        for cards, ways in level.items():
            for v in range(TEN):
                longer[_more(cards, v)] += ways
        level = {cards: ways for cards, ways in longer.items() if dealer_hits(_hand(upcard, cards), hits_soft17)}
    return going


def _finals(upcard: int, cards: Counts, hits_soft17: bool) -> list[tuple[int, int]]:
    """Return the values, from 0, that end a hand without going over, and how."""
    found = []
    for v in range(TEN):
        hand = _hand(upcard, _more(cards, v))
        if not dealer_hits(hand, hits_soft17) and not hand.is_bust:
            found.append((v, BLACKJACK if hand.total == TARGET and cards == NOTHING else hand.total - DEALER_STANDS))
    return found


def _hand(upcard: int, cards: Counts) -> HandTotal:
    return values_total([upcard, *(v + 1 for v in range(TEN) for _ in range(cards[v]))])


def _beginnings(cards: Counts) -> list[Counts]:
    found = []
    while any(cards):
        found.append(cards)
        cards = _less(cards, max(v for v in range(TEN) if cards[v]))
    return found


def _less(cards: Counts, v: int) -> Counts:
    return (*cards[:v], cards[v] - 1, *cards[v + 1 :])


def _more(cards: Counts, v: int) -> Counts:
    return (*cards[:v], cards[v] + 1, *cards[v + 1 :])


_CELLS = 2**15  # of hands by compositions computed at a time, so that they stay in the processor's cache


def chances(upcard: int, hits_soft17: bool, shoes: Whole) -> Floats:
    """Return the chance of each end for each shoe: `shoes` has ten columns of counts, the answer `ENDS` rows."""
    found, of = np.zeros((ENDS, len(shoes))), tree(upcard, hits_soft17)
    chunk = _CELLS // sum(len(level.value) for level in of.levels)
    for start in range(0, len(shoes), chunk):
        part = slice(start, start + chunk)
        found[:, part] = _chances(of, np.maximum(shoes[part], 0).T.astype(float))
    return found


def _chances(of: Tree, shoes: Floats) -> Floats:
    left = shoes.sum(axis=0)
    weight, whole = np.ones((1, shoes.shape[1])), np.ones_like(left)
    sums = np.zeros((len(of.levels[0].sums), shoes.shape[1]))
    for size, level in enumerate(of.levels):
        if size:
            weight = weight.take(level.parent, axis=0)
            weight *= shoes.take(level.value, axis=0) - level.repeat[:, None]
        whole *= np.maximum(left - size, 1)
        sums += (level.sums @ weight) / whole
    found: Floats = sums[-ENDS:] + of.ends @ (sums.take(of.state, axis=0) * shoes.take(of.value, axis=0))
    found[BUST] = 1 - found.sum(axis=0)
    return found


def exact_chances(upcard: int, hits_soft17: bool, shoe: Counts) -> list[Fraction]:
    """Return the chance of each end for one shoe, as fractions."""
    levels, finals = _whole(upcard, hits_soft17)
    left, weights, whole = sum(shoe), [1], 1
    sums = [0] * len(tree(upcard, hits_soft17).levels[0].sums)
    for size, (steps, adding) in enumerate(levels):
        if size:
            weights = [weights[parent] * (shoe[value] - repeat) for parent, value, repeat in steps]
        whole *= left - size
        sums = [weight * (left - size) for weight in sums]
        for place, row, orders in adding:
            sums[place] += orders * weights[row]
    found = sums[-ENDS:]
    for end, state, value in finals:
        found[end] += sums[state] * shoe[value]
    found[BUST] = whole - sum(found)
    return [Fraction(weight, whole) for weight in found]


_Steps = list[tuple[int, int, int]]


@lru_cache
def _whole(upcard: int, hits_soft17: bool) -> tuple[list[tuple[_Steps, _Steps]], _Steps]:
    """Return the tree in whole numbers: how the hands of each level are made and what they add to which sum; what ends
    how."""
    of, levels = tree(upcard, hits_soft17), []
    for level in of.levels:
        steps = zip(level.parent.tolist(), level.value.tolist(), level.repeat.tolist(), strict=True)
        places, rows = (part.tolist() for part in np.nonzero(level.sums))
        adding = [(place, row, int(level.sums[place, row])) for place, row in zip(places, rows, strict=True)]
        levels.append((list(steps), adding))
    return levels, list(zip(of.ends.argmax(axis=0).tolist(), of.state.tolist(), of.value.tolist(), strict=True))


def blackjack_chance(upcard: int, shoe: Counts) -> Fraction:
    """Return the chance that the dealer's second card makes a blackjack."""
    wanted = {ACE: TEN, TEN: ACE}.get(upcard)
    return Fraction(shoe[wanted - 1], sum(shoe)) if wanted else Fraction(0)
