"""What hands are worth against a hand that is not known: against every one counted by itself, samples and laws."""

import sys
from fractions import Fraction
from math import comb

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from games.core.cards import DECK, parse_cards
from games.core.problems import Refused
from games.texas_holdem.equity import SAMPLED, equity
from games.texas_holdem.ranges import ANY_HAND, KINDS, Range, against_any, hands_of
from tests.games.texas_holdem.reading import rows


def held(hands, ranged):
    return [Range.parse(ranged) if hand == "?" else parse_cards(hand) for hand in hands.split()]


@pytest.mark.parametrize("row", list(rows("equity")), ids=" ".join)
def test_it_is_as_every_hand_and_board_counted_by_itself(row):
    hands, ranged, board, dead, deals, won, shared = row
    found = equity(held(hands, ranged), parse_cards(board), parse_cards(dead))
    assert found.is_exact
    assert found.boards == int(deals)
    assert [chances.win * found.boards for chances in found.players] == [int(ways) for ways in won.split()]
    assert [chances.tie * found.boards for chances in found.players] == [int(ways) for ways in shared.split()]


@pytest.mark.parametrize("row", list(rows("equity-sampled")), ids=" ".join)
def test_before_the_flop_it_is_as_deals_drawn_at_random_within_their_error(row):
    hands, ranged, expected, error = row
    assert float(equity(held(hands, ranged)).players[0].equity) == pytest.approx(float(expected), abs=4 * float(error))


# Source: the usual published equities against a hand of two cards drawn at random, in per cent.
@pytest.mark.parametrize(
    ("hand", "percent"),
    [("AsAh", "85.20"), ("KsKh", "82.40"), ("AsKs", "67.04"), ("7s2h", "34.58"), ("3s2h", "32.30")],
)
def test_against_any_hand_it_is_worth_what_is_published(hand, percent):
    found = equity([parse_cards(hand), ANY_HAND])
    assert found.boards == comb(50, 2) * comb(48, 5)
    assert f"{float(found.players[0].equity):.2%}" == f"{percent}%"


@settings(max_examples=4)
@given(st.sampled_from(KINDS))
def test_the_file_of_all_hands_says_the_same(kind):
    assert equity([hands_of(kind)[0], ANY_HAND]).players[0].equity == against_any()[kind]


@settings(max_examples=10)
@given(st.data())
def test_a_range_is_the_mean_of_its_hands(data):
    cards = data.draw(st.lists(st.sampled_from(DECK), min_size=10, max_size=10, unique=True))
    own, board, dead = cards[:2], cards[2 : data.draw(st.sampled_from((2, 5, 6, 7)))], cards[7:]
    kind = data.draw(st.sampled_from(KINDS))
    possible = [hand for hand in hands_of(kind) if not {*own, *board, *dead} & {*hand}]
    if possible:
        each = [equity([own, hand], board, dead) for hand in possible]
        found = equity([own, Range(frozenset({kind}))], board, dead)
        assert found.boards == sum(one.boards for one in each)
        for player in (0, 1):
            assert found.players[player].equity == sum(one.players[player].equity for one in each) / len(each)
            assert found.players[player].tie == sum(one.players[player].tie for one in each) / len(each)


def test_two_ranges_are_compared_hand_by_hand_where_they_are_few():
    found = equity([Range.parse("AA, KK"), ANY_HAND])
    assert found.is_exact
    assert found.boards == 12 * comb(50, 2) * comb(48, 5)
    assert found.players[0].equity == (against_any()["AA"] + against_any()["KK"]) / 2
    assert found.players[0].equity + found.players[1].equity == 1


def test_two_ranges_hold_no_card_twice():
    found = equity([Range.parse("AA"), Range.parse("AA")], parse_cards("Kc7d2h9sJc"))
    assert (found.boards, found.players[0].tie) == (6, 1)
    found = equity([Range.parse("AA"), Range.parse("AKs"), parse_cards("KsKh")], parse_cards("Kc7d2h9sJc"))
    assert (found.boards, found.players[2].win) == (3, 1)


def test_where_too_much_is_unknown_deals_are_drawn_at_random():
    found = equity([parse_cards("AsAh"), ANY_HAND, ANY_HAND])
    assert (found.is_exact, found.boards) == (False, SAMPLED)
    # Source: the usual published equity of aces against two hands drawn at random, 73.4 per cent.
    assert float(found.players[0].equity) == pytest.approx(0.734, abs=0.005)
    assert sum(chances.equity for chances in found.players) == 1
    assert found == equity([parse_cards("AsAh"), ANY_HAND, ANY_HAND])


def test_drawn_at_random_it_is_as_counted(monkeypatch):
    exact = equity([parse_cards("QsJs"), Range.parse("AA, KK, AKo")], parse_cards("Ts9s2c"))
    monkeypatch.setattr(sys.modules[equity.__module__], "_TRIED", {3: 0})
    drawn = equity([Range.parse("AA, KK, AKo"), parse_cards("QsJs")], parse_cards("Ts9s2c"))
    assert not drawn.is_exact
    assert float(drawn.players[1].equity) == pytest.approx(float(exact.players[0].equity), abs=0.008)


@pytest.mark.parametrize(
    ("hands", "board", "code", "field"),
    [
        ([ANY_HAND], "", "wrong_number_of_hands", "hands"),
        (["AsAh", ANY_HAND, "Ks"], "", "too_few_cards", "hands[2]"),
        (["AsAh", ANY_HAND, "KsAs"], "", "card_too_often", "hands[2][1]"),
        (["AsAh", ANY_HAND], "2c3c", "no_such_board", "board"),
        (["AsAh", Range.parse("AA")], "AcKd2c", "range_not_possible", "hands[1]"),
        (["AsAh", Range.parse("AA"), Range.parse("AKs")], "2c3d4h", "ranges_exclude_each_other", "hands[2]"),
        ([Range.parse("AA")] * 4, "", "ranges_exclude_each_other", "hands[3]"),
    ],
)
def test_what_cannot_be_compared(hands, board, code, field):
    with pytest.raises(Refused) as refused:
        equity([parse_cards(hand) if isinstance(hand, str) else hand for hand in hands], parse_cards(board))
    assert (refused.value.first.code, refused.value.first.field) == (code, field)


def test_a_range_that_the_cards_cut_short_keeps_the_rest():
    found = equity([parse_cards("AsAh"), Range.parse("AA, KK")], parse_cards("2c7d9h3s4s"))
    assert found.boards == 1 + 6
    assert found.players[0].win == Fraction(6, 7)
