"""The words of Caribbean stud: whole, free of numbers that the engine owns, each placeholder told of and used."""

import re

from games.caribbean_stud.clauses import Clause
from games.caribbean_stud.facts import facts
from games.core import facts as say
from games.core.clauses import load, text_of
from games.core.patterns import literal
from tests.games.caribbean_stud.reading import rules
from tests.games.caribbean_stud.strategies import HOUSES

OURS = list(load("games.caribbean_stud"))
TYPES = {
    "int": int,
    "odds": say.Odds,
    "percent": say.Percent,
    "exact": say.Exact,
    "money": say.Money,
    "cards": say.Cards,
}
SHARED = {"hand_cards", "deck_cards"}  # told of in the text of the ranking
NAMES = r"(three|four) of a kind|two pairs|two (equal )?hands|two squares|twice your ante"
COUNTED = r"\b(two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twice|thrice|half|double)\b"


def documented():
    head = text_of("games.caribbean_stud").split("[[section]]", 1)[0]
    told = re.findall(rf"^#   (\w+) +({'|'.join(TYPES)}) +\S", head, flags=re.MULTILINE)
    return {name: kind for name, kind in told if name not in TYPES}


def test_the_enum_names_each_clause_once_in_reading_order():
    assert [clause.id for clause in OURS] == list(Clause)
    assert all(clause.name == clause.removeprefix("poker-cs-").replace("-", "_").upper() for clause in Clause)


def test_each_placeholder_is_documented_and_each_documented_one_is_used():
    used = frozenset[str]().union(*(clause.placeholders for clause in OURS))
    assert used - SHARED == documented().keys()


def test_the_engine_has_each_documented_value_and_of_that_kind():
    known = facts(rules())
    assert not {name: kind for name, kind in documented().items() if not isinstance(known[name], TYPES[kind])}
    assert all((kind == "money") == name.endswith("_amount") for name, kind in documented().items())


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
