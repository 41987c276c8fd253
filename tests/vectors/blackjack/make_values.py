"""Works out values of choices at blackjack card by card, without the engine: `python make_values.py > values.txt`.

Every order in which cards can come is gone through by plain recursion; only what has been asked before is remembered.
A split here has two hands, each played by its own cards.
"""

from functools import cache

# rules, decks, whether the bank looks for a blackjack first, whether it draws on a soft seventeen
HOUSES = {
    "venice-blackjack": (6, False, False),
    "american-six-decks-h17": (6, True, True),
    "single-deck": (1, True, True),
}
HANDS = [
    ("venice-blackjack", "T2", "4"), ("venice-blackjack", "93", "2"), ("venice-blackjack", "T6", "T"),
    ("venice-blackjack", "T6", "A"), ("venice-blackjack", "97", "9"), ("venice-blackjack", "A7", "9"),
    ("venice-blackjack", "A7", "6"), ("venice-blackjack", "T5", "T"), ("venice-blackjack", "943", "T"),
    ("venice-blackjack", "65", "T"), ("venice-blackjack", "88", "T"), ("venice-blackjack", "99", "7"),
    ("american-six-decks-h17", "T6", "A"), ("american-six-decks-h17", "T6", "T"), ("american-six-decks-h17", "A7", "2"),
    ("american-six-decks-h17", "88", "A"), ("american-six-decks-h17", "65", "A"), ("american-six-decks-h17", "T2", "3"),
    ("single-deck", "T2", "3"), ("single-deck", "87", "T"), ("single-deck", "65", "A"), ("single-deck", "77", "T"),
]  # fmt: skip
VALUE = {rank: min(n, 10) for n, rank in enumerate("A23456789TJQK", 1)}


def total(cards):
    low = sum(cards)
    return (low + 10, True) if 1 in cards and low + 10 <= 21 else (low, False)


def ways(shoe):
    """Each value that is left, the part of the cards that have it, and the shoe without one of them."""
    left = sum(shoe)
    for value in range(1, 11):
        if shoe[value - 1] > 0:
            yield value, shoe[value - 1] / left, (*shoe[: value - 1], shoe[value - 1] - 1, *shoe[value:])


class House:
    def __init__(self, decks, peeks, hits):
        self.peeks, self.hits = peeks, hits
        self.full = (4 * decks,) * 9 + (16 * decks,)
        self.bank = cache(self.bank)
        self.played = cache(self.played)

    def bank(self, cards, shoe):
        """The chances of 17 to 21, over, blackjack; `cards` in ascending order."""
        found, soft = total(cards)
        if len(cards) == 2 and found == 21:
            return (0.0,) * 6 + (1.0,)
        if len(cards) > 1 and (found > 17 or (found == 17 and not (soft and self.hits))):
            place = 5 if found > 21 else found - 17
            return tuple(float(i == place) for i in range(7))
        sums = [0.0] * 7
        for value, chance, rest in ways(shoe):
            for i, part in enumerate(self.bank(tuple(sorted((*cards, value))), rest)):
                sums[i] += chance * part
        return tuple(sums)

    def stand(self, cards, up, shoe):
        mine, ends = total(cards)[0], self.bank((up,), shoe)
        if mine > 21:
            return -(1 - ends[6]) if self.peeks else -1.0
        worth = ends[5] + sum(p if mine > 17 + i else -p if mine < 17 + i else 0 for i, p in enumerate(ends[:5]))
        return worth - (0 if self.peeks else ends[6])

    def hit(self, cards, up, shoe):
        return sum(p * self.played(tuple(sorted((*cards, v))), up, rest) for v, p, rest in ways(shoe))

    def played(self, cards, up, shoe):
        mine = total(cards)[0]
        if mine >= 21:
            return self.stand(cards, up, shoe)
        if mine <= 11:
            return self.hit(cards, up, shoe)
        return max(self.stand(cards, up, shoe), self.hit(cards, up, shoe))

    def double(self, cards, up, shoe):
        return 2 * sum(p * self.stand((*cards, v), up, rest) for v, p, rest in ways(shoe))

    def split(self, card, up, shoe):
        """Two hands; each may be doubled, and an ace gets one card."""
        worth = 0.0
        for v, p, rest in ways(shoe):
            hand = tuple(sorted((card, v)))
            if card == 1:
                worth += p * self.stand(hand, up, rest)
            else:
                worth += p * max(self.played(hand, up, rest), self.double(hand, up, rest))
        return 2 * worth


def lines():
    for name, hand, up in HANDS:
        house = House(*HOUSES[name])
        cards, bank = tuple(sorted(VALUE[c] for c in hand)), VALUE[up]
        shoe = list(house.full)
        for card in (*cards, bank):
            shoe[card - 1] -= 1
        shoe = tuple(shoe)
        ends = house.bank((bank,), shoe)
        asks = 1 - ends[6] if house.peeks else 1.0
        found = {"stand": house.stand(cards, bank, shoe), "hit": house.hit(cards, bank, shoe)}
        if len(cards) == 2 and name != "single-deck":
            found["double"] = house.double(cards, bank, shoe)
        if len(cards) == 2 and cards[0] == cards[1] and name != "single-deck":
            found["split"] = house.split(cards[0], bank, shoe)
        said = " ".join(f"{choice} {worth / asks:.12f}" for choice, worth in found.items())
        yield f"{name} | {hand} | {up} | {said} | blackjack-odds-best"


if __name__ == "__main__":
    print("# What each choice is worth per unit of the first stake; a split into two hands.")
    print("# rules | hand | first card of the bank | values | clause")
    print(
        "# Source: make_values.py beside this file, which goes through all orders of cards and shares no code with the"
    )
    print("# engine. Where the bank looks for a blackjack first, the values are those of a box that plays.")
    print("\n".join(lines()))
