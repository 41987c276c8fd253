"""How long the home page takes while others ask the costliest questions: `visitors.py [VISITORS [SECONDS [WAIT]]]`.

It serves the site by gunicorn as an installation does, on this machine alone, from a database that has the rules.
Each visitor has a loopback address of its own, asks again after WAIT seconds while the site is busy (2, as the site
asks for; 0 is an attack), and goes on to the next question once there is an answer.
"""

import json
import os
import subprocess
import sys
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from http.client import HTTPConnection
from pathlib import Path
from random import Random
from statistics import quantiles
from threading import Event, Thread
from time import monotonic, sleep

ROOT = Path(__file__).resolve().parents[1]
PORT = int(os.environ.get("PORT") or "8210")
FOUND, BUSY = 200, 503
STEADY = 40  # home pages that are found one after the other
PACE = 0.25  # seconds between two looks at the home page
MOST_VISITORS, MOST_SECONDS = 64, 300
RANKS, SUITS = "A23456789TJQK", "shdc"


def question(rng: Random) -> tuple[str, dict[str, object]]:
    """One of the questions that take longest, such that nobody has asked it before."""
    cards = rng.sample([rank + suit for rank in RANKS for suit in SUITS], 7)
    high, pair = sorted(rng.sample(range(2, 400), 2))
    above = {"two_pairs": 1000, "three_of_a_kind": 1000, "straight": 1000, "flush": 1000, "full_house": 1000}
    top = {"four_of_a_kind": 1000, "straight_flush": 1000, "royal_flush": 1000}
    pay = {"high_card": high, "pair": pair, **above, **top}
    house = {
        "decks": rng.randint(1, 8),
        "soft17": rng.choice(["hit", "stand"]),
        "double": rng.choice(["any", "9-11", "10-11"]),
        "split_hands": rng.randint(2, 4),
        "surrender": rng.choice(["none", "late", "early"]),
        "double_after_split": rng.choice([True, False]),
    }
    return rng.choice(
        [
            ("trente-et-quarante/odds", {"decks": 8, "seen": cards}),
            ("blackjack/chart", {"overrides": house}),
            ("caribbean-stud/odds", {"overrides": {"pay": pay, "reduced_pay": None}}),
        ]
    )


class Visitor(Thread):
    """Somebody with an address, who does one thing over and over until the bell rings."""

    def __init__(self, number: int, bell: Event, wait: float) -> None:
        super().__init__(daemon=True)
        self.number, self.bell, self.wait = number, bell, wait
        self.took: list[float] = []
        self.found: Counter[tuple[str, int]] = Counter()

    def run(self) -> None:
        rng = Random(self.number)
        while not self.bell.is_set():
            name, body = question(rng) if self.number else ("home page", None)
            while self._look(name, body) == BUSY and not self.bell.is_set():
                self.bell.wait(self.wait)
            if not self.number:
                self.bell.wait(PACE)

    def _look(self, name: str, body: dict[str, object] | None) -> int:
        begun, status = monotonic(), self.ask(name, body)
        self.took.append(monotonic() - begun)
        self.found[name, status] += 1
        return status

    def ask(self, name: str, body: dict[str, object] | None) -> int:
        """The status of the answer; 0 where there is none in a minute."""
        connection = HTTPConnection("127.0.0.1", PORT, timeout=60, source_address=(f"127.0.0.{10 + self.number}", 0))
        try:
            if body is None:
                connection.request("GET", "/en/")
            else:
                connection.request("POST", f"/api/v1/{name}", json.dumps(body), {"Content-Type": "application/json"})
            answer = connection.getresponse()
            answer.read()
        except OSError:
            return 0
        else:
            return answer.status
        finally:
            connection.close()


@contextmanager
def served() -> Iterator[int]:
    """The site, and the number of its process."""
    bound = ["-c", "deploy/gunicorn.conf.py", "-b", f"127.0.0.1:{PORT}"]
    environment = {"DJANGO_SETTINGS_MODULE": "portal.settings.local", "LOG_LEVEL": "CRITICAL", **os.environ}
    site = subprocess.Popen([sys.executable, "-m", "gunicorn", *bound, "portal.wsgi"], cwd=ROOT, env=environment)
    try:
        probe, there = Visitor(0, Event(), 0), 0
        while there < STEADY:  # until every process has the first answers
            there = there + 1 if probe.ask("home page", None) == FOUND else 0
            sleep(0.5)
        yield site.pid
    finally:
        site.terminate()
        site.wait(60)


def memory(process: int) -> list[int]:
    """The megabytes of a process and of all that come of it, each by itself."""
    status = Path(f"/proc/{process}/status").read_text()
    own = int(status.partition("VmRSS:")[2].split()[0]) // 1024
    children = Path(f"/proc/{process}/task/{process}/children").read_text().split()
    threads = [children] + [
        path.read_text().split()
        for path in Path(f"/proc/{process}/task").glob("*/children")
        if path.parent.name != str(process)
    ]
    return [own, *(size for each in threads for child in each for size in memory(int(child)))]


def summary(name: str, took: list[float]) -> str:
    cuts = quantiles(took, n=100, method="inclusive")
    return f"| {name} | {len(took)} | {cuts[49]:.2f} s | {cuts[94]:.2f} s | {max(took):.2f} s |"


def main() -> None:
    count = min(int(sys.argv[1]) if len(sys.argv) > 1 else 16, MOST_VISITORS)
    seconds = min(int(sys.argv[2]) if len(sys.argv) > 2 else 40, MOST_SECONDS)
    wait = float(sys.argv[3]) if len(sys.argv) > 3 else 2
    with served() as process:
        print(f"load of the machine before: {os.getloadavg()[0]:.1f} on {os.cpu_count()} processors")
        bell = Event()
        reader, *visitors = [Visitor(number, bell, wait) for number in range(count + 1)]
        for each in (reader, *visitors):
            each.start()
        sleep(seconds)
        sizes = memory(process)
        bell.set()
        for each in (reader, *visitors):
            each.join(60)
    print("| what | requests | p50 | p95 | longest |\n| --- | ---: | ---: | ---: | ---: |")
    print(summary("home page", reader.took))
    print(summary("costly questions", [took for each in visitors for took in each.took]))
    for (name, status), number in sorted(sum((each.found for each in (reader, *visitors)), Counter()).items()):
        print(f"{name}: {status or 'no answer'} x {number}")
    print(f"memory of each process: {sorted(sizes, reverse=True)} MB")


if __name__ == "__main__":
    main()
