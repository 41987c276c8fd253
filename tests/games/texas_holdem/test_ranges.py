"""Ranges of starting hands: what they hold, how they are written, and what is refused."""

from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from games.core.problems import Refused
from games.texas_holdem.ranges import ANY_HAND, KINDS, Range, against_any, top

PARTS = ["QQ+", "AKs", "A5s-A2s", "KTs+", "76s", "22+", "AK", "99-66", "J9o+", "98s-54s", "T2o"]


@pytest.mark.parametrize(
    ("text", "kinds"),
    [
        ("QQ+", "AA KK QQ"),
        ("AKs", "AKs"),
        ("AK", "AKs AKo"),
        ("A5s-A2s", "A5s A4s A3s A2s"),
        ("a2s–a4S", "A2s A3s A4s"),
        ("KTs+", "KTs KJs KQs"),
        ("TKs+", "KTs KJs KQs"),
        ("10 9s", None),
        ("109s", "T9s"),
        ("76s", "76s"),
        ("76s+", "76s"),
        ("98s - 76s", "98s 87s 76s"),
        ("66-99", "66 77 88 99"),
        ("Q9+", "Q9s QTs QJs Q9o QTo QJo"),
        ("22;AKo\n33", "22 33 AKo"),
    ],
)
def test_a_range_is_read_as_players_write_it(text, kinds):
    if kinds is None:
        with pytest.raises(Refused):
            Range.parse(text)
    else:
        assert Range.parse(text).kinds == set(kinds.split())


def test_a_pair_is_six_hands_suited_ranks_four_and_others_twelve():
    assert [len(Range.parse(text).hands) for text in ("77", "AKs", "AKo", "AK", "any")] == [6, 4, 12, 16, 1326]
    assert Range.parse("22+").share == Fraction(78, 1326)


def test_every_hand_is_written_in_one_word():
    assert str(ANY_HAND) == "any"
    assert Range.parse("ANY") == ANY_HAND == Range.parse("22+ A2+ K2+ Q2+ J2+ T2+ 92+ 82+ 72+ 62+ 52+ 42+ 32")


@pytest.mark.parametrize(
    ("text", "written"),
    [
        ("AA KK QQ AK A2s-A5s", "QQ+, AKs, A5s-A2s, AKo"),
        ("55 44 33 TT", "TT, 55-33"),
        ("KQs KJs KTs 32o", "KTs+, 32o"),
        ("AKs AQs AJs A9s", "AJs+, A9s"),
    ],
)
def test_a_range_is_written_in_the_shortest_way(text, written):
    assert str(Range.parse(text)) == written


@given(st.sets(st.sampled_from(KINDS), min_size=1))
def test_what_is_written_reads_as_the_same_range(kinds):
    held = Range(frozenset(kinds))
    assert Range.parse(str(held)) == held


@given(st.lists(st.sampled_from(PARTS), min_size=1))
def test_parts_add_up(parts):
    assert Range.parse(", ".join(parts)).kinds == {kind for part in parts for kind in Range.parse(part).kinds}


@pytest.mark.parametrize(
    ("text", "code", "part"),
    [
        ("", "empty_range", None),
        (" , ", "empty_range", None),
        ("QQ+, A1s", "bad_range", "A1s"),
        ("AAs", "bad_range", "AAs"),
        ("AKs-AQo", "bad_range", "AKs-AQo"),
        ("AKs-99", "bad_range", "AKs-99"),
        ("A5s-K2s", "bad_range", "A5s-K2s"),
        ("top10", "bad_range", "top10"),
        ("AKs+-AQs", "bad_range", "AKs+-AQs"),
        ("x" * 90, "bad_range", "x" * 40),
    ],
)
def test_what_is_no_range_is_refused_with_the_part_quoted(text, code, part):
    with pytest.raises(Refused) as refused:
        Range.parse(text)
    assert (refused.value.first.code, refused.value.first.values.get("part")) == (code, part)


def test_the_best_kinds_come_first():
    # Source: the usual published order of hands against a hand drawn at random begins so.
    assert sorted(KINDS, key=against_any().__getitem__, reverse=True)[:8] == [
        "AA", "KK", "QQ", "JJ", "TT", "99", "88", "AKs",
    ]  # fmt: skip
    assert str(top(Fraction(5, 1326))) == ""
    assert str(top(Fraction(18, 1326))) == "QQ+"
    assert top(Fraction(1)) == ANY_HAND
    for share in (Fraction(5, 100), Fraction(1, 10), Fraction(1, 2)):
        assert share - Fraction(12, 1326) < top(share).share <= share
