"""Draw items of every skill twice, in two processes that share nothing, and compare them with all their marks:
`python benchmarks/replays.py`. Figures and how to read them are in README.md."""

import argparse
import json
import os
import subprocess
import sys
import time
from collections.abc import Iterator
from hashlib import sha256
from pathlib import Path

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT))
os.environ.setdefault("DJANGO_SETTINGS_MODULE", "portal.settings.local")

import django  # noqa: E402

django.setup()

from django.utils import translation  # noqa: E402

from training.drills.kit.items import Given, Item  # noqa: E402
from training.drills.registry import GENERATORS  # noqa: E402
from training.quiz.dealt import DEALT  # noqa: E402
from training.quiz.grading import judge  # noqa: E402

ITEMS = 100_000
# What may not matter: the order of sets, which the seed of hashes decides, and the language that is spoken.
PROCESSES = (("1", "en"), ("2026", "ar"))

Case = tuple[str, str, int]


def cases() -> list[Case]:
    """Return ruleset, skill and level of all that can be asked."""
    return [
        (name, generator.name, level)
        for name, dealt in DEALT.items()
        for generator in GENERATORS.values()
        for level in generator.suits(dealt.rules)
    ]


def seeds(items: int) -> Iterator[tuple[Case, list[str]]]:
    """Yield each case with its share of the seeds, the first cases with one more where the number does not divide."""
    every = cases()
    for place, case in enumerate(every):
        yield case, [f"replay-{n}" for n in range(items // len(every) + (place < items % len(every)))]


def wrong_answers(item: Item, before: Item | None) -> list[Given]:
    """Return answers to an item that are not its key: what mistakes give, the key of the item drawn before it as far as
    the same is asked in the same way, and nothing at all. Some are right even so: a sum cut into other chips."""
    kinds = {part.slug: part.kind for part in item.parts}
    others = [part for part in before.parts if kinds.get(part.slug) == part.kind] if before else []
    found = [*item.mistaken.values(), {part.slug: part.expected for part in others}, {}]
    return [given for given in found if given != item.key]


def replay(item: Item, wrong: list[Given]) -> str:
    """Return all of an item as text, with the marks of its key and of wrong answers. Raise ValueError where the key
    does not earn all."""
    face, key = item.face, item.key
    right, *others = (judge(face, key, given) for given in (key, *wrong))
    if right.score != right.max:
        raise ValueError(f"the key earns {right.score} of {right.max}: {face}")
    marks = [verdict.rows for verdict in (right, *others)]
    return json.dumps([face, key, item.clauses, item.cell, item.play, marks], ensure_ascii=False)


def digests(items: int) -> dict[str, list[int | str]]:
    """Return for each case a digest of its items and marks, how many items they are, and how many wrong answers."""
    found: dict[str, list[int | str]] = {}
    for (rules, skill, level), shares in seeds(items):
        digest, answers, before = sha256(), 0, None
        for seed in shares:
            item = GENERATORS[skill].make(seed, level, DEALT[rules].rules)
            wrong = wrong_answers(item, before)
            digest.update(replay(item, wrong).encode())
            answers, before = answers + len(wrong), item
        found[f"{rules}, {skill}, level {level}"] = [digest.hexdigest(), len(shares), answers]
    return found


def other_process(items: int, hashes: str, language: str) -> "subprocess.Popen[str]":
    """Start a process that draws the items with a seed of hashes in a language."""
    command = [sys.executable, __file__, "--items", str(items), "--speaking", language]
    surroundings = os.environ | {"PYTHONHASHSEED": hashes}
    return subprocess.Popen(command, env=surroundings, stdout=subprocess.PIPE, text=True)


def main() -> int:
    """Compare the processes and return 1 where anything differs."""
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("--items", type=int, default=ITEMS)
    asked.add_argument("--speaking", help="draw in this language and print the digests")
    chosen = asked.parse_args()
    if chosen.speaking:
        with translation.override(chosen.speaking):
            print(json.dumps(digests(chosen.items)))
        return 0
    begun = time.perf_counter()
    running = [other_process(chosen.items, *each) for each in PROCESSES]
    said = [process.communicate()[0] for process in running]
    if failed := [process.returncode for process in running if process.returncode]:
        return failed[0]
    first, second = map(json.loads, said)
    differ = sorted(case for case in first.keys() | second.keys() if first.get(case) != second.get(case))
    drawn, wrong = (sum(found[place] for found in first.values()) for place in (1, 2))
    print(f"{drawn:,} items of {len(first):,} skills, levels and rulesets, {wrong:,} answers that are not the key")
    print(f"{len(differ):,} cases differ, {time.perf_counter() - begun:,.0f} s")
    for case in differ:
        print(f"  {case}")
    return bool(differ)


if __name__ == "__main__":
    sys.exit(main())
