"""Writes the equities of hold'em against hands that are not known.

    python tests/vectors/texas_holdem/make_equity.py

It shares no line with `games/`. A range is a list of hands by their cards; every one of them and every board is looked
at by itself, the best of the 21 choices of five cards at a time. Before the flop deals are drawn from a seed instead.
"""

from functools import cache
from itertools import combinations
from pathlib import Path
from random import Random
from statistics import fmean, stdev

FOLDER = Path(__file__).parent
RANKS, SUITS = "23456789TJQKA", "cdhs"
DECK = [rank + suit for rank in RANKS for suit in SUITS]
# hands, their cards or "?" with what the unknown player may hold: ranks, and s, o or neither | board | dead cards
COUNTED = [
    ("AsAh ?", "any", "2c7d9hJsKd", ""),
    ("AsKs ?", "any", "Qs7s2d9hJs", "Ts"),
    ("7c2d ?", "any", "2c7d2hJsKd", "AcAd"),
    ("QhQd ?", "QQ+ AKs", "2c3d4h5s", ""),
    ("9h8h ?", "22+ A2s+ KTs+", "7hTh2cKd", ""),
    ("6s5s ? AcAd", "99+ 76s", "4s3s2dQs", "Kh"),
    ("AhKh ?", "TT+ AKo", "QhJh2c", ""),
    ("JcJd ?", "AKs QJs", "JhTh9h", "2c2d"),
    ("AcKc 9c9d ?", "88+", "8c7c2h", ""),
]
SAMPLED = [("AsKs ?", "any"), ("7h2c ?", "any"), ("JhTh ?", "QQ+ AKs"), ("AsAh KsKd ?", "22+ A2s+")]
DEALS = 40_000


def key(five: tuple[str, ...]) -> tuple[int, ...]:
    """A tuple that is greater for a better hand."""
    values = sorted((RANKS.index(card[0]) for card in five), reverse=True)
    groups = sorted(((values.count(value), value) for value in set(values)), reverse=True)
    shape = tuple(count for count, _ in groups)
    order = tuple(value for _, value in groups)
    flush = len({card[1] for card in five}) == 1
    if values == [12, 3, 2, 1, 0]:
        order, straight = (3,), True
    else:
        straight = shape == (1, 1, 1, 1, 1) and values[0] - values[4] == 4
    if flush and straight:
        kind = 8
    elif flush or straight:
        kind = 5 if flush else 4
    else:
        kind = {(4, 1): 7, (3, 2): 6, (3, 1, 1): 3, (2, 2, 1): 2, (2, 1, 1, 1): 1}.get(shape, 0)
    return (kind, *order)


@cache
def best(seven: frozenset[str]) -> tuple[int, ...]:
    return max(key(five) for five in combinations(seven, 5))


def holds(text: str) -> list[tuple[str, str]]:
    """Every hand of a range whose parts are as simple as those above."""
    if text == "any":
        return list(combinations(DECK, 2))
    found = []
    for part in text.split():
        high, low, plus = RANKS.index(part[0]), RANKS.index(part[1]), part.endswith("+")
        suited = part.rstrip("+")[2:]
        if high == low:
            kinds = [(rank, rank) for rank in range(high, 13 if plus else high + 1)]
        else:
            kinds = [(high, rank) for rank in range(low, high if plus else low + 1)]
        for one, other in combinations(DECK, 2):
            ranks = RANKS.index(one[0]), RANKS.index(other[0])
            is_suited = one[1] == other[1]
            if (max(ranks), min(ranks)) in kinds and suited in ("", "s" if is_suited else "o"):
                found.append((one, other))
    return found


def cards(text: str) -> tuple[str, ...]:
    return tuple(text[place : place + 2] for place in range(0, len(text), 2))


def winners(hands: list[tuple[str, ...]], board: tuple[str, ...]) -> list[int]:
    keys = [best(frozenset((*hand, *board))) for hand in hands]
    return [place for place, one in enumerate(keys) if one == max(keys)]


def counted(hands_given: str, ranged: str, board: str, dead: str) -> str:
    """Deals, then boards won and shared by each player."""
    known = [cards(hand) for hand in hands_given.split() if hand != "?"]
    out = {*cards(board), *cards(dead), *(card for hand in known for card in hand)}
    deals, won, shared = 0, [0] * len(hands_given.split()), [0] * len(hands_given.split())
    for pair in holds(ranged):
        if out & {*pair}:
            continue
        left = [card for card in DECK if card not in out and card not in pair]
        hands = [pair if hand == "?" else cards(hand) for hand in hands_given.split()]
        for coming in combinations(left, 5 - len(cards(board))):
            deals += 1
            places = winners(hands, (*cards(board), *coming))
            for place in places:
                (won if len(places) == 1 else shared)[place] += 1
    return " | ".join([str(deals), " ".join(map(str, won)), " ".join(map(str, shared))])


def sampled(hands_given: str, ranged: str, rng: Random) -> str:
    """The equity of the first player and its standard error."""
    known = [cards(hand) for hand in hands_given.split() if hand != "?"]
    out = {card for hand in known for card in hand}
    pairs = [pair for pair in holds(ranged) if not out & {*pair}]
    parts = []
    for _ in range(DEALS):
        pair = rng.choice(pairs)
        board = tuple(rng.sample([card for card in DECK if card not in out and card not in pair], 5))
        places = winners([pair if hand == "?" else cards(hand) for hand in hands_given.split()], board)
        parts.append(1 / len(places) if 0 in places else 0.0)
    return f"{fmean(parts):.6f} | {stdev(parts) / DEALS**0.5:.6f}"


def main() -> None:
    head = "# Equity against a hand that is not known, counted one by one.\n# Source: make_equity.py.\n"
    rows = [
        f"{hands_given} | {held} | {board} | {dead} | {counted(hands_given, held, board, dead)}"
        for hands_given, held, board, dead in COUNTED
    ]
    columns = "# hands | the unknown hand | board | dead cards | deals | won | shared\n"
    (FOLDER / "equity.txt").write_text(head + columns + "\n".join(rows) + "\n")
    rng = Random(7)
    head = (
        f"# Equity of the first hand before the flop, from {DEALS} deals drawn at random.\n# Source: make_equity.py.\n"
    )
    rows = [f"{hands_given} | {held} | {sampled(hands_given, held, rng)}" for hands_given, held in SAMPLED]
    (FOLDER / "equity-sampled.txt").write_text(
        head + "# hands | the unknown hand | equity | standard error\n" + "\n".join(rows) + "\n"
    )


if __name__ == "__main__":
    main()
