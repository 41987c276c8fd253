"""What a planted fault makes of a line."""

import ast
from random import Random

import pytest

from tests.games.faults.__main__ import ROOT, engines
from tests.games.faults.planting import faults
from tests.games.faults.running import relevant_tests

LINES = [
    ("a < b", {"a <= b", "a > b"}),
    ("(a) not in (b)", {"(a) in (b)"}),
    ("a == b <= c", {"a != b <= c", "a == b < c", "a == b >= c"}),
    ("(a // b)", {"(a * b)"}),
    ("a += b", {"a -= b"}),
    ("a and b and c", {"a or b and c", "a and b or c"}),
    ("not a", {"a"}),
    ("-a", {"a"}),
    ("7", {"6", "8"}),
    ("True", {"False"}),
    ("for i in range(a): pass", {"for i in range((a) + 1): pass"}),
    ("é[a:b]", {"é[(a) + 1:b]", "é[a:(b) + 1]"}),
    ("min(a)", {"max(a)"}),
    ("def f() -> bool: return a", {"def f() -> bool: return not (a)"}),
    ("def f() -> int: return a", {"def f() -> int: return (a) + 1"}),
    ("def f() -> list[str]: return a", {"def f() -> list[str]: return (a)[:-1]"}),
    ("def f() -> str | None: return a", {"def f() -> str | None: return None"}),
    ("def f() -> str | None: return None", set()),
    ("a: X[1] = zip(b, strict=True)", set()),
    ("Part = str | Argument", set()),
    ("@cache(1)\ndef f(): return f'{a + 1}'", set()),
]


@pytest.mark.parametrize(("line", "wrong"), LINES)
def test_a_fault_changes_one_place(line, wrong):
    source = line.encode()
    assert {fault.planted(source).decode() for fault in faults("x.py", source)} == wrong


def test_a_fault_shows_its_line_before_and_after():
    [fault] = faults("x.py", source := b"# one\n  \nif not a:\n    pass\n")
    assert fault.line == 3
    assert fault.shown(source) == "    - if not a:\n    + if a:"


def test_every_engine_stays_python_with_a_fault():
    drawn = engines(["games/"])
    assert {fault.path.split("/")[1] for fault in drawn} >= {"core", "roulette", "blackjack"}
    for fault in Random(7).sample(drawn, 40):
        ast.parse(fault.planted((ROOT / fault.path).read_bytes()))


def test_a_fault_is_tried_with_the_tests_of_those_who_import_it():
    assert not any("blackjack" in file for file in relevant_tests(ROOT, "games/roulette/zero.py"))
    for_money = relevant_tests(ROOT, "games/core/money.py")
    assert {"tests/games/roulette/test_vectors.py", "tests/games/core/test_money.py"} <= for_money
