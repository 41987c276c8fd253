"""How the money of a hand is laid into pots: what nobody called goes back, then a pot for each height of stakes."""

from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction

from games.texas_holdem.clauses import Clause
from games.texas_holdem.rulesets import Ruleset


@dataclass(frozen=True, slots=True)
class Contribution:
    """What a player has put in during the whole hand, in cents, and whether the player has folded."""

    amount: int
    folded: bool = False


@dataclass(frozen=True, slots=True)
class Pot:
    """Money in cents, and the players who can win it, by their places. The main pot comes first."""

    amount: int
    players: tuple[int, ...]
    clause: Clause


@dataclass(frozen=True, slots=True)
class Terms:
    """What the house takes: a share of each pot, at most `cap`, in whole chips of `chip` cents."""

    share: Fraction
    cap: int | None
    chip: int

    @classmethod
    def of(cls, rules: Ruleset) -> "Terms":
        return cls(rules.rake, rules.rake_cap, rules.chip)

    def rake(self, amount: int) -> tuple[int, tuple[Clause, ...]]:
        """Return the rake of a pot of so much, and the clauses that bound it."""
        part = int(amount * self.share)
        capped = self.cap is not None and part > self.cap
        taken = min(part, self.cap) if self.cap is not None else part
        whole = taken - taken % self.chip
        return whole, (Clause.RAKE, Clause.RAKE_CAP) if capped else (Clause.RAKE,)


def uncalled(stakes: Sequence[Contribution]) -> tuple[int, int]:
    """Return the place of the player who put in most, and how much of it nobody called."""
    place = max(range(len(stakes)), key=lambda i: stakes[i].amount)
    others = max((stake.amount for i, stake in enumerate(stakes) if i != place), default=0)
    return place, stakes[place].amount - others


def pots(stakes: Sequence[Contribution]) -> tuple[Pot, ...]:
    """Return the pots of stakes of which all is called. Each height at which a player who is still in has put in all is
    a pot for those who put in as much; what players who folded put in stays in the pots that it reaches."""
    heights = sorted({stake.amount for stake in stakes if not stake.folded})
    found: list[Pot] = []
    below = 0
    for height in heights:
        top = height if height < heights[-1] else max(stake.amount for stake in stakes)
        amount = sum(min(stake.amount, top) - min(stake.amount, below) for stake in stakes)
        players = tuple(i for i, stake in enumerate(stakes) if not stake.folded and stake.amount >= height)
        found.append(Pot(amount, players, Clause.SIDE_POT if found else Clause.MAIN_POT))
        below = top
    return tuple(found)
