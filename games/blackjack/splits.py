"""What splitting is worth, exactly.

The hands of a split are played as any hand of the same cards is played against that upcard: what is best for it from
a shoe without these cards, whatever else the split has shown. Published calculators call this convention CDZ-
(composition-dependent, zero memory). All hands of a split are then played alike, and cards not seen are alike too, so
that the hands may be computed one by one and their sum is exact. Who remembers every card can do better by very little.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from math import comb, perm

import numpy as np

from games.blackjack.composition import Counts, Floats, totals, without
from games.blackjack.hands import ACE
from games.blackjack.player import Play, Start, Way, follow
from games.blackjack.rulesets import Ruleset


@dataclass(frozen=True, slots=True)
class End:
    """How a splitting may end: `again` more cards of the pair came, `closed` hands got another second card, `free` ones
    any; `ways` counts the orders in which that happens."""

    again: int
    closed: int
    free: int
    ways: int


@lru_cache
def ends(most: int) -> tuple[End, ...]:
    """Return every end where a box may have so many hands."""
    found: dict[tuple[int, int, int], int] = {}

    def go(again: int, closed: int, waiting: int) -> None:
        if waiting == 0 or closed + waiting == most:
            key = again, closed, waiting
            found[key] = found.get(key, 0) + 1
            return
        go(again, closed + 1, waiting - 1)
        go(again + 1, closed, waiting + 1)

    go(0, 0, 2)
    return tuple(End(*key, ways) for key, ways in found.items())


def split(rules: Ruleset, upcard: int, shoe: Counts, value: int, unsplit: Play) -> float:
    """Return the worth of splitting a pair, as a share (`player`). The pair is out of the shoe.

    `unsplit` is the play of all hands that begin with a card of its value.
    """
    starts = _starts(rules, shoe, value)
    played = follow(rules, upcard, starts, way_of(rules, value, unsplit).reached())
    hands = [_hand(start.shoe, value, second) for start, second in zip(starts, played, strict=True)]
    there, left, worth = shoe[value - 1], sum(shoe), 0.0
    for end in ends(rules.most_hands(value)):
        if end.again <= there:
            came = end.ways * perm(there, end.again) / perm(left, end.again)
            deal = Deal(hands[end.again :], there - end.again, left - end.again)
            closed = end.closed * deal.among(end.closed - 1, 1) if end.closed else 0.0
            worth += came * (closed + end.free * deal.among(end.closed, 0))
    return worth


@dataclass(frozen=True, slots=True)
class Deal:
    """Hands by how many further cards of the pair are out, `there` being left of them among `left` cards.

    Of each hand: what it is worth with any second card, and the part of that in which it is not of the pair.
    """

    hands: Sequence[tuple[float, float]]
    there: int
    left: int

    def among(self, others: int, which: int) -> float:
        """Return the part of a hand's worth in which the second cards of so many other hands are not of the pair."""
        worth = 0.0
        for out in range(min(others, self.there) + 1):
            sign = (-1) ** out * comb(others, out)
            worth += sign * perm(self.there, out) / perm(self.left, out) * self.hands[out][which]
        return worth


def _starts(rules: Ruleset, shoe: Counts, value: int) -> list[Start]:
    """Return where the hands start: with no more cards of the pair out, with one, two…"""
    ways = ends(rules.most_hands(value))
    most = max(end.again + (end.closed if end.free else end.closed - 1) for end in ways)
    outs = range(min(most, shoe[value - 1]) + 1)
    return [Start(without(shoe, [value] * out), value, value == ACE) for out in outs]


def way_of(rules: Ruleset, value: int, unsplit: Play) -> Way:
    """Return how each hand is played: as it would be played unsplit, but for aces, which get one card."""
    of = unsplit.of
    if value == ACE:
        return Way(of, of.size == 0, of.size < 0)
    total, _ = totals(of, value)
    may_double = rules.double_after_split & (of.size == 1) & np.isin(total, rules.double.totals)
    return Way(of, unsplit.hits, may_double & (unsplit.double > unsplit.best))


def _hand(shoe: Counts, value: int, second: Floats) -> tuple[float, float]:
    """Return what a hand is worth, and the part of that in which its second card is not of the pair."""
    chance = np.maximum(np.array(shoe), 0) / sum(shoe)
    any_card = float(chance @ second)
    return any_card, any_card - float(chance[value - 1] * second[value - 1])
