"""What a split wins or loses net, its hands being independent of each other once the dealer's result is known.

How many hands a split comes to, how each hand ends and how the dealer's ends are exact by the cards left when the pair
is split; that one hand's cards are missing for the others and for the dealer is not counted.
"""

from collections.abc import Sequence
from fractions import Fraction
from itertools import product
from math import perm

import numpy as np

from games.blackjack import dealer_play
from games.blackjack.composition import Counts, totals
from games.blackjack.hands import ACE, DEALER_STANDS, TARGET
from games.blackjack.player import Play, Start, Way, left_after
from games.blackjack.rulesets import Ruleset
from games.blackjack.splits import ends, way_of

Ended = dict[tuple[int, int], float]  # by total, more than TARGET for all that bust, and by the units staked


def split_outcomes(rules: Ruleset, upcard: int, shoe: Counts, value: int, unsplit: Play) -> dict[Fraction, float]:
    """Return the net results of splitting a pair, which is out of the shoe, per unit first staked."""
    way = way_of(rules, value, unsplit).reached()
    any_card, no_pair = (_hand(way, Start(shoe, value, value == ACE), without) for without in (0, value))
    dealer = dealer_play.chances(upcard, rules.hits_soft17, np.array([shoe]))[:, 0].tolist()
    found: dict[int, float] = {}
    for end, likely in enumerate(dealer):
        if end == dealer_play.BLACKJACK and rules.peeks:
            found[-1] = found.get(-1, 0.0) + likely
            continue
        free, closed = (_nets(hand, end) for hand in (any_card, no_pair))
        for hands, chance in _hands(rules, shoe, value):
            for net, share in _total([closed] * hands[0] + [free] * hands[1]).items():
                found[net] = found.get(net, 0.0) + likely * chance * share
    return {Fraction(net): chance for net, chance in found.items()}


def _hands(rules: Ruleset, shoe: Counts, value: int) -> list[tuple[tuple[int, int], float]]:
    """Return how many hands there may be that got a second card which is not of the pair, and how many that got any,
    with the probability."""
    there, left = shoe[value - 1], sum(shoe)
    return [
        (
            (end.closed, end.free),
            end.ways * perm(there, end.again) * perm(left - there, end.closed) / perm(left, end.again + end.closed),
        )
        for end in ends(rules.most_hands(value))
    ]


def _hand(way: Way, start: Start, without: int) -> Ended:
    """Return how a hand ends that is played so; its second card is not of the value `without`, unless that is 0."""
    of = way.of
    total, _soft = totals(of, start.low, start.has_ace)
    _cards, chance = left_after(np.array(start.shoe) - of.cards)
    if without:
        chance[0, without - 1] = 0
        chance[0] /= chance[0].sum()
    reached, last = np.zeros(len(of.size)), np.zeros(len(of.size))  # hands that may go on, and hands doubled
    reached[0] = 1
    found: Ended = {}
    for row in range(len(of.size)):
        if last[row]:
            _add(found, (int(total[row]), 2), float(last[row]))
        if not reached[row]:
            continue
        if not (way.hits[row] or way.doubles[row]):
            _add(found, (int(total[row]), 1), float(reached[row]))
            continue
        units, onto = (2, last) if way.doubles[row] else (1, reached)
        for card, child in enumerate(of.child[row]):
            likely = float(reached[row] * chance[row, card])
            if child < 0:
                _add(found, (TARGET + 1, units), likely)
            else:
                onto[child] += likely
    return found


def _add(found: Ended, ended: tuple[int, int], chance: float) -> None:
    found[ended] = found.get(ended, 0.0) + chance


def _nets(hand: Ended, end: int) -> dict[int, float]:
    """Return what a hand wins or loses when the dealer's ends so."""
    found: dict[int, float] = {}
    for (total, units), chance in hand.items():
        net = units * _result(total, end)
        found[net] = found.get(net, 0.0) + chance
    return found


def _result(total: int, end: int) -> int:
    if total > TARGET or end == dealer_play.BLACKJACK:
        return -1
    if end == dealer_play.BUST:
        return 1
    made = end + DEALER_STANDS
    return (total > made) - (total < made)


def _total(hands: Sequence[dict[int, float]]) -> dict[int, float]:
    found = {0: 1.0}
    for hand in hands:
        longer: dict[int, float] = {}
        for (so_far, chance), (net, share) in product(found.items(), hand.items()):
            longer[so_far + net] = longer.get(so_far + net, 0.0) + chance * share
        found = longer
    return found
