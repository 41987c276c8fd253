"""The game without a change, every deal of it: how often each kind of hand is folded, and how the rest ends.

What BET wins with an ace-king decides which ace-kings are worth playing, and nothing else: less never beats a bank that
qualifies, and a pair and better are played even at the least pay. So each ace-king is counted by the least pay at which
it is played, and one count serves every pay table.
"""

from collections.abc import Iterator

import numpy as np

from games.caribbean_stud.bank_hands import ACE_KING, Counts, Ints
from games.caribbean_stud.every_hand import fives, hands, ways_without
from games.caribbean_stud.rulesets import BET_ANTES, LEAST_PAY
from games.caribbean_stud.taken import Taken
from games.caribbean_stud.tallies import BANK_HANDS, KINDS, Tallies, Tally, Thresholds
from games.core.cards import RANKS, SUITS
from games.ranking.evaluator import heights


def every_deal() -> tuple[Tallies, Thresholds]:
    """Return every deal by the kind of hand at the least pay, and the ace-kings that are played only from a higher pay
    on."""
    kinds, thresholds = dict.fromkeys(KINDS, Tally()), dict[int, Tally]()
    for own, counts, weights in _by_open_card():
        least, places = _least_pay(counts), np.where(own < ACE_KING, 0, heights(own) + 1)
        rows = np.array([np.full_like(own, BANK_HANDS), *counts]) * weights
        for place, kind in enumerate(KINDS):
            folded, *played = rows[:, (places == place) & (least == LEAST_PAY)].sum(axis=1)
            whole = rows[0, places == place].sum()
            kinds[kind] += Tally(int(whole - folded), *map(int, played))
        for pays in map(int, np.unique(least[least > LEAST_PAY])):
            folded, *played = rows[:, least == pays].sum(axis=1)
            thresholds[pays] = thresholds.get(pays, Tally()) + Tally(-int(folded), *map(int, played))
    return kinds, dict(sorted(thresholds.items()))


def _by_open_card() -> Iterator[tuple[Ints, Counts, Ints]]:
    """Yield for each rank of the bank's open card the player's hands, how the bank's divide, and how many each stands
    for."""
    own = fives().strengths[hands().five]
    for opened in range(len(RANKS)):
        unqualified, worse, equal = (found.astype(np.int64) for found in Taken(opened).of_hands())
        counts = Counts(unqualified, worse - unqualified, equal - worse, BANK_HANDS - equal)
        yield own, counts, ways_without(opened) * len(SUITS)


def _least_pay(counts: Counts) -> Ints:
    """Return the least that BET must win for a hand to be better played than folded; 0 where no pay is enough."""
    brings = counts.unqualified + (1 + BET_ANTES * LEAST_PAY) * counts.worse - (1 + BET_ANTES) * counts.better
    lacks = -BANK_HANDS - brings
    steps = lacks // np.maximum(BET_ANTES * counts.worse, 1) + 1
    raised = np.where(counts.worse > 0, LEAST_PAY + steps, 0)
    return np.where(lacks < 0, LEAST_PAY, raised)
