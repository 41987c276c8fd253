"""The texts of the ranking and of hold'em: one for each clause, filled by the engine, without a typed number."""

import re

import pytest

from games.core import facts as say
from games.core.clauses import load, text_of
from games.core.patterns import literal
from games.ranking.clauses import HandClause
from games.texas_holdem.clauses import Clause
from games.texas_holdem.facts import facts
from tests.games.texas_holdem.reading import POT_LIMIT, VENICE

BOOK = load("games.texas_holdem")
OURS = list(BOOK.whole)
TYPES = {"int": int, "money": say.Money, "percent": say.Percent, "exact": say.Exact, "cards": say.Cards}
# Names of hands; the ten and the deuce are ranks.
NAMES = r"\b(three or )?four of a kind\b|\bthree of a kind\b|\btwo pairs\b|\bthe ten\b|\band ten\b"
# What makes a hand what it is, or a rule that holds for that number alone, is said in words.
NAMES += r"|\b(two|three|four|same four) cards\b|\bthe three or the four of a kind\b|\bonly two players\b"
NUMBERS = r"\b(two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twice|thrice|\d+)\b"


def documented():
    found = {}
    for book in BOOK.shelf:
        head = text_of(f"games.{book.game}").split("[[section]]")[0]
        rows = re.findall(rf"^#   (\w+) +({'|'.join(TYPES)}) +\S", head, flags=re.MULTILINE)
        found |= {name: kind for name, kind in rows if name not in TYPES}
    return found


def test_the_enum_names_each_clause_in_reading_order():
    assert [clause.id for clause in OURS] == [*HandClause, *Clause]


@pytest.mark.parametrize("clause", [*HandClause, *Clause])
def test_a_member_is_named_after_its_id(clause):
    assert clause.name == clause.removeprefix("poker-").removeprefix("he-").replace("-", "_").upper()


def test_each_placeholder_is_documented_and_known_and_each_documented_one_used():
    used = frozenset().union(*(clause.placeholders for clause in OURS))
    assert used == documented().keys()
    known = facts(VENICE)
    assert not {name for name, kind in documented().items() if not isinstance(known[name], TYPES[kind])}
    assert facts(POT_LIMIT).keys() == known.keys()


@pytest.mark.parametrize("clause", OURS, ids=lambda clause: clause.id)
def test_no_number_is_typed(clause):
    plain = re.sub(NAMES, " ", literal(clause.body), flags=re.IGNORECASE)
    assert not re.search(NUMBERS, plain, flags=re.IGNORECASE)


def test_amounts_and_fractions_say_so_in_their_names():
    for name, kind in documented().items():
        assert (kind == "money") == name.endswith("_amount"), name
        assert (kind == "exact") == name.endswith("_exact"), name


def test_the_two_limits_exclude_each_other():
    limits = {"poker-he-no-limit", "poker-he-pot-limit"}
    told = {rules.limit: {c.id for c in OURS if c.holds(rules)} & limits for rules in (VENICE, POT_LIMIT)}
    assert told == {"none": {"poker-he-no-limit"}, "pot": {"poker-he-pot-limit"}}


def test_odds_are_the_published_ones():
    # Source: usual tables of hold'em odds: a pair 1 in 17, suited 4 in 17, a set or better 11.8 %, nine outs 35.0 %.
    known = facts(VENICE)
    assert (str(known["pocket_pair_exact"].value), str(known["suited_exact"].value)) == ("1/17", "4/17")
    shares = [known[f"{name}_percent"].share for name in ("set", "flush", "straight", "gutshot")]
    assert [round(float(share) * 100, 1) for share in shares] == [11.8, 35.0, 31.5, 16.5]
