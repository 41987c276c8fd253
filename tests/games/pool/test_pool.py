"""Costly questions are computed in a process of their own, equal ones once, and nobody waits long for them."""

import os
import signal
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from time import sleep

import pytest

from games.core.costly import Busy
from games.pool import pool, process
from tests.games.pool.asking import asked_until_answered
from tests.games.pool.questions import asleep, held, killed, noted, refused


def test_a_question_is_answered_by_another_process(pools):
    assert asked_until_answered(pools(), os.getpid) != os.getpid()


def test_equal_questions_asked_at_once_are_one_computation(pools, notes, impatient):
    asked = pools()

    def ask(_):
        with pytest.raises(Busy):
            asked.ask(held, (notes.path, "same"))

    with ThreadPoolExecutor(12) as visitors:
        list(visitors.map(ask, range(12)))
    notes.let_go()
    assert asked_until_answered(asked, held, notes.path, "same") == "answer to same"
    assert notes.computed == ["same"]


def test_an_answer_that_came_too_late_is_kept_for_those_who_ask_again(pools, notes, impatient):
    asked = pools()
    with pytest.raises(Busy):
        asked.ask(held, (notes.path, "slow"))
    notes.let_go()
    assert asked_until_answered(asked, held, notes.path, "slow") == "answer to slow"
    assert asked.ask(held, (notes.path, "slow")) == "answer to slow"
    assert notes.computed == ["slow"]


def test_a_full_pool_takes_nothing_on(pools, notes, impatient):
    asked = pools(queued=1)
    asked_until_answered(asked, noted, notes.path, "start")
    for name in ("computed", "queued", "too many"):
        with pytest.raises(Busy):
            asked.ask(held, (notes.path, name))
        while name == "computed" and not asked._queue.empty():
            sleep(0.01)
    notes.let_go()
    asked_until_answered(asked, held, notes.path, "queued")
    assert notes.computed == ["start", "computed", "queued"]
    assert asked_until_answered(asked, held, notes.path, "too many") == "answer to too many"


def test_only_some_threads_wait(pools, notes, monkeypatch):
    """The others get Busy at once, however long they would wait."""
    monkeypatch.setattr(pool, "TIMEOUT", 600)
    asked = pools()
    with ThreadPoolExecutor(pool.WAITING) as visitors:
        waiting = [visitors.submit(asked.ask, held, (notes.path, "slow")) for _ in range(pool.WAITING)]
        while asked._room._value:
            sleep(0.01)
        with pytest.raises(Busy):
            asked.ask(held, (notes.path, "slow"))
        notes.let_go()
        assert {each.result() for each in waiting} == {"answer to slow"}


def test_so_many_answers_are_kept_and_no_more(pools, notes):
    asked = pools(kept=3)
    for name in "abcde":
        asked_until_answered(asked, noted, notes.path, name)
    assert len(asked._known) == 3
    asked_until_answered(asked, noted, notes.path, "e")
    assert notes.computed == list("abcde")
    asked_until_answered(asked, noted, notes.path, "a")
    assert notes.computed == list("abcdea")


def test_after_the_process_was_killed_the_next_question_is_answered(pools, notes):
    asked = pools()
    asked_until_answered(asked, noted, notes.path, "before")
    with pytest.raises(Busy):
        asked.ask(killed, ())
    assert asked_until_answered(asked, noted, notes.path, "after") == "answer to after"


def test_a_process_that_hangs_is_ended(pools, notes, monkeypatch):
    asked = pools()
    asked_until_answered(asked, noted, notes.path, "before")
    monkeypatch.setattr(process, "LONGEST", 0.1)
    with pytest.raises(Busy):
        asked.ask(asleep, ())
    monkeypatch.undo()
    assert asked_until_answered(asked, noted, notes.path, "after") == "answer to after"


def test_what_a_question_raises_is_for_those_who_asked_and_is_not_kept(pools, notes):
    asked = pools()
    for _ in range(2):
        with pytest.raises(ValueError, match="notes"):
            asked_until_answered(asked, refused, notes.path)
    assert len(notes.computed) == 2


class Kept(dict):
    """What a cache that web processes share does."""

    def set(self, key, value, timeout):
        self[key] = value


class Away:
    def get(self, key):
        raise ConnectionError(key)

    def set(self, key, value, timeout):
        raise ConnectionError(key)


def test_what_one_web_process_has_found_is_known_to_the_others(pools, notes):
    shared = Kept()
    assert asked_until_answered(pools(shared=shared), noted, notes.path, "once") == "answer to once"
    while not shared:
        sleep(0.01)
    assert pools(shared=shared).ask(noted, (notes.path, "once")) == "answer to once"
    assert notes.computed == ["once"]


def test_without_the_shared_cache_a_question_is_computed(pools, notes):
    asked = pools(shared=Away())
    assert asked_until_answered(asked, noted, notes.path, "alone") == "answer to alone"
    assert asked.ask(noted, (notes.path, "alone")) == "answer to alone"
    assert notes.computed == ["alone"]


def test_a_web_process_that_is_killed_leaves_no_process_behind():
    web = subprocess.run([sys.executable, "-c", KILLED_WEB_PROCESS], capture_output=True, text=True, check=False)
    assert web.returncode == -signal.SIGKILL
    while running(int(web.stdout)):
        sleep(0.05)


def test_the_site_that_is_served_has_costly_questions_computed_by_a_pool():
    served = subprocess.run([sys.executable, "-c", SERVED], capture_output=True, text=True, check=True)
    assert served.stdout == "Pool.ask Pool.ask\n"


KILLED_WEB_PROCESS = """
import os, signal
from games.pool.process import Process
print(Process().compute(os.getpid, ()), flush=True)
os.kill(os.getpid(), signal.SIGKILL)
"""
SERVED = """
import portal.wsgi
from games.core import costly
print(*(pool.__qualname__ for pool in costly._elsewhere.values()))
"""


def running(process: int) -> bool:
    try:
        return "State:\tZ" not in Path(f"/proc/{process}/status").read_text()
    except FileNotFoundError:
        return False
