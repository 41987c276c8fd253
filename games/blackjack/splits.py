"""What splitting is worth.

Each hand of a split is taken to be played at best by its own cards, the first card of the dealer and the cards of the
pair, whatever the other hands have been dealt. For that way of playing the value is exact up to the differences of a
few millionths that come from when it is known how often the pair was split: cards not seen are all alike, so that the
hands may be computed one by one. A player who remembers every card of the other hands can do better by very little,
which is why a split's value is not called exact.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from math import comb, perm

import numpy as np

from games.blackjack.composition import Counts, Floats, without
from games.blackjack.hands import ACE, TEN, values_total
from games.blackjack.player import Play, Start
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
    """Every end where a box may have so many hands."""
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


def starts(rules: Ruleset, shoe: Counts, value: int) -> list[Start]:
    """Where the hands of a split pair start, both its cards being out of the shoe: with none, one, two… more out."""
    ways = ends(rules.most_hands(value))
    most = max(end.again + (end.closed if end.free else end.closed - 1) for end in ways)
    outs = range(min(most, shoe[value - 1]) + 1)
    return [Start(without(shoe, [value] * out), value, value == ACE) for out in outs]


def split(rules: Ruleset, shoe: Counts, value: int, played: Sequence[Play]) -> float:
    """The worth of splitting a pair: `played` are the plays of its `starts`. A share, as `player` has it."""
    hands = [_hand(rules, without(shoe, [value] * out), value, one) for out, one in enumerate(played)]
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
        """The part of a hand's worth in which the second cards of so many other hands are not of the pair."""
        worth = 0.0
        for out in range(min(others, self.there) + 1):
            sign = (-1) ** out * comb(others, out)
            worth += sign * perm(self.there, out) / perm(self.left, out) * self.hands[out][which]
        return worth


def _hand(rules: Ruleset, shoe: Counts, value: int, played: Play) -> tuple[float, float]:
    second = _second(rules, played, value)
    chance = np.maximum(np.array(shoe), 0) / sum(shoe)
    any_card = float(chance @ second)
    return any_card, any_card - float(chance[value - 1] * second[value - 1])


def _second(rules: Ruleset, played: Play, value: int) -> Floats:
    """What a hand of a split is worth with each second card."""
    rows = played.of.child[0]
    if value == ACE:
        worth: Floats = played.stand[rows]
        return worth
    worth = played.best[rows]
    if not rules.double_after_split:
        return worth
    may = np.array([values_total([value, second]).total in rules.double.totals for second in range(1, TEN + 1)])
    doubled: Floats = np.where(may, np.maximum(worth, played.double[rows]), worth)
    return doubled
