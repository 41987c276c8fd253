"""How the dealer's hand ends: the chances of its totals, exactly by composition, for many compositions at once.

The dealer's possible hands are put down once for each first card: which cards, in how many orders they can come, and
where they end. The chance of a hand is then its number of orders times a product of falling factorials: as many as
there are of each value, then one less, over as many as there are cards.
"""

from collections import defaultdict
from dataclasses import dataclass
from fractions import Fraction
from functools import lru_cache

import numpy as np

from games.blackjack.composition import NOTHING, Counts, Floats, Whole
from games.blackjack.hands import ACE, DEALER_STANDS, TARGET, TEN, dealer_hits, values_total

# How a hand of the dealer ends: 17 to 21, over, blackjack.
ENDS = TARGET - DEALER_STANDS + 3
BUST, BLACKJACK = ENDS - 2, ENDS - 1


@dataclass(frozen=True)
class Level:
    """Hands of the dealer with equally many cards after its first.

    `parent` is the row in the level before to which the card `value` (from 0) is added as the `repeat`th of its kind,
    from 0; `orders[end, row]` counts the orders in which the hand comes and ends so; 0 where it does not end.
    """

    parent: Whole
    value: Whole
    repeat: Whole
    orders: Floats


@lru_cache
def tree(upcard: int, hits_soft17: bool) -> tuple[Level, ...]:
    """All hands of the dealer that begin with a card of value `up`, by their number of further cards, from one on."""
    ended = _ended(upcard, hits_soft17)
    # A product is built card by card in ascending order, so that each beginning of a hand is needed too.
    needed = {beginning for cards in ended for beginning in _beginnings(cards)}
    levels, before = [], {NOTHING: 0}
    for size in range(1, max(map(sum, ended)) + 1):
        rows = sorted(cards for cards in needed if sum(cards) == size)
        last = [max(v for v in range(TEN) if cards[v]) for cards in rows]
        parent = [before[_less(cards, v)] for cards, v in zip(rows, last, strict=True)]
        orders = np.zeros((ENDS, len(rows)))
        for row, cards in enumerate(rows):
            if cards in ended:
                end, ways = ended[cards]
                orders[end, row] = ways
        repeat = [cards[v] - 1 for cards, v in zip(rows, last, strict=True)]
        levels.append(Level(np.array(parent), np.array(last), np.array(repeat), orders))
        before = {cards: row for row, cards in enumerate(rows)}
    return tuple(levels)


def _ended(upcard: int, hits_soft17: bool) -> dict[Counts, tuple[int, int]]:
    """Each finished hand: how it ends, and in how many orders its cards come."""
    going: dict[Counts, int] = {NOTHING: 1}
    ended: dict[Counts, tuple[int, int]] = {}
    while going:
        longer: dict[Counts, int] = defaultdict(int)
        for cards, ways in going.items():
            for v in range(TEN):
                longer[(*cards[:v], cards[v] + 1, *cards[v + 1 :])] += ways
        going = {}
        for cards, ways in longer.items():
            hand = values_total([upcard, *(v + 1 for v in range(TEN) for _ in range(cards[v]))])
            if dealer_hits(hand, hits_soft17):
                going[cards] = ways
            elif hand.total == TARGET and sum(cards) == 1:
                ended[cards] = BLACKJACK, ways
            else:
                ended[cards] = (BUST if hand.is_bust else hand.total - DEALER_STANDS), ways
    return ended


def _beginnings(cards: Counts) -> list[Counts]:
    found = []
    while any(cards):
        found.append(cards)
        cards = _less(cards, max(v for v in range(TEN) if cards[v]))
    return found


def _less(cards: Counts, v: int) -> Counts:
    return (*cards[:v], cards[v] - 1, *cards[v + 1 :])


_CHUNK = 128  # compositions at a time, so that a level stays in the processor's cache


def chances(upcard: int, hits_soft17: bool, shoes: Whole) -> Floats:
    """The chance of each end for each shoe: `shoes` has ten columns of counts, the answer `ENDS` rows."""
    found = np.zeros((ENDS, len(shoes)))
    for start in range(0, len(shoes), _CHUNK):
        part = slice(start, start + _CHUNK)
        found[:, part] = _chances(tree(upcard, hits_soft17), np.maximum(shoes[part], 0).T.astype(float))
    return found


def _chances(levels: tuple[Level, ...], shoes: Floats) -> Floats:
    left = shoes.sum(axis=0)
    repeats = max(int(level.repeat.max()) for level in levels) + 1
    factors = shoes[None] - np.arange(repeats)[:, None, None]
    factors = factors.reshape(-1, shoes.shape[1])
    weight, whole, found = np.ones((1, shoes.shape[1])), np.ones_like(left), np.zeros((ENDS, shoes.shape[1]))
    for size, level in enumerate(levels):
        weight = weight.take(level.parent, axis=0)
        weight *= factors.take(level.repeat * TEN + level.value, axis=0)
        whole *= np.maximum(left - size, 1)
        found += (level.orders @ weight) / whole
    return found


def exact_chances(upcard: int, hits_soft17: bool, shoe: Counts) -> list[Fraction]:
    """The chance of each end for one shoe, as fractions."""
    left, weights, whole = sum(shoe), [1], 1
    found = [0] * ENDS
    for size, (steps, ending) in enumerate(_steps(upcard, hits_soft17)):
        weights = [weights[parent] * (shoe[value] - repeat) for parent, value, repeat in steps]
        whole *= left - size
        found = [weight * (left - size) for weight in found]
        for end, row, orders in ending:
            found[end] += orders * weights[row]
    return [Fraction(weight, whole) for weight in found]


_Steps = list[tuple[int, int, int]]


@lru_cache
def _steps(upcard: int, hits_soft17: bool) -> tuple[tuple[_Steps, _Steps], ...]:
    """The tree in whole numbers: how hands are made from those before; which end, how, in how many orders."""
    found = []
    for level in tree(upcard, hits_soft17):
        steps = zip(level.parent.tolist(), level.value.tolist(), level.repeat.tolist(), strict=True)
        ends, rows = (part.tolist() for part in np.nonzero(level.orders))
        ending = [(end, row, int(level.orders[end, row])) for end, row in zip(ends, rows, strict=True)]
        found.append((list(steps), ending))
    return tuple(found)


def blackjack_chance(upcard: int, shoe: Counts) -> Fraction:
    """The chance that the dealer's second card makes a blackjack."""
    wanted = {ACE: TEN, TEN: ACE}.get(upcard)
    return Fraction(shoe[wanted - 1], sum(shoe)) if wanted else Fraction(0)
