"""How fast roulette is: `python benchmarks/roulette.py`. Figures and how to read them are in README.md."""

import json
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from random import Random

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT))

from games.roulette import scenarios  # noqa: E402
from games.roulette.bets import POSITIONS  # noqa: E402
from games.roulette.rulesets import ruleset  # noqa: E402
from games.roulette.spin import settle  # noqa: E402
from games.roulette.stakes import Stake  # noqa: E402
from games.roulette.wheel import POCKETS  # noqa: E402

CASES = ROOT / "../shared/cases/cases.jsonl"
STAKES, LINES, ROUNDS = 200, 10_000, 7
COMMAND = [sys.executable, "manage.py", "rules", "--batch"]


def seconds(work: Callable[[], object], times: int = 1) -> float:
    """What one run takes in the best of several rounds: whatever else the machine does only makes it slower."""
    taken = []
    for _ in range(ROUNDS):
        start = time.perf_counter()
        for _ in range(times):
            work()
        taken.append((time.perf_counter() - start) / times)
    return min(taken)


def plain_loop(table: list[Stake]) -> Callable[[], int]:
    """The least that any settlement does: look at each stake, pay the winners, add up."""
    laid = [(stake.bet.covers, stake.bet.pays, stake.amount) for stake in table]

    def settle_plainly() -> int:
        net = 0
        for covers, pays, amount in laid:
            net += amount * pays if 17 in covers else -amount
        return net

    return settle_plainly


def engine_rows() -> list[tuple[str, str, str]]:
    rng, rules = Random(1), ruleset()
    plain = [Stake(rng.choice(list(POSITIONS.values())), 100 * rng.randint(1, 50)) for _ in range(STAKES)]
    mixed = scenarios.table(rng, rules, STAKES, players=("Anna", "Bruno", "Carla"))
    prison = scenarios.prisoners(rng, rules, 20)
    limited = ruleset(overrides={"maximum": {"straight": "20.00"}, "minimum": {"even_chance": "0.50"}})
    base = seconds(plain_loop(plain), 2000)

    def row(what: str, work: Callable[[], object]) -> tuple[str, str, str]:
        taken = seconds(work, 100)
        return what, f"{taken * 1000:.3f} ms", f"{taken / base:.0f} x"

    return [
        ("plain loop over 200 stakes", f"{base * 1000:.3f} ms", "1 x"),
        row("settle 200 stakes", lambda: settle(rules, 17, plain)),
        row("settle 200 stakes at zero", lambda: settle(rules, 0, plain)),
        row("settle 200 stakes within limits", lambda: settle(limited, 17, plain)),
        row("settle 200, over half announcements, 20 in prison", lambda: settle(rules, 17, mixed, prison)),
    ]


def batch_lines() -> list[str]:
    """The shared cases of roulette where they are there, made-up ones otherwise, as often as it takes."""
    if CASES.exists():
        cases = [json.loads(line) for line in CASES.read_text(encoding="utf-8").splitlines()]
        asked = [{key: case[key] for key in ("id", "game", "verb", "request")} for case in cases]
        lines = [json.dumps(case) for case in asked if case["game"] == "roulette"]
    else:
        lines = [
            json.dumps({"id": n, "game": "roulette", "verb": "settle", "request": {"outcome": str(n), "bets": bets}})
            for n in POCKETS
            for bets in ([{"bet": "voisins", "stake": "5.00"}], [{"bet": "red", "stake": "10.00"}])
        ]
    return (lines * (LINES // len(lines) + 1))[:LINES]


def api_rows() -> list[tuple[str, str, str]]:
    lines = batch_lines()
    text = "\n".join(lines).encode()
    base = seconds(lambda: [json.dumps(json.loads(line)) for line in lines])

    def ask(given: bytes) -> Callable[[], object]:
        return lambda: subprocess.run(COMMAND, input=given, capture_output=True, cwd=ROOT, check=True)

    start = seconds(ask(b""))
    work = seconds(ask(text)) - start
    python = seconds(lambda: subprocess.run([sys.executable, "-c", "pass"], check=True))
    return [
        ("an interpreter that does nothing", f"{python:.2f} s", "1 x"),
        ("start of rules --batch", f"{start:.2f} s", f"{start / python:.0f} x"),
        ("plain loop: JSON read and written", f"{LINES / base:,.0f} lines a second", "1 x"),
        ("rules --batch, without its start", f"{LINES / work:,.0f} lines a second", f"{work / base:.0f} x"),
    ]


if __name__ == "__main__":
    print(f"{'what':<50}{'best of ' + str(ROUNDS):>26}{'against the loop':>20}")
    for what, measured, ratio in (*engine_rows(), *api_rows()):
        print(f"{what:<50}{measured:>26}{ratio:>20}")
