"""Every number that the rulebook of roulette prints, by ruleset, from the sources or worked out by hand.

A wrong figure in `facts.py` would print a wrong rule; in `printed_numbers.txt` a person can read what each placeholder
must say. A row is `placeholder | rulesets | value`; a line that ends in a backslash goes on in the next. Spots are
written as croupiers write them, amounts with two decimals.
"""

from fractions import Fraction
from pathlib import Path

import pytest

from games.core.clauses import load
from games.core.facts import Exact, Fact, Key, Kinds, Money, Odds, Percent
from games.roulette.facts import facts
from games.roulette.rulesets import NAMES, ruleset

GROUPS = {
    "all": NAMES,
    "one-zero": ("venice-french", "venice-fair", "france-english", "parlour"),
    "houses": ("venice-french", "venice-fair", "france-english"),
    "venice": ("venice-french", "venice-fair"),
    "colours": ("venice-fair", "france-english"),
}

PRINTED = (Path(__file__).parent / "printed_numbers.txt").read_text(encoding="utf-8")


def table() -> dict[tuple[str, str], str]:
    """The value of each placeholder under each ruleset for which there is a row."""
    printed_numbers: dict[tuple[str, str], str] = {}
    for line in PRINTED.replace(" \\\n   ", "").strip().splitlines():
        if not line or line.startswith("#"):
            continue
        name, which, value = (part.strip() for part in line.split(" | ", 2))
        for rules in GROUPS.get(which) or which.split():
            assert (name, rules) not in printed_numbers, f"{name} is there twice for {rules}"
            printed_numbers[name, rules] = value
    return printed_numbers


def check_payment(value: Fact) -> str:
    match value:
        case Money(cents):
            return f"{cents // 100:,}.{cents % 100:02}"
        case Odds(pays, to):
            return f"{pays} to {to}"
        case Exact(fraction):
            return str(fraction)
        case Percent(share):
            return f"{float(share) * 100:.4f} %"
        case Key(notation):
            return notation.rpartition(":")[2].replace("-", "/")
        case Kinds(keys):
            return " ".join(keys)
        case tuple():
            return " ".join(check_payment(one) for one in value)
    return str(value)


NUMBERS = table()


def used(name: str) -> frozenset[str]:
    """The placeholders that some clause of a ruleset prints."""
    rules = ruleset(name)
    return frozenset[str]().union(*(clause.placeholders for clause in load("games.roulette") if clause.holds(rules)))


@pytest.mark.parametrize("name", NAMES)
def test_each_number_that_a_ruleset_prints_is_the_expected_one(name: str) -> None:
    known = facts(ruleset(name))
    printed = {placeholder: check_payment(known[placeholder]) for placeholder in used(name)}
    assert printed == {placeholder: value for (placeholder, rules), value in NUMBERS.items() if rules == name}


def test_the_edge_of_a_stake_that_is_always_left() -> None:
    """The equations of the row leave_edge, solved here: L1 from L2 and L3."""
    half = Fraction(18, 37)
    # L3 = a + half L2;  L2 = half + half L1 + L3/37;  L1 = half + L2/37
    a = half + Fraction(15, 16) / 37
    # L2 (1 - half/37) = half + half L1 + a/37, with L1 = half + L2/37
    second = (half + half * half + a / 37) / (1 - half / 37 - half / 37)
    assert NUMBERS["leave_edge_exact", "venice-french"] == str((half + second / 37) / 37)
