"""The words of Caribbean stud: whole, free of numbers that the engine owns, each placeholder explained and used."""

import re

from games.caribbean_stud.clauses import Clause
from games.core.clauses import load
from games.core.patterns import literal
from tests.games.caribbean_stud.strategies import HOUSES

OURS = list(load("games.caribbean_stud"))
NAMES = r"(three|four) of a kind|two pairs|two (equal )?hands|two squares|twice your ante"
COUNTED = r"\b(two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twice|thrice|half|double)\b"


def test_no_quantity_is_typed_in_digits_or_in_words():
    for clause in OURS:
        text = literal(clause.body)
        assert not re.search(r"\d", text), clause.id
        assert not re.search(COUNTED, re.sub(NAMES, "", text, flags=re.IGNORECASE), re.IGNORECASE), clause.id


def test_rules_that_exclude_each_other_do_not_hold_together():
    pairs = [
        (Clause.CHANGE, Clause.NO_CHANGE),
        (Clause.REDUCED, Clause.REDUCED_NONE),
        (Clause.JACKPOT_CHIP, Clause.JACKPOT_NONE),
    ]
    for house in HOUSES:
        holding = {clause.id for clause in OURS if clause.holds(house)}
        assert not any(first in holding and second in holding for first, second in pairs)
        assert len(holding) >= 70
