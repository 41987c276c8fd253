"""How fast hands of poker are read: `python benchmarks/poker.py`. Figures and how to read them are in README.md.

The libraries of the dependency group `benchmarks` are measured in the same run; one that is not installed is left out.
Every library is asked first about the same hands, and must put them in the same order.
"""

import importlib.util
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from itertools import combinations
from pathlib import Path
from random import Random

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT))

import numpy as np  # noqa: E402

from games.core.cards import DECK, Card, parse_cards  # noqa: E402
from games.ranking.evaluator import hand_strengths, numbers  # noqa: E402
from games.ranking.hands import best_five  # noqa: E402
from games.texas_holdem.deal import rest  # noqa: E402
from games.texas_holdem.equity import equity  # noqa: E402

ROUNDS, MANY, FEW, SLOW = 7, 1_000_000, 20_000, 500
BOARDS = 1_712_304
TWO = parse_cards("AsAh"), parse_cards("KdKc")
THREE = (*TWO, parse_cards("QsJs"))

# A library by its name: what reads hands given by the names of their cards, as something that is larger for the better.
Read = Callable[[Sequence[Sequence[str]]], Callable[[], list[int]]]


def seconds(work: Callable[[], object]) -> float:
    """What one run takes in the best of several rounds: whatever else the machine does only makes it slower."""
    taken = []
    for _ in range(ROUNDS):
        start = time.perf_counter()
        work()
        taken.append(time.perf_counter() - start)
    return min(taken)


def with_eval7(hands: Sequence[Sequence[str]]) -> Callable[[], list[int]]:
    import eval7

    made = [[eval7.Card(card) for card in hand] for hand in hands]
    return lambda: [eval7.evaluate(hand) for hand in made]


def with_phevaluator(hands: Sequence[Sequence[str]]) -> Callable[[], list[int]]:
    from phevaluator import Card as Their
    from phevaluator import evaluate_cards

    made = [[Their.to_id(card) for card in hand] for hand in hands]
    return lambda: [-evaluate_cards(*hand) for hand in made]


def with_treys(hands: Sequence[Sequence[str]]) -> Callable[[], list[int]]:
    from treys import Card as Their
    from treys import Evaluator

    evaluate = Evaluator().evaluate
    made = [([Their.new(card) for card in hand[:2]], [Their.new(card) for card in hand[2:]]) for hand in hands]
    return lambda: [-evaluate(hole, board) for hole, board in made]


def with_pokerkit(hands: Sequence[Sequence[str]]) -> Callable[[], list[int]]:
    from pokerkit import StandardHighHand

    made = [("".join(hand[:2]), "".join(hand[2:])) for hand in hands]
    return lambda: [StandardHighHand.from_game(hole, board).entry.index for hole, board in made]


LIBRARIES: dict[str, tuple[Read, int]] = {
    "eval7": (with_eval7, FEW),
    "phevaluator": (with_phevaluator, FEW),
    "treys": (with_treys, FEW),
    "pokerkit": (with_pokerkit, SLOW),
}


def random_hands(count: int) -> list[list[Card]]:
    rng = Random(1)
    return [rng.sample(DECK, 7) for _ in range(count)]


def named(hands: Sequence[Sequence[Card]]) -> list[list[str]]:
    return [[str(card) for card in hand] for hand in hands]


def agree(found: Sequence[int], hands: Sequence[Sequence[Card]]) -> bool:
    """Whether these stand in the same order as our strengths, equal ones at the same places."""
    pairs = sorted(zip(found, (best_five(hand).strength for hand in hands), strict=True))
    ranks: dict[int, int] = {}
    return all(ranks.setdefault(theirs, ours) == ours for theirs, ours in pairs) and [p[1] for p in pairs] == sorted(
        p[1] for p in pairs
    )


def installed() -> Iterator[tuple[str, Read, int]]:
    for name, (read, count) in LIBRARIES.items():
        if importlib.util.find_spec(name):
            yield name, read, count
        else:
            print(f"{name} is not installed and left out", file=sys.stderr)


def library_rates() -> dict[str, float]:
    """Hands of seven cards a second, by library."""
    rates = {}
    for name, read, count in installed():
        hands = random_hands(count)
        work = read(named(hands))
        if not agree(work(), hands):
            raise SystemExit(f"{name} orders hands in another way")
        rates[name] = count / seconds(work)
    return rates


def many_hands() -> np.ndarray:
    """A row for each of seven cards, all hands different draws."""
    rng = np.random.default_rng(1)
    cards = rng.permuted(np.tile(np.arange(len(DECK), dtype=np.uint8), (MANY, 1)), axis=1)[:, :7]
    return np.ascontiguousarray(cards.T)


def every_board() -> np.ndarray:
    """All boards of two known hands, each by itself."""
    left = numbers(rest(*TWO)).astype(np.uint8)
    flat = np.fromiter((card for board in combinations(left, 5) for card in board), np.uint8, 5 * BOARDS)
    return flat.reshape(BOARDS, 5).T


def one_by_one(boards: np.ndarray) -> Callable[[], object]:
    holes = [np.repeat(numbers(hand).astype(np.uint8)[:, None], BOARDS, axis=1) for hand in TWO]
    hands = [np.ascontiguousarray(np.vstack((hole, boards))) for hole in holes]
    return lambda: (hand_strengths(hands[0]) > hand_strengths(hands[1])).sum()


def rows() -> Iterator[tuple[str, str, str]]:
    rates = library_rates()
    base = rates.get("eval7") or next(iter(rates.values()), 1.0)
    cards, plain = many_hands(), random_hands(FEW)
    ours = MANY / seconds(lambda: hand_strengths(cards))

    def rate(what: str, hands: float) -> tuple[str, str, str]:
        return what, f"{hands:,.0f} hands a second", f"{hands / base:.2f} x"

    for name, found in rates.items():
        yield rate(f"seven cards, {name}", found)
    yield rate("seven cards, one hand a call", FEW / seconds(lambda: [best_five(hand) for hand in plain]))
    yield rate("seven cards, a million at once", ours)
    enumerated = 2 * BOARDS / base  # what the library needs for both hands on every board
    for what, taken in (
        ("every board of two hands, eval7 at that rate", enumerated),
        ("every board of two hands, each by itself", seconds(one_by_one(every_board()))),
        ("every board of two hands, by kinds: equity", seconds(lambda: equity(TWO))),
        ("every board of three hands, by kinds: equity", seconds(lambda: equity(THREE))),
    ):
        yield what, f"{1000 * taken:,.1f} ms", f"{enumerated / taken:,.0f} x"


if __name__ == "__main__":
    start = time.perf_counter()
    equity(TWO)
    first = time.perf_counter() - start
    print("| what | best of 7 | against eval7 |")
    print("| --- | ---: | ---: |")
    for row in rows():
        print("| " + " | ".join(row) + " |")
    print(f"| the first equity of a process, which makes the tables | {1000 * first:,.0f} ms | |")
