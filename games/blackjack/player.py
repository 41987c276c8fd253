"""What standing, doubling and drawing on are worth to a box, exactly by composition, for many hands at once.

A value is what one unit of the first stake wins on average. Where the dealer peeks for blackjack before the boxes play,
a box plays only if there is none; all values here are then *shares*: the average over all cases in which the dealer has
none, counted with the chance of that. `advice` divides by the chance that the box plays, which gives the value that a
player wants to know. Where the dealer has no hole card, a share is the value itself.
"""

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from games.blackjack import dealer_play
from games.blackjack.composition import Counts, Draws, Floats, Whole, draws, totals
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
    """What each draw's hand is worth when it stands, takes a card and plays on at best, or takes a last one doubled."""

    of: Draws
    stand: Floats
    hit: Floats
    double: Floats
    best: Floats


def plays(rules: Ruleset, upcard: int, starts: Sequence[Start]) -> list[Play]:
    """All hands that go on from each start, allowing for every card that is out, those drawn to the hand too."""
    shoes = [np.array(start.shoe) - draws(TARGET - start.low).cards for start in starts]
    ends = np.split(_ends(rules, upcard, shoes), np.cumsum([len(part) for part in shoes])[:-1], axis=1)
    return [_play(rules, upcard, *one) for one in zip(starts, shoes, ends, strict=True)]


def _ends(rules: Ruleset, upcard: int, shoes: Sequence[Whole]) -> Floats:
    """How the dealer's hand ends for each of many shoes, the same shoe computed once."""
    every = np.concatenate(shoes)
    names = np.maximum(every, 0) @ (_MOST_OF_A_VALUE ** np.arange(TEN))
    _, first, again = np.unique(names, return_index=True, return_inverse=True)
    return dealer_play.chances(upcard, rules.hits_soft17, every[first])[:, again]


# Not too many digits for 64 bits: nines and tens, of which there may be more, come last.
_MOST_OF_A_VALUE = 64


def _play(rules: Ruleset, upcard: int, start: Start, shoes: Whole, ends: Floats) -> Play:
    of = draws(TARGET - start.low)
    total, _ = totals(of, start.low, start.has_ace)
    left = np.maximum(shoes, 0)
    chance = left / np.maximum(left.sum(axis=1, keepdims=True), 1)
    stand = _stand(rules, ends, total)
    over = np.where(of.child < 0, -chance * _playing(rules, upcard, left), 0.0).sum(axis=1)
    double = 2 * (over + _onward(of, chance, stand, slice(None)))
    hit, best = np.empty_like(stand), stand.copy()
    for level in reversed(of.levels):
        hit[level] = over[level] + _onward(of, chance, best, level)
        draws_on = (total[level] <= MUST_DRAW_TO) | ((hit[level] > stand[level]) & (total[level] < TARGET))
        best[level] = np.where(draws_on, hit[level], stand[level])
    return Play(of, stand, hit, double, best)


def _onward(of: Draws, chance: Floats, worth: Floats, rows: slice) -> Floats:
    """The average worth after one more card that does not go over."""
    child = of.child[rows]
    found: Floats = np.where(child < 0, 0.0, chance[rows] * worth[child]).sum(axis=1)
    return found


def _stand(rules: Ruleset, ends: Floats, total: Whole) -> Floats:
    upto = np.cumsum(ends[: dealer_play.BUST], axis=0)
    place = np.clip(total - DEALER_STANDS, -1, TARGET - DEALER_STANDS)
    columns = np.arange(len(total))
    not_higher = np.where(place >= 0, upto[place, columns], 0.0)
    lower = np.where(place >= 1, upto[place - 1, columns], 0.0)
    higher = upto[-1] - not_higher
    lost = higher if rules.peeks else higher + ends[dealer_play.BLACKJACK]
    found: Floats = ends[dealer_play.BUST] + lower - lost
    return found


def _playing(rules: Ruleset, upcard: int, left: Whole) -> Floats:
    """For each shoe and each card drawn from it, the chance that the box plays at all: the dealer has no blackjack."""
    wanted = {ACE: TEN, TEN: ACE}.get(upcard)
    if not rules.peeks or wanted is None:
        return np.ones(left.shape)
    after = left[:, [wanted - 1]] - (np.arange(1, TEN + 1) == wanted)
    found: Floats = 1 - after / np.maximum(left.sum(axis=1, keepdims=True) - 1, 1)
    return found
