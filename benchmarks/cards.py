"""How fast the card games compute: `python benchmarks/cards.py`. Figures and how to read them are in README.md."""

import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT))

from games.web.api.registry import answer  # noqa: E402

ROUNDS = 5
STUD, PLAIN = {"rules": "venice-caribbean-stud"}, {"rules": "plain-caribbean-stud"}
HAND, OTHER = ["As", "Kd", "Qh", "Js", "2c"], ["Ac", "Kh", "Td", "9s", "4c"]

# What is asked for: game and verb, a request, and another one of the same kind that nothing kept can answer.
ASKED: list[tuple[str, str, str, dict[str, Any], dict[str, Any]]] = [
    (
        "trente et quarante, odds of a full shoe",
        "trente-et-quarante",
        "odds",
        {"decks": 6},
        {"decks": 6, "seen": ["As", "Kd", "7c", "9h", "5s", "Th"]},
    ),
    ("trente et quarante, endless decks", "trente-et-quarante", "odds", {"decks": "infinite"}, {"decks": "infinite"}),
    ("punto banco, odds of eight decks", "punto-banco", "odds", {"decks": 8}, {"decks": 7}),
    (
        "chemin de fer, drawing or standing",
        "chemin-de-fer",
        "advise",
        {"bank": 5, "punter_third": 4, "draws_on_five": 0.5, "decks": 6, "commission": "0.05"},
        {"bank": 4, "punter_third": None, "draws_on_five": 0.25, "decks": 6, "commission": "0.05"},
    ),
    (
        "blackjack, a hand",
        "blackjack",
        "advise",
        {"hand": ["Tc", "6d"], "dealer": "Th"},
        {"hand": ["9c", "3d"], "dealer": "4h"},
    ),
    (
        "blackjack, a pair",
        "blackjack",
        "advise",
        {"hand": ["8c", "8d"], "dealer": "Th"},
        {"hand": ["7c", "7d"], "dealer": "9h"},
    ),
    (
        "blackjack, chart and edge",
        "blackjack",
        "chart",
        {"rules": "venice-blackjack"},
        {"rules": "venice-blackjack", "overrides": {"decks": 4}},
    ),
    (
        "Caribbean stud, fold or play",
        "caribbean-stud",
        "advise",
        {**PLAIN, "hand": HAND, "bank_card": "6s"},
        {**PLAIN, "hand": OTHER, "bank_card": "7s"},
    ),
    (
        "Caribbean stud, with every change",
        "caribbean-stud",
        "advise",
        {**STUD, "hand": HAND, "bank_card": "6s"},
        {**STUD, "hand": OTHER, "bank_card": "7s"},
    ),
    (
        "Caribbean stud, a pay table of its own",
        "caribbean-stud",
        "odds",
        {**STUD, "overrides": {"pay": {"flush": 6}}},
        {**STUD, "overrides": {"pay": {"straight": 5}}},
    ),
    (
        "hold'em, two hands before the flop",
        "texas-holdem",
        "equity",
        {"hands": [["As", "Ah"], ["Ks", "Kh"]]},
        {"hands": [["7s", "6s"], ["Ad", "Kc"]]},
    ),
    (
        "hold'em, three hands before the flop",
        "texas-holdem",
        "equity",
        {"hands": [["As", "Ah"], ["Ks", "Kh"], ["Qs", "Qh"]]},
        {"hands": [["7s", "6s"], ["Ad", "Kc"], ["2c", "2d"]]},
    ),
]


def forget() -> None:
    """Empties all that the engines keep, as in a process that was just started."""
    for name, module in list(sys.modules.items()):
        if name.startswith("games."):
            for value in vars(module).values():
                for kept in (value, getattr(value, "__wrapped__", None)):  # inside, where it is marked as costly
                    if hasattr(kept, "cache_clear"):
                        kept.cache_clear()


def seconds(work: Callable[[], object], before: Callable[[], object]) -> float:
    """What a run takes in the best of several rounds, with something done before each that is not counted."""
    taken = []
    for _ in range(ROUNDS):
        before()
        start = time.perf_counter()
        work()
        taken.append(time.perf_counter() - start)
    return min(taken)


def plain_loop() -> int:
    """The peer of the same run: a million additions."""
    total = 0
    for number in range(1_000_000):
        total += number
    return total


def main() -> None:
    base = seconds(plain_loop, lambda: None)
    rows = [("a million additions in plain Python", base, base)]
    for what, game, verb, request, other in ASKED:

        def ask(game: str = game, verb: str = verb, request: dict[str, Any] = request) -> object:
            return answer(game, verb, request)

        def again(game: str = game, verb: str = verb, request: dict[str, Any] = other) -> object:
            return answer(game, verb, request)

        def first(ask: Callable[[], object] = ask) -> None:
            forget()
            ask()

        again()  # what is imported and never forgotten
        rows.append((what, seconds(ask, forget), seconds(again, first)))
    print("| what | first in a process | next of its kind | against the loop |")
    print("| --- | ---: | ---: | ---: |")
    for what, cold, warm in rows:
        print(f"| {what} | {cold * 1000:.1f} ms | {warm * 1000:.1f} ms | {warm / base:.2f} x |")


if __name__ == "__main__":
    main()
