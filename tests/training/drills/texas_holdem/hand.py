"""Hands and pots read here by themselves, without the engine."""

from collections import Counter
from itertools import combinations

RANKS = "23456789TJQKA"


def worth(five):
    """Something that is larger for the better of two hands of five cards."""
    values = sorted((RANKS.index(card[0]) for card in five), reverse=True)
    if values == [12, 3, 2, 1, 0]:
        values = [3, 2, 1, 0, -1]
    counts = sorted(Counter(values).items(), key=lambda item: (-item[1], -item[0]))
    shape = tuple(count for _, count in counts)
    flush = len({card[1] for card in five}) == 1
    straight = len(set(values)) == 5 and values[0] - values[4] == 4
    kinds = {(2, 1, 1, 1): 1, (2, 2, 1): 2, (3, 1, 1): 3, (3, 2): 6, (4, 1): 7}
    kind = 8 if straight and flush else 5 if flush else 4 if straight else kinds.get(shape, 0)
    return kind, [value for value, _ in counts]


def best(cards):
    return max(worth(five) for five in combinations(cards, 5))


NAMES = {
    0: "high_card",
    1: "pair",
    2: "two_pairs",
    3: "three_of_a_kind",
    4: "straight",
    5: "flush",
    6: "full_house",
    7: "four_of_a_kind",
    8: "straight_flush",
}


def name(cards):
    kind, values = best(cards)
    return "royal_flush" if kind == 8 and values[0] == 12 else NAMES[kind]


def settled(players, board, button):
    """What each receives and the rake: chips of 1.00, a twentieth of each pot and at most 30.00. Amounts in cents.

    `players` are letter, cards or nothing where folded, and what was put in.
    """
    put_in = {letter: amount for letter, _, amount in players}
    received = dict.fromkeys(put_in, 0)
    top = max(put_in, key=put_in.get)
    back = put_in[top] - max(amount for letter, amount in put_in.items() if letter != top)
    received[top] += back
    put_in[top] -= back
    strength = {letter: best([*cards, *board]) for letter, cards, _ in players if cards}
    letters = list(put_in)
    after = letters.index(button) + 1
    round_the_table = letters[after:] + letters[:after]
    raked, below = 0, 0
    heights = sorted({put_in[letter] for letter in strength})
    for height in heights:
        ceiling = max(put_in.values()) if height == heights[-1] else height
        pot = sum(min(amount, ceiling) - min(amount, below) for amount in put_in.values())
        rake = min(pot // 20, 3000) // 100 * 100
        raked += rake
        contending = {letter: worth for letter, worth in strength.items() if put_in[letter] >= height}
        winners = [letter for letter in round_the_table if contending.get(letter) == max(contending.values())]
        chips, odd = divmod((pot - rake) // 100, len(winners))
        for place, letter in enumerate(winners):
            received[letter] += 100 * (chips + (place < odd))
        below = ceiling
    return received, raked
