"""What standing, doubling and drawing on are worth to a box, exactly by composition, for many hands at once.

A value is what one unit of the first stake wins on average. Where the dealer peeks for blackjack before the boxes play,
a box plays only if there is none; all values here are then *shares*: the average over all cases in which the dealer has
none, counted with the chance of that. `advice` divides by the chance that the box plays, which gives the value that a
player wants to know. Where the dealer has no hole card, a share is the value itself.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Self

import numpy as np

from games.blackjack import dealer_play
from games.blackjack.composition import Bools, Counts, Draws, Floats, Whole, draws, totals
from games.blackjack.hands import ACE, DEALER_STANDS, MUST_DRAW_TO, TARGET, TEN
from games.blackjack.rulesets import Ruleset


@dataclass(frozen=True, slots=True)
class Start:
    """Where a hand starts: the cards left when the dealer's first card and those of the hand are out, and what the hand
    has: the sum of its cards, aces one, and whether an ace is among them."""

    shoe: Counts
    low: int = 0
    has_ace: bool = False


@dataclass(frozen=True)
class Play:
    """What each draw's hand is worth when it stands, takes a card and plays on at best, or takes a last one doubled.

    `hits` are those that do best to take a card, doubling apart.
    """

    of: Draws
    stand: Floats
    hit: Floats
    double: Floats
    best: Floats
    hits: Bools

    def from_card(self, value: int) -> Self:
        """Return the hands that begin with a card of this value, out of a play of those that begin with any."""
        rows = self.of.child[:, value - 1]
        rows = rows[rows >= 0]
        stand, hit, double, best = (worth[rows] for worth in (self.stand, self.hit, self.double, self.best))
        return type(self)(draws(self.of.most - value), stand, hit, double, best, self.hits[rows])


def play(rules: Ruleset, upcard: int, start: Start) -> Play:
    """Return all hands that go on from a start, allowing for every card that is out, those drawn to the hand too."""
    of = draws(TARGET - start.low)
    total, _ = totals(of, start.low, start.has_ace)
    left, chance = left_after(start.shoe - of.cards)
    stand = _stand(rules, upcard, left, total)
    over = _over(rules, upcard, of, left, chance)
    double = 2 * (over + one_more_card(of, chance, stand, slice(None)))
    hit, best, hits = np.empty_like(stand), stand.copy(), total <= MUST_DRAW_TO
    for level in reversed(of.levels):
        hit[level] = over[level] + one_more_card(of, chance, best, level)
        hits[level] |= (hit[level] > stand[level]) & (total[level] < TARGET)
        best[level] = np.where(hits[level], hit[level], stand[level])
    return Play(of, stand, hit, double, best, hits)


@dataclass(frozen=True)
class Way:
    """A fixed way of playing hands that begin with one card: which draws take another and go on, and which double.

    Only hands of two cards double, which are draws of one.
    """

    of: Draws
    hits: Bools
    doubles: Bools

    def reached(self) -> Self:
        """Return the same with only the draws that it comes to."""
        rows = np.zeros(len(self.of.size), dtype=bool)
        rows[0] = True
        for level in self.of.levels:
            child = self.of.child[level][(rows & (self.hits | self.doubles))[level]]
            rows[child[child >= 0]] = True
        return type(self)(self.of.only(rows), self.hits[rows], self.doubles[rows])


def follow(rules: Ruleset, upcard: int, starts: Sequence[Start], way: Way) -> Floats:
    """Return what hands from each start are worth with each next card if played so. The starts differ in their shoes
    alone."""
    of, start = way.of, starts[0]
    total, _ = totals(of, start.low, start.has_ace)
    left, chance = left_after(np.array([start.shoe for start in starts])[:, None] - of.cards)
    ended, doubled = ~way.hits, of.child[way.doubles]
    ended[doubled[doubled >= 0]] = True
    best = np.zeros(left.shape[:2])
    best[:, ended] = _stand(rules, upcard, left[:, ended], total[ended])
    over = _over(rules, upcard, of, left, chance)
    two = of.levels[1]
    double = 2 * (over[:, two] + one_more_card(of, chance, best, two))
    for level in reversed(of.levels):
        hit = over[:, level] + one_more_card(of, chance, best, level)
        best[:, level] = np.where(way.hits[level], hit, best[:, level])
    best[:, two] = np.where(way.doubles[two], double, best[:, two])
    return best[:, of.child[0]]


def left_after(shoes: Whole) -> tuple[Whole, Floats]:
    """Return how many cards of each value are left in each shoe, and the chance that the next is one of them."""
    left = np.maximum(shoes, 0)
    return left, left / np.maximum(left.sum(axis=-1, keepdims=True), 1)


def _over(rules: Ruleset, upcard: int, of: Draws, left: Whole, chance: Floats) -> Floats:
    """Return what one more card loses by going over."""
    found: Floats = np.where(of.child < 0, -chance * _playing(rules, upcard, left), 0.0).sum(axis=-1)
    return found


def one_more_card(of: Draws, chance: Floats, worth: Floats, rows: slice) -> Floats:
    """Return the average worth after one more card that does not go over."""
    child = of.child[rows]
    found: Floats = np.where(child < 0, 0.0, chance[..., rows, :] * worth[..., child]).sum(axis=-1)
    return found


def dealer_ends(rules: Ruleset, upcard: int, shoes: Whole) -> Floats:
    """Return how the dealer's hand ends for each of many shoes, the same shoe computed once."""
    names = shoes @ (_MOST_OF_A_VALUE ** np.arange(TEN))
    _, first, again = np.unique(names, return_index=True, return_inverse=True)
    return dealer_play.chances(upcard, rules.hits_soft17, shoes[first])[:, again]


# Not too many digits for 64 bits: nines and tens, of which there may be more, come last.
_MOST_OF_A_VALUE = 64


def _stand(rules: Ruleset, upcard: int, left: Whole, total: Whole) -> Floats:
    ends = dealer_ends(rules, upcard, left.reshape(-1, TEN)).reshape(dealer_play.ENDS, *left.shape[:-1])
    upto = np.cumsum(ends[: dealer_play.BUST], axis=0)
    place = np.clip(total - DEALER_STANDS, -1, TARGET - DEALER_STANDS)
    columns = np.arange(len(total))
    not_higher = np.where(place >= 0, upto[place, ..., columns].T, 0.0)
    lower = np.where(place >= 1, upto[place - 1, ..., columns].T, 0.0)
    higher = upto[-1] - not_higher
    lost = higher if rules.peeks else higher + ends[dealer_play.BLACKJACK]
    found: Floats = ends[dealer_play.BUST] + lower - lost
    return found


def _playing(rules: Ruleset, upcard: int, left: Whole) -> Floats:
    """Return the chance that the box plays at all (the dealer has no blackjack), for each shoe and each card drawn from
    it."""
    wanted = {ACE: TEN, TEN: ACE}.get(upcard)
    if not rules.peeks or wanted is None:
        return np.ones(left.shape)
    after = left[..., [wanted - 1]] - (np.arange(1, TEN + 1) == wanted)
    found: Floats = 1 - after / np.maximum(left.sum(axis=-1, keepdims=True) - 1, 1)
    return found
