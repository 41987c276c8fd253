"""Both rows of a shoe: against a count of every row of noir one by one, and a law that holds for any shoe."""

from collections import Counter
from fractions import Fraction
from functools import cache
from itertools import product
from math import factorial, perm

import pytest

from games.trente_quarante.both_rows import first_black, ties
from games.trente_quarante.ways import VALUES, Shoe

# Cards and black ones by their points: few values, since every row of noir is looked at.
SHOES = {
    "six decks": {1: (24, 12), 7: (24, 12), 10: (96, 48)},
    "colours apart": {2: (24, 0), 5: (24, 24), 10: (96, 40)},
    "some cards out": {3: (22, 8), 4: (13, 11), 9: (17, 17)},
    "low cards": {1: (40, 3), 2: (30, 22)},
    "no aces, few tens": {6: (9, 2), 8: (20, 13), 10: (3, 1)},
}


def shoe_of(kinds):
    return Shoe(*(tuple(kinds.get(value, (0, 0))[which] for value in VALUES) for which in (0, 1)))


def rows(cards):
    """Give every row of these cards: how many of each value are in it before the last, that, and its total's chance."""
    values = [value for value in VALUES if cards[value - 1]]
    size = sum(cards)
    for held in product(*(range(min(cards[value - 1], 30 // value) + 1) for value in values)):
        points = sum(value * count for value, count in zip(values, held, strict=True))
        if 21 <= points <= 30:
            count, left = sum(held), list(cards)
            chance = Fraction(factorial(count), perm(size, count))
            for value, taken in zip(values, held, strict=True):
                chance *= Fraction(perm(cards[value - 1], taken), factorial(taken))
                left[value - 1] -= taken
            for last in values:
                if points + last > 30 and left[last - 1]:
                    rest = list(left)
                    rest[last - 1] -= 1
                    share = chance * Fraction(left[last - 1], size - count)
                    yield dict(zip(values, held, strict=True)), points + last, share, tuple(rest)


@cache
def totals(cards):
    found = Counter()
    for _, total, chance, _ in rows(cards):
        found[total] += chance
    return found


@pytest.mark.parametrize("kinds", SHOES.values(), ids=SHOES.keys())
def test_ties_and_the_first_card_are_those_of_every_row_of_noir_one_by_one(kinds):
    shoe = shoe_of(kinds)
    equal, black_first = Counter(), Fraction(0)
    for held, noir, chance, rest in rows(shoe.cards):
        rouge = totals(rest)
        black = sum(count * Fraction(kinds[value][1], kinds[value][0]) for value, count in held.items())
        equal[noir] += chance * rouge[noir]
        wins = sum((likely for total, likely in rouge.items() if total > noir), Fraction(0))
        black_first += chance * black / sum(held.values()) * (2 * wins + rouge[noir])
    assert {total: likely for total, likely in ties(shoe).items() if likely} == {t: x for t, x in equal.items() if x}
    assert first_black(shoe) == black_first


def test_a_card_burnt_unseen_changes_nothing():
    """A shoe is as good as the average of what it is without each of its cards."""
    shoe = Shoe((4, 3, 0, 7, 0, 0, 4, 0, 4, 15), (2, 2, 0, 1, 0, 0, 4, 0, 0, 9))
    burnt, first = Counter(), Fraction(0)
    for value, cards, blacks in zip(VALUES, shoe.cards, shoe.black, strict=True):
        for black, count in enumerate((cards - blacks, blacks)):
            if count:
                rest = without(shoe, value, black)
                first += Fraction(count, shoe.size) * first_black(rest)
                for total, likely in ties(rest).items():
                    burnt[total] += Fraction(count, shoe.size) * likely
    assert ties(shoe) == burnt
    assert first_black(shoe) == first


def without(shoe, value, black):
    cards, blacks = list(shoe.cards), list(shoe.black)
    cards[value - 1] -= 1
    blacks[value - 1] -= black
    return Shoe(tuple(cards), tuple(blacks))
