"""What a round of best play wins or loses net for each unit first staked, and with which probability.

Every first hand against every first card of the dealer is played as the chart's edge is computed (`chart.py`), and
instead of averages the probabilities of a win, a push and a loss are carried along. That is exact but for splits: the
hands of a split are taken as dealt independently of each other once the dealer's result is known, each with its exact
probabilities from the cards then left. Of what that changes the average is put right, so that the edge is the chart's.
"""

from collections import defaultdict
from collections.abc import Iterator, Mapping
from dataclasses import replace
from fractions import Fraction
from functools import lru_cache

import numpy as np

from games.blackjack import dealer_play
from games.blackjack.chart import UPCARDS, Choices, Hand, chart, every_hand
from games.blackjack.composition import Counts, Floats, Whole, full, totals, without
from games.blackjack.hands import ACE, DEALER_STANDS, TARGET, TEN
from games.blackjack.parameters import Surrender
from games.blackjack.player import Play, Start, dealer_ends, left_after, one_more_card, play
from games.blackjack.rulesets import Ruleset
from games.blackjack.split_outcomes import split_outcomes
from games.core.costly import costly
from games.core.outcomes import Outcomes, of_results

Nets = dict[Fraction, float]
_BLACKJACK = (ACE, TEN)
_HALF, _ONE, _TWO = Fraction(1, 2), Fraction(1), Fraction(2)


def outcomes(rules: Ruleset) -> Outcomes:
    """Return the outcomes of a unit first staked, with best play and no insurance. It takes seconds and is kept."""
    alike = replace(rules, name="", boxes=1, bettors=1, smallest_chip=1, minimum=1)
    return _outcomes(alike)


@costly
@lru_cache
def _outcomes(rules: Ruleset) -> Outcomes:
    found: defaultdict[Fraction, float] = defaultdict(float)
    deck = full(rules.decks)
    against = every_hand(replace(rules, blackjack_pays=Fraction(1)))
    for upcard in UPCARDS:
        for net, chance in _against(rules, upcard, against[upcard]):
            found[net] += chance * deck[upcard - 1] / sum(deck)
    return of_results(_balanced(found, -chart(rules).edge), is_exact=False)


def _balanced(found: Mapping[Fraction, float], average: float) -> dict[Fraction, Fraction]:
    """Return probabilities that make one, some moved between a win and a loss of one so that the average is right."""
    exact = {net: Fraction(chance) for net, chance in found.items() if chance}
    exact[Fraction(0)] += 1 - sum(exact.values())
    moved = (sum(net * chance for net, chance in exact.items()) - Fraction(average)) / 2
    return exact | {_ONE: exact[_ONE] - moved, -_ONE: exact[-_ONE] + moved}


def _against(rules: Ruleset, upcard: int, hands: Mapping[Hand, Choices]) -> Iterator[tuple[Fraction, float]]:
    """Yield what comes of every first hand against a card of the dealer."""
    shoe = without(full(rules.decks), [upcard])
    left = sum(shoe)
    dealt = 2 * shoe[ACE - 1] * shoe[TEN - 1] / (left * (left - 1))
    tie = float(dealer_play.blackjack_chance(upcard, without(shoe, _BLACKJACK)))
    yield rules.blackjack_pays, dealt * (1 - tie)
    yield Fraction(0), dealt * tie
    played = _Played(rules, upcard, play(rules, upcard, Start(shoe)), shoe)
    for hand, choices in hands.items():
        best = max(choices.open, key=lambda letter: choices.open[letter])
        for net, chance in played.by(best, hand).items():
            yield net, choices.chance * chance


class _Played:
    """All hands against a card of the dealer, as the choices end: rows of wins, pushes, losses and losses to the
    dealer's blackjack, with a column for each draw of cards."""

    def __init__(self, rules: Ruleset, upcard: int, whole: Play, shoe: Counts) -> None:
        self._rules, self._upcard, self._whole, self._shoe = rules, upcard, whole, shoe
        of = whole.of
        total, _soft = totals(of)
        left, chance = left_after(np.array(shoe) - of.cards)
        self._stand = _stood(dealer_ends(rules, upcard, left), total)
        over = _over(rules, upcard, chance * (of.child < 0), left)
        everything = slice(None)
        self._double = over + np.array([one_more_card(of, chance, share, everything) for share in self._stand])
        self._hit, best = np.empty_like(self._stand), self._stand.copy()
        for level in reversed(of.levels):
            self._hit[:, level] = over[:, level] + [one_more_card(of, chance, share, level) for share in best]
            best[:, level] = np.where(whole.hits[level], self._hit[:, level], self._stand[:, level])

    def by(self, letter: str, hand: Hand) -> Nets:
        """Return the net results of a hand when this choice is made and it is played on at its best."""
        child = self._whole.of.child
        row = child[child[0, hand[0] - 1], hand[1] - 1]
        if letter == "P":
            unsplit = self._whole.from_card(hand[0])
            return split_outcomes(self._rules, self._upcard, without(self._shoe, hand), hand[0], unsplit)
        if letter == "R":
            return self._surrendered(hand)
        if letter == "D":
            won, push, lost, blackjack = self._double[:, row].tolist()
            return _added([(_TWO, won), (Fraction(0), push), (-_TWO, lost), (self._to_blackjack, blackjack)])
        won, push, lost, blackjack = (self._hit if letter == "H" else self._stand)[:, row].tolist()
        return _added([(_ONE, won), (Fraction(0), push), (-_ONE, lost + blackjack)])

    @property
    def _to_blackjack(self) -> Fraction:
        """What a doubled hand loses to the dealer's blackjack."""
        return -_ONE if self._rules.peeks else -_TWO

    def _surrendered(self, hand: Hand) -> Nets:
        taken = float(dealer_play.blackjack_chance(self._upcard, without(self._shoe, hand)))
        if self._rules.surrender is Surrender.EARLY:
            return {-_HALF: 1.0}
        return {-_HALF: 1 - taken, -_ONE: taken}


def _stood(ends: Floats, total: Whole) -> Floats:
    """Return how hands of these totals end against the dealer."""
    own = np.arange(DEALER_STANDS, TARGET + 1)[:, None]
    made = ends[: dealer_play.BUST]
    won = ends[dealer_play.BUST] + (made * (own < total)).sum(axis=0)
    found: Floats = np.array(
        [won, (made * (own == total)).sum(axis=0), (made * (own > total)).sum(axis=0), ends[dealer_play.BLACKJACK]]
    )
    return found


def _over(rules: Ruleset, upcard: int, busting: Floats, left: Whole) -> Floats:
    """Return what one more card loses by going over, and what the dealer's blackjack takes where it shows before."""
    wanted = {ACE: TEN, TEN: ACE}.get(upcard)
    shown = np.zeros_like(busting)
    if rules.peeks and wanted:
        after = left[..., [wanted - 1]] - (np.arange(1, TEN + 1) == wanted)
        shown = after / np.maximum(left.sum(axis=-1, keepdims=True) - 1, 1)
    lost, taken = (busting * (1 - shown)).sum(axis=-1), (busting * shown).sum(axis=-1)
    none = np.zeros_like(lost)
    found: Floats = np.array([none, none, lost, taken])
    return found


def _added(results: list[tuple[Fraction, float]]) -> Nets:
    found: Nets = {}
    for net, chance in results:
        found[net] = found.get(net, 0.0) + chance
    return found
