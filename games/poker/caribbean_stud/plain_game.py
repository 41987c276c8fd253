"""The game without a change, every deal of it: how often each kind of hand is folded, and how the rest ends."""

import numpy as np

from games.core.cards import DECK, RANKS, SUITS
from games.poker.caribbean_stud.advice import played
from games.poker.caribbean_stud.bank_hands import ACE_KING
from games.poker.caribbean_stud.every_deal import divided, layout
from games.poker.caribbean_stud.rules import Pay
from games.poker.caribbean_stud.tallies import BANK_HANDS, KINDS, Tallies, Tally
from games.poker.evaluator import heights


def tallies(pay: Pay) -> Tallies:
    """Every deal by the kind of the player's hand, each played where that is better than to fold."""
    sums = dict.fromkeys(KINDS, np.zeros(5, np.int64))
    lay = layout(len(DECK) - 1, len(SUITS) - 1)
    for rank in range(len(RANKS)):
        own, counts = divided(lay, (open_card(rank),))
        plays = played(pay, own, counts) > -BANK_HANDS
        kinds = np.where(own < ACE_KING, 0, heights(own) + 1)
        rows = np.array([np.where(plays, 0, BANK_HANDS), *(np.where(plays, count, 0) for count in counts)])
        for place, kind in enumerate(KINDS):
            sums[kind] = sums[kind] + (rows * lay.weights * (kinds == place)).sum(axis=1) * len(SUITS)
    return {kind: Tally(*map(int, row)) for kind, row in sums.items()}


def open_card(rank: int) -> int:
    """The bank's open card of a rank, as a number, in the last suit; the other suits are as good."""
    return (len(SUITS) - 1) * len(RANKS) + rank
