"""What splitting is worth, against every deal of a small shoe gone through without the engine."""

from fractions import Fraction
from functools import cache

import pytest

from games.blackjack.chart import chart
from games.blackjack.composition import without
from games.blackjack.player import Start, play
from games.blackjack.rulesets import ruleset
from games.blackjack.splits import split


def test_the_edge_is_the_published_one():
    """Composition-dependent calculators print -0.330268037 % for these rules, with zero memory after a split (CDZ-)."""
    assert 100 * chart(ruleset("american-six-decks-s17")).edge == pytest.approx(0.330268037, abs=1e-9)


def total(cards):
    low = sum(cards)
    return low + 10 if 1 in cards and low <= 11 else low


class Deals:
    """Every deal against a card of the dealer, who stands on all seventeens; card after card, in fractions."""

    def __init__(self, up, peeks, doubles, hands):
        self.up, self.peeks, self.doubles, self.hands = up, peeks, doubles, hands
        self.settled, self.hit = cache(self.settled), cache(self.hit)
        self.chosen, self.dealt = cache(self.chosen), cache(self.dealt)

    def every(self, shoe, worth):
        """The average over the next card of what it is worth."""
        cards = [(v, n) for v, n in enumerate(shoe, 1) if n]
        return sum(n * worth(v, without(shoe, [v])) for v, n in cards) / Fraction(sum(shoe))

    def settled(self, done, shoe, dealer=()):
        """What finished hands, each a total and its stake, win on average; nothing where a dealer who looks has it."""
        theirs = total((self.up, *dealer))
        if not dealer or theirs < 17:
            return self.every(shoe, lambda v, left: self.settled(done, left, (*dealer, v)))
        natural = theirs == 21 and len(dealer) == 1
        if natural and self.peeks:
            return Fraction(0)
        lost = sum(stake for mine, stake in done if mine > 21 or natural or mine < theirs <= 21)
        won = sum(stake for mine, stake in done if mine <= 21 and not natural and (theirs > 21 or mine > theirs))
        return Fraction(won - lost)

    def stand(self, cards, shoe, stake=1):
        return self.settled(((total(cards), stake),), shoe)

    def hit(self, cards, shoe):
        return self.every(shoe, lambda v, left: self.best(tuple(sorted((*cards, v))), left))

    def best(self, cards, shoe):
        if total(cards) >= 21:
            return self.stand(cards, shoe)
        return self.hit(cards, shoe) if total(cards) <= 11 else max(self.stand(cards, shoe), self.hit(cards, shoe))

    def chosen(self, cards, fresh):
        """What a hand does from a fresh shoe: as many cards at most, and the stake."""
        shoe = without(fresh, cards)
        if total(cards) >= 21:
            return "stand"
        best = self.best(cards, shoe)
        if (
            self.doubles
            and len(cards) == 2
            and best < self.every(shoe, lambda v, left: self.stand((*cards, v), left, 2))
        ):
            return "double"
        return "stand" if total(cards) > 11 and best == self.stand(cards, shoe) else "hit"

    def split(self, pair, fresh):
        return self.dealt((), (pair,), 1, without(fresh, [pair] * 2), fresh)

    def dealt(self, done, cards, waiting, shoe, fresh):
        """What a split wins when some hands are done, one has these cards and others wait with a card of the pair."""
        pair = cards[0]
        if len(cards) == 1:
            return self.every(shoe, lambda v, left: self.dealt(done, (pair, v), waiting, left, fresh))
        most = 2 if pair == 1 else self.hands
        if cards == (pair, pair) and len(done) + 1 + waiting < most:
            return self.dealt(done, (pair,), waiting + 1, shoe, fresh)
        does = "stand" if pair == 1 else self.chosen(tuple(sorted(cards)), fresh)
        if does == "hit":
            return self.every(shoe, lambda v, left: self.dealt(done, (*cards, v), waiting, left, fresh))
        if does == "double":
            return self.every(shoe, lambda v, left: self.next(done, (*cards, v), 2, waiting, left, fresh))
        return self.next(done, cards, 1, waiting, shoe, fresh)

    def next(self, done, cards, stake, waiting, shoe, fresh):
        done, pair = tuple(sorted((*done, (total(cards), stake)))), cards[0]
        return self.dealt(done, (pair,), waiting - 1, shoe, fresh) if waiting else self.settled(done, shoe)


def test_the_hands_counted_so_give_what_can_be_counted_by_hand():
    """Of tens alone each of two hands stands on twenty against twenty."""
    assert Deals(10, peeks=True, doubles=True, hands=2).split(10, (0,) * 9 + (12,)) == 0


@pytest.mark.parametrize("hands", [2, 3, 4])
@pytest.mark.parametrize(
    ("up", "pair", "counts"),
    [
        (6, 8, {3: 6, 8: 5, 10: 9}),
        (10, 8, {1: 3, 8: 6, 10: 9}),
        (1, 9, {2: 4, 9: 6, 10: 10}),
        (7, 1, {1: 6, 5: 5, 10: 9}),
        (9, 7, {4: 5, 7: 5, 10: 10}),
    ],
    ids=str,
)
@pytest.mark.parametrize(("peeks", "doubles"), [(True, True), (False, False)])
def test_a_split_is_worth_what_all_deals_of_a_small_shoe_make(up, pair, counts, hands, peeks, doubles):
    shoe = tuple(counts.get(v, 0) for v in range(1, 11))
    rules = ruleset(
        "american-six-decks-s17",
        {"hole_card": "peek" if peeks else "none", "double_after_split": doubles, "split_hands": hands},
    )
    unsplit = play(rules, up, Start(without(shoe, [pair]), pair, pair == 1))
    found = split(rules, up, without(shoe, [pair, pair]), pair, unsplit)
    assert found == pytest.approx(float(Deals(up, peeks, doubles, hands).split(pair, shoe)), abs=1e-12)
