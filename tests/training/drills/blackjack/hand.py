"""Blackjack settled by hand, as the house says it: the app of the Venice casino, Black Jack, The game."""

from dataclasses import dataclass

from tests.training.drills.blackjack.test_counts import total


def counts(cards):
    return total(cards)[0]


def natural(cards):
    return len(cards) == 2 and counts(cards) == 21


@dataclass
class Laid:
    """What lies on a hand, in cents, and how it was played."""

    box: int
    cards: list[str]
    stake: int
    doubled: int = 0
    insured: int = 0
    split: bool = False
    even: bool = False

    @property
    def plays(self):
        return self.stake + min(self.doubled, self.stake)

    def settled(self, bank):
        """What it is paid, and what its player keeps of the stakes."""
        over = self.doubled - min(self.doubled, self.stake)
        won, kept = self._settled(bank)
        return won, kept + over

    def _settled(self, bank):
        mine, theirs = counts(self.cards), counts(bank)
        if self.even:
            return self.stake, self.stake
        if mine > 21:
            return 0, 0
        if natural(self.cards) and not self.split:
            return (0, self.stake) if natural(bank) else (self.stake * 3 // 2, self.stake)
        if natural(bank):
            return 0, 0
        if theirs > 21 or mine > theirs:
            return self.plays, self.plays
        return (0, self.plays) if mine == theirs else (0, 0)

    def insurance(self, bank):
        """What its insurance is paid, and what of it is kept."""
        return (2 * self.insured, self.insured) if natural(bank) else (0, 0)


def read(scene):
    """The dealer's cards, and what lies on each hand, from what a scene shows."""
    bank, *hands = scene["rows"]
    places = [line[0] for line in scene["lines"]]
    laid = []
    for row, (box, _hand, _player, stake, doubled, insured) in zip(hands, scene["lines"], strict=True):
        note = row["note"]["code"] if row["note"] else ""
        amounts = (amount["money"] for amount in (stake, doubled, insured))
        laid.append(Laid(box, row["cards"], *amounts, split=places.count(box) > 1, even=note == "bj.even"))
    return bank["cards"], laid


def by_box(laid, bank):
    """What is paid to each box, and what its player keeps, insurance apart."""
    found = {}
    for one in laid:
        won, kept = found.get(one.box, (0, 0))
        more = one.settled(bank)
        found[one.box] = (won + more[0], kept + more[1])
    return found


def collected(laid, bank):
    """What the house takes in of all stakes, and what it pays on them, insurance among them."""
    ends = [ended for one in laid for ended in (one.settled(bank), one.insurance(bank))]
    stakes = sum(one.stake + one.doubled + one.insured for one in laid)
    return stakes - sum(kept for _won, kept in ends), sum(won for won, _kept in ends)
