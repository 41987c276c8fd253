"""Deals rounds of blackjack by the usual basic strategy, without the engine: `python make_edge.py > edge.txt`.

Six decks shuffled before each round, one box, no insurance. What comes out is an average with its standard error.
"""

from random import Random

ROUNDS = 1_500_000
DECK = [min(rank, 10) for rank in range(1, 14)] * 24
UPS = (2, 3, 4, 5, 6, 7, 8, 9, 10, 1)
# Basic strategy for six decks, a bank that stands on all seventeens, doubling on any first cards and after splits, and
# no hole card: columns as in UPS; D takes a card where it cannot double, E stands.
HARD = {
    9: "HDDDDHHHHH", 10: "DDDDDDDDHH", 11: "DDDDDDDDHH", 12: "HHSSSHHHHH",
    13: "SSSSSHHHHH", 14: "SSSSSHHHHH", 15: "SSSSSHHHHH", 16: "SSSSSHHHHH",
}  # fmt: skip
SOFT = {
    13: "HHHDDHHHHH", 14: "HHHDDHHHHH", 15: "HHDDDHHHHH", 16: "HHDDDHHHHH",
    17: "HDDDDHHHHH", 18: "SEEEESSHHH",
}  # fmt: skip
PAIRS = {
    1: "PPPPPPPPPH", 2: "PPPPPPHHHH", 3: "PPPPPPHHHH", 4: "HHHPPHHHHH", 5: "DDDDDDDDHH",
    6: "PPPPPHHHHH", 7: "PPPPPPHHHH", 8: "PPPPPPPPHH", 9: "PPPPPSPPSS", 10: "SSSSSSSSSS",
}  # fmt: skip


def total(cards):
    low = sum(cards)
    return (low + 10, True) if 1 in cards and low <= 11 else (low, False)


def choice(cards, up, may_split):
    column = UPS.index(up)
    if may_split and len(cards) == 2 and cards[0] == cards[1] and PAIRS[cards[0]][column] == "P":
        return "P"
    found, soft = total(cards)
    row = SOFT.get(found, "S" * 10) if soft else HARD.get(found, "H" * 10 if found < 12 else "S" * 10)
    move = row[column]
    if move in "DE" and len(cards) > 2:
        return "H" if move == "D" else "S"
    return "D" if move == "E" else move


def box(cards, up, shoe):
    """The hands that a box ends with, each with its stake."""
    waiting, done = [(cards, False)], []
    while waiting:
        hand, from_aces = waiting.pop(0)
        if len(hand) == 1:
            hand = [*hand, shoe.pop()]
        stake = 1
        while not from_aces:
            if total(hand)[0] >= 21:
                break
            move = choice(hand, up, may_split=len(waiting) + len(done) < 2)
            if move == "P":
                aces = hand[0] == 1
                waiting.insert(0, ([hand[0]], aces))
                hand, from_aces = [hand[0], shoe.pop()], aces
                continue
            if move == "S":
                break
            hand = [*hand, shoe.pop()]
            if move == "D":
                stake = 2
                break
        done.append((hand, stake))
    return done


def settled(rng):
    shoe = rng.sample(DECK, 40)
    first, bank = [shoe.pop(), shoe.pop()], [shoe.pop()]
    natural = total(first)[0] == 21
    hands = [(first, 1)] if natural else box(first, bank[0], shoe)
    bank.append(shoe.pop())
    if total(bank)[0] == 21:
        return 0 if natural else -sum(stake for _, stake in hands)
    if natural:
        return 1.5
    while total(bank)[0] < 17:
        bank.append(shoe.pop())
    theirs, won = total(bank)[0], 0
    for hand, stake in hands:
        mine = total(hand)[0]
        if mine > 21 or (theirs <= 21 and mine < theirs):
            won -= stake
        elif theirs > 21 or mine > theirs:
            won += stake
    return won


def main():
    rng, number, squares = Random(4), 0.0, 0.0
    for _ in range(ROUNDS):
        won = settled(rng)
        number += won
        squares += won * won
    mean = number / ROUNDS
    error = ((squares / ROUNDS - mean * mean) / ROUNDS) ** 0.5
    print("# What the game cost on average over many rounds dealt at random, per unit of the first stake.")
    print("# rules | rounds | cost | its standard error | clause")
    print("# Source: make_edge.py beside this file, which deals by basic strategy and shares no code with the engine.")
    print(f"venice-blackjack | {ROUNDS} | {-mean:.6f} | {error:.6f} | blackjack-odds-edge")


if __name__ == "__main__":
    main()
