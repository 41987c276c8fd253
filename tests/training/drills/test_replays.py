"""Two processes that share nothing draw the same items with the same marks, whatever the order of sets and whichever
language is spoken: a small run of benchmarks/replays.py, and what it notices."""

import subprocess
import sys
from dataclasses import replace
from pathlib import Path

import pytest

from benchmarks import replays
from tests.training.drills.cases import cases, make
from training.drills.kit.items import Phrase


def test_items_and_marks_are_the_same_in_another_process():
    count = len(replays.cases())
    command = [sys.executable, Path(replays.__file__), "--items", str(count)]
    said, compared = subprocess.run(command, stdout=subprocess.PIPE, text=True, check=True).stdout.splitlines()
    assert said.startswith(f"{count:,} items of {count:,} skills, levels and rulesets, ")
    assert compared.startswith("0 cases differ")


def test_every_skill_and_level_is_drawn():
    assert set(replays.cases()) <= set(cases())
    assert {case[1:] for case in replays.cases()} == {case[1:] for case in cases()}


CHANGES = {
    "face": lambda item: replace(item, question=Phrase("another")),
    "key": lambda item: replace(item, parts=(replace(item.parts[0], expected=0), *item.parts[1:])),
    "clauses": lambda item: replace(item, parts=(replace(item.parts[0], clauses=()), *item.parts[1:])),
}


@pytest.mark.parametrize("changed", CHANGES)
def test_what_is_compared_changes_with(changed):
    item = make("venice-french", "multiples", 1, "seed")
    assert replays.replay(CHANGES[changed](item), []) != replays.replay(item, [])


def test_marks_of_wrong_answers_are_compared():
    item = make("venice-french", "multiples", 1, "seed")
    wrong, other = ({item.parts[0].slug: item.parts[0].expected + more} for more in (1, 2))
    assert len({replays.replay(item, answers) for answers in ([], [wrong], [other])}) == 3
    assert {} in replays.wrong_answers(item, None)
    assert item.key not in replays.wrong_answers(item, item)
