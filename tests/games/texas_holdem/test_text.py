"""The texts of the ranking and of hold'em: one for each clause, filled by the engine, without a typed number."""

import re

import pytest

from games.core.clauses import load
from games.core.patterns import literal
from games.texas_holdem.facts import facts
from tests.games.texas_holdem.reading import POT_LIMIT, VENICE

BOOK = load("games.texas_holdem")
OURS = list(BOOK.whole)
# Names of hands; the ten and the deuce are ranks.
NAMES = r"\b(three or )?four of a kind\b|\bthree of a kind\b|\btwo pairs\b|\bthe ten\b|\band ten\b"
# What makes a hand what it is, or a rule that holds for that number alone, is said in words.
NAMES += r"|\b(two|three|four|same four) cards\b|\bthe three or the four of a kind\b|\bonly two players\b"
NUMBERS = r"\b(two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twice|thrice|\d+)\b"


@pytest.mark.parametrize("clause", OURS, ids=lambda clause: clause.id)
def test_no_number_is_typed(clause):
    plain = re.sub(NAMES, " ", literal(clause.body), flags=re.IGNORECASE)
    assert not re.search(NUMBERS, plain, flags=re.IGNORECASE)


def test_the_two_limits_exclude_each_other():
    limits = {"poker-he-no-limit", "poker-he-pot-limit"}
    by_limit = {rules.limit: {c.id for c in OURS if c.holds(rules)} & limits for rules in (VENICE, POT_LIMIT)}
    assert by_limit == {"none": {"poker-he-no-limit"}, "pot": {"poker-he-pot-limit"}}


def test_odds_are_the_published_ones():
    # Source: usual tables of hold'em odds: a pair 1 in 17, suited 4 in 17, a set or better 11.8 %, nine outs 35.0 %.
    known = facts(VENICE)
    assert (str(known["pocket_pair_exact"].value), str(known["suited_exact"].value)) == ("1/17", "4/17")
    shares = [known[f"{name}_percent"].share for name in ("set", "flush", "straight", "gutshot")]
    assert [round(float(share) * 100, 1) for share in shares] == [11.8, 35.0, 31.5, 16.5]
