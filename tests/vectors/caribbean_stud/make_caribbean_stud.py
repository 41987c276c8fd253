"""Writes those vectors of Caribbean stud that are calculated.

    python tests/vectors/caribbean_stud/make_caribbean_stud.py

It shares no line with `games/`. Hands are ranked by counting their ranks; every hand that the bank can have is listed
in order, and how many are worse is read off that list. `--sample N` takes N random deals instead, some seconds each,
and says where the edge of the game with a change lies: what a change gains is taken off the published edge without it.
"""

import sys
from bisect import bisect_left, bisect_right
from collections import Counter
from collections.abc import Iterator
from fractions import Fraction
from itertools import combinations
from pathlib import Path
from random import Random
from statistics import fmean, stdev

FOLDER = Path(__file__).parent
RANKS = "23456789TJQKA"
DECK = [rank + suit for rank in RANKS for suit in "cdhs"]
PAYS = [1, 1, 2, 3, 4, 5, 7, 20, 50, 100]  # high card (ace-king) to royal flush
REDUCED = [1, 1, 2, 3, 4, 5, 7, 10, 25, 50]
HANDS = [
    ("2c2d7h9sJc", "Kc"), ("AcKdQhJs2c", "Qd"), ("AhKd9c5s3h", "9s"), ("KhJh8h5h2c", "9s"), ("9h8s7d6c2s", "Ah"),
    ("AsKsQsJs4d", "4c"), ("QcQdQh7s4d", "7d"),
]  # fmt: skip


PLAIN_EDGE = 0.05224306  # published


def worth(cards: tuple[str, ...]) -> int:
    """A number that is higher for a better hand: kind (0 high card to 9 royal flush), then the ranks compared."""
    values = [RANKS.index(card[0]) for card in cards]
    counts = Counter(values)
    ranks = sorted(counts, key=lambda value: (-counts[value], -value))
    shape = tuple(sorted(counts.values(), reverse=True))
    flush = len({card[1] for card in cards}) == 1
    kind = {(4, 1): 7, (3, 2): 6, (3, 1, 1): 3, (2, 2, 1): 2, (2, 1, 1, 1): 1}.get(shape, 5 if flush else 0)
    if len(counts) == 5 and (ranks[0] - ranks[4] == 4 or ranks == [12, 3, 2, 1, 0]):
        ranks = [3] if ranks[1] == 3 else ranks[:1]
        kind = (9 if ranks == [12] else 8) if flush else 4
    number = kind
    for place in range(5):
        number = number * 13 + (ranks[place] if place < len(ranks) else 0)
    return number


def kind_of(number: int) -> int:
    return number // 13**5


ACE_KING = worth(("Ac", "Kd", "4c", "3c", "2c"))


def played(own: int, bank: list[int], pays: list[int]) -> int:
    """What playing brings in antes, over all hands of the bank, which are taken in order."""
    unqualified, below, upto = bisect_left(bank, ACE_KING), bisect_left(bank, own), bisect_right(bank, own)
    below, upto = max(below, unqualified), max(upto, unqualified)
    return unqualified + (below - unqualified) * (1 + 2 * pays[kind_of(own)]) - 3 * (len(bank) - upto)


def values(hand: tuple[str, ...], bank_card: str, after: list[int]) -> dict[str, Fraction]:
    """What each choice is worth in antes: to play, and to throw each card."""
    left = [card for card in DECK if card not in (*hand, bank_card)]
    hands = sorted((worth((bank_card, *rest)), rest) for rest in combinations(left, 4))
    bank = [number for number, _rest in hands]
    found = {"play": Fraction(played(worth(hand), bank, PAYS), len(bank))}
    sums = dict.fromkeys(hand, 0)
    for drawn in left:
        bank = [number for number, rest in hands if drawn not in rest]
        for thrown in hand:
            own = worth(tuple(drawn if card == thrown else card for card in hand))
            sums[thrown] += max(-len(bank), played(own, bank, after))
    return found | {thrown: Fraction(total, len(left) * len(bank)) - 1 for thrown, total in sums.items()}


def advice() -> Iterator[str]:
    yield "# What each choice is worth in antes: to play, and to throw each card, its price included; and the best."
    yield "# ruleset, parameters as JSON | hand:open card of the bank | values | best"
    yield "# Source: made by make_caribbean_stud.py, which lists every hand of the bank. Folding is worth -1."
    for cards, bank_card in HANDS:
        hand = tuple(cards[place : place + 2] for place in range(0, 10, 2))
        for house, after in (('{"reduced_pay": null}', PAYS), ("{}", REDUCED)):
            found = values(hand, bank_card, after)
            said = " ".join(f"{name} {value.numerator}/{value.denominator}" for name, value in found.items())
            name, top = max(found.items(), key=lambda one: one[1])
            best = "fold" if top <= -1 else name if name == "play" else f"change {name}"
            yield f"venice-caribbean-stud {house} | {cards}:{bank_card} | {said} | {best}"


def sampled(count: int) -> Iterator[str]:
    yield "# The edge of the game with a change, sampled."
    yield "# ruleset, parameters as JSON | edge | its standard error | clause"
    yield f"# Source: make_caribbean_stud.py --sample {count}, and the published edge of the plain game."
    gains: dict[str, list[float]] = {"{}": [], '{"reduced_pay": null}': []}
    rng = Random(1)
    for _ in range(count):
        dealt = rng.sample(DECK, 6)
        for house, after in (("{}", REDUCED), ('{"reduced_pay": null}', PAYS)):
            found = values(tuple(dealt[:5]), dealt[5], after)
            gains[house].append(float(max(-1, *found.values()) - max(-1, found["play"])))
    for house, gained in gains.items():
        error = stdev(gained) / count**0.5
        yield f"venice-caribbean-stud {house} | {PLAIN_EDGE - fmean(gained):.6f} | {error:.6f} | poker-cs-odds-change"


def write(name: str, lines: Iterator[str]) -> None:
    (FOLDER / f"caribbean-stud-{name}.txt").write_text("\n".join(lines) + "\n", encoding="utf-8")


if __name__ == "__main__":
    if "--sample" in sys.argv:
        write("sampled", sampled(int(sys.argv[-1])))
    else:
        write("advice", advice())
