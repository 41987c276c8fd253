"""What counting every deal of the plain game has found, and the edge that follows from it."""

from dataclasses import dataclass
from fractions import Fraction
from math import comb

from games.caribbean_stud.rulesets import BET_ANTES, Pay
from games.core.cards import DECK
from games.ranking.hands import HAND, Category

COVERED = HAND - 1  # the bank's cards that are not seen
DRAWS = len(DECK) - HAND - 1  # cards that a player has not seen
BANK_HANDS = comb(DRAWS, COVERED)
DEALS = comb(len(DECK), HAND) * (len(DECK) - HAND) * BANK_HANDS  # hands, open cards, and what lies under them
ACE_KINGS = "ace_king"
KINDS = (Category.HIGH_CARD.value, ACE_KINGS, *(category.value for category in Category if category.height))


@dataclass(frozen=True, slots=True)
class Tally:
    """Of all deals with a kind of hand, how many are folded, and how those that are played end."""

    folded: int = 0
    unqualified: int = 0
    worse: int = 0
    equal: int = 0
    better: int = 0

    @property
    def played(self) -> int:
        return self.unqualified + self.worse + self.equal + self.better

    def __add__(self, other: "Tally") -> "Tally":
        return Tally(*(getattr(self, name) + getattr(other, name) for name in Tally.__slots__))

    def brings(self, pays: int) -> int:
        """Return what the kind brings in antes over all its deals, where BET wins so much for one."""
        won = self.unqualified + self.worse * (1 + BET_ANTES * pays)
        return won - self.better * (1 + BET_ANTES) - self.folded


@dataclass(frozen=True, slots=True)
class Odds:
    """With the best choice at every hand: what an ante loses, how often a card is changed, how often BET is laid."""

    edge: Fraction
    change_frequency: Fraction
    play_frequency: Fraction


Tallies = dict[str, Tally]
Thresholds = dict[int, Tally]  # by the least pay from which on they are played, what moves from folded to played


def edge(pay: Pay, counted: Tallies) -> Fraction:
    """Return what an ante loses on average."""
    paid = {kind: pay[Category.HIGH_CARD if kind == ACE_KINGS else Category(kind)] for kind in KINDS}
    return -Fraction(sum(tally.brings(paid[kind]) for kind, tally in counted.items()), DEALS)


def play_frequency(counted: Tallies) -> Fraction:
    """Return how often BET is laid."""
    return Fraction(sum(tally.played for tally in counted.values()), DEALS)


def hands_of(kind: str, counted: Tallies) -> int:
    """Return how many hands of five cards are of a kind."""
    tally = counted[kind]
    return (tally.folded + tally.played) // ((len(DECK) - HAND) * BANK_HANDS)
