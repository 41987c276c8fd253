"""What known hands are worth: against published figures, against every board counted one by one, and by law."""

from fractions import Fraction
from itertools import combinations
from math import comb

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from games.core.cards import DECK, parse_cards
from games.core.problems import Refused
from games.ranking.hands import best_five
from games.texas_holdem.deal import rest
from games.texas_holdem.equity import equity


def asked(hands, board="", dead=""):
    return [parse_cards(hand) for hand in hands.split()], parse_cards(board), parse_cards(dead)


def counted(hands, board=(), dead=()):
    """The equities, every board looked at by itself in the plain way."""
    left = rest(*hands, board, dead)
    shares, boards = [Fraction(0)] * len(hands), 0
    for coming in combinations(left, 5 - len(board)):
        strengths = [best_five([*hand, *board, *coming]).strength for hand in hands]
        best = [i for i, strength in enumerate(strengths) if strength == max(strengths)]
        boards += 1
        for i in best:
            shares[i] += Fraction(1, len(best))
    return boards, [share / boards for share in shares]


def test_two_hands_before_the_flop():
    # Source: the usual published counts of aces against kings of their suits: won and shared, of all boards.
    found = equity(*asked("AsAh KsKh"))
    aces = found.players[0]
    assert (found.boards, aces.win * found.boards, aces.tie * found.boards) == (1712304, 1410336, 9308)


def test_three_hands_before_the_flop():
    # Source: the case he/equity/preflop_three_way/0 of the house's public check.
    found = equity(*asked("AsAh KsKh QsQh"))
    found_equities = [str(chances.equity) for chances in found.players]
    assert (found.boards, found_equities) == (1370754, ["1391389/2056131", "354307/2056131", "310435/2056131"])


@pytest.mark.parametrize("known", [3, 4, 5])
@settings(max_examples=5)
@given(st.data())
def test_with_a_board_it_is_as_every_board_counted_by_itself(known, data):
    number = data.draw(st.integers(2, 4))
    size = 2 * number + known
    cards = data.draw(st.lists(st.sampled_from(DECK), min_size=size + 20, max_size=size + 20, unique=True))
    hands = [cards[2 * i : 2 * i + 2] for i in range(number)]
    board, dead = cards[2 * number : size], cards[size:]
    found = equity(hands, board, dead)
    assert (found.boards, [chances.equity for chances in found.players]) == counted(hands, board, dead)


@settings(max_examples=6)
@given(st.data())
def test_before_the_flop_it_is_as_every_board_counted_by_itself(data):
    """With few cards left in the deck, flushes among them."""
    suited = [card for card in DECK if card.suit in "cd"]
    cards = data.draw(st.lists(st.sampled_from(suited), min_size=15, max_size=15, unique=True))
    hands = [cards[:2], cards[2:4], cards[4:6]]
    dead = rest(cards)
    found = equity(hands, (), dead)
    assert (found.boards, [chances.equity for chances in found.players]) == counted(hands, (), dead)


@given(st.data())
def test_probabilities_sum_to_one(data):
    number, known = data.draw(st.integers(2, 10)), data.draw(st.sampled_from((0, 3, 4, 5)))
    size = 2 * number + known
    cards = data.draw(st.lists(st.sampled_from(DECK), min_size=size, max_size=size, unique=True))
    found = equity([cards[2 * i : 2 * i + 2] for i in range(number)], cards[2 * number :])
    assert found.boards == comb(52 - size, 5 - known)
    assert sum(chances.equity for chances in found.players) == 1
    for chances in found.players:
        assert chances.win + chances.tie + chances.lose == 1
        assert chances.win <= chances.equity <= chances.win + chances.tie / 2


def test_suits_exchanged_change_nothing():
    one, other = equity(*asked("AsKs QhQd")), equity(*asked("AcKc QsQh"))
    assert one == other


def test_on_the_river_all_is_known():
    found = equity(*asked("AsAh KsKh", "2c3d7h9sJc"))
    assert (found.boards, found.players[0].win, found.players[1].lose) == (1, 1, 1)


@pytest.mark.parametrize(
    ("hands", "board", "dead", "code", "field"),
    [
        ("AsAh", "", "", "wrong_number_of_hands", "hands"),
        ("AsAh KsKh QsQh JsJh TsTh 9s9h 8s8h 7s7h 6s6h 5s5h 4s4h", "", "", "wrong_number_of_hands", "hands"),
        ("AsAh Ks", "", "", "too_few_cards", "hands[1]"),
        ("AsAh KsKhQd", "", "", "too_many_cards", "hands[1]"),
        ("AsAh KsAs", "", "", "card_too_often", "hands[1][1]"),
        ("AsAh KsKh", "2c3c", "", "no_such_board", "board"),
        ("AsAh KsKh", "2c3cKs", "", "card_too_often", "board[2]"),
        ("AsAh KsKh", "2c3c4c", "4c", "card_too_often", "dead[0]"),
    ],
)
def test_what_cannot_be_compared(hands, board, dead, code, field):
    with pytest.raises(Refused) as refused:
        equity(*asked(hands, board, dead))
    assert (refused.value.first.code, refused.value.first.field) == (code, field)


def test_a_deck_without_enough_cards_for_the_board_is_refused():
    hands = asked("AsAh KsKh")[0]
    with pytest.raises(Refused) as refused:
        equity(hands, (), rest(*hands)[4:])
    assert (refused.value.first.code, refused.value.first.field) == ("too_many_cards", "dead")
