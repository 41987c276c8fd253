"""Hands ranked and stakes paid without the engine, for the drills of Caribbean stud."""

from collections import Counter

RANKS = "23456789TJQKA"
PAYS = [1, 1, 2, 3, 4, 5, 7, 20, 50, 100]  # high card (ace-king) to royal flush
REDUCED = [1, 1, 2, 3, 4, 5, 7, 10, 25, 50]
PRIZES = {5: 50_00, 6: 75_00, 7: 100_00, 8: 10_000_00, 9: 100_000_00}


def rank(cards):
    """Kind (0 high card to 9 royal flush) and the ranks that are compared."""
    counts = Counter(RANKS.index(card[0]) for card in cards)
    ranks = sorted(counts, key=lambda value: (-counts[value], -value))
    flush = len({card[1] for card in cards}) == 1
    shape = sorted(counts.values())
    kind = {(1, 4): 7, (2, 3): 6, (1, 1, 3): 3, (1, 2, 2): 2, (1, 1, 1, 2): 1}.get(tuple(shape), 5 if flush else 0)
    if len(counts) == 5 and (ranks[0] - ranks[4] == 4 or ranks == [12, 3, 2, 1, 0]):
        ranks = [3] if ranks[1] == 3 else ranks[:1]
        kind = (9 if ranks == [12] else 8) if flush else 4
    return kind, ranks


def qualifies(cards):
    kind, ranks = rank(cards)
    return kind > 0 or ranks[:2] == [12, 11]


def end(player, bank, folded=False):
    if folded:
        return "fold"
    if not qualifies(bank):
        return "unqualified"
    own, other = rank(player), rank(bank)
    return "tie" if own == other else "wins" if own > other else "loses"


def paid(player, bank, ante, bet, changed=False):
    """What is paid, and what of ante, BET and price of the change the player keeps."""
    how, due = end(player, bank, bet is None), 2 * ante
    if how == "fold":
        return 0, 0
    over = max(0, bet - due)
    bet -= over
    column = REDUCED if changed else PAYS
    won = {"unqualified": ante, "wins": ante + bet * column[rank(player)[0]]}.get(how, 0)
    return won, over + (0 if how == "loses" else ante + bet)
