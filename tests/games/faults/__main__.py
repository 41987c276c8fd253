"""Plants faults at random in the engines, one at a time in a copy of the project, and says which their tests catch.

    .venv/bin/python -m tests.games.faults --seed 11 --faults 200
    .venv/bin/python -m tests.games.faults --faults 50 games/roulette games/core/money.py
    .venv/bin/python -m tests.games.faults --all games/roulette/zero.py:58

A fault is tried with the tests of its package and of those that import it, the quickest files first, up to the first
that fails. A test that hangs or an import that fails counts as caught. Hypothesis tries the same examples every time.

Written here, since mutmut leaves out all that is decorated or outside of functions, and cosmic-ray runs one command for
every fault and in place.
"""

import argparse
import os
import random
import resource
import sys
import tempfile
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from queue import SimpleQueue

from tests.games.faults.planting import Fault, faults
from tests.games.faults.running import caught_by, copied, quickest_first, relevant_tests

ROOT = Path(__file__).parents[3]
LEFT_OUT = ("games/web/", "games/pool/")
LEFT_OUT_NAMES = {"messages.py"}  # sentences
MOST_MEMORY = 4 << 30


def engines(where: list[str]) -> list[Fault]:
    """Every fault of the engines in these folders, files or single lines."""
    found: list[Fault] = []
    for file in sorted((ROOT / "games").rglob("*.py")):
        path = file.relative_to(ROOT).as_posix()
        if not path.startswith(LEFT_OUT) and file.name not in LEFT_OUT_NAMES:
            found += faults(path, file.read_bytes())
    return [fault for fault in found if f"{fault.path}:{fault.line}" in where or fault.path.startswith(tuple(where))]


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("where", nargs="*", default=["games/"], help="folder, file or file:line")
    parser.add_argument("--seed", type=int, default=11)
    parser.add_argument("--faults", type=int, default=200)
    parser.add_argument("--all", action="store_true", help="every fault that there can be")
    parser.add_argument("--jobs", type=int, default=os.cpu_count())
    asked = parser.parse_args()
    drawn = engines(asked.where)
    if not asked.all:
        random.Random(asked.seed).shuffle(drawn)
        drawn = drawn[: asked.faults]
    resource.setrlimit(resource.RLIMIT_AS, (MOST_MEMORY, MOST_MEMORY))
    with tempfile.TemporaryDirectory() as home:
        return trial(drawn, Path(home), asked.jobs)


def trial(drawn: list[Fault], home: Path, jobs: int) -> int:
    """Try each fault in one of the copies; return how many were missed."""
    first = copied(ROOT, home / "0")
    matter = {fault.path: relevant_tests(first, fault.path) for fault in drawn}
    order = quickest_first(first, sorted(set().union(*matter.values())))
    free: SimpleQueue[Path] = SimpleQueue()
    for tree in (first, *(copied(first, home / str(i)) for i in range(1, jobs))):
        free.put(tree)

    def tried(fault: Fault) -> bool:
        tree = free.get()
        shown = fault.shown((tree / fault.path).read_bytes())
        caught = caught_by(fault, tree, [file for file in order if file in matter[fault.path]])
        free.put(tree)
        word = "caught" if caught else "MISSED"
        print(f"{word}  {fault.path}:{fault.line}\n{shown}\n    {caught}".rstrip(), flush=True)
        return bool(caught)

    with ThreadPoolExecutor(jobs) as pool:
        caught = sum(pool.map(tried, drawn))
    print(f"{caught} of {len(drawn)} caught")
    return len(drawn) - caught


if __name__ == "__main__":
    sys.exit(main() > 0)
